// Chooses between the two ways to log in; the phone's code loads on demand.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { LoginEntry } from './login.rules.ts';

export type LoginWay = LoginEntry['type'];

/** `Part` is the component of the phone's way; it stays loaded when the person switches to the other way. */
export type LoginWayState<Part> =
  | { readonly at: 'username'; readonly part: Part | null }
  | { readonly at: 'sms'; readonly part: Part | null };

export type LoginWayEvent<Part> =
  | { readonly type: 'chosen'; readonly way: LoginWay }
  | { readonly type: 'partArrived'; readonly part: Part }
  | { readonly type: 'partLost' };

export type LoginWayEffect =
  /** Restores the way that was open before a refresh. */
  | { readonly do: 'find' }
  | { readonly do: 'keep'; readonly way: LoginWay }
  | { readonly do: 'fetchPart' }
  | { readonly do: 'showLost' };

type LoginWayFlow<Part> = Flow<LoginWayState<Part>, LoginWayEvent<Part>, LoginWayEffect>;

/** The flow for one kind of part. */
export function loginWayFlow<Part>(): LoginWayFlow<Part> {
  const to = stepsOf<LoginWayState<Part>, LoginWayEffect>();
  return {
    name: 'login-way',
    start: to({ at: 'username', part: null }, { do: 'find' }),
    broken: {
      username: null,
      sms: (state) => (state.part ? to(state) : to({ ...state, at: 'username' }, { do: 'showLost' })),
    },
    on: {
      username: {
        chosen: (state, { way }) => {
          if (way === 'username') return to(state);
          const chosen = to({ ...state, at: way }, { do: 'keep', way });
          return state.part ? chosen : { ...chosen, effects: [...chosen.effects, { do: 'fetchPart' }] };
        },
      },
      sms: {
        chosen: (state, { way }) => (way === 'sms' ? to(state) : to({ ...state, at: way }, { do: 'keep', way })),
        partLost: (state) => to({ ...state, at: 'username' }, { do: 'showLost' }),
      },
    },
    anywhere: { partArrived: (state, { part }) => to({ ...state, part }) },
  };
}
