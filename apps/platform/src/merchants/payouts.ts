// The accounts that an operator pays to, and its rules of withdrawals, as merchant.json names them.
import { walletNetworks } from '@foyer/payout-accounts';
import * as z from 'zod';
import type { Payouts, Withdrawals } from './merchant.ts';

const Name = z.string().trim().min(1).max(64);
const Code = z.string().regex(/^[a-z0-9-]{1,32}$/, 'a code is lower-case letters, digits and hyphens');
/** Minor units. */
const Amount = z.string().regex(/^[1-9]\d{0,14}$/, 'an amount in minor units');
const MONTH_MINUTES = 30 * 24 * 60;
const MOST_TURNOVER = 10_000;

const issuers = <T extends z.ZodType<{ code: string; name: string }>>(issuer: T) =>
  z
    .array(issuer)
    .default([])
    .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, { error: 'a code twice' });

/** The part `payouts` of merchant.json. */
export const PayoutsFile = z.strictObject({
  banks: issuers(z.strictObject({ code: Code, name: Name, number: z.enum(['card', 'account']) })),
  eWallets: issuers(z.strictObject({ code: Code, name: Name })),
  networks: z.array(z.enum(walletNetworks as [string, ...string[]])).default([]),
  pix: z.boolean().default(false),
  coolDownMinutes: z.int().min(0).max(MONTH_MINUTES),
});

const none: Payouts = { banks: [], eWallets: [], networks: [], pix: false, coolDownMinutes: 0 };

export const payoutsOf = (file: z.infer<typeof PayoutsFile> | undefined): Payouts =>
  file === undefined ? none : { ...file, eWallets: file.eWallets.map((issuer) => ({ ...issuer, number: 'account' })) };

/** The part `withdrawals` of merchant.json. */
export const WithdrawalsFile = z
  .strictObject({
    min: Amount,
    max: Amount,
    minutes: z.int().min(0).max(MONTH_MINUTES),
    mayCancel: z.boolean().default(false),
    turnover: z.int().min(0).max(MOST_TURNOVER).default(0),
    twoPeopleFrom: Amount.optional(),
    identityCheckFrom: Amount.optional(),
  })
  .refine(({ min, max }) => BigInt(min) <= BigInt(max), { path: ['max'], error: 'less than min' });

/** Without rules nothing can be withdrawn. */
const closed: Withdrawals = {
  min: 1n,
  max: 0n,
  minutes: 0,
  mayCancel: false,
  turnover: 0,
  twoPeopleFrom: null,
  identityCheckFrom: null,
};

const amountOf = (text: string | undefined): bigint | null => (text === undefined ? null : BigInt(text));

export const withdrawalsOf = (file: z.infer<typeof WithdrawalsFile> | undefined): Withdrawals =>
  file === undefined
    ? closed
    : {
        ...file,
        min: BigInt(file.min),
        max: BigInt(file.max),
        twoPeopleFrom: amountOf(file.twoPeopleFrom),
        identityCheckFrom: amountOf(file.identityCheckFrom),
      };
