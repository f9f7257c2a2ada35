// LA-01: chooses a visitor's language: the saved one, else the browser's, else the operator's default.
import { type LanguageCode, languageOfTag } from '@foyer/contract';

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
export const mustSendLanguage = (
  current: LanguageCode,
  member: { readonly language: string; readonly type: number },
): boolean => member.type !== 4 && member.language !== current;
