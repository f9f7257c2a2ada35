// Texts of the error codes in the member's language.
import type { ErrorCode, LanguageCode } from '@foyer/contract';
import CN from './CN.json' with { type: 'json' };
import EN from './EN.json' with { type: 'json' };
import MY from './MY.json' with { type: 'json' };
import UR from './UR.json' with { type: 'json' };
import VI from './VI.json' with { type: 'json' };

type Texts = Readonly<Record<ErrorCode, string>>;

const byLanguage: { readonly EN: Texts } & { readonly [L in LanguageCode]?: Texts } = {
  CN,
  EN,
  VI,
  UR,
  MY,
};

/** Languages in which every code has a text; the others fall back to English. */
export const errorTextLanguages = Object.keys(byLanguage) as LanguageCode[];

export const errorText = (code: ErrorCode, language: LanguageCode): string =>
  (byLanguage[language] ?? byLanguage.EN)[code];
