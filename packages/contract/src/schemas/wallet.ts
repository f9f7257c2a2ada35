// Wallet: balance and the member's own ledger lines.
import * as z from 'zod/mini';
import { openEnum, orElse, pageOf, ReadAmount, ReadId, ReadText, ReadTime } from './read.ts';
import { CacheBuster, CurrencyCode, Cursor, Instant } from './values.ts';

export const Balance = z.object({ amount: ReadAmount, currency: CurrencyCode });

const TransactionType = z.enum(['demoCredit', 'stake', 'win', 'refund', 'deposit', 'withdraw', 'bonus', 'adjustment']);

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
      type: z.optional(TransactionType),
      from: z.optional(Instant),
      to: z.optional(Instant),
      cursor: Cursor,
    }),
    output: pageOf(Transaction),
  },
} as const;
