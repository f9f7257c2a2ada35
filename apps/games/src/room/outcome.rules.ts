// Decides how the member's bets on a draw ended, and which tickets are listed as open. Pure.
import type { Receipt } from '@foyer/contract';

/** `back` is a return that is not more than the stake: it is told, and never celebrated. */
export type OutcomeKind = 'won' | 'back' | 'lost' | 'refunded';

/** Result of the member's bets on an issue. */
export interface Outcome {
  readonly issue: string;
  readonly kind: OutcomeKind;
  readonly stake: bigint;
  readonly amount: bigint;
}

const sumOf = (amounts: readonly string[]): bigint => amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);

/** The kind of a settled receipt, or of several as one. @assumed */
export const kindOf = (receipts: readonly Pick<Receipt, 'status' | 'total' | 'win'>[]): OutcomeKind => {
  if (receipts.every(({ status }) => status === 'refunded')) return 'refunded';
  const amount = sumOf(receipts.map(({ win }) => win));
  if (amount === 0n) return 'lost';
  return amount > sumOf(receipts.map(({ total }) => total)) ? 'won' : 'back';
};

export const outcomeOf = (issue: string, receipts: readonly Receipt[]): Outcome => ({
  issue,
  kind: kindOf(receipts),
  stake: sumOf(receipts.map(({ total }) => total)),
  amount: sumOf(receipts.map(({ win }) => win)),
});

/** The tickets under Open, the latest first: a settled one stays among them until the next draw closes, and while the member looks at it. */
export const openTickets = (
  tickets: readonly Receipt[],
  settledUntil: number,
  now: number,
  openedDraw: string | null,
): readonly Receipt[] =>
  tickets
    .filter(({ status, issue }) => status === 'open' || now < settledUntil || issue === openedDraw)
    .sort((a, b) => Date.parse(b.placedAt) - Date.parse(a.placedAt));
