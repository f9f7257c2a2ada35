import { expect, test } from 'vitest';
import { lockPage } from './lock-page.ts';

test.each([
  ['the second', 1],
  ['the first', 0],
])('the page below two sheets stays where it is when %s closes, and scrolls once both have', (_, earlier) => {
  const names = new Set<string>();
  const classList = { add: (name: string) => names.add(name), remove: (name: string) => names.delete(name) };
  const frees = [lockPage({ classList } as never), lockPage({ classList } as never)];
  frees[earlier]?.();
  expect([...names]).toEqual(['locked']);
  frees[1 - earlier]?.();
  expect([...names]).toEqual([]);
});
