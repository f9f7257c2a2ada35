// Whether names of days and large numbers are known in a language.
import { languages, namelessLanguages } from '@foyer/contract';

/** False for the BCP 47 tag of a language without such names: the browser would write those of another one. */
export const hasNames = (tag: string): boolean =>
  !namelessLanguages.some((code) => languages[code].tag === tag) &&
  Intl.DateTimeFormat.supportedLocalesOf([tag]).length > 0;
