// Names of countries in the language of the page, as the browser knows them.
import { type LanguageCode, languages } from '@foyer/contract';

/** Name of a country by its code; the code itself where the browser has no name. */
export function countryName(countryCode: string, language: LanguageCode): string {
  try {
    return new Intl.DisplayNames([languages[language].tag, 'en'], { type: 'region' }).of(countryCode) ?? countryCode;
  } catch {
    return countryCode;
  }
}
