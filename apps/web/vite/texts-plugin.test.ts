import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { textsPlugin } from './texts-plugin.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

/** The table of a folder with these languages. */
function tableOf(codes: readonly string[]): string {
  folder = mkdtempSync(join(tmpdir(), 'foyer-locales-'));
  for (const code of codes) {
    mkdirSync(join(folder, code));
    writeFileSync(join(folder, code, 'common.json'), '{"notice":"Notice"}');
  }
  // This test reads the table alone and calls nothing of the bundler.
  const { load } = textsPlugin(folder) as unknown as { readonly load: (id: string) => string };
  return load('\0virtual:texts');
}

test('LA-02 the first load names only the chunks of languages with texts', () => {
  const table = tableOf(['EN', 'UR']);
  const named = [...table.matchAll(/virtual:texts\/([A-Z-]+)\/first/g)].map(([, code]) => code);
  expect(named.sort()).toEqual(['EN', 'UR']);
  expect(table).not.toContain('ES');
});
