import { expect, test } from 'vitest';
import { type Costs, divideKeys } from './divide-keys.ts';

const bytes = new Map([
  ['a', 2000],
  ['b', 1500],
  ['c', 50],
]);
const costs: Costs = { bytesOf: (key) => bytes.get(key) ?? 0, fileBytes: 300, mostBytes: 5000, mostParts: 9 };
const need = (...keys: readonly string[]): ReadonlySet<string> => new Set(keys);

test('texts that are always needed together are one file, and a tiny one joins another', () => {
  expect(divideKeys([need('a', 'b'), need('a', 'b', 'c')], [], costs)).toEqual([['a', 'b', 'c']]);
});

test('a large text that others go without is in a file of its own', () => {
  expect(divideKeys([need('a'), need('b'), need('a', 'c'), need('a', 'c')], [], costs)).toEqual([['a', 'c'], ['b']]);
});

test('nothing joins where a page would then load too much', () => {
  const needs = [need('a'), need('a', 'c'), need('a', 'c')];
  expect(divideKeys(needs, [], { ...costs, mostBytes: 2050 })).toEqual([['a', 'c']]);
  expect(divideKeys([...needs, need('a')], [], { ...costs, mostBytes: 2000 })).toEqual([['a'], ['c']]);
});

test('too many files are joined where that costs least', () => {
  expect(divideKeys([need('a'), need('b'), need('c')], [], { ...costs, mostParts: 2 })).toEqual([['a'], ['b', 'c']]);
});

test('texts that are waited for by one name stay in one file', () => {
  expect(divideKeys([need('a'), need('b')], [need('a', 'b')], costs)).toEqual([['a', 'b']]);
});
