// The browser's own setting of the text size reaches every text.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const SIZE_OF_TEXT = /^\s*(?:--(?:fs|lh)-[\w-]+|font-size|line-height|font)\s*:.*\dpx/;

it('gives no style sheet of site and room a text size that ignores the browser’s setting', () => {
  const sheets = ['apps/web/src', 'apps/games/src'].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.css'))
      .map((file) => `${folder}/${file}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  const fixed = sheets.flatMap((sheet) =>
    readFileSync(resolve(root, sheet), 'utf8')
      .split('\n')
      .flatMap((line, at) => (SIZE_OF_TEXT.test(line) ? [`${sheet}:${at + 1} ${line.trim()}`] : [])),
  );
  expect(fixed).toEqual([]);
});
