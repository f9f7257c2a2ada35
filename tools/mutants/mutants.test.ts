import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Mutant, mutate } from './mutant.ts';
import { findMisfits, readRows } from './read-rows.ts';
import { groupTests } from './test-groups.ts';

const root = resolve(import.meta.dirname, '../..');
const mutant: Mutant = {
  breaks: 'a limit',
  file: 'package.json',
  find: 'most = 5',
  replace: 'most = 6',
  killedBy: 'package.json',
};

test('a mutant changes exactly one place', () => {
  expect(mutate('const most = 5;', mutant)).toBe('const most = 6;');
  expect(mutate('const most = 5;', { ...mutant, replace: '$&$1' })).toBe('const $&$1;');
});

test.each([
  ['is not there', 'const most = 7;', '0 times'],
  ['stands twice', 'const most = 5, almost = 5;', '2 times'],
])('a mutant whose text %s does not apply', (_, source, message) => {
  expect(() => mutate(source, mutant)).toThrow(message);
});

test('a mutant that changes nothing is refused', () => {
  expect(() => mutate('most = 5', { ...mutant, replace: mutant.find })).toThrow('changes nothing');
});

test('a row without its file, test or text is reported', () => {
  const misfits = findMisfits(root, [mutant, { ...mutant, file: 'gone.ts' }, { ...mutant, killedBy: 'gone.test.ts' }]);
  expect(misfits).toEqual([
    expect.stringContaining('0 times'),
    expect.stringContaining('there is no gone.ts'),
    expect.stringContaining('there is no gone.test.ts'),
  ]);
});

test('tests of one runner run together, those with a title separately', () => {
  const groups = groupTests([
    { killedBy: 'a.test.ts' },
    { killedBy: 'b.test.ts' },
    { killedBy: 'a.test.ts' },
    { killedBy: 'c.http.test.ts', title: 'one' },
    { killedBy: 'd.spec.ts', title: 'two' },
    { killedBy: 'd.spec.ts', title: 'three' },
  ]);
  expect(groups).toEqual([
    { files: ['a.test.ts', 'b.test.ts'], titles: [] },
    { files: ['c.http.test.ts'], titles: ['one'] },
    { files: ['d.spec.ts'], titles: ['two', 'three'] },
  ]);
});

test('every row applies to the present code', async () => {
  const rows = await readRows();
  expect(rows.length).toBeGreaterThan(0);
  expect(findMisfits(root, rows)).toEqual([]);
});
