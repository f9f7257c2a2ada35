// Operators' accounts at each simulated vendor, read from the operators' own files: both sides hold the same key.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

export type Dialect = 'signedJson' | 'signedForm';

export interface Account {
  /** Code of the operator: the first part of every path of the API. */
  readonly operator: string;
  /** Code of the vendor: the second part. */
  readonly vendor: string;
  readonly dialect: Dialect;
  readonly key: string;
  /** The operator's colours, as declarations of CSS. */
  readonly colours: string;
}

interface MerchantFile {
  readonly gameVendors?: {
    readonly keysFile: string;
    readonly accounts: readonly { readonly vendor: string; readonly dialect: Dialect; readonly api: string }[];
  };
}

/** `{vendor}/aurora/RED_KITE`: the account that the operator has there. */
const VENDOR_API = /^\{vendor\}\/([a-z0-9-]+)\/([A-Z0-9_]+)$/;
/** Colours alone: whatever a token could do beside being a colour stays out. */
const COLOUR = /--(c-[\w-]+):\s*(#[0-9a-fA-F]{3,8}|rgba?\([\d\s.,%/]+\))\s*;/g;

const coloursOf = (folder: string): string => {
  const file = join(folder, 'tokens.css');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...text.matchAll(COLOUR)].map(([, name, value]) => `--${name}:${value}`).join(';');
};

export const accountKey = (operator: string, vendor: string): string => `${operator}/${vendor}`;

/** Accounts by operator and vendor. */
export function readAccounts(merchants: string): ReadonlyMap<string, Account> {
  const accounts = new Map<string, Account>();
  for (const name of readdirSync(merchants)) {
    const folder = join(merchants, name);
    const file = join(folder, 'merchant.json');
    if (!existsSync(file)) continue;
    // The platform has checked the files before it starts.
    const { gameVendors } = JSON.parse(readFileSync(file, 'utf8')) as MerchantFile;
    if (!gameVendors) continue;
    const keysFile = isAbsolute(gameVendors.keysFile) ? gameVendors.keysFile : join(folder, gameVendors.keysFile);
    const keys = JSON.parse(readFileSync(keysFile, 'utf8')) as Readonly<Record<string, string>>;
    const colours = coloursOf(folder);
    for (const { vendor, dialect, api } of gameVendors.accounts) {
      const [, operator, code] = VENDOR_API.exec(api) ?? [];
      const key = keys[vendor];
      if (!operator || !code || !key) continue;
      accounts.set(accountKey(operator, code), { operator, vendor: code, dialect, key, colours });
    }
  }
  return accounts;
}
