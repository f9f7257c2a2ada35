// Compiles locales/<CODE>/<sheet>.json into messages.
import type { Messages } from '@foyer/contract/messages';
import { FALLBACK_LANGUAGE } from '../../../packages/contract/src/languages.ts';
import { compileSheet } from '../../../texts/compile.ts';
import { readSheets, type Sheets } from '../../../texts/sheets.ts';
import { keepSyllables } from '../../../texts/syllables.ts';

const wholeIn = (sheet: Sheets[string] = {}): Sheets[string] =>
  Object.fromEntries(Object.entries(sheet).map(([key, text]) => [key, keepSyllables(text)]));

/** Compiles the sheets of a language. Gaps are filled from English. */
export const compileSheets = (english: Sheets, own: Sheets): Messages =>
  Object.fromEntries(
    Object.entries(english).map(([name, sheet]) => [name, compileSheet(name, sheet, wholeIn(own[name]))]),
  );

/** The messages of one language, compiled from the folder of locales. */
export const compileTexts = (folder: string, code: string): Messages =>
  compileSheets(readSheets(folder, FALLBACK_LANGUAGE), readSheets(folder, code));

/** The messages of some keys, `sheet.key`. */
export function pickMessages(messages: Messages, keys: readonly string[]): Messages {
  const picked: Record<string, Record<string, Messages[string][string]>> = {};
  for (const key of keys) {
    const [sheet = '', name = ''] = key.split('.');
    const message = messages[sheet]?.[name];
    if (message !== undefined) picked[sheet] = { ...picked[sheet], [name]: message };
  }
  return picked;
}
