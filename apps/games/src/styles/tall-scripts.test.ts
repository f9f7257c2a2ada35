// Khmer stacks signs above and below its letters as Burmese does: lines need the same room.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../../..');
const sheets = [
  'styles/base.css',
  'apps/games/src/styles/tall-scripts.css',
  'apps/games/src/mini-game/mini-game.css',
  'apps/platform/src/modules/foundation/captcha/script/captcha.css',
  'apps/vendor/src/style.ts',
  'apps/web/server/notice-style.ts',
];

test.each(sheets)('lines of Khmer have the height of Burmese ones in %s', (sheet) => {
  const css = readFileSync(`${root}/${sheet}`, 'utf8');
  const selectorsOf = (tag: string): string[] =>
    [...css.matchAll(/[^,{}\n]*:lang\((\w+)\)[^,{]*/g)]
      .filter(([, found]) => found === tag)
      .map(([selector]) => selector.trim().replace(`:lang(${tag})`, ''));
  expect(selectorsOf('my').length).toBeGreaterThan(0);
  expect(selectorsOf('km')).toEqual(selectorsOf('my'));
});
