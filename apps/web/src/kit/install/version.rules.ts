// UP-01: compares versions of the app.

/** Where an operator names no newest version @assumed. */
export const REFERENCE_VERSION = '2.4.39';

const VERSION = /^v?(\d{1,6}(?:\.\d{1,6}){0,3})(?:[-+ ].*)?$/;

/** The numbers of a version; null where it is none. */
const partsOf = (version: string): readonly number[] | null =>
  VERSION.exec(version.trim())?.[1]?.split('.').map(Number) ?? null;

/** True where `version` is older than `newest`, number by number: 2.4.9 is older than 2.4.39. What is no version is never older. */
export function isOlder(version: string, newest: string): boolean {
  const [own, other] = [partsOf(version), partsOf(newest)];
  if (!own || !other) return false;
  for (let at = 0; at < Math.max(own.length, other.length); at += 1) {
    const step = (own[at] ?? 0) - (other[at] ?? 0);
    if (step !== 0) return step < 0;
  }
  return false;
}
