// Wallet: balance and the member's own ledger lines.
import * as z from 'zod/mini';
import { openEnum, orElse, pageOf, ReadAmount, ReadId, ReadText, ReadTime } from './read.ts';
import { CacheBuster, CurrencyCode, Cursor, Instant } from './values.ts';

export const Balance = z.object({ amount: ReadAmount, currency: CurrencyCode });

/** @assumed A withdrawal that is refused comes back as a line of its own; the bonus line is the bonus that became cash. */
const TransactionType = z.enum([
  'demoCredit',
  'stake',
  'win',
  'refund',
  'deposit',
  'withdraw',
  'withdrawReturn',
  'bonus',
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
  reference: orElse('reference', ReadText, null),
});

export const walletSchemas = {
  'wallet.balance': { input: z.strictObject({ _: CacheBuster }), output: Balance },
  'wallet.transactions': {
    input: z.strictObject({
      type: z.optional(TransactionFilter),
      from: z.optional(Instant),
      to: z.optional(Instant),
      cursor: Cursor,
    }),
    output: pageOf(Transaction),
  },
} as const;
