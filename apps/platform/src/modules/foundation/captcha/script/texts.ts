// The widget's texts: a file for each language, of which a page loads its own.
import type { LanguageCode } from '@foyer/contract';
import type english from '../../../../../../../texts/EN/captcha.json';

export type Texts = Readonly<Record<keyof typeof english, string>>;

/** Names of the files, put in by the build: they change with their content. */
declare const CAPTCHA_TEXTS: { readonly [L in LanguageCode]?: string };

const fileOf = (language: LanguageCode): string | undefined => CAPTCHA_TEXTS[language];

export const hasTexts = (language: LanguageCode): boolean => fileOf(language) !== undefined;

const loaded = new Map<LanguageCode, Texts>();

/** Loads the texts of a language once a page; a failed load is tried again by the next widget. */
export const loadTexts = async (server: string, language: LanguageCode): Promise<void> => {
  if (loaded.has(language)) return;
  const response = await fetch(`${server}/files/${fileOf(language)}`);
  if (!response.ok) throw new Error('The texts did not come.');
  // Written by the build out of texts that the check of languages holds against English.
  loaded.set(language, (await response.json()) as Texts);
};

/** The texts of a language that has loaded. */
export const textsOf = (language: LanguageCode): Texts => {
  const texts = loaded.get(language);
  if (!texts) throw new Error(`The texts of ${language} have not loaded.`);
  return texts;
};
