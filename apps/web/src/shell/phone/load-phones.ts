// Fetches what a phone field needs: flags when it is drawn, the number library when somebody is at it.
import { countries } from 'virtual:countries';
import type { DialingCountry, PhoneReader } from './phone.ts';

export interface Phones {
  /** Addresses of the flags by country. */
  readonly flags: () => Promise<Readonly<Record<string, string>>>;
  readonly reader: (served: readonly DialingCountry[]) => Promise<PhoneReader>;
}

/** Of one operator of this build; another one has no flags, and its numbers are judged by the platform alone. */
export const phonesOf = (merchant: string): Phones => ({
  flags: async () => (await countries[merchant]?.flags())?.flags ?? {},
  reader: async (served) => {
    const [{ createPhoneReader }, chunk] = await Promise.all([
      import('./phone.rules.ts'),
      countries[merchant]?.metadata(),
    ]);
    return createPhoneReader(chunk?.metadata ?? null, served);
  },
});
