import { expect, test } from 'vitest';
import { maskedName } from '../../account/member/api.ts';
import { isMemberCode, newCode } from './referral.rules.ts';

const merchant = { affiliates: [{ code: 'north', referralCode: 'NORTHX26', hosts: [] }] };

test.each([
  ['K7QW2M9X', true],
  ['k7qw2m9x', false],
  ['K7QW2M9', false],
  ['K7QW2M9XX', false],
  ['K7QW2M0X', false],
  ['NORTHX26', false],
  ['', false],
])('the code %s may be a member’s: %s', (code, may) => {
  expect(isMemberCode(merchant, code)).toBe(may);
});

test('new codes can be told apart by eye, and differ', () => {
  const codes = Array.from({ length: 50 }, newCode);
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
  expect(new Set(codes).size).toBe(50);
});

test.each([
  ['heron26', 'he•••'],
  ['abcde', 'ab•••'],
  ['abcd', 'a•••'],
  ['a', 'a•••'],
  ['🦊fox26', '🦊f•••'],
])('the name %s is shown as %s', (name, shown) => {
  expect(maskedName(name)).toBe(shown);
});
