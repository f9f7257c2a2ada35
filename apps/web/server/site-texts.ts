// The texts that the web server says itself, in every language: notices, faults, the old-browser bar.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FALLBACK_LANGUAGE, isLanguageCode, languages } from '@foyer/contract';
import { formatMessage, type Messages } from '@foyer/contract/messages';
import type site from '../src/locales/EN/site.json';

export type SiteKey = keyof typeof site;
/** Says a text in one language. */
export type SiteText = (key: SiteKey, values?: Readonly<Record<string, string>>) => string;
/** The texts of a language; of English where the code is none of ours. */
export type SiteTexts = (language: string | undefined) => SiteText;

/** Compiled messages by language, as the build wrote them. */
export type SiteMessages = Readonly<Record<string, Messages>>;

/** Makes the texts of all languages. */
export const createSiteTexts =
  (messages: SiteMessages): SiteTexts =>
  (language) => {
    const code = isLanguageCode(language) ? language : FALLBACK_LANGUAGE;
    return (key, values = {}) => {
      const message = messages[code]?.site?.[key];
      return message ? formatMessage(message, values, languages[code].tag) : key;
    };
  };

/** Reads the texts of the build in dist/web. */
export const readSiteTexts = (webDist: string): SiteTexts =>
  // Written by the same build.
  createSiteTexts(JSON.parse(readFileSync(join(webDist, 'site-texts.json'), 'utf8')) as SiteMessages);
