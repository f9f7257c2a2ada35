// SN-04, SN-05: who brought this visitor: from the host's name, the address, and what was kept.
import { bag } from './shapes.ts';
import type { StorageKey, Store } from './store.ts';

export interface RegInfo {
  readonly affiliateCode?: string;
  readonly referralCode?: string;
  readonly originalDomain?: string;
}

const CODE = /^[A-Za-z0-9_.-]{1,128}$/;
const DOMAIN = /^[A-Za-z0-9.:-]{1,255}$/;

const field = (found: unknown, pattern: RegExp): string | undefined =>
  typeof found === 'string' && pattern.test(found) ? found : undefined;

function regInfoShape(found: unknown): RegInfo | null {
  const record = bag(found);
  if (!record) return null;
  const affiliateCode = field(record.affiliateCode, CODE);
  const referralCode = field(record.referralCode, CODE);
  const originalDomain = field(record.originalDomain, DOMAIN);
  return {
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
    ...(originalDomain && { originalDomain }),
  };
}

export const REG_INFO: StorageKey<RegInfo> = { name: 'reg_info', area: 'local', json: true, shape: regInfoShape };

export interface Affiliate {
  readonly code: string | null;
  readonly domain: string;
  readonly referralCode: string | null;
}

export interface AffiliateSources {
  readonly host: string;
  /** Domains of the operator; a label in front of one of them is an affiliate's. */
  readonly domains: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly stored: RegInfo | null;
}

/** Labels in front of a domain that are the site's own. */
const OWN_LABELS: ReadonlySet<string> = new Set(['', 'www', 'm', 'games', 'bank', 'cdn']);

const labelOf = (host: string, domains: readonly string[]): string | null => {
  const domain = domains.find((candidate) => host.endsWith(`.${candidate}`));
  const label = domain === undefined ? '' : host.slice(0, -domain.length - 1);
  return OWN_LABELS.has(label) || label.includes('.') || !CODE.test(label) ? null : label;
};

/** The affiliate: the host's name goes first, then r and affiliateCode of the address, then what was kept. */
export function affiliateOf({ host, domains, query, stored }: AffiliateSources): Affiliate {
  return {
    code: labelOf(host, domains) ?? query.affiliateCode ?? query.r ?? stored?.affiliateCode ?? null,
    domain: stored?.originalDomain ?? host,
    referralCode: query.referralCode ?? stored?.referralCode ?? null,
  };
}

/** Keeps what the address told, for the registration that may come later. The first host a visitor came by stays. */
export function keepRegInfo(store: Store, { code, domain, referralCode }: Affiliate): void {
  store.write(REG_INFO, {
    ...(code && { affiliateCode: code }),
    ...(referralCode && { referralCode }),
    originalDomain: domain,
  });
}
