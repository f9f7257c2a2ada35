// One bet until its final answer. It keeps its key until then, so that it cannot book twice.
import type { BetLine, Receipt } from '@foyer/contract';
import { type Failure, isFinal, type Refusal } from '../wire/outcome.ts';

export interface Intent {
  readonly key: string;
  /** The member who places the bet: another member who opens the room in this tab never sends it. */
  readonly member: string;
  readonly game: string;
  readonly issue: string;
  readonly lines: readonly BetLine[];
  readonly stake: string;
}

export type Bet =
  | { readonly at: 'idle' }
  | { readonly at: 'sending'; readonly intent: Intent; readonly attempt: number }
  | { readonly at: 'checking'; readonly intent: Intent; readonly attempt: number }
  | { readonly at: 'refused'; readonly code: string; readonly message: string }
  | { readonly at: 'placed'; readonly receipt: Receipt };

export type BetEvent =
  | { readonly type: 'pressed'; readonly intent: Intent }
  | { readonly type: 'restored'; readonly intent: Intent }
  | { readonly type: 'placed'; readonly receipt: Receipt }
  | { readonly type: 'failed'; readonly failure: Failure }
  | { readonly type: 'retried' }
  | { readonly type: 'dismissed' };

export type BetEffect =
  | { readonly do: 'keepIntent'; readonly intent: Intent | null }
  | { readonly do: 'sendBet'; readonly intent: Intent; readonly afterMs: number };

type Step = readonly [Bet, readonly BetEffect[]];

const WAITS_MS = [1_000, 2_000, 4_000, 8_000] as const;

/** Pause before the next question about an unknown outcome. */
export const waitBefore = (attempt: number): number => WAITS_MS[Math.min(attempt, WAITS_MS.length) - 1] ?? 8_000;

const send = (intent: Intent, afterMs: number): BetEffect => ({ do: 'sendBet', intent, afterMs });

const isUnderWay = (bet: Bet): bet is Extract<Bet, { intent: Intent }> => bet.at === 'sending' || bet.at === 'checking';

const refused = ({ code, message }: Refusal): Step => [
  { at: 'refused', code, message },
  [{ do: 'keepIntent', intent: null }],
];

/** The next state and what to do. Events that do not fit the state change nothing. */
export const betStep = (bet: Bet, event: BetEvent): Step => {
  switch (event.type) {
    case 'pressed':
      if (isUnderWay(bet)) return [bet, []];
      return [
        { at: 'sending', intent: event.intent, attempt: 1 },
        [{ do: 'keepIntent', intent: event.intent }, send(event.intent, 0)],
      ];
    case 'restored':
      return isUnderWay(bet)
        ? [bet, []]
        : [{ at: 'checking', intent: event.intent, attempt: 1 }, [send(event.intent, 0)]];
    case 'placed':
      return isUnderWay(bet)
        ? [{ at: 'placed', receipt: event.receipt }, [{ do: 'keepIntent', intent: null }]]
        : [bet, []];
    case 'failed': {
      if (!isUnderWay(bet)) return [bet, []];
      if (isFinal(event.failure, bet.at === 'checking')) return refused(event.failure);
      const { intent, attempt } = bet;
      return [{ at: 'checking', intent, attempt: attempt + 1 }, [send(intent, waitBefore(attempt))]];
    }
    case 'retried':
      return bet.at === 'checking' ? [bet, [send(bet.intent, 0)]] : [bet, []];
    case 'dismissed':
      return isUnderWay(bet) ? [bet, []] : [{ at: 'idle' }, []];
  }
};
