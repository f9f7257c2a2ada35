import { expect, test } from 'vitest';
import { percentEnds } from './about.rules.ts';

test.each([
  ['two ends', { least: 9161, most: 9515 }, 'EN', ['91.6%', '95.2%']],
  ['two ends that round to the same', { least: 9200, most: 9203 }, 'EN', ['92.0%']],
  ['the decimal sign of the language', { least: 8097, most: 9525 }, 'VI', ['81,0%', '95,3%']],
] as const)('return to player: %s', (_, returns, language, shown) => {
  expect(percentEnds(returns, language)).toEqual(shown);
});
