// Checks a bet before it is booked: its stake, its lines, and that bets on its issue are open.
import type { InputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { holdForBet } from './issue-store.ts';
import { checkedLine } from './line.rules.ts';
import type { Line, Lottery } from './lottery.ts';
import type { ReceiptRow } from './receipt-store.ts';

export type BetInput = InputOf<'games.bet'>;

const stakeOf = ({ stake }: BetInput, merchant: Merchant): bigint => {
  const amount = BigInt(stake);
  if (amount < BigInt(merchant.stake.min) || amount > BigInt(merchant.stake.max))
    throw new Refusal('stake.out.of.range');
  return amount;
};

const linesOf = (lottery: Lottery, input: BetInput): Line[] =>
  input.lines.map((wire) => {
    const line = checkedLine(lottery, wire);
    if (line === null) throw new Refusal('bet.invalid');
    return line;
  });

/** Returns the money and the open lines of a bet, or throws the refusal. */
export const checkedBet = (
  lottery: Lottery,
  input: BetInput,
  merchant: Merchant,
): Pick<ReceiptRow, 'stake' | 'total' | 'lines'> => {
  const stake = stakeOf(input, merchant);
  const lines = linesOf(lottery, input);
  return {
    stake,
    total: stake * BigInt(lines.length),
    lines: lines.map((line) => ({ ...line, status: 'open', win: '0' })),
  };
};

/** Refuses unless bets on the issue are open; from here to the end of the transaction it cannot be drawn. */
export const requireOpen = async (tx: Tx, game: string, issue: string, now: Date): Promise<void> => {
  const held = await holdForBet(tx, game, issue);
  if (held === null || held.opensAt > now) throw new Refusal('issue.unknown');
  if (held.status !== 'open' || held.closesAt <= now) throw new Refusal('issue.closed');
};
