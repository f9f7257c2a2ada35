import { expect, test } from 'vitest';
import { isFresh, isStore, leaving, merchantIn, storeName } from './stores.rules.ts';

const DAY = 86_400_000;
const now = 100 * DAY;

test.each([
  ['?env=live&merchant=aurora', 'aurora'],
  ['?merchant=lotus', 'lotus'],
  ['?merchant=%3Cscript%3E', 'site'],
  ['?env=live', 'site'],
  ['', 'site'],
])('the address %j belongs to the stores of %s', (search, merchant) => expect(merchantIn(search)).toBe(merchant));

test('stores of two operators have two names, and other caches of the origin are left alone', () => {
  expect(storeName('aurora', 'pages')).not.toBe(storeName('lotus', 'pages'));
  expect([storeName('aurora', 'files'), 'other-cache'].map(isStore)).toEqual([true, false]);
});

test.each([
  ['just stored', now, true],
  ['six days old', now - 6 * DAY, true],
  ['seven days old', now - 7 * DAY, false],
  ['from the future, by a clock that was wrong', now + 1, false],
  ['without a time', Number.NaN, false],
])('a copy that is %s may be shown: %3$s', (_, storedAt, fresh) => expect(isFresh({ storedAt }, now)).toBe(fresh));

test('the oldest copies leave a full store, and those of seven days leave any store', () => {
  const copy = (address: string, days: number) => ({ address, storedAt: now - days * DAY });
  const copies = [copy('a', 3), copy('b', 1), copy('c', 8), copy('d', 2)];
  expect(leaving(copies, 2, now)).toEqual(['a', 'c']);
  expect(leaving(copies, 9, now)).toEqual(['c']);
  expect(leaving([], 9, now)).toEqual([]);
});
