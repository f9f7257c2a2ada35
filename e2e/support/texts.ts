// The product's own texts, so that journeys ask for what people see and not for a copy of it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LanguageCode } from '@foyer/contract';
import type { TextKey } from '../../apps/web/src/shell/i18n/texts.ts';
import { textFolders } from '../../texts/folders.ts';
import { languagesIn } from '../../texts/sheets.ts';

const root = resolve(import.meta.dirname, '../..');
const locales = resolve(root, textFolders.web);

/** The languages with texts of their own. */
export const translatedLanguages = languagesIn(locales) as readonly LanguageCode[];

/** A text without placeholders, by its key. */
export function textOf(key: TextKey, language: LanguageCode = 'EN'): string {
  const [feature = '', name = ''] = key.split('.');
  const texts = JSON.parse(readFileSync(`${locales}/${language}/${feature}.json`, 'utf8')) as Record<string, string>;
  const text = texts[name];
  if (text === undefined) throw new Error(`${language} has no text ${key}`);
  return text;
}

/** The title of the log-in on a device where nobody has logged in before, at any operator. */
export const loginTitle = new RegExp(`^${textOf('login.heading').replace('{brand}', '\\w+')}$`);

const shared = resolve(root, textFolders.shared);

/** A text of the platform or the games, by its sheet and key. */
export function sharedText(sheet: string, key: string, language: LanguageCode = 'EN'): string {
  const texts = JSON.parse(readFileSync(`${shared}/${language}/${sheet}.json`, 'utf8')) as Record<string, string>;
  const text = texts[key];
  if (text === undefined) throw new Error(`${sheet}.json has no text ${key} in ${language}`);
  return text;
}

/** A text of the lottery room, up to its first placeholder. */
export function gameText(key: string, language: LanguageCode = 'EN'): string {
  return sharedText('games', key, language).split('{')[0]?.trim() ?? '';
}
