// Divides the texts of a language into chunks, by the code that names them.
import { resolve } from 'node:path';
import { FALLBACK_LANGUAGE } from '../../../packages/contract/src/languages.ts';
import { readSheets, type Sheets } from '../../../texts/sheets.ts';
import { type Costs, divideKeys, type Need } from './divide-keys.ts';
import { keysWith, readSources, type Sources } from './source-texts.ts';

/** The web server says them: in pages of its own, and to search engines. */
const ofServer = /^(?:site|pageDescriptions)\./;

/** What the app starts with: its texts are in the first chunk, and home needs no other one. */
const firstModules = ['main.tsx', 'features/home/home-screen.tsx'];
/** Words that code of every kind says, and messages that so many of the modules that load on demand may show. */
const everywhere = 'common.';
const OFTEN = 1 / 5;

/** Modules that load together though they do not import each other: each group has one chunk with all that it says. */
const together: readonly (readonly string[])[] = [
  ['features/login/login-screen.tsx', 'features/login/login-sheet.tsx'],
  // The registration opens with one form or the other, and with its fields.
  [
    'register-screen.tsx',
    'register-dialog.tsx',
    'mobile-form.tsx',
    'full-form.tsx',
    'code-section.tsx',
    'number-engine.tsx',
  ].map((name) => `features/register/${name}`),
  // Every page loads them when nobody has touched it for a while.
  [
    'app/start-when-idle.ts',
    'app/stored-page.ts',
    'features/domain-failure/domain-failure-dialog.tsx',
    'features/launch-game/game-sheet.tsx',
    'features/services/services-sheet.tsx',
    'kit/games/about-tile.tsx',
    'shell/errors/react.ts',
  ],
];

/** Headers of a file are about 200 bytes. */
const FILE_BYTES = 300;
/** In the language with the longest texts they are nearly twice as many: 3 KiB. */
const MOST_BYTES = 1700;
/** Each is a file of every language, and a line in its first chunk. */
const MOST_CHUNKS = 38;
/** What brotli leaves of an English text and its key, about. */
const COMPRESSED = 0.45;

const costsOf = (english: Sheets): Costs => ({
  fileBytes: FILE_BYTES,
  mostBytes: MOST_BYTES,
  mostParts: MOST_CHUNKS,
  bytesOf: (key) => {
    const [sheet = '', name = ''] = key.split('.');
    return (name.length + (english[sheet]?.[name] ?? '').length) * COMPRESSED;
  },
});

/** Names of one letter: they stand in every import that brings texts along. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface TextChunks {
  /** The keys that every page starts with. */
  readonly first: readonly string[];
  /** The keys of all other chunks, by name of the chunk. */
  readonly later: Readonly<Record<string, readonly string[]>>;
  /** The chunks of sheets that code loads by their names. */
  readonly byName: Readonly<Record<string, string>>;
  /** The names of the chunks that a module and those that load with it need beside `first`. */
  readonly neededBy: (path: string) => string;
}

/** The keys that every page starts with. */
function firstKeys(src: string, sources: Sources, lazy: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const path of lazy) for (const key of keysWith(sources, path)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const often = [...counts]
    .filter(([key, count]) => key.startsWith(everywhere) || count >= lazy.length * OFTEN)
    .map(([key]) => key);
  const named = firstModules.flatMap((module) => [...keysWith(sources, resolve(src, module))]);
  return new Set([...named, ...often].filter((key) => !ofServer.test(key)));
}

/** Divides the texts `english` by the sources in the folder `src`. */
export function chunksOf(src: string, sources: Sources, english: Sheets): TextChunks {
  const modules = [...sources.values()];
  const lazy = [...new Set(modules.flatMap(({ lazyImports }) => lazyImports.map(({ to }) => to)))];
  const first = firstKeys(src, sources, lazy);
  const isLater = (key: string): boolean => !first.has(key) && !ofServer.test(key);
  const needOf = (path: string): Need => new Set([...keysWith(sources, path)].filter(isLater));
  const groups = together.map((names) => names.map((name) => resolve(src, name)));
  const loadedKeys = [...new Set(modules.flatMap((module) => module.loadedKeys))].filter(isLater);
  const sheetsLoaded = [...new Set(loadedKeys.map((key) => key.slice(0, key.indexOf('.'))))].sort();
  const loads = sheetsLoaded.map((sheet): Need => new Set(loadedKeys.filter((key) => key.startsWith(`${sheet}.`))));
  const needs = [...lazy.filter((path) => !groups.flat().includes(path)).map(needOf), ...loads];
  const ofGroups = groups.map((group) => [...new Set(group.flatMap((path) => [...needOf(path)]))].sort());
  const parts = divideKeys(needs, loads, costsOf(english));
  const named = [...ofGroups, ...parts].map((keys, at) => [LETTERS.charAt(at), keys] as const);
  if (named.length > LETTERS.length) throw new Error(`There are ${named.length} chunks of texts, more than letters.`);
  const chunkOf = new Map(
    named.slice(groups.length).flatMap(([name, keys]) => keys.map((key) => [key, name] as const)),
  );
  const namesOf = (keys: Need): string => [...new Set([...keys].map((key) => chunkOf.get(key)))].sort().join('');
  return {
    first: [...first].sort(),
    later: Object.fromEntries(named),
    byName: Object.fromEntries(sheetsLoaded.map((sheet, at) => [sheet, namesOf(loads[at] ?? new Set())])),
    neededBy: (path) => {
      const group = groups.findIndex((paths) => paths.includes(path));
      return group < 0 ? namesOf(needOf(path)) : LETTERS.charAt(group);
    },
  };
}

/** The chunks, with the sources that they were divided by. */
export interface DividedTexts extends TextChunks {
  readonly sources: Sources;
}

/** Divides the texts of the browser's sources: `src` has a folder of locales. */
export function readTextChunks(src: string): DividedTexts {
  const english = readSheets(resolve(src, 'locales'), FALLBACK_LANGUAGE);
  const sources = readSources(src, english);
  return { ...chunksOf(src, sources, english), sources };
}
