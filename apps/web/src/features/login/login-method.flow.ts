// Chooses between the two log-in methods; the phone's code loads on demand.
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { LoginEntry } from './login.rules.ts';

export type LoginMethod = LoginEntry['type'];

/** `Part` is the component of the log-in by SMS; it stays loaded when the person switches to the password. */
export type LoginMethodState<Part> =
  | { readonly at: 'username'; readonly part: Part | null }
  | { readonly at: 'sms'; readonly part: Part | null };

export type LoginMethodEvent<Part> =
  | { readonly type: 'chosen'; readonly method: LoginMethod }
  | { readonly type: 'partArrived'; readonly part: Part }
  | { readonly type: 'partLost' };

export type LoginMethodEffect =
  /** Restores the method that was open before a refresh. */
  | { readonly do: 'find' }
  | { readonly do: 'keep'; readonly method: LoginMethod }
  | { readonly do: 'fetchPart' }
  | { readonly do: 'showLost' };

type LoginMethodFlow<Part> = Flow<LoginMethodState<Part>, LoginMethodEvent<Part>, LoginMethodEffect>;

/** The flow for one kind of part. */
export function loginMethodFlow<Part>(): LoginMethodFlow<Part> {
  const to = stepsOf<LoginMethodState<Part>, LoginMethodEffect>();
  return {
    name: 'login-method',
    start: to({ at: 'username', part: null }, { do: 'find' }),
    broken: {
      username: null,
      sms: (state) => (state.part ? to(state) : to({ ...state, at: 'username' }, { do: 'showLost' })),
    },
    on: {
      username: {
        chosen: (state, { method }) => {
          if (method === 'username') return to(state);
          const chosen = to({ ...state, at: method }, { do: 'keep', method });
          return state.part ? chosen : { ...chosen, effects: [...chosen.effects, { do: 'fetchPart' }] };
        },
      },
      sms: {
        chosen: (state, { method }) =>
          method === 'sms' ? to(state) : to({ ...state, at: method }, { do: 'keep', method }),
        partLost: (state) => to({ ...state, at: 'username' }, { do: 'showLost' }),
      },
    },
    anywhere: { partArrived: (state, { part }) => to({ ...state, part }) },
  };
}
