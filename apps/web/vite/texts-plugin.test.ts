import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compileTexts } from './compile-texts.ts';
import type { TextChunks } from './text-chunks.ts';
import { firstSource, laterSource, textsPlugin, withTextsOfImports } from './texts-plugin.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A folder with these languages, each with two sheets. */
function localesOf(codes: readonly string[]): string {
  folder = mkdtempSync(join(tmpdir(), 'foyer-locales-'));
  for (const code of codes) {
    mkdirSync(join(folder, code));
    writeFileSync(join(folder, code, 'common.json'), '{"notice":"Notice"}');
    writeFileSync(join(folder, code, 'history.json'), `{"title":"History in ${code}"}`);
  }
  return folder;
}

const chunks: TextChunks = {
  first: ['common.notice'],
  later: { a: ['history.title'], b: ['install.title'] },
  byName: { install: 'b' },
  neededBy: (path) => (path.endsWith('/history-screen.tsx') ? 'ab' : ''),
};

test('LA-02 the first load names one file for each language with texts', () => {
  // This test reads the table alone and calls nothing of the bundler.
  const { load } = textsPlugin(localesOf(['EN', 'UR'])) as unknown as { readonly load: (id: string) => string };
  const table = load('\0virtual:texts');
  expect([...table.matchAll(/import\('virtual:texts\/([^']+)'\)/g)].map(([, name]) => name)).toEqual(['EN', 'UR']);
});

test('the first file of a language has its first messages, and says where all others are', () => {
  const messages = compileTexts(localesOf(['EN', 'UR']), 'UR');
  const source = firstSource(messages, 'UR', chunks);
  expect(source).toContain('{"common":{"notice":"Notice"}}');
  expect(source).not.toContain('History');
  expect(source).toContain("{ a: () => import('virtual:texts/UR/a'), b: () => import('virtual:texts/UR/b') };");
  expect(source).toContain('later.install = later.b;');
  expect(laterSource(messages, chunks, 'a')).toBe('export const messages = {"history":{"title":"History in UR"}};\n');
});

test('an import of code with texts waits for them, and no other does', () => {
  const source =
    "type A = typeof import('./a.ts');\nconst b = () => import('./history-screen.tsx');\nconst c = () => import('./c.ts');";
  const built = withTextsOfImports('/src', '/src/features/history/feature.ts', source, chunks);
  expect(built).toBe(
    `import { withTexts as $withTexts } from "/src/shell/i18n/with-texts.ts";${source.replace(
      "import('./history-screen.tsx')",
      "$withTexts(import('./history-screen.tsx'), 'ab')",
    )}`,
  );
  const plain = "const c = () => import('./c.ts');";
  expect(withTextsOfImports('/src', '/src/features/c/feature.ts', plain, chunks)).toBe(plain);
});
