// LA-01: the language that a browser's tag means, by the rules of the specification.
import { type LanguageCode, languageCodes, languages } from './languages.ts';

const byTag: ReadonlyMap<string, LanguageCode> = new Map(
  languageCodes.map((code) => [languages[code].tag.toLowerCase(), code] as const),
);

/** First parts of tags that name a language of ours by themselves. */
const firstParts: ReadonlyMap<string, LanguageCode> = new Map([
  ['in', 'ID'],
  ['pt', 'PT'],
]);

/** The code of one browser tag: "zh-HK", "pt-br", "fil". */
export function languageOfTag(tag: string): LanguageCode | null {
  const parts = tag.trim().toLowerCase().split(/[-_]/);
  const [first = ''] = parts;
  const has = (part: string): boolean => parts.includes(part);
  if (first === 'zh' || first === 'chinese') return has('tw') || has('hk') || has('mo') || has('hant') ? 'TW' : 'CN';
  if (first === 'tw' || first === 'hk') return 'TW';
  if (has('ph') || first === 'tl' || first === 'fil' || first === 'tagalog' || first === 'philippines') return 'TY';
  if (first === 'ur' && has('latn')) return 'UR-LA';
  return byTag.get(parts.join('-')) ?? byTag.get(first) ?? firstParts.get(first) ?? null;
}
