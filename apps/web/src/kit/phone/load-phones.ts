// Fetches the files of a phone field: flags and examples when it renders, the number library when somebody uses it.
import { countries, type FlagsChunk } from 'virtual:countries';
import type { LanguageCode } from '@foyer/contract';
import { type CountryNames, knowsNames } from '../../shell/i18n/country-names.ts';
import type { DialingCountry, PhoneReader } from './phone.ts';

export interface Phones {
  /** By country: the address of the flag, and an example of a mobile number behind the dialing code. */
  readonly flags: () => Promise<FlagsChunk>;
  /** Names of the countries, where the browser has none in that language. */
  readonly names: (language: LanguageCode) => Promise<CountryNames>;
  readonly reader: (served: readonly DialingCountry[]) => Promise<PhoneReader>;
}

/**
 * Returns the files of one operator of this build; another operator has no flags, and the platform alone judges its
 * numbers.
 */
export const phonesOf = (merchant: string): Phones => ({
  flags: async () => (await countries[merchant]?.flags()) ?? { flags: {}, examples: {} },
  names: async (language) => {
    if (knowsNames(language)) return {};
    return (await countries[merchant]?.names())?.names[language] ?? {};
  },
  reader: async (served) => {
    const [{ createPhoneReader }, chunk] = await Promise.all([
      import('./phone.rules.ts'),
      countries[merchant]?.metadata(),
    ]);
    return createPhoneReader(chunk?.metadata ?? null, served);
  },
});
