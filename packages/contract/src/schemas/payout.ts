// Payout accounts: where a member's withdrawals go to.
import * as z from 'zod/mini';
import { code } from './game.ts';
import { itemsOf, openEnum, orElse, ReadId, ReadText, ReadTime } from './read.ts';
import { stepUp, stepUpCodes } from './step-up.ts';
import { type CallErrors, nothing, text } from './values.ts';

/** Kinds of payout accounts. */
export const PayoutKind = z.enum(['bankCard', 'pix', 'eWallet', 'virtualWallet']);

/** A stored account: its number is covered but for its end. */
export const PayoutAccount = z.object({
  id: ReadId,
  kind: openEnum(PayoutKind.options, 'bankCard'),
  /** The bank, e-wallet or network by name: "Vietcombank", "TRC20". */
  issuer: orElse('issuer', ReadText, ''),
  /** "•••• 4242" */
  masked: ReadText,
  /** The holder's name, covered but for its beginnings. */
  holder: orElse('holder', ReadText, ''),
  addedAt: ReadTime,
  /** A new account takes withdrawals from then on @assumed */
  usableFrom: orElse('usableFrom', ReadTime, null),
});

/** A bank or e-wallet to choose from. `number`: what a bank knows its accounts by, where the back end says so @assumed */
export const PayoutIssuer = z.object({
  code: ReadId,
  name: ReadText,
  number: z.optional(openEnum(['account', 'card'], 'account')),
});

const issued = { issuer: code(32) };

/**
 * Accounts of a bank or e-wallet, PIX keys, and addresses, which have no holder.
 * @param beside what a call takes beside the account
 */
export const newPayoutAccount = <T extends Readonly<Record<string, z.ZodMiniType>>>(beside: T) => {
  const number = { number: text(128), ...beside };
  const named = { holder: text(64), ...number };
  return z.union([
    z.strictObject({ kind: z.enum(['bankCard', 'eWallet']), ...issued, ...named }),
    z.strictObject({ kind: z.literal('pix'), ...named }),
    z.strictObject({ kind: z.literal('virtualWallet'), ...issued, ...number }),
  ]);
};

export const payoutSchemas = {
  'wallet.accounts': { input: nothing, output: itemsOf(PayoutAccount) },
  'wallet.addAccount': {
    input: newPayoutAccount(stepUp),
    output: PayoutAccount,
  },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const payoutErrors = () =>
  ({
    'wallet.addAccount': [
      'account.number.invalid',
      'account.issuer.unknown',
      'account.holder.invalid',
      'account.holder.other',
      'account.taken',
      'account.limit',
      ...stepUpCodes,
    ],
  }) as const satisfies CallErrors<typeof payoutSchemas>;
