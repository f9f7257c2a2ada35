// DF-01, HT-11: watches the page's domain by its status: at start, in doubt, until recovered.
import { type Flow, stepsOf } from '../flow/flow.ts';
import type { Failure } from '../http/outcome.ts';

/** Milliseconds from a status call without an answer to the next one: one lost packet is no dead domain. */
const DOUBT_MS = 3000;
/** Milliseconds between two status calls to a failing domain. */
const HEAL_MS = 8000;
/** Milliseconds for which a good answer counts: a doubt within that time waits as long before the next call. */
const FRESH_MS = 5000;
/** Milliseconds after which an app that becomes visible again makes the status call. */
const SEEN_AGAIN_MS = 60_000;

export type DomainWatchState =
  /** `first`: no failure has been shown yet; `doubts`: calls in a row without an answer. */
  | { readonly at: 'asking'; readonly first: boolean; readonly doubts: number }
  | { readonly at: 'well'; readonly since: number }
  | { readonly at: 'doubtful'; readonly doubts: number }
  /** Nobody answered twice in a row: the domain, or the connection. */
  | { readonly at: 'judging'; readonly failure: Failure }
  | { readonly at: 'failing' }
  | { readonly at: 'checking' };

export type DomainWatchEvent =
  | { readonly type: 'answered'; readonly now: number }
  | { readonly type: 'notAvailable'; readonly failure: Failure }
  | { readonly type: 'unanswered'; readonly failure: Failure }
  /** Another refusal, or no connection: says nothing about the domain. */
  | { readonly type: 'failed'; readonly failure: Failure; readonly now: number }
  /** Another domain answers, or nobody can say: it is the domain. */
  | { readonly type: 'domainLost' }
  /** No other domain answers: it is the connection, which a phone may not notice. */
  | { readonly type: 'connectionLost' }
  | { readonly type: 'doubted'; readonly now: number }
  | { readonly type: 'seenAgain'; readonly now: number }
  | { readonly type: 'timePassed' };

export type DomainWatchEffect =
  | { readonly do: 'check' }
  /**
   * After a call without an answer: makes the lightest call there is, to distinguish a slow back end from a dead
   * domain.
   */
  | { readonly do: 'checkAgain' }
  | { readonly do: 'askOthers' }
  | { readonly do: 'wait'; readonly ms: number }
  /** HT-11: the failed call has a reaction of its own. */
  | { readonly do: 'react'; readonly failure: Failure }
  | { readonly do: 'showFailing'; readonly message: string; readonly reference: string }
  | { readonly do: 'showHealed' };

const to = stepsOf<DomainWatchState, DomainWatchEffect>();
const check: DomainWatchEffect = { do: 'check' };
/** `message`: the back end's own, if it sent one. */
const fail = ({ reference }: Failure, message: string) =>
  to({ at: 'failing' }, { do: 'showFailing', message, reference }, { do: 'wait', ms: HEAL_MS });
const giveUp = (_: unknown, { failure }: { readonly failure: Failure }) => fail(failure, failure.message);
const stillFailing = () => to({ at: 'failing' }, { do: 'wait', ms: HEAL_MS });

export const domainWatchFlow: Flow<DomainWatchState, DomainWatchEvent, DomainWatchEffect> = {
  name: 'domainWatch',
  start: to({ at: 'asking', first: true, doubts: 0 }, check),
  broken: {
    // Nobody waits for this call: the next one tries again.
    asking: ({ doubts }) => to({ at: 'doubtful', doubts }, { do: 'wait', ms: DOUBT_MS }),
    well: null,
    doubtful: null,
    judging: ({ failure }) => fail(failure, ''),
    failing: null,
    checking: stillFailing,
  },
  on: {
    asking: {
      answered: (_, { now }) => to({ at: 'well', since: now }),
      notAvailable: giveUp,
      // A domain that cannot be reached at all is one that fails, though nobody can say so @assumed.
      unanswered: ({ first, doubts }, { failure }) =>
        doubts > 0
          ? to({ at: 'judging', failure }, { do: 'askOthers' })
          : to({ at: 'doubtful', doubts: doubts + 1 }, ...(first ? [{ do: 'react', failure } as const] : []), {
              do: 'wait',
              ms: DOUBT_MS,
            }),
      failed: ({ first }, { failure, now }) =>
        to({ at: 'well', since: now }, ...(first ? [{ do: 'react', failure } as const] : [])),
    },
    well: {
      notAvailable: giveUp,
      doubted: ({ since }, { now }) =>
        now - since < FRESH_MS
          ? to({ at: 'doubtful', doubts: 0 }, { do: 'wait', ms: FRESH_MS })
          : to({ at: 'asking', first: false, doubts: 0 }, check),
      seenAgain: (state, { now }) =>
        now - state.since < SEEN_AGAIN_MS ? to(state) : to({ at: 'asking', first: false, doubts: 0 }, check),
    },
    doubtful: {
      notAvailable: giveUp,
      timePassed: ({ doubts }) => to({ at: 'asking', first: false, doubts }, doubts > 0 ? { do: 'checkAgain' } : check),
    },
    judging: {
      notAvailable: giveUp,
      domainLost: ({ failure }) => fail(failure, ''),
      connectionLost: () => to({ at: 'doubtful', doubts: 1 }, { do: 'wait', ms: HEAL_MS }),
    },
    failing: { timePassed: () => to({ at: 'checking' }, check) },
    checking: {
      answered: (_, { now }) => to({ at: 'well', since: now }, { do: 'showHealed' }),
      notAvailable: stillFailing,
      unanswered: stillFailing,
      failed: stillFailing,
    },
  },
};
