// The page's texts, one file a language in ../texts, by BCP 47 tag. A language without texts gets English.
import bn from '../texts/bn.json' with { type: 'json' };
import en from '../texts/en.json' with { type: 'json' };
import es from '../texts/es.json' with { type: 'json' };
import fr from '../texts/fr.json' with { type: 'json' };
import hi from '../texts/hi.json' with { type: 'json' };
import id from '../texts/id.json' with { type: 'json' };
import ja from '../texts/ja.json' with { type: 'json' };
import km from '../texts/km.json' with { type: 'json' };
import ko from '../texts/ko.json' with { type: 'json' };
import ms from '../texts/ms.json' with { type: 'json' };
import my from '../texts/my.json' with { type: 'json' };
import ne from '../texts/ne.json' with { type: 'json' };
import ptBR from '../texts/pt-BR.json' with { type: 'json' };
import ptPT from '../texts/pt-PT.json' with { type: 'json' };
import ta from '../texts/ta.json' with { type: 'json' };
import th from '../texts/th.json' with { type: 'json' };
import tl from '../texts/tl.json' with { type: 'json' };
import tr from '../texts/tr.json' with { type: 'json' };
import ur from '../texts/ur.json' with { type: 'json' };
import urLatn from '../texts/ur-Latn.json' with { type: 'json' };
import vi from '../texts/vi.json' with { type: 'json' };
import zhHans from '../texts/zh-Hans.json' with { type: 'json' };
import zhHant from '../texts/zh-Hant.json' with { type: 'json' };

/** The texts of a language, and the direction in which it is read. */
export type Texts = typeof en & { readonly dir: 'ltr' | 'rtl' };

const byLanguage: Readonly<Record<string, typeof en>> = {
  bn,
  en,
  es,
  fr,
  hi,
  id,
  ja,
  km,
  ko,
  ms,
  my,
  ne,
  'pt-BR': ptBR,
  'pt-PT': ptPT,
  ta,
  th,
  tl,
  tr,
  ur,
  'ur-Latn': urLatn,
  vi,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

/** Tags of the languages that are read from right to left. */
const fromTheRight: readonly string[] = ['ur'];

/** Texts, with the language that they are in. */
export const textsIn = (language: string): { readonly language: string; readonly texts: Texts } => {
  const [shown, texts] = byLanguage[language] ? [language, byLanguage[language]] : ['en', en];
  return { language: shown, texts: { ...texts, dir: fromTheRight.includes(shown) ? 'rtl' : 'ltr' } };
};

/** Puts a value into a text. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
