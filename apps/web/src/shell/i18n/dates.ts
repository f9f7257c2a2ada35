// Dates and times in the reader's language. Formatters are kept: to make one costs a phone far more than to use it.
import { type LanguageCode, languages, namelessLanguages } from '@foyer/contract';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Western digits and the common calendar, as in amounts and on bank statements. */
export const localeOf = (language: LanguageCode): string => `${languages[language].tag}-u-nu-latn-ca-gregory`;

const nameless = namelessLanguages.map(localeOf);

/** False where there are no names of days and months in the language: the browser would write English ones. */
export const knowsDates = (locale: string): boolean =>
  !nameless.includes(locale) && Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0;

const IN_DIGITS = 'en-GB-u-nu-latn';
/** The same date without names: "25/11/2026". */
const inDigits = ({ dateStyle, weekday, month, ...rest }: Intl.DateTimeFormatOptions): Intl.DateTimeFormatOptions => ({
  ...rest,
  ...(month && { month: '2-digit' }),
  ...(dateStyle && { day: '2-digit', month: '2-digit', year: 'numeric' }),
});

/**
 * Returns the formatter of a locale and options, made once; in digits alone where the browser has no names in the language. The phone's
 * zone may change while the page is open.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
  const format =
    formats.get(key) ??
    (knowsDates(locale)
      ? new Intl.DateTimeFormat(locale, options)
      : new Intl.DateTimeFormat(IN_DIGITS, inDigits(options)));
  formats.set(key, format);
  return format;
}

/** "Nov 21, 2026" */
export const shortDay = (at: string, language: LanguageCode): string =>
  dateFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(at));

const DAY_AND_TIME = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** "Nov 25, 19:41" */
export const dayAndTime = (at: string, language: LanguageCode): string =>
  dateFormat(localeOf(language), DAY_AND_TIME).format(new Date(at));

export type DateForm = readonly [locale: string, options: Intl.DateTimeFormatOptions];

/** The forms of `dayAndTime`, for a page without this code: the first whose locale the browser has counts. */
export const dayAndTimeForms = (language: LanguageCode): readonly DateForm[] => {
  const locale = localeOf(language);
  const digits: DateForm = [IN_DIGITS, inDigits(DAY_AND_TIME)];
  return nameless.includes(locale) ? [digits] : [[locale, DAY_AND_TIME], digits];
};
