import { expect, test } from 'vitest';
import { saysClosed } from './says-closed.ts';

test.each([
  ['maintenance', true],
  ['region.restricted', true],
  ['game.maintenance', false],
  ['network', false],
])('the code %s says that the site is closed: %s', (code, closed) => {
  expect(saysClosed(code)).toBe(closed);
});
