// Compiles locales/<CODE>/<feature>.json into the messages of the web's chunks.
import type { Messages } from '@foyer/contract/messages';
import { FALLBACK_LANGUAGE } from '../../../packages/contract/src/languages.ts';
import { compileSheet } from '../../../texts/compile.ts';
import { readSheets, type Sheets } from '../../../texts/sheets.ts';
import type { TextChunk } from '../src/app/start-texts.ts';

/** The part that a feature's texts are in; everything else comes with the last one. */
const partOf: ReadonlyMap<string, TextChunk> = new Map([
  ...['common', 'ui', 'pages', 'home', 'login', 'socialPlace', 'domainFailure', 'services'].map(
    (feature) => [feature, 'first'] as const,
  ),
  ...['register', 'newPassword'].map((feature) => [feature, 'forms'] as const),
  ...['phone', 'codes'].map((feature) => [feature, 'phone'] as const),
]);

/** Texts of the web server's own pages, and what pages say to search engines; the browser never loads them. */
const serverFeatures: ReadonlySet<string> = new Set(['site', 'pageDescriptions']);

/** Compiles one part of a language. Gaps are filled from English. */
export const compileSheets = (english: Sheets, own: Sheets, part?: TextChunk): Messages =>
  Object.fromEntries(
    Object.entries(english)
      .filter(([feature]) => !part || (!serverFeatures.has(feature) && part === (partOf.get(feature) ?? 'rest')))
      .map(([feature, sheet]) => [feature, compileSheet(feature, sheet, own[feature])]),
  );

/** All messages of one language, compiled from the folder of locales. */
export const compileTexts = (folder: string, code: string, part?: TextChunk): Messages =>
  compileSheets(readSheets(folder, FALLBACK_LANGUAGE), readSheets(folder, code), part);
