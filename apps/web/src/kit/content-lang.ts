// The language of an operator's content on a page that may be in another one.
import { type LanguageCode, languages } from '@foyer/contract';
import type { LangAttributes } from '../ui/lang.ts';
import { useLanguage, useTextLanguage } from './shell-context.tsx';

/** A row of content: in the language of the call, unless it names another one. */
export interface ContentRow {
  readonly language?: LanguageCode | undefined;
}

/** Returns the attributes of a row's texts: none where they are in the language of the page's own texts. */
export function useContentLang(): (row: ContentRow) => LangAttributes {
  const current = useLanguage();
  const ofPage = useTextLanguage();
  return ({ language = current }) => {
    const { tag: lang, dir } = languages[language];
    return language === ofPage ? {} : { lang, dir };
  };
}
