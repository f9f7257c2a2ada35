// Computes the target of a game's Back: always a page of the site under /m. Pure.

const DEFAULT_BACK = '/m/home';

/** Control characters, spaces and backslashes: no honest address has them anywhere. */
const UNPRINTABLE = /[\p{Cc}\s\\]/u;
/** Slashes, backslashes and dots in disguise: no honest path has them. */
const DISGUISED = /%(?:2f|5c|2e|0|1|7f)|\/\//i;

/** The path and query to go back to. Anything that is not plainly a page under /m becomes the home page. */
export const safeBackUrl = (wanted: string | undefined): string => {
  if (wanted === undefined || UNPRINTABLE.test(wanted)) return DEFAULT_BACK;
  const [path = ''] = wanted.split(/[?#]/);
  if (!path.startsWith('/m') || DISGUISED.test(path)) return DEFAULT_BACK;
  const base = 'https://site.invalid';
  if (!URL.canParse(wanted, base)) return DEFAULT_BACK;
  const { origin, pathname, search } = new URL(wanted, base);
  if (origin !== base || !(pathname === '/m' || pathname.startsWith('/m/'))) return DEFAULT_BACK;
  return pathname + search;
};
