// Which of our languages a page asks for, by the vendor's codes of either version or by the language of the page.

export type Language = 'EN' | 'CN' | 'VI' | 'UR' | 'MY';

const prefixes: readonly (readonly [RegExp, Language])[] = [
  [/^(zh|zho)(-cn|-hans)?$/, 'CN'],
  [/^(vi|vie)$/, 'VI'],
  [/^(ur|urd)$/, 'UR'],
  [/^(my|mya|bur)$/, 'MY'],
];

export const tags: Readonly<Record<Language, string>> = { EN: 'en', CN: 'zh-Hans', VI: 'vi', UR: 'ur', MY: 'my' };

/** The vendor has one Urdu; a page in Roman letters is none that reads Arabic ones. */
export const languageOf = (asked: string | undefined): Language => {
  const page = document.documentElement.lang.toLowerCase();
  const wanted = (asked || page).toLowerCase();
  if (page === 'ur-latn') return 'EN';
  return prefixes.find(([pattern]) => pattern.test(wanted))?.[1] ?? 'EN';
};
