import { expect, test } from 'vitest';
import { type CarriedParameters, creditToCarry, moveAddress } from './move-address.rules.ts';

const code = 'c'.repeat(43);

test.each<[CarriedParameters, string]>([
  [{}, ''],
  [{ affiliateCode: 'north', r: 'R1' }, '?affiliateCode=north&r=R1'],
  [{ r: 'R1' }, '?r=R1'],
  [{ affiliateCode: 'a&token=x', r: '' }, ''],
  [{ affiliateCode: 'north', code }, `?affiliateCode=north&token=${code}`],
])('DF-04 %j moves along as %j', (carried, query) => {
  expect(moveAddress('https://b.example', carried)).toBe(`https://b.example/m/index.html${query}`);
});

test.each<[string, CarriedParameters, string | undefined, CarriedParameters]>([
  ['nobody brought', {}, undefined, {}],
  ['r brought', { r: 'b' }, 'b', { r: 'b' }],
  ['affiliateCode brought', { affiliateCode: 'a' }, 'a', { affiliateCode: 'a' }],
  ['with both known', { affiliateCode: 'a', r: 'b' }, 'b', { affiliateCode: 'a', r: 'b' }],
  ['with an earlier affiliate visit', {}, 'old', { affiliateCode: 'old' }],
  ['with the host’s affiliate, at any address', { affiliateCode: 'a', r: 'b' }, 'joe', { affiliateCode: 'joe' }],
])('DF-04 a visitor %s keeps the affiliate on the other domain', (_, kept, credited, carried) => {
  expect(creditToCarry(kept, credited)).toEqual(carried);
});

test('DF-04 other known values do not move along', () => {
  const more = { affiliateCode: 'north', gclid: 'g', referralCode: 'x' };
  expect(moveAddress('https://b.example', more)).toBe('https://b.example/m/index.html?affiliateCode=north');
});
