// Keeps the formatters of dates: to make one costs a phone far more than to use it.
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of a locale and options, made once. The phone's zone may change while the page is open. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${new Date().getTimezoneOffset()} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}
