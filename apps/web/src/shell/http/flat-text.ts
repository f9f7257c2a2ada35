// Parses query-string-style text of some back ends: pairs and one level of brackets, safe from prototypes.

import { asRecord } from '../storage/shapes.ts';

const MAX_KEYS = 64;
const MAX_LENGTH = 64 * 1024;
const FORBIDDEN = /__proto__|constructor|prototype/;

type FlatRecord = Record<string, string>;

/**
 * The pairs of the text without a prototype, the last of equal names; null when there are too many or the text is too
 * long. Lists and deeper brackets are left out.
 */
export function parseFlatText(text: string): Readonly<Record<string, string | FlatRecord>> | null {
  if (text.length > MAX_LENGTH || !text.includes('=')) return null;
  const pairs = [...new URLSearchParams(text.trim())];
  if (pairs.length > MAX_KEYS) return null;
  const flat: Record<string, string | FlatRecord> = Object.create(null);
  for (const [key, value] of pairs) {
    // A name, alone or with a field of it in brackets: `value[id]`, as qs, PHP and jQuery write it.
    const parts = key.replace(']', '').split('[');
    const [name = '', field] = parts;
    if (parts[2] || parts.includes('') || FORBIDDEN.test(key)) continue;
    flat[name] = field ? Object.assign(asRecord(flat[name]) ?? Object.create(null), { [field]: value }) : value;
  }
  return flat;
}
