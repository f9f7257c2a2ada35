// DF-01, HT-11: whether the page's own domain is well. Asked by the status call: at the start, after a doubt, and until it heals.
import { type Flow, stepsOf } from '../flow/flow.ts';
import type { Failure } from '../http/outcome.ts';

/** After an ask without an answer the next one comes so soon: one lost packet is no dead domain. */
const DOUBT_MS = 3000;
/** A failing domain is asked so often whether it is well again. */
const HEAL_MS = 8000;
/** A domain that was well a moment ago is not asked at once, however many doubt it. */
const FRESH_MS = 5000;
/** An app that comes back into sight after this asks again. */
const SEEN_AGAIN_MS = 60_000;

export type DomainWatchState =
  /** `first`: nobody has been told yet; `doubts`: asks in a row that got no answer. */
  | { readonly at: 'asking'; readonly first: boolean; readonly doubts: number }
  | { readonly at: 'well'; readonly since: number }
  | { readonly at: 'doubtful'; readonly doubts: number }
  | { readonly at: 'failing' }
  | { readonly at: 'checking' };

export type DomainWatchEvent =
  | { readonly type: 'answered'; readonly now: number }
  | { readonly type: 'notAvailable'; readonly said: string }
  | { readonly type: 'unanswered'; readonly failure: Failure }
  /** Another refusal, or no connection: says nothing about the domain. */
  | { readonly type: 'failed'; readonly failure: Failure; readonly now: number }
  | { readonly type: 'doubted'; readonly now: number }
  | { readonly type: 'seenAgain'; readonly now: number }
  | { readonly type: 'timePassed' };

export type DomainWatchEffect =
  | { readonly do: 'ask' }
  /** After an ask without an answer: the lightest question there is, so that a slow back end is told from a dead domain. */
  | { readonly do: 'askAgain' }
  | { readonly do: 'wait'; readonly ms: number }
  /** HT-11: the failed call has a reaction of its own. */
  | { readonly do: 'react'; readonly failure: Failure }
  | { readonly do: 'tellFailing'; readonly said: string }
  | { readonly do: 'tellHealed' };

const to = stepsOf<DomainWatchState, DomainWatchEffect>();
const ask: DomainWatchEffect = { do: 'ask' };
const fail = (said: string) => to({ at: 'failing' }, { do: 'tellFailing', said }, { do: 'wait', ms: HEAL_MS });
const stillFailing = () => to({ at: 'failing' }, { do: 'wait', ms: HEAL_MS });

export const domainWatchFlow: Flow<DomainWatchState, DomainWatchEvent, DomainWatchEffect> = {
  name: 'domainWatch',
  start: to({ at: 'asking', first: true, doubts: 0 }, ask),
  broken: {
    // Nobody waits for it: the next look tries again.
    asking: ({ doubts }) => to({ at: 'doubtful', doubts }, { do: 'wait', ms: DOUBT_MS }),
    well: null,
    doubtful: null,
    failing: null,
    checking: stillFailing,
  },
  on: {
    asking: {
      answered: (_, { now }) => to({ at: 'well', since: now }),
      notAvailable: (_, { said }) => fail(said),
      // A domain that cannot be reached at all is one that fails, though nobody can say so @assumed.
      unanswered: ({ first, doubts }, { failure }) =>
        doubts > 0
          ? fail('')
          : to({ at: 'doubtful', doubts: doubts + 1 }, ...(first ? [{ do: 'react', failure } as const] : []), {
              do: 'wait',
              ms: DOUBT_MS,
            }),
      failed: ({ first }, { failure, now }) =>
        to({ at: 'well', since: now }, ...(first ? [{ do: 'react', failure } as const] : [])),
    },
    well: {
      notAvailable: (_, { said }) => fail(said),
      doubted: ({ since }, { now }) =>
        now - since < FRESH_MS
          ? to({ at: 'doubtful', doubts: 0 }, { do: 'wait', ms: FRESH_MS })
          : to({ at: 'asking', first: false, doubts: 0 }, ask),
      seenAgain: (state, { now }) =>
        now - state.since < SEEN_AGAIN_MS ? to(state) : to({ at: 'asking', first: false, doubts: 0 }, ask),
    },
    doubtful: {
      notAvailable: (_, { said }) => fail(said),
      timePassed: ({ doubts }) => to({ at: 'asking', first: false, doubts }, doubts > 0 ? { do: 'askAgain' } : ask),
    },
    failing: { timePassed: () => to({ at: 'checking' }, ask) },
    checking: {
      answered: (_, { now }) => to({ at: 'well', since: now }, { do: 'tellHealed' }),
      notAvailable: stillFailing,
      unanswered: stillFailing,
      failed: stillFailing,
    },
  },
};
