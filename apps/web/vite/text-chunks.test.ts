// How the texts are divided, proved on the sources themselves.
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { languagesIn, readSheets } from '../../../texts/sheets.ts';
import { compileTexts } from './compile-texts.ts';
import { closureOf } from './source-texts.ts';
import { readTextChunks } from './text-chunks.ts';
import { firstSource, laterSource, withTextsOfImports } from './texts-plugin.ts';

const src = resolve(import.meta.dirname, '../src');
const locales = resolve(src, 'locales');
const english = readSheets(locales, 'EN');
const chunks = readTextChunks(src);
const { sources } = chunks;

/** Keys that a text names, read in another way than the plugin reads them. */
const namedIn = (text: string): readonly string[] =>
  [...text.matchAll(/['"`](\w+)\.(\w*)(['"`]|\$\{)/g)].flatMap(([, sheet = '', name = '', end]) =>
    Object.keys(english[sheet] ?? {})
      .filter((key) => (end === '${' ? key.startsWith(name) : key === name))
      .map((key) => `${sheet}.${key}`),
  );

/** What the server alone says. */
const ofServer = /^(?:site|pageDescriptions)\./;

/** Texts that a module or one of its imports names, and that are not there; `names` are the chunks that come with it. */
function missingIn(root: string, names: string): readonly string[] {
  const there = new Set([...chunks.first, ...[...names].flatMap((name) => chunks.later[name] ?? [])]);
  return [...closureOf(sources, root)].flatMap((path) => {
    const loaded = sources.get(path)?.loadedKeys ?? [];
    return namedIn(readFileSync(path, 'utf8'))
      .filter((key) => !there.has(key) && !loaded.includes(key) && !ofServer.test(key))
      .map((key) => `${relative(src, path)} of ${relative(src, root)} names ${key}`);
  });
}

test('every screen, overlay, slot and late part comes with the texts that it and its imports name', () => {
  const missing: string[] = [];
  let count = 0;
  for (const [path, { lazyImports }] of sources) {
    if (lazyImports.length === 0) continue;
    const built = withTextsOfImports(src, path, readFileSync(path, 'utf8'), chunks);
    const imports = [...built.matchAll(/(?<!typeof )import\('(\.[^']+)'\)(?:, '(\w+)'\))?/g)];
    for (const [, to = '', names = ''] of imports) missing.push(...missingIn(resolve(path, '..', to), names));
    count += imports.length;
  }
  expect(missing).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test('what the app and home name is there from the start', () => {
  const roots = ['main.tsx', 'features/home/home-screen.tsx'];
  expect(roots.flatMap((root) => missingIn(resolve(src, root), ''))).toEqual([]);
});

test('what code waits for by the name of a sheet comes in one file', () => {
  const loaded = [...sources.values()].flatMap(({ loadedKeys }) => loadedKeys);
  expect(loaded.length).toBeGreaterThan(3);
  const isThere = (key: string): boolean => {
    const name = chunks.byName[key.slice(0, key.indexOf('.'))] ?? '';
    return chunks.first.includes(key) || chunks.later[name]?.includes(key) === true;
  };
  expect(loaded.filter((key) => !isThere(key))).toEqual([]);
});

test('every text is said by some code', () => {
  const said = new Set([...chunks.first, ...Object.values(chunks.later).flat()]);
  const keys = Object.entries(english).flatMap(([sheet, texts]) => Object.keys(texts).map((key) => `${sheet}.${key}`));
  expect(keys.filter((key) => !said.has(key) && !ofServer.test(key))).toEqual([]);
});

const bytesOf = (source: string): number => brotliCompressSync(source).length;
const screens = [...sources.keys()].filter((path) => path.endsWith('-screen.tsx'));

test.each(languagesIn(locales))(
  'LA-02 %s: a first page has at most 4 KiB of texts, a later one at most 3 more',
  (code) => {
    const messages = compileTexts(locales, code);
    expect(bytesOf(firstSource(messages, code, chunks))).toBeLessThanOrEqual(4096);
    const sizeOf = new Map(
      Object.keys(chunks.later).map((name) => [name, bytesOf(laterSource(messages, chunks, name))]),
    );
    const tooLarge = screens
      .map((path) => ({
        screen: relative(src, path),
        bytes: [...chunks.neededBy(path)].reduce((sum, name) => sum + (sizeOf.get(name) ?? 0), 0),
      }))
      .filter(({ bytes }) => bytes > 3072);
    expect(tooLarge).toEqual([]);
  },
);
