// Compiles locales/<CODE>/<feature>.json into the messages of the web's chunks.
import type { Messages } from '@foyer/contract/messages';
import { FALLBACK_LANGUAGE } from '../../../packages/contract/src/languages.ts';
import { compileSheet } from '../../../texts/compile.ts';
import { readSheets, type Sheets } from '../../../texts/sheets.ts';
import type { TextChunk } from '../src/app/start-texts.ts';

/** Features whose texts nobody reads without a session. */
export const memberFeatures = [
  'deposit',
  'feedback',
  'history',
  'identityCheck',
  'inbox',
  'ledger',
  'memberHome',
  'myBets',
  'payoutAccounts',
  'security',
  'withdraw',
  'withdrawal',
] as const;

/** The part that a feature's texts are in; everything else a visitor may meet. */
const partOf: ReadonlyMap<string, TextChunk> = new Map([
  ...['common', 'ui', 'pages', 'home', 'login', 'socialPlace', 'domainFailure', 'services'].map(
    (feature) => [feature, 'first'] as const,
  ),
  ...['register', 'newPassword', 'phone', 'codes'].map((feature) => [feature, 'forms'] as const),
  ...memberFeatures.map((feature) => [feature, 'member'] as const),
]);

/** A chunk of texts, as the browser gets it or as the server renders with it. */
export interface ChunkKind {
  readonly part: TextChunk;
  readonly isServer: boolean;
}

/** The texts of the web server's own pages are in no chunk; what pages say to search engines the browser never loads. */
const isIn = ({ part, isServer }: ChunkKind, feature: string): boolean =>
  feature !== 'site' && (isServer || feature !== 'pageDescriptions') && part === (partOf.get(feature) ?? 'rest');

/** Compiles one chunk of a language, or all of it. Gaps are filled from English. */
export const compileSheets = (english: Sheets, own: Sheets, chunk?: ChunkKind): Messages =>
  Object.fromEntries(
    Object.entries(english)
      .filter(([feature]) => !chunk || isIn(chunk, feature))
      .map(([feature, sheet]) => [feature, compileSheet(feature, sheet, own[feature])]),
  );

/** The messages of one language, compiled from the folder of locales: those of one chunk, or all. */
export const compileTexts = (folder: string, code: string, chunk?: ChunkKind): Messages =>
  compileSheets(readSheets(folder, FALLBACK_LANGUAGE), readSheets(folder, code), chunk);
