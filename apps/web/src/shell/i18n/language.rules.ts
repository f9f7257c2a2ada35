// LA-01: chooses a visitor's language: the saved one, else the browser's, else the operator's default.
import { type LanguageCode, languageCodes, languages } from '@foyer/contract';

const byTag: ReadonlyMap<string, LanguageCode> = new Map(
  languageCodes.map((code) => [languages[code].tag.toLowerCase(), code] as const),
);

/** The code of one browser tag: "zh-HK", "pt-br", "fil". */
export function languageOfTag(tag: string): LanguageCode | null {
  const parts = tag.trim().toLowerCase().split(/[-_]/);
  const [first = ''] = parts;
  const has = (part: string): boolean => parts.includes(part);
  if (first === 'zh' || first === 'chinese') return has('tw') || has('hk') || has('mo') || has('hant') ? 'TW' : 'CN';
  if (first === 'tw' || first === 'hk') return 'TW';
  if (has('ph') || first === 'tl' || first === 'fil' || first === 'tagalog' || first === 'philippines') return 'TY';
  if (first === 'ur' && has('latn')) return 'UR-LA';
  return byTag.get(parts.join('-')) ?? byTag.get(first) ?? (first === 'in' ? 'ID' : null);
}

export interface LanguageHints {
  readonly saved: LanguageCode | null;
  /** The browser's tags, the most wanted first. */
  readonly browser: readonly string[];
  /** Languages the operator offers. */
  readonly offered: readonly LanguageCode[];
  readonly fallback: LanguageCode;
}

/** The language of a visitor; only what the operator offers counts. */
export function chooseLanguage({ saved, browser, offered, fallback }: LanguageHints): LanguageCode {
  const wanted = [saved, ...browser.map(languageOfTag)];
  return wanted.find((code): code is LanguageCode => code !== null && offered.includes(code)) ?? fallback;
}

/** LA-01: decides if the platform is told the language. Members of type 4 keep theirs. */
export const tellsLanguage = (
  current: LanguageCode,
  member: { readonly language: string; readonly type: number },
): boolean => member.type !== 4 && member.language !== current;
