// The product's own texts, so that journeys ask for what people see and not for a copy of it.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { LanguageCode } from '@foyer/contract';
import type { TextKey } from '../../apps/web/src/shell/i18n/texts.ts';

const locales = resolve(import.meta.dirname, '../../apps/web/src/locales');

/** A text without placeholders, by its key. */
export function say(key: TextKey, language: LanguageCode = 'EN'): string {
  const [feature = '', name = ''] = key.split('.');
  const texts = JSON.parse(readFileSync(`${locales}/${language}/${feature}.json`, 'utf8')) as Record<string, string>;
  const text = texts[name];
  if (text === undefined) throw new Error(`${language} has no text ${key}`);
  return text;
}

const gameTexts = resolve(import.meta.dirname, '../../apps/games/src/texts/locales');

/** A text of the lottery room, up to its first placeholder. */
export function sayGame(key: string, language: LanguageCode = 'EN'): string {
  const texts = JSON.parse(readFileSync(`${gameTexts}/${language}.json`, 'utf8')) as Record<string, string>;
  const text = texts[key];
  if (text === undefined) throw new Error(`The room has no text ${key} in ${language}`);
  return text.split('{')[0]?.trim() ?? '';
}
