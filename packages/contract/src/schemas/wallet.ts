// Wallet: balance and the member's own ledger lines.
import * as z from 'zod/mini';
import { Amount, CacheBuster, CurrencyCode, Cursor, Instant, page } from './values.ts';

export const Balance = z.object({ amount: Amount, currency: CurrencyCode });

export const Transaction = z.object({
  id: z.string(),
  type: z.enum(['demoCredit', 'stake', 'win', 'refund', 'deposit', 'withdraw', 'bonus', 'adjustment']),
  amount: Amount,
  balanceAfter: Amount,
  currency: CurrencyCode,
  at: Instant,
  /** What it was for, in words of the caller's language: "Rapid 5 · 2418". */
  subject: z.string(),
  reference: z.nullable(z.string()),
});

export const walletSchemas = {
  'wallet.balance': { input: z.strictObject({ _: CacheBuster }), output: Balance },
  'wallet.transactions': {
    input: z.strictObject({
      type: z.optional(Transaction.shape.type),
      from: z.optional(Instant),
      to: z.optional(Instant),
      cursor: Cursor,
    }),
    output: page(Transaction),
  },
} as const;
