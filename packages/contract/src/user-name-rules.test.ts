import { expect, test } from 'vitest';
import { brokenUserNameRules, holdsBrand } from './user-name-rules.ts';

const lengths = { minLength: 4, maxLength: 20 };

test.each([
  ['maya88', []],
  ['MAYA.88', []],
  ['ｍａｙａ', []],
  ['may', ['length']],
  ['m'.repeat(21), ['length']],
  ['m'.repeat(200), ['length']],
  ['', ['length', 'letter']],
  ['mауа', ['characters']],
  ['maya 88', ['characters']],
  ['maya88 ', ['characters']],
  ['maya\u200b88', ['characters']],
  ['maya\u0007', ['characters']],
  ['<b>maya', ['characters']],
  ['linh đẹp', ['characters']],
  ['maya88.', ['edges']],
  ['.maya88', ['edges']],
  ['maya..88', ['edges']],
  ['09171234567', ['letter']],
])('the user name "%s" breaks the rules %j', (name, broken) => {
  expect(brokenUserNameRules(name, lengths)).toEqual(broken);
});

test.each([
  ['willow22', 'W88', false],
  ['kiwi7', 'W88', false],
  ['betty1990', '188BET', false],
  ['w88_fan', 'W88', true],
  ['wbb_fan', 'W88', true],
  ['my-188.bet', '188BET', true],
  ['aur0ra', 'Aurora', true],
  ['maya88', 'بيت', false],
] as const)('"%s" holds the brand name %s: %s', (name, brand, holds) => {
  expect(holdsBrand(name, [brand])).toBe(holds);
});
