import { expect, test } from 'vitest';
import { isPanelFullscreen } from './app-offer.ts';

test.each([
  [true, 'fullscreen', false, true],
  [true, 'panel', true, false],
  [true, '1', false, false],
  [true, '3:2', true, true],
  [false, 'fullscreen', false, false],
  [false, 'panel', true, true],
])('IN-02 bar mode on (%s) as %j, setting %s: the install panel fills the screen: %s', (enabled, value, isSet, is) => {
  expect(isPanelFullscreen({ enabled, value }, isSet)).toBe(is);
});
