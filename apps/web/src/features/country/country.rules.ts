// Sorts countries, and decides which of them a search finds.
import type { Country } from '@foyer/contract';
import { withPlainDigits } from '../../shell/i18n/plain-digits.ts';

/** A country under its name in the language of the page. */
export interface NamedCountry {
  readonly country: Country;
  readonly name: string;
}

/** The chosen one first, the others by name. */
export function inOrder(
  countries: readonly NamedCountry[],
  current: string,
  languageTag: string,
): readonly NamedCountry[] {
  const { compare } = new Intl.Collator(languageTag);
  const first = countries.filter(({ country }) => country.countryCode === current);
  const rest = countries.filter(({ country }) => country.countryCode !== current);
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
