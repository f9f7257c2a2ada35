// Wallet: balance and the member's own ledger lines.
import * as z from 'zod/mini';
import { openEnum, orElse, pageOf, ReadAmount, ReadId, ReadNumber, ReadText, ReadTime } from './read.ts';
import { CacheBuster, CurrencyCode, Cursor, Instant, onRealDay } from './values.ts';

/** @assumed A member's cash; what is held for withdrawals and what is a bonus stand beside it, null where they are unknown. */
export const Balance = z.object({
  amount: ReadAmount,
  held: orElse('held', ReadAmount, null),
  bonus: orElse('bonus', ReadAmount, null),
  currency: CurrencyCode,
});

/** @assumed A withdrawal that is refused comes back as a line of its own; the bonus line is the bonus that became cash, the reward line is cash for a mission or points. */
const TransactionType = z.enum([
  'demoCredit',
  'stake',
  'win',
  'refund',
  'deposit',
  'withdraw',
  'withdrawReturn',
  'bonus',
  'reward',
  'adjustment',
]);

/** @assumed Transactions are filtered by four kinds: a player looks for bets, not for stakes. */
export const TransactionFilter = z.enum(['deposit', 'withdraw', 'bet', 'other']);

export const Transaction = z.object({
  id: ReadId,
  type: openEnum(TransactionType.options, 'adjustment'),
  amount: ReadAmount,
  balanceAfter: ReadAmount,
  currency: CurrencyCode,
  at: ReadTime,
  /** The purpose of the transaction, in words of the caller's language: "Rapid 5 · 2418". */
  subject: orElse('subject', ReadText, ''),
  /** @assumed The receipt, round or order of it. */
  reference: orElse('reference', ReadText, null),
  /** @assumed The game of a stake and of what came back, as it is launched; null for a lottery, whose reference is the receipt. */
  game: orElse('game', z.nullable(z.object({ vendor: ReadText, code: ReadId })), null),
});

/** The sums of a kind of movement over a period, in minor units; 0 where a back end does not say. */
const sum = (name: string) => orElse(name, ReadAmount, '0');

/** @assumed The specification names the two counts; the sums of the period stand beside them. Days are those of UTC. */
export const WalletSummary = z.object({
  totalDepositSuccessCount: orElse('totalDepositSuccessCount', ReadNumber, 0),
  totalWithdrawSuccessCount: orElse('totalWithdrawSuccessCount', ReadNumber, 0),
  firstDepositAt: orElse('firstDepositAt', ReadTime, null),
  deposits: sum('deposits'),
  withdrawals: sum('withdrawals'),
  stakes: sum('stakes'),
  wins: sum('wins'),
  refunds: sum('refunds'),
  currency: orElse('currency', CurrencyCode, null),
});

/** A day of UTC, the last one of a period included: "2026-11-24". */
const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

export const walletSchemas = {
  'wallet.balance': { input: z.strictObject({ _: CacheBuster }), output: Balance },
  'wallet.transactions': {
    input: z.strictObject({
      type: z.optional(TransactionFilter),
      from: z.optional(onRealDay(Instant)),
      to: z.optional(onRealDay(Instant)),
      cursor: Cursor,
    }),
    output: pageOf(Transaction),
  },
  'wallet.summary': {
    input: z.strictObject({ from: z.optional(onRealDay(Day)), to: z.optional(onRealDay(Day)) }),
    output: WalletSummary,
  },
} as const;
