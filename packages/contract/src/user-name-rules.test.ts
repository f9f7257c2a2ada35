import { expect, test } from 'vitest';
import { brokenUserNameRules } from './user-name-rules.ts';

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
