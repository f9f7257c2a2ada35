// Cuts the number library's metadata to what a phone field needs: some countries' mobile formats.
// A landline is then invalid, which is right: it gets no message.
import type { CountryCode, MetadataJson } from 'libphonenumber-js/core';

/** Places in the library's row of a country; see its METADATA.md. */
const PATTERN = 2;
const LENGTHS = 3;
const FORMATS = 4;
const TYPES = 11;
/** Place of mobile numbers among the types. */
const MOBILE = 1;

type Lengths = readonly number[];
/** Pattern of the groups, how they are joined, and the leading digits it is for, each pattern more exact than the one before. */
type Format = readonly [pattern: string, joined: string, leading?: readonly string[], ...rest: unknown[]];

const whole = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);

const fits =
  (number: string) =>
  ([pattern, , leading]: Format): boolean => {
    const exact = leading?.[leading.length - 1];
    return whole(pattern).test(number) && (exact === undefined || new RegExp(`^(?:${exact})`).test(number));
  };

/** One number for each beginning of four digits that a mobile number may have. */
function* samples(mobile: RegExp, lengths: Lengths): Generator<string> {
  for (let beginning = 0; beginning < 10_000; beginning += 1) {
    for (const length of lengths) {
      const number = String(beginning).padStart(4, '0').padEnd(length, '5');
      if (mobile.test(number)) yield number;
    }
  }
}

/** Formats that at least one of fifty mobile numbers is written in; a rarer number is grouped as the others are. */
function usedFormats(formats: readonly Format[], mobile: string, lengths: Lengths): readonly Format[] {
  const used = new Map<Format | undefined, number>();
  let total = 0;
  for (const number of samples(whole(mobile), lengths)) {
    const format = formats.find(fits(number));
    used.set(format, (used.get(format) ?? 0) + 1);
    total += 1;
  }
  return formats.filter((format) => (used.get(format) ?? 0) * 50 >= total);
}

function mobileOnly(row: readonly unknown[]): unknown[] {
  const types = row[TYPES] as readonly [unknown, ([string, Lengths?] | 0)?] | undefined;
  const mobile = types?.[MOBILE];
  if (!mobile) return [...row];
  const [pattern, lengths = row[LENGTHS] as Lengths] = mobile;
  const kept: unknown[] = row.slice(0, TYPES);
  kept[PATTERN] = pattern;
  kept[LENGTHS] = lengths;
  kept[FORMATS] = usedFormats((row[FORMATS] || []) as readonly Format[], pattern, lengths);
  return kept;
}

/**
 * The metadata of some countries, made of the library's set of mobile numbers. Those that share a dialing code take their formats from
 * the first of them, so that one stays in, served or not.
 */
export function mobileMetadata(all: MetadataJson, countries: readonly CountryCode[]): MetadataJson {
  const codes = Object.entries(all.country_calling_codes).flatMap(([code, sharing]) => {
    const served = sharing.filter((country, place) => place === 0 || countries.includes(country));
    return sharing.some((country) => countries.includes(country)) ? [[code, served] as const] : [];
  });
  const needed = codes.flatMap(([, sharing]) => sharing);
  const rows = needed.map((country) => [country, mobileOnly(all.countries[country] ?? [])] as const);
  return {
    ...all,
    // Object.fromEntries forgets its keys: they are those of `all`.
    country_calling_codes: Object.fromEntries(codes) as MetadataJson['country_calling_codes'],
    countries: Object.fromEntries(rows) as MetadataJson['countries'],
    nonGeographic: {},
  };
}
