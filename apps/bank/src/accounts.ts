// Operators' accounts with the bank, read from the operators' own files: both sides hold the same key.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

export type Dialect = 'signedJson' | 'signedForm';

export interface Account {
  /** Code of the operator: the first part of every path of the bank's API. */
  readonly code: string;
  readonly dialect: Dialect;
  readonly key: string;
}

interface MerchantFile {
  readonly payments?: {
    readonly providers: readonly { readonly dialect: Dialect; readonly api: string; readonly keyFile: string }[];
  };
}

/** `{bank}/aurora`: the account that the operator's provider stands for. */
const BANK_API = /^\{bank\}\/([a-z0-9-]+)$/;

/** Accounts by their code. */
export function readAccounts(merchants: string): ReadonlyMap<string, Account> {
  const accounts = new Map<string, Account>();
  for (const folder of readdirSync(merchants)) {
    const file = join(merchants, folder, 'merchant.json');
    if (!existsSync(file)) continue;
    // The platform has checked the file before it starts.
    const { payments } = JSON.parse(readFileSync(file, 'utf8')) as MerchantFile;
    for (const { dialect, api, keyFile } of payments?.providers ?? []) {
      const [, code] = BANK_API.exec(api) ?? [];
      if (code === undefined) continue;
      const path = isAbsolute(keyFile) ? keyFile : join(merchants, folder, keyFile);
      accounts.set(code, { code, dialect, key: readFileSync(path, 'utf8').trim() });
    }
  }
  return accounts;
}
