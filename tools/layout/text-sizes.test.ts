// The browser's own setting of the text size reaches every text.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { barStyle, noticeStyle } from '../../apps/web/server/notice-style.ts';

const root = resolve(import.meta.dirname, '../..');
/** A mark on a picture is as large as the picture allows: `min()` says so. */
const SIZE_OF_TEXT = /^\s*(?:--(?:fs|lh)-[\w-]+|font-size|line-height|font)\s*:(?!.*min\().*\dpx/;

it('gives no style sheet of site and room a text size that ignores the browser’s setting', () => {
  const captcha = 'apps/platform/src/modules/foundation/captcha/script';
  const sheets = ['apps/web/src', 'apps/games/src', captcha].flatMap((folder) =>
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

it('gives no page that the server writes itself such a size', () => {
  for (const style of [barStyle, noticeStyle]) expect(style).not.toMatch(/(?:font-size|line-height|font):[^;}]*\dpx/);
});
