// Parses query-string-style text of some back ends: flat pairs, safe from prototypes.

const MAX_KEYS = 64;
const MAX_LENGTH = 64 * 1024;
const FORBIDDEN: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
};

/** The pairs of the text without a prototype, the last of equal names; null when there are too many or the text is too long. */
export function parseFlatText(text: string): Readonly<Record<string, string>> | null {
  if (text.length > MAX_LENGTH || !text.includes('=')) return null;
  const pairs = text.trim().split('&');
  if (pairs.length > MAX_KEYS) return null;
  const flat: Record<string, string> = Object.create(null);
  for (const pair of pairs) {
    const cut = pair.indexOf('=');
    const name = decode(cut < 0 ? pair : pair.slice(0, cut));
    if (name === '' || FORBIDDEN.has(name) || /[[\]]/.test(name)) continue;
    flat[name] = cut < 0 ? '' : decode(pair.slice(cut + 1));
  }
  return flat;
}
