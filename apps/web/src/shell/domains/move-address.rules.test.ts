import { expect, test } from 'vitest';
import { type Luggage, moveAddress } from './move-address.rules.ts';

const code = 'c'.repeat(43);

test.each<[Luggage, string]>([
  [{}, ''],
  [{ affiliateCode: 'north', r: 'R1' }, '?affiliateCode=north&r=R1'],
  [{ r: 'R1' }, '?r=R1'],
  [{ affiliateCode: 'a&token=x', r: '' }, ''],
  [{ affiliateCode: 'north', code }, `?affiliateCode=north&token=${code}`],
])('DF-04 %j goes along as %j', (luggage, query) => {
  expect(moveAddress('https://b.example', luggage)).toBe(`https://b.example/m/index.html${query}`);
});

test('DF-04 what else is known stays behind', () => {
  const more = { affiliateCode: 'north', gclid: 'g', referralCode: 'x' };
  expect(moveAddress('https://b.example', more)).toBe('https://b.example/m/index.html?affiliateCode=north');
});
