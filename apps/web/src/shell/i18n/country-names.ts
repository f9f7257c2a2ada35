// Names of countries in the language of the page: as the browser knows them, or as they were given.
import { type LanguageCode, languages, namelessLanguages } from '@foyer/contract';

/** Names by country code. */
export type CountryNames = Readonly<Record<string, string>>;

/** False where the browser has no names in this language, and says them in another one. */
export const knowsNames = (language: LanguageCode): boolean =>
  !namelessLanguages.includes(language) && Intl.DisplayNames.supportedLocalesOf([languages[language].tag]).length > 0;

/** Name of a country by its code, in English where the browser has none in the language; the code itself where nobody has a name. */
export function countryName(countryCode: string, language: LanguageCode, given: CountryNames = {}): string {
  const name = given[countryCode];
  if (name !== undefined) return name;
  try {
    const tag = knowsNames(language) ? languages[language].tag : 'en';
    return new Intl.DisplayNames(tag, { type: 'region' }).of(countryCode) ?? countryCode;
  } catch {
    return countryCode;
  }
}
