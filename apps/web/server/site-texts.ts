// The texts that the web server says itself, in every language: notices, faults, the old-browser bar.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '@foyer/contract';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type site from '../src/locales/EN/site.json';

export type SiteKey = keyof typeof site;
/** Says a text in one language. */
export type SiteText = (key: SiteKey, values?: Readonly<Record<string, string>>) => string;
/** The texts of a language; of English where the code is none of ours. */
export type SiteTexts = (language: string | undefined) => SiteText;

/** Compiled messages by language, as the build wrote them. */
export type SiteMessages = Readonly<Record<string, Messages>>;

/** Makes the texts of all languages. */
export function createSiteTexts(messages: SiteMessages): SiteTexts {
  const made = new Map<LanguageCode, I18n>();
  const of = (language: LanguageCode): I18n => {
    const known = made.get(language);
    if (known) return known;
    const i18n = setupI18n();
    i18n.loadAndActivate({ locale: languages[language].tag, messages: messages[language] ?? {} });
    made.set(language, i18n);
    return i18n;
  };
  return (language) => {
    const i18n = of(isLanguageCode(language) ? language : FALLBACK_LANGUAGE);
    return (key, values) => i18n._(`site.${key}`, values);
  };
}

/** Reads the texts of the build in dist/web. */
export const readSiteTexts = (webDist: string): SiteTexts =>
  // Written by the same build.
  createSiteTexts(JSON.parse(readFileSync(join(webDist, 'site-texts.json'), 'utf8')) as SiteMessages);
