// The calls for status, country, domains, ping and manifest.
import * as z from 'zod/mini';
import { listOf, openEnum, orElse, ReadText, ReadTime, readFlag } from './read.ts';
import { CacheBuster, type CallErrors, CurrencyCode, Instant, nothing, text } from './values.ts';

const track = z.optional(z.string().check(z.regex(/^[0-9A-Za-z-]{1,64}$/)));

/** What is true for one visitor. A back end that names nothing closes nothing. */
export const Status = z.object({
  /** Empty where the back end does not say it. */
  ip: orElse('ip', ReadText, ''),
  region: orElse('region', ReadText, null),
  regionRestriction: readFlag(),
  maintenance: readFlag(),
  maintenanceEnd: orElse('maintenanceEnd', ReadTime, null),
  maintenanceText: orElse('maintenanceText', ReadText, null),
  /** The operator's text in English, where the one above is in another language @assumed field. */
  maintenanceTextEnglish: orElse('maintenanceTextEnglish', ReadText, null),
  /** A maintenance that is planned begins then; its end and text are given with it @assumed field. */
  maintenanceFrom: orElse('maintenanceFrom', ReadTime, null),
  serverTime: orElse('serverTime', ReadTime, null),
});

/** DF-06. */
export const DomainEntry = z.object({ domainName: z.string() });

/** SN-09. */
export const Country = z.object({
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  countryDialingCode: z.string().check(z.regex(/^\d{1,4}$/)),
  currency: CurrencyCode,
  currencySymbol: z.string(),
  currencyPosition: z.enum(['start', 'end']),
});

/** A dialing code as a number or a text: `+63`, `0063`, or with an area as `+1-876`. The longest is `44-1481`. */
const ReadDialingCode = z.pipe(
  z.pipe(
    ReadText,
    z.transform((code) => code.replace(/^\D*0+|\D/g, '')),
  ),
  z.string().check(z.regex(/^\d{1,6}$/)),
);

/** A code of two letters, in capitals or not. */
const ReadCountryCode = z.pipe(
  z.pipe(
    ReadText,
    z.transform((code) => code.toUpperCase()),
  ),
  Country.shape.countryCode,
);

const ReadCountry = z.object({
  countryCode: ReadCountryCode,
  countryDialingCode: ReadDialingCode,
  currency: orElse('currency', CurrencyCode, ''),
  currencySymbol: orElse('currencySymbol', ReadText, ''),
  currencyPosition: openEnum(['end'], 'start'),
});

/** The countries of an operator and the visitor's own, which is the first one where nobody names another. Without any country there is no list. */
const Countries = z.pipe(
  z.object({
    countryCode: orElse('countryCode', ReadCountryCode, null),
    countryDialingCode: orElse('countryDialingCode', ReadDialingCode, null),
    countries: listOf('countries', ReadCountry),
  }),
  z.transform(({ countries, ...given }, context) => {
    const { countryCode: own, countryDialingCode: dialing } = given;
    const visitors =
      countries.find(({ countryCode }) => countryCode === own) ?? (own && dialing ? given : countries[0]);
    const { countryCode, countryDialingCode } = visitors ?? {};
    if (!countryDialingCode) context.issues.push({ code: 'custom', path: ['countries'], input: countries });
    return { countryCode: countryCode ?? '', countryDialingCode: countryDialingCode ?? '', countries };
  }),
);

const domainEntry = (found: unknown): unknown => (typeof found === 'string' ? { domainName: found } : found);

/** The list of a route, whatever it is called and however its entries are written: the specification does not show its answer. */
const routeIn = (found: unknown): unknown => {
  const named = (found ?? {}) as { readonly domains?: unknown; readonly domainList?: unknown };
  const list: unknown[] = [found, named.domains, named.domainList].find(Array.isArray) ?? [];
  return { domains: list.map(domainEntry).filter((entry) => DomainEntry.safeParse(entry).success) };
};

const DomainRoute = z.pipe(z.transform(routeIn), z.object({ domains: z.array(DomainEntry) }));

export const systemSchemas = {
  'system.status': {
    input: z.strictObject({
      device: z.optional(z.literal('MOBILE')),
      track,
      originalDomain: z.optional(text(255)),
      url: z.optional(text(2048)),
      _: CacheBuster,
    }),
    output: Status,
  },
  'system.country': {
    input: z.strictObject({ _: CacheBuster, merchant: z.optional(text(64)) }),
    output: Countries,
  },
  'system.domainRoute': {
    input: nothing,
    output: DomainRoute,
  },
  'system.ping': {
    input: z.strictObject({
      speed: z.optional(z.string().check(z.regex(/^\d{1,16}$/))),
      /** For pages of domains that take no headers from other sites. */
      merchant: z.optional(text(64)),
    }),
    output: z.object({
      merchant: z.string(),
      host: z.string(),
      speed: z.string(),
      expires: Instant,
      /** base64 of the raw 64-byte P-256 signature over `merchant|host|speed|expires` in UTF-8. */
      signature: z.string(),
    }),
  },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const systemErrors = () =>
  ({
    'system.status': ['domain_not_available'],
  }) as const satisfies CallErrors<typeof systemSchemas>;
