// RG-03: finds the affiliate of a member; a request's claims count only for known affiliates.

import type { AffiliateSource } from '../../../member.ts';
import { hostOf } from '../../../merchants/hosts.ts';
import type { Merchant } from '../../../merchants/merchant.ts';

/** The facts about its origin that a request claims. */
export interface AffiliateClaims {
  readonly affiliateCode?: string | undefined;
  readonly referralCode?: string | undefined;
  readonly domain?: string | undefined;
}

export interface FoundAffiliate {
  readonly affiliate: string;
  readonly affiliateBy: AffiliateSource;
}

type Affiliates = Pick<Merchant, 'affiliates' | 'hosts' | 'settings'>;

const ownDomains = ({ hosts, settings }: Affiliates): string[] => [
  ...hosts,
  ...settings.domainList.map(({ domainName }) => new URL(domainName).hostname),
];

/** By a host of the affiliate's own, or by its code in front of one of the operator's. */
const byHost = (merchant: Affiliates, typed: string | undefined): string | null => {
  const host = typed === undefined ? null : hostOf(typed);
  if (host === null) return null;
  const label = ownDomains(merchant)
    .filter((domain) => host.endsWith(`.${domain}`))
    .map((domain) => host.slice(0, -domain.length - 1))[0];
  const found = merchant.affiliates.find(({ code, hosts }) => hosts.includes(host) || code.toLowerCase() === label);
  return found?.code ?? null;
};

/** The first source that names an affiliate the operator knows, in the specification's order; null when none does. */
export const affiliateOf = (merchant: Affiliates, host: string, claims: AffiliateClaims): FoundAffiliate | null => {
  const { affiliates } = merchant;
  const byCode = affiliates.find(({ code }) => code === claims.affiliateCode)?.code;
  const byReferral = affiliates.find(
    ({ referralCode }) => referralCode !== null && referralCode === claims.referralCode,
  )?.code;
  const sources: readonly (readonly [AffiliateSource, string | null | undefined])[] = [
    ['host', byHost(merchant, host)],
    ['affiliateCode', byCode],
    ['referralCode', byReferral],
    ['domain', byHost(merchant, claims.domain)],
  ];
  for (const [affiliateBy, affiliate] of sources) if (affiliate) return { affiliate, affiliateBy };
  return null;
};
