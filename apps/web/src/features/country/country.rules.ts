// Sorts countries, and decides which of them a search finds.
import type { Country } from '@foyer/contract';
import { countryOfLanguage } from '@foyer/contract/language-countries';
import { withPlainDigits } from '@foyer/contract/plain-digits';

/** A country under its name in the language of the page. */
export interface NamedCountry {
  readonly country: Country;
  readonly name: string;
}

/** What makes a country likely for a person. */
export interface LikelySigns {
  /** The country of the visitor's address, as the back end has it. */
  readonly visitors: string;
  /** The tags of the device's languages and of the page's, the likeliest first: `en-PH`, `vi`. */
  readonly languages: readonly string[];
  /** The currency of the operator. */
  readonly currency: string;
}

/** More than these would be a list of their own. */
const MOST_LIKELY = 4;

/** The country where most people speak a language. Browsers of before 2021 do not know it. */
function homeOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().region ?? '';
  } catch {
    return '';
  }
}

/**
 * "PH" of `en-PH`, "TW" of `zh-Hant-TW`. Without a region LA-02 has the country of a language, which need not be that of most
 * people. English alone is of too many countries to say anything.
 */
function regionsOf(tag: string): readonly string[] {
  const region = /-([A-Z]{2})(?:-|$)/.exec(tag)?.[1];
  if (region) return [region];
  return /^en\b/.test(tag) ? [] : [countryOfLanguage(tag) ?? '', homeOf(tag)];
}

/** Returns the operator's countries that a person is likely to look for, the likeliest first. @assumed */
export function likelyOf(
  countries: readonly Country[],
  { visitors, languages, currency }: LikelySigns,
): readonly string[] {
  const ofCurrency = countries.filter((country) => country.currency === currency);
  const codes = [visitors, ...languages.flatMap(regionsOf), ...ofCurrency.map(({ countryCode }) => countryCode)];
  const served = new Set(countries.map(({ countryCode }) => countryCode));
  return [...new Set(codes)].filter((code) => served.has(code)).slice(0, MOST_LIKELY);
}

/** The leading ones first, in their order; the others by name. */
export function inOrder(
  countries: readonly NamedCountry[],
  leading: readonly string[],
  languageTag: string,
): readonly NamedCountry[] {
  const { compare } = new Intl.Collator(languageTag);
  const first = leading.flatMap((code) => countries.filter(({ country }) => country.countryCode === code));
  const rest = countries.filter(({ country }) => !leading.includes(country.countryCode));
  return [...first, ...rest.sort((a, b) => compare(a.name, b.name))];
}

const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim();

/**
 * Finds countries by the beginning of the dialing code, with or without plus or 00. Any other text finds a part of the
 * name, or the country's two letters.
 */
export function found(countries: readonly NamedCountry[], typed: string): readonly NamedCountry[] {
  const query = folded(withPlainDigits(typed));
  const code = /^(?:\+|00)?\s*(\d+)$/.exec(query)?.[1];
  if (code !== undefined) return countries.filter(({ country }) => country.countryDialingCode.startsWith(code));
  return countries.filter(
    ({ country, name }) => folded(name).includes(query) || country.countryCode.toLowerCase() === query,
  );
}
