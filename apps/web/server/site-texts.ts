// The texts of pages that the web server writes itself: notices, faults, the old-browser bar.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE, isLanguageCode, type LanguageCode, languages } from '@foyer/contract';
import { formatMessage, type Messages } from '@foyer/contract/messages';
import type site from '../src/locales/EN/site.json';

export type SiteKey = keyof typeof site;

/** Formats a text in one language. */
export interface SiteText {
  (key: SiteKey, values?: Readonly<Record<string, string>>): string;
  /** The language of the texts: English for a language that has none. */
  readonly language: LanguageCode;
}

/** The texts of a language; of English where the code is none of ours. */
export type SiteTexts = (language: string | undefined) => SiteText;

/** Compiled messages by language, as the build wrote them: of the languages that have texts. */
export type SiteMessages = Readonly<Record<string, Messages>>;

/** Makes the texts of all languages. */
export const createSiteTexts =
  (messages: SiteMessages): SiteTexts =>
  (wanted) => {
    const language = isLanguageCode(wanted) && messages[wanted] ? wanted : FALLBACK_LANGUAGE;
    const text = (key: SiteKey, values: Readonly<Record<string, string>> = {}): string => {
      const message = messages[language]?.site?.[key];
      return message ? formatMessage(message, values, languages[language].tag) : key;
    };
    return Object.assign(text, { language });
  };

/** Reads the texts of the build in dist/web. */
export const readSiteTexts = (webDist: string): SiteTexts =>
  // Written by the same build.
  createSiteTexts(JSON.parse(readFileSync(join(webDist, 'site-texts.json'), 'utf8')) as SiteMessages);
