// The texts of the bank's page, in the language that the payment came with.
import { texts } from 'virtual:shared-texts/bank';

export type TextKey = keyof typeof import('../../../texts/EN/bank.json');

export interface Texts {
  (key: TextKey): string;
  /** BCP 47 */
  readonly tag: string;
  readonly dir: 'ltr' | 'rtl';
}

/** BCP 47 tags of the folders whose name is another. */
const tags: Readonly<Record<string, string>> = {
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  TY: 'tl',
  'UR-LA': 'ur-Latn',
  PT: 'pt-PT',
  'PT-BR': 'pt-BR',
};

/** Tags of the languages that are read from right to left. */
const fromTheRight: readonly string[] = ['ur'];

const byTag = new Map(Object.entries(texts).map(([code, sheet]) => [tags[code] ?? code.toLowerCase(), sheet]));

/** `wanted`: a tag as operators send it; a language without texts gets English. */
export function textsIn(wanted: string | undefined): Texts {
  const tag = wanted !== undefined && byTag.has(wanted) ? wanted : 'en';
  const sheet = byTag.get(tag) ?? texts.EN;
  // No text of the bank has a value in it, so each is a string.
  const text = (key: TextKey): string => String(sheet[key]);
  return Object.assign(text, { tag, dir: fromTheRight.includes(tag) ? ('rtl' as const) : ('ltr' as const) });
}
