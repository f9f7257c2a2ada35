// Reads the language of a request: the shell's cookie, and the languages the browser accepts.
import type { LanguageCode } from '@foyer/contract';
import { LRUCache } from 'lru-cache';
import { LANGUAGE_COOKIE } from '../src/shell/i18n/language-keys.ts';

/** Language of the Cookie header, or null. */
export function savedLanguage(header: string | undefined): LanguageCode | null {
  if (header === undefined) return null;
  for (const pair of header.split(';')) {
    const [name, value] = pair.trim().split('=', 2);
    if (name === LANGUAGE_COOKIE.name) return LANGUAGE_COOKIE.shape(value);
  }
  return null;
}

const readTags = (header: string): readonly string[] =>
  header
    .split(',')
    .slice(0, 32)
    .map((part, index) => {
      const [tag = '', quality] = part.trim().split(/\s*;\s*q=/);
      return { tag, index, weight: quality === undefined ? 1 : Number.parseFloat(quality) || 0 };
    })
    .filter(({ tag, weight }) => weight > 0 && /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/.test(tag))
    .sort((a, b) => b.weight - a.weight || a.index - b.index)
    .map(({ tag }) => tag);

/** Browsers send few different headers, each of them very often. Longer ones are no browser's. */
const MAX_CACHED_LENGTH = 128;
const knownTags = new LRUCache<string, readonly string[]>({ max: 512 });

/** Tags of an Accept-Language header, the most wanted first. */
export function acceptedTags(header = ''): readonly string[] {
  const known = knownTags.get(header);
  if (known) return known;
  const tags = readTags(header);
  if (header.length <= MAX_CACHED_LENGTH) knownTags.set(header, tags);
  return tags;
}
