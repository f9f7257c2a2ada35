// The 23 languages of the specification and their BCP 47 tags; and the language-to-country map.

/** Code used on the wire → BCP 47 tag used by browsers, writing direction, and the country whose flag stands for it. */
export const languages = {
  CN: { tag: 'zh-Hans', name: '简体中文', dir: 'ltr', country: 'CN' },
  EN: { tag: 'en', name: 'English', dir: 'ltr', country: 'GB' },
  ES: { tag: 'es', name: 'Español', dir: 'ltr', country: 'ES' },
  HI: { tag: 'hi', name: 'हिन्दी', dir: 'ltr', country: 'IN' },
  ID: { tag: 'id', name: 'Bahasa Indonesia', dir: 'ltr', country: 'ID' },
  JA: { tag: 'ja', name: '日本語', dir: 'ltr', country: 'JP' },
  KM: { tag: 'km', name: 'ខ្មែរ', dir: 'ltr', country: 'KH' },
  KO: { tag: 'ko', name: '한국어', dir: 'ltr', country: 'KR' },
  MY: { tag: 'my', name: 'မြန်မာ', dir: 'ltr', country: 'MM' },
  TA: { tag: 'ta', name: 'தமிழ்', dir: 'ltr', country: 'IN' },
  TH: { tag: 'th', name: 'ไทย', dir: 'ltr', country: 'TH' },
  TW: { tag: 'zh-Hant', name: '繁體中文', dir: 'ltr', country: 'TW' },
  VI: { tag: 'vi', name: 'Tiếng Việt', dir: 'ltr', country: 'VN' },
  TY: { tag: 'tl', name: 'Tagalog', dir: 'ltr', country: 'PH' },
  UR: { tag: 'ur', name: 'اردو', dir: 'rtl', country: 'PK' },
  PT: { tag: 'pt', name: 'Português', dir: 'ltr', country: 'PT' },
  'PT-BR': { tag: 'pt-BR', name: 'Português (Brasil)', dir: 'ltr', country: 'BR' },
  MS: { tag: 'ms', name: 'Bahasa Melayu', dir: 'ltr', country: 'MY' },
  BN: { tag: 'bn', name: 'বাংলা', dir: 'ltr', country: 'BD' },
  TR: { tag: 'tr', name: 'Türkçe', dir: 'ltr', country: 'TR' },
  FR: { tag: 'fr', name: 'Français', dir: 'ltr', country: 'FR' },
  NE: { tag: 'ne', name: 'नेपाली', dir: 'ltr', country: 'NP' },
  'UR-LA': { tag: 'ur-Latn', name: 'Urdu (Roman)', dir: 'ltr', country: 'PK' },
} as const;

/** Language code as the Language header carries it. */
export type LanguageCode = keyof typeof languages;

export const languageCodes = Object.keys(languages) as LanguageCode[];

/** Language of a call and a visitor about whom nothing else is known. */
export const DEFAULT_LANGUAGE: LanguageCode = 'CN';

/** Language whose texts stand in where a translation is missing. */
export const FALLBACK_LANGUAGE: LanguageCode = 'EN';

/** Languages whose texts are complete; the others fall back to English text by text. */
export const completeLanguages = ['CN', 'EN', 'VI', 'UR', 'MY'] as const satisfies readonly LanguageCode[];

/** True for one of the 23 codes. */
export const isLanguageCode = (value: unknown): value is LanguageCode => languageCodes.some((code) => code === value);
