// SN-04, SN-05: finds the visitor's affiliate: host name, address, stored record.
import { hostOf } from '../navigation/host-of.ts';
import type { Kept } from '../navigation/kept-parameters.ts';
import { REG_INFO, type RegInfo } from '../storage/reg-info.ts';
import type { Store } from '../storage/store.ts';
import { isCurrent } from './marketing.ts';

export interface Affiliate {
  readonly code: string | null;
  readonly domain: string;
  readonly referralCode: string | null;
  /** The host's name says the code. */
  readonly byHost: boolean;
  /** Moment of the visit that brought the codes. */
  readonly at: number;
}

export interface AffiliateSources {
  readonly host: string;
  /** Hosts that the operator lists; a label in front of one of them is an affiliate's, unless it is listed itself. */
  readonly domains: readonly string[];
  /** Of the visit's address alone. */
  readonly query: Kept;
  /** The record of earlier visits, if it has not expired. */
  readonly stored: RegInfo | null;
  readonly now: number;
}

/** Labels in front of a domain that are the site's own. */
const OWN_LABELS: ReadonlySet<string> = new Set(['', 'www', 'm', 'games', 'bank', 'cdn']);

/** The characters of a host label that may be a code. */
const LABEL = /^[A-Za-z0-9_-]{1,128}$/;

/** A listed host, and the domain that it is the site's own label of: affiliates stand beside www. */
const domainsOf = (listed: string): readonly string[] => {
  const [label = '', ...domain] = listed.split('.');
  return OWN_LABELS.has(label) ? [listed, domain.join('.')] : [listed];
};

const labelOf = (name: string, listed: readonly string[]): string | null => {
  const host = hostOf(name);
  const [label = '', ...domain] = host.split('.');
  const isOwn = OWN_LABELS.has(label) || listed.includes(host);
  const isBelow = domain.length > 0 && listed.flatMap(domainsOf).includes(domain.join('.'));
  return isBelow && !isOwn && LABEL.test(label) ? label : null;
};

/**
 * The affiliate: the host's name goes first, then r, referralCode and affiliateCode of the address, then what was kept. A visit that
 * names any of them owes nothing to an earlier one: the codes of two visits never mix. r goes before affiliateCode @assumed.
 */
export function affiliateOf({ host, domains, query, stored, now }: AffiliateSources): Affiliate {
  const label = labelOf(host, domains);
  const { r, referralCode, affiliateCode } = query;
  const isNew = Boolean(r ?? referralCode ?? affiliateCode) || (label !== null && label !== stored?.affiliateCode);
  const earlier = isNew ? null : stored;
  const code = label ?? r ?? affiliateCode ?? earlier?.affiliateCode ?? null;
  const referral = referralCode ?? earlier?.referralCode ?? null;
  const isSame = code === (stored?.affiliateCode ?? null) && referral === (stored?.referralCode ?? null);
  return {
    code,
    domain: stored?.originalDomain ?? host,
    referralCode: referral,
    byHost: label !== null,
    at: (isSame ? stored?.at : undefined) ?? now,
  };
}

/** Returns the kept record of who brought the visitor. After 90 days only the first host is left of it. */
export function currentRegInfo(store: Pick<Store, 'read'>, now: number): RegInfo {
  const { affiliateCode, referralCode, originalDomain, at } = store.read(REG_INFO) ?? {};
  const codes = { ...(affiliateCode && { affiliateCode }), ...(referralCode && { referralCode }), ...(at && { at }) };
  return { ...(isCurrent(at ?? now, now) && codes), ...(originalDomain && { originalDomain }) };
}

/** Keeps the address's codes, for the registration that may come later. The first host a visitor came by stays. */
export function keepRegInfo(store: Store, { code, domain, referralCode, at }: Affiliate): void {
  store.write(REG_INFO, {
    ...(code && { affiliateCode: code }),
    ...(referralCode && { referralCode }),
    originalDomain: domain,
    ...((code || referralCode) && { at }),
  });
}
