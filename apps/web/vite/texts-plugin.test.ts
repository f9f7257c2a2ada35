import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { textsPlugin } from './texts-plugin.ts';

type Load = (id: string) => string;

test('LA-02 a language without texts of its own has the chunks of English, so that the first load names no others', () => {
  // This test reads the table alone and calls nothing of the bundler.
  const { load } = textsPlugin(resolve(import.meta.dirname, '../src/locales')) as unknown as { readonly load: Load };
  const table = load('\0virtual:texts');
  const named = [...table.matchAll(/virtual:texts\/([A-Z-]+)\/first/g)].map(([, code]) => code);
  expect(named.sort()).toEqual(['CN', 'EN', 'MY', 'UR', 'VI']);
  expect(table).toContain('"ES": fallback');
  expect(table).toContain('"EN": fallback');
});
