// Looks for one bet of the member that is not among the latest.
import { type Flow, type Runner, stepsOf } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';
import type { Bet } from './my-bets.rules.ts';

export type OneBetState =
  | { readonly at: 'looking' }
  | { readonly at: 'found'; readonly bet: Bet }
  /** Nobody knows it. */
  | { readonly at: 'missing' }
  /** The answer did not come. */
  | { readonly at: 'failed' };

export type OneBetEvent =
  | { readonly type: 'answered'; readonly bet: Bet | null }
  | { readonly type: 'unanswered' }
  | { readonly type: 'retryTapped' };

export interface OneBetEffect {
  readonly do: 'look';
}

const to = stepsOf<OneBetState, OneBetEffect>();

/** Begins with the bet where the page has it. */
export const oneBetFlow = (known: Bet | null): Flow<OneBetState, OneBetEvent, OneBetEffect> => ({
  name: 'one-bet',
  start: known === null ? to({ at: 'looking' }, { do: 'look' }) : to({ at: 'found', bet: known }),
  broken: { looking: () => to({ at: 'failed' }), found: null, missing: null, failed: null },
  on: {
    looking: {
      answered: (_, { bet }) => to(bet === null ? { at: 'missing' } : { at: 'found', bet }),
      unanswered: () => to({ at: 'failed' }),
    },
    found: {},
    missing: {},
    failed: { retryTapped: () => to({ at: 'looking' }, { do: 'look' }) },
  },
});

export const oneBetRunner =
  (load: Load, id: string): Runner<OneBetEvent, OneBetEffect> =>
  async (_, send) => {
    const outcome = await load('game.bets', { receipt: id });
    // What the platform refuses it will refuse again: it knows no bet of that id.
    if (!outcome.ok && outcome.kind !== 'refused') return send({ type: 'unanswered' });
    // A back end that does not look for one bet answers its latest ones.
    const bet = outcome.ok ? outcome.value.items.find(({ receipt }) => receipt === id) : undefined;
    send({ type: 'answered', bet: bet ?? null });
  };
