// Our languages as the vendor's script names them. For a language that a vendor does not have, its script chooses
// English.
import type { LanguageCode } from '@foyer/contract';

/** `lang` of version 3: https://docs.geetest.com/sensebot/apirefer/api/web */
export const version3Languages: Readonly<Record<LanguageCode, string>> = {
  CN: 'zh-cn',
  TW: 'zh-tw',
  EN: 'en',
  VI: 'vi',
  UR: 'ur',
  'UR-LA': 'ur',
  MY: 'my',
  TH: 'th',
  ID: 'id',
  MS: 'ms',
  HI: 'hi',
  NE: 'ne',
  BN: 'bn',
  TA: 'ta',
  TY: 'tl',
  KM: 'km',
  JA: 'ja',
  KO: 'ko',
  PT: 'pt-pt',
  'PT-BR': 'pt-pt',
  ES: 'es',
  FR: 'fr',
  TR: 'tr',
};

/** `language` of version 4: https://docs.geetest.com/BehaviorVerification/apirefer/api/web */
export const version4Languages: Readonly<Record<LanguageCode, string>> = {
  CN: 'zho',
  TW: 'zho-tw',
  EN: 'eng',
  VI: 'vie',
  UR: 'urd',
  'UR-LA': 'urd',
  MY: 'mya',
  TH: 'tha',
  ID: 'ind',
  MS: 'msa',
  HI: 'hin',
  NE: 'nep',
  BN: 'ben',
  TA: 'tam',
  TY: 'tgl',
  KM: 'khm',
  JA: 'jpn',
  KO: 'kor',
  PT: 'por',
  'PT-BR': 'por',
  ES: 'spa',
  FR: 'fra',
  TR: 'tur',
};
