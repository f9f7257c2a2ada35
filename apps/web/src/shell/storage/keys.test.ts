import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fakeStorage } from './fake-storage.ts';
import { storageKeys } from './key-table.ts';
import * as keys from './keys.ts';
import { createStore, type StorageKey } from './store.ts';

const rows = storageKeys as unknown as readonly StorageKey<unknown>[];

test('no two keys of one area share a name', () => {
  const slots = rows.map(({ area, name }) => `${area}:${name}`);
  expect(new Set(slots).size).toBe(slots.length);
});

/** The keys that the sources write: of `never` nothing can be written. */
function writtenKeys(): string[] {
  const sources = resolve(import.meta.dirname, '../..');
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const declared = /: StorageKey<(?!never>).+> = \{\s*(?:\.\.\.\w+, )?name: '(.+?)',\s*area: '(.+?)'/g;
  return files
    .filter((path) => !path.includes('.test.'))
    .flatMap((path) => [...readFileSync(join(sources, path), 'utf8').matchAll(declared)])
    .map(([, name, area]) => `${area}:${name}`);
}

test('the table has every key that the sources write, and no other', () => {
  expect(rows.map(({ area, name }) => `${area}:${name}`).sort()).toEqual(writtenKeys().sort());
});

test('every cookie states its lifetime in days', () => {
  for (const row of rows) expect(row.area !== 'cookie' || (row.days ?? 0) > 0, row.name).toBe(true);
});

test('F7 every key ignores junk', () => {
  for (const junk of [undefined, null, [], 7, true]) {
    for (const row of rows) expect(row.shape(junk), row.name).toBeNull();
  }
});

test.each([
  ['WEBCLIP', 'local', keys.WEBCLIP, '1'],
  ['merchant', 'local', keys.MERCHANT, 'aurora'],
  ['asset_manifest_hash', 'local', keys.MANIFEST_HASH, '8f3a91c2'],
] as const)('SN-10 the flag %s is stored in %s storage', (name, area, key, value) => {
  const storage = fakeStorage();
  createStore(storage).write(key as StorageKey<string>, value);
  expect(storage.kept[area].get(name)).toBe(value);
});

test('SN-10 the language is stored in local storage and in a cookie for the web server', () => {
  const language = rows.filter(({ name }) => name === 'language').map(({ area }) => area);
  expect(language.sort()).toEqual(['cookie', 'local']);
});
