// Selects and formats the content of the list of linked accounts.
import { type LanguageCode, type LinkedIdentity, languages, type SocialProvider } from '@foyer/contract';

/** Accounts that could be linked as well: one of each provider is enough to offer. */
export const linkable = (
  offered: readonly SocialProvider[],
  linked: readonly Pick<LinkedIdentity, 'channel'>[],
): readonly SocialProvider[] => offered.filter(({ channel }) => !linked.some((account) => account.channel === channel));

/** The day since when it logs in; western digits, as in amounts. */
export const linkedDay = (at: string, language: LanguageCode): string =>
  new Intl.DateTimeFormat(`${languages[language].tag}-u-nu-latn-ca-gregory`, { dateStyle: 'medium' }).format(
    new Date(at),
  );
