// An operator's accounts with vendors of games, and which of them are in maintenance.
import * as z from 'zod';
import { type Files, readJson, secretPath } from './files.ts';
import type { GameVendors, VendorDialect } from './merchant.ts';

const dialects = ['signedJson', 'signedForm'] as const satisfies readonly VendorDialect[];

export const VendorCode = z.string().regex(/^[A-Z0-9_]{1,32}$/, 'a vendor is upper-case letters, digits and _');
/** The vendor under whose name an operator's own instant games stand in lanes and are launched @assumed. */
export const INSTANT_VENDOR = 'INSTANT';
/** `{vendor}` stands for the demo's vendor of games; a stub runs on this machine. */
const Api = z
  .string()
  .regex(
    /^(https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[\w/-]*\w)?|http:\/\/127\.0\.0\.1:\d{1,5}(\/[\w/-]*\w)?|\{vendor\}\/[\w/-]*\w)$/,
    'an https address',
  );

const isOnce = (codes: readonly string[]): boolean => new Set(codes).size === codes.length;

/** The part `gameVendors` of merchant.json. */
export const GameVendorsFile = z
  .strictObject({
    /** A JSON file with the key of each vendor. */
    keysFile: z.string().min(1),
    accounts: z.array(z.strictObject({ vendor: VendorCode, dialect: z.enum(dialects), api: Api })),
    maintenance: z.array(VendorCode),
  })
  .refine(({ accounts }) => isOnce(accounts.map(({ vendor }) => vendor)), {
    path: ['accounts'],
    error: 'a vendor twice',
  })
  .refine(({ maintenance }) => isOnce(maintenance), { path: ['maintenance'], error: 'a vendor twice' })
  .refine(({ accounts, maintenance }) => maintenance.every((code) => accounts.some(({ vendor }) => vendor === code)), {
    path: ['maintenance'],
    error: 'a vendor that is not among accounts',
  });
type GameVendorsFile = z.infer<typeof GameVendorsFile>;

const Keys = z.record(
  VendorCode,
  z.string().regex(/^[\x21-\x7e]{32,256}$/, 'a key has 32 printable characters at least'),
);

/** The operator's vendors. Those of the demo's vendor are there only where it runs. */
export const readGameVendors = (
  files: Files,
  code: string,
  file: GameVendorsFile | undefined,
  { demo, vendorUrl = null }: { readonly demo: boolean; readonly vendorUrl?: string | null },
): GameVendors => {
  if (file === undefined) return { accounts: new Map(), maintenance: new Set() };
  const keysFile = secretPath(code, file.keysFile);
  const keys = readJson(files, keysFile, Keys) ?? {};
  const accounts = new Map(
    file.accounts.flatMap(({ vendor, dialect, api }) => {
      const key = keys[vendor];
      if (key === undefined) files.faults.add(keysFile, vendor, 'no key');
      if (key === undefined || (api.startsWith('{vendor}') && vendorUrl === null)) return [];
      // Everybody can read the demo's keys, and sign a win with them.
      if (key.startsWith('demo-only-') && !demo) files.faults.add(keysFile, vendor, 'a demo key: in demo mode only');
      return [[vendor, { dialect, api: api.replace('{vendor}', vendorUrl ?? ''), key }] as const];
    }),
  );
  return { accounts, maintenance: new Set(file.maintenance) };
};
