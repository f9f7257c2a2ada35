// Keeps the formatters of dates: to make one costs a phone far more than to use it.
import { type LanguageCode, languages } from '@foyer/contract';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of a locale and options, made once. The phone's zone may change while the page is open. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** Western digits, as in amounts. */
export const localeOf = (language: LanguageCode): string => `${languages[language].tag}-u-nu-latn-ca-gregory`;

/** "Nov 21, 2026" */
export const shortDay = (at: string, language: LanguageCode): string =>
  dateFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(at));
