// A page of rewards on which the member acts: one thing at a time, and then the page is loaded anew.
import { type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';

interface Shown<D> {
  readonly data: D;
  /** The last load had no answer: what is seen may be old. */
  readonly isStale: boolean;
}

export type ActState<D> =
  | ({ readonly at: 'idle' } & Shown<D>)
  /** The member confirms, and the platform is asked. */
  | ({ readonly at: 'acting'; readonly id: string } & Shown<D>)
  /** `id`: what the member has just acted on; null where the page is only looked at anew. */
  | ({ readonly at: 'loading'; readonly id: string | null } & Shown<D>);

export type ActEvent<D, A> =
  | { readonly type: 'tapped'; readonly act: A; readonly id: string }
  /** The member does not want to. */
  | { readonly type: 'cancelled' }
  /** Whatever came of it: a load finds out. */
  | { readonly type: 'acted' }
  /** The page is seen again, a time is over, or the member wants another try. */
  | { readonly type: 'loadDue' }
  | { readonly type: 'loaded'; readonly data: D }
  | { readonly type: 'loadFailed' };

export type ActEffect<D, A> =
  | { readonly do: 'act'; readonly act: A; readonly id: string; readonly data: D }
  | { readonly do: 'load' }
  /** Waits until a time of the page is over. */
  | { readonly do: 'wait'; readonly data: D };

/** Returns the flow of a page as it was loaded. */
export function actFlow<D, A>(name: string, data: D): Flow<ActState<D>, ActEvent<D, A>, ActEffect<D, A>> {
  type Next = Step<ActState<D>, ActEffect<D, A>>;
  const to = stepsOf<ActState<D>, ActEffect<D, A>>();
  const idle = ({ data, isStale }: Shown<D>): Next => to({ at: 'idle', data, isStale }, { do: 'wait', data });
  const load = ({ data, isStale }: Shown<D>, id: string | null): Next =>
    to({ at: 'loading', id, data, isStale }, { do: 'load' });
  const act = ({ data, isStale }: Shown<D>, { act, id }: { readonly act: A; readonly id: string }): Next =>
    to({ at: 'acting', id, data, isStale }, { do: 'act', act, id, data });
  const missed = ({ data }: Shown<D>): Next => idle({ data, isStale: true });
  return {
    name,
    start: idle({ data, isStale: false }),
    broken: { idle: null, acting: (state) => load(state, state.id), loading: missed },
    on: {
      idle: { tapped: act, loadDue: (state) => load(state, null) },
      acting: { cancelled: idle, acted: (state) => load(state, state.id) },
      loading: {
        // A look at the page stops nobody. What was just done has changed it: the next tap waits for that.
        tapped: (state, tap) => (state.id === null ? act(state, tap) : to(state)),
        loaded: (_, { data }) => idle({ data, isStale: false }),
        loadFailed: missed,
      },
    },
  };
}

/** True for what the member acts on, until the page knows what came of it. */
export const isActedOn = <D>(state: ActState<D>, id: string): boolean => state.at !== 'idle' && state.id === id;
