// SN-04: the kept record of who brought this visitor.
import { asRecord } from './shapes.ts';
import type { StorageKey } from './store.ts';

export interface RegInfo {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly originalDomain?: string;
  /** Moment of the visit that brought the codes, in milliseconds. */
  readonly at?: number;
}

const CODE = /^[A-Za-z0-9_.-]{1,128}$/;
const DOMAIN = /^[A-Za-z0-9.:-]{1,255}$/;

const field = (found: unknown, pattern: RegExp): string | undefined =>
  typeof found === 'string' && pattern.test(found) ? found : undefined;

function regInfoShape(found: unknown): RegInfo | null {
  const record = asRecord(found);
  if (!record) return null;
  const affiliateCode = field(record.affiliateCode, CODE);
  const referralCode = field(record.referralCode, CODE);
  const originalDomain = field(record.originalDomain, DOMAIN);
  return {
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
    ...(originalDomain && { originalDomain }),
    ...(typeof record.at === 'number' && { at: record.at }),
  };
}

export const REG_INFO: StorageKey<RegInfo> = { name: 'reg_info', area: 'local', json: true, shape: regInfoShape };
