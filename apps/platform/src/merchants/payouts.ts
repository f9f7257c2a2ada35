// The accounts that an operator pays to, as merchant.json names them.
import { walletNetworks } from '@foyer/payout-accounts';
import * as z from 'zod';
import type { Payouts } from './merchant.ts';

const Name = z.string().trim().min(1).max(64);
const Code = z.string().regex(/^[a-z0-9-]{1,32}$/, 'a code is lower-case letters, digits and hyphens');
const MOST_COOL_DOWN_HOURS = 30 * 24;

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
  coolDownHours: z.int().min(0).max(MOST_COOL_DOWN_HOURS),
});

const none: Payouts = { banks: [], eWallets: [], networks: [], pix: false, coolDownHours: 0 };

export const payoutsOf = (file: z.infer<typeof PayoutsFile> | undefined): Payouts =>
  file === undefined ? none : { ...file, eWallets: file.eWallets.map((issuer) => ({ ...issuer, number: 'account' })) };
