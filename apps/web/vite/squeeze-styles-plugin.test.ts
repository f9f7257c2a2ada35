// Tests that spaces go where they say nothing, and stay in text.
import { expect, test } from 'vitest';
import { squeezeStyles } from './squeeze-styles-plugin.ts';

test.each([
  ['--ease: cubic-bezier(0.2, 0.8, 0.2, 1);', '--ease: cubic-bezier(0.2,0.8,0.2,1);'],
  ['--font: Roboto, "Noto, Sans", Arial;', '--font: Roboto,"Noto, Sans",Arial;'],
  [".a,\n.b { content: ', ' }", ".a,.b { content: ', ' }"],
  ['/* "one, two */ .a { color: red, var(--b) }', '/* "one, two */ .a { color: red,var(--b) }'],
])('%s', (css, squeezed) => {
  expect(squeezeStyles(css)).toBe(squeezed);
});
