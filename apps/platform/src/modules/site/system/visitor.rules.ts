// Computes the status and the country of one visitor. Pure.
import type { LanguageCode, OutputOf, Status } from '@foyer/contract';
import type { Merchant } from '../../../merchants/merchant.ts';
import { plannedMaintenance, type SiteAccess } from '../../../protection/site-access.rules.ts';

interface Visit {
  readonly ip: string;
  readonly region: string | null;
  readonly access: SiteAccess;
  readonly language: LanguageCode;
}

export const statusFor = (merchant: Merchant, { ip, region, access, language }: Visit, now: Date): Status => {
  const { isRegionRestricted, isInMaintenance: maintenance } = access;
  const { end, text } = merchant.maintenance;
  const planned = plannedMaintenance(merchant, now);
  const isNamed = maintenance || planned !== null;
  return {
    ip,
    region,
    regionRestriction: isRegionRestricted,
    maintenance,
    maintenanceEnd: isNamed ? end : null,
    maintenanceText: isNamed && text ? (text[language] ?? text.EN) : null,
    maintenanceTextEnglish: isNamed && text ? text.EN : null,
    maintenanceFrom: planned,
    serverTime: now.toISOString(),
  };
};

/** SN-09: the visitor's own country where the operator serves it, else the operator's default. */
export const countryFor = (
  { countries, defaultCountry }: Merchant,
  region: string | null,
): OutputOf<'system.country'> => {
  const find = (code: string | null) => countries.find(({ countryCode }) => countryCode === code);
  const chosen = find(region) ?? find(defaultCountry);
  return {
    countryCode: chosen?.countryCode ?? defaultCountry,
    countryDialingCode: chosen?.countryDialingCode ?? '',
    countries: [...countries],
  };
};
