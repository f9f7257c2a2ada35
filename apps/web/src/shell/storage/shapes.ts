// Shapes of what storage holds. Anything else found there counts as nothing.

type UnknownRecord = Readonly<Record<string, unknown>>;

/** A plain object, or null. */
export const asRecord = (found: unknown): UnknownRecord | null =>
  typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as UnknownRecord) : null;

export const text = (found: unknown): string | null => (typeof found === 'string' && found !== '' ? found : null);

/** A text that a pattern takes whole. */
export const textLike =
  (pattern: RegExp) =>
  (found: unknown): string | null =>
    typeof found === 'string' && pattern.test(found) ? found : null;

/** "1" or "0". */
export const flag = (found: unknown): '0' | '1' | null => (found === '0' || found === '1' ? found : null);

/** A whole number kept as text. */
export const count = (found: unknown): number | null =>
  typeof found === 'string' && /^\d{1,15}$/.test(found) ? Number(found) : null;

/** An object whose values are texts; other values are left out. */
export const asTextRecord = (found: unknown): Readonly<Record<string, string>> | null => {
  const object = asRecord(found);
  if (!object) return null;
  const pairs = Object.entries(object).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return Object.fromEntries(pairs);
};
