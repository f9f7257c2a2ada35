import { expect, test } from 'vitest';
import { inPages } from './in-pages.ts';

const rows = (count: number) => {
  const asked: (number | null)[] = [];
  const pages = inPages<number>(async (last, most) => {
    asked.push(last);
    const from = last === null ? 0 : last + 1;
    return Array.from({ length: Math.max(0, Math.min(most, count - from)) }, (_, index) => from + index);
  });
  return { asked, pages };
};

test.each([0, 1, 499, 500, 501, 1000, 1201])('%d rows come in order, each once', async (count) => {
  const found: number[] = [];
  for await (const page of rows(count).pages) found.push(...page);
  expect(found).toEqual(Array.from({ length: count }, (_, index) => index));
});

test('a page is read when the one before it is gone, and holds 500 rows', async () => {
  const { asked, pages } = rows(100_000);
  const first = await pages.next();
  expect([asked, first.value?.length]).toEqual([[null], 500]);
  await pages.next();
  expect(asked).toEqual([null, 499]);
  await pages.return(undefined);
  expect(asked).toHaveLength(2);
});
