// The 23 languages of the specification and their BCP 47 tags.

/** Code used on the wire → BCP 47 tag used by browsers, and writing direction. */
export const languages = {
  CN: { tag: 'zh-Hans', dir: 'ltr' },
  EN: { tag: 'en', dir: 'ltr' },
  ES: { tag: 'es', dir: 'ltr' },
  HI: { tag: 'hi', dir: 'ltr' },
  ID: { tag: 'id', dir: 'ltr' },
  JA: { tag: 'ja', dir: 'ltr' },
  KM: { tag: 'km', dir: 'ltr' },
  KO: { tag: 'ko', dir: 'ltr' },
  MY: { tag: 'my', dir: 'ltr' },
  TA: { tag: 'ta', dir: 'ltr' },
  TH: { tag: 'th', dir: 'ltr' },
  TW: { tag: 'zh-Hant', dir: 'ltr' },
  VI: { tag: 'vi', dir: 'ltr' },
  TY: { tag: 'tl', dir: 'ltr' },
  UR: { tag: 'ur', dir: 'rtl' },
  PT: { tag: 'pt-PT', dir: 'ltr' },
  'PT-BR': { tag: 'pt-BR', dir: 'ltr' },
  MS: { tag: 'ms', dir: 'ltr' },
  BN: { tag: 'bn', dir: 'ltr' },
  TR: { tag: 'tr', dir: 'ltr' },
  FR: { tag: 'fr', dir: 'ltr' },
  NE: { tag: 'ne', dir: 'ltr' },
  'UR-LA': { tag: 'ur-Latn', dir: 'ltr' },
} as const;

/** Language code as the Language header carries it. */
export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as LanguageCode[];

/**
 * Languages whose names of months, days and countries browsers on phones do not have (those of Urdu, in Arabic letters alone). Servers
 * may have them: dates in these languages are in digits everywhere, so that server and phone write the same.
 */
export const namelessLanguages: readonly LanguageCode[] = ['MY', 'KM', 'NE', 'UR-LA'];

/** Language of a call and a visitor about whom nothing else is known. */
export const DEFAULT_LANGUAGE: LanguageCode = 'CN';

/** Language whose texts stand in where a translation is missing. */
export const FALLBACK_LANGUAGE: LanguageCode = 'EN';

/** True for one of the 23 codes. */
export const isLanguageCode = (value: unknown): value is LanguageCode => languageCodes.some((code) => code === value);
