// A moment with its zone, for messages and pages of servers, which do not know where they are read.
import { type LanguageCode, languages, namelessLanguages } from './languages.ts';

const OF_DAY = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;

/** "21 November 2026 at 13:38 UTC" as the language writes it, in Western digits; "21/11/2026, 13:38 UTC" where there are no names of months. */
export function utcText(at: Date, language: LanguageCode): string {
  const format = namelessLanguages.includes(language)
    ? new Intl.DateTimeFormat('en-GB', { day: '2-digit', month: '2-digit', year: 'numeric', ...OF_DAY })
    : new Intl.DateTimeFormat(`${languages[language].tag}-u-nu-latn-ca-gregory`, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        ...OF_DAY,
      });
  return `${format.format(at)} UTC`;
}
