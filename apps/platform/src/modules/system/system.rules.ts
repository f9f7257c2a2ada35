// What is true for one visitor, as pure decisions.
import type { LanguageCode, OutputOf, Status } from '@foyer/contract';
import type { Merchant } from '../../merchants/merchant.ts';

interface Visit {
  readonly ip: string;
  readonly region: string | null;
  readonly language: LanguageCode;
}

/** A maintenance whose end is past is over, even where nobody switched it off. */
const inMaintenance = ({ maintenance }: Merchant, now: Date): boolean =>
  maintenance.on && (maintenance.end === null || Date.parse(maintenance.end) > now.getTime());

export const statusFor = (merchant: Merchant, { ip, region, language }: Visit, now: Date): Status => {
  const maintenance = inMaintenance(merchant, now);
  const { end, text } = merchant.maintenance;
  return {
    ip,
    region,
    regionRestriction: region !== null && merchant.blockedRegions.includes(region),
    maintenance,
    maintenanceEnd: maintenance ? end : null,
    maintenanceText: maintenance && text ? (text[language] ?? text.EN) : null,
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
