// LA-02: the language-to-country map, apart from the facts that every page loads.
import { languageOfTag } from './language-of-tag.ts';
import type { LanguageCode } from './languages.ts';

/**
 * The country whose flag stands for a language. Beside the 23 codes stand those that browsers and back ends write for the
 * same languages, and the further ones of the chat and of a neighbour @assumed.
 */
export const languageCountries = {
  CN: 'CN',
  EN: 'GB',
  ES: 'ES',
  HI: 'IN',
  ID: 'ID',
  JA: 'JP',
  KM: 'KH',
  KO: 'KR',
  MY: 'MM',
  TA: 'IN',
  TH: 'TH',
  TW: 'TW',
  VI: 'VN',
  TY: 'PH',
  UR: 'PK',
  PT: 'PT',
  'PT-BR': 'BR',
  MS: 'MY',
  BN: 'BD',
  TR: 'TR',
  FR: 'FR',
  NE: 'NP',
  'UR-LA': 'PK',
  ZH: 'CN',
  HK: 'HK',
  TL: 'PH',
  FIL: 'PH',
  RU: 'RU',
  AR: 'SA',
  LO: 'LA',
} as const satisfies Readonly<Record<LanguageCode, string> & Record<string, string>>;

const byCode: Readonly<Record<string, string | undefined>> = languageCountries;

/** The country of a browser's tag or a back end's code; null where the map does not have it. */
export function countryOfLanguage(tag: string): string | null {
  const code = tag.trim().toUpperCase();
  const ours = languageOfTag(tag);
  return byCode[code] ?? (ours && languageCountries[ours]) ?? byCode[code.split(/[-_]/, 1)[0] ?? ''] ?? null;
}
