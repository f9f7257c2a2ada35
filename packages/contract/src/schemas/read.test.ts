import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  listOf,
  openEnum,
  orElse,
  pageOf,
  ReadAmount,
  ReadId,
  ReadNumber,
  ReadTime,
  ReadToken,
  readAs,
  readFlag,
  renamed,
} from './read.ts';

const readValue = (schema: z.ZodMiniType, found: unknown): unknown => {
  const read = readAs(schema, found);
  return read.ok ? read.value : 'refused';
};

test.each([
  ['a1', 'a1'],
  [7, '7'],
  [0, '0'],
  ['', 'refused'],
  [null, 'refused'],
  [{}, 'refused'],
])('an id written as %j is read as %j', (found, id) => expect(readValue(ReadId, found)).toBe(id));

test.each([
  [5, 5],
  ['5', 5],
  ['-1', -1],
  ['', 'refused'],
  ['five', 'refused'],
  [null, 'refused'],
])('a number written as %j is read as %j', (found, number) => expect(readValue(ReadNumber, found)).toBe(number));

test.each([
  ['500', '500'],
  [500, '500'],
  [5.5, 'refused'],
  ['1e3', 'refused'],
])('an amount written as %j is read as %j', (found, amount) => expect(readValue(ReadAmount, found)).toBe(amount));

test.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['TRUE', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
])('a flag written as %j is %s whatever the fallback', (found, flag) => {
  expect([readValue(readFlag(), found), readValue(readFlag(true), found)]).toEqual([flag, flag]);
});

test.each([undefined, null, '', 'perhaps', {}])('a flag that is %j is its fallback', (found) => {
  expect([readValue(readFlag(), found), readValue(readFlag(true), found)]).toEqual([false, true]);
});

test.each([
  ['eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2ln', true],
  ['t', true],
  ['Bearer a/b+c=', true],
  ['x'.repeat(4096), true],
  ['x'.repeat(4097), false],
  [' a', false],
  ['a\n', false],
  ['té', false],
  ['', false],
  [12, false],
])('the token %s is taken: %s', (token, taken) => expect(readAs(ReadToken, token).ok).toBe(taken));

test.each([
  ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00Z'],
  ['2026-11-21T12:00:00.5Z', '2026-11-21T12:00:00.5Z'],
  ['2026-11-21T20:00:00+08:00', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21T12:00:00', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21 12:00:00', '2026-11-21T12:00:00.000Z'],
  [1795262400000, '2026-11-21T12:00:00.000Z'],
  ['1795262400000', '2026-11-21T12:00:00.000Z'],
  [1795262400, '2026-11-21T12:00:00.000Z'],
  ['1795262400', '2026-11-21T12:00:00.000Z'],
  ['Sat, 21 Nov 2026 12:00:00 GMT', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21', '2026-11-21T00:00:00.000Z'],
  ['21 Nov 2026', 'refused'],
  [300, 'refused'],
  ['soon', 'refused'],
  ['', 'refused'],
  [null, 'refused'],
  [1e300, 'refused'],
])('SM-01 a time written as %j is %s', (found, time) => expect(readValue(ReadTime, found)).toBe(time));

test('an unknown value counts as the harmless one', () => {
  const Tag = openEnum(['hot', 'new'], null);
  expect(['hot', 'cold', undefined, 3].map((found) => readValue(Tag, found))).toEqual(['hot', null, null, null]);
});

describe('a record', () => {
  const Member = renamed(
    { id: 'customerId' },
    z.object({ id: ReadId, level: orElse('level', z.object({ rank: ReadNumber }), null) }),
  );

  test('is read with a field’s other name, its own name first, without unknown fields', () => {
    expect(readValue(Member, { customerId: 4, shoe: 43 })).toEqual({ id: '4', level: null });
    expect(readValue(Member, { id: 'a', customerId: 4 })).toEqual({ id: 'a', level: null });
  });

  test('drops a part that cannot be read, and names it', () => {
    const read = readAs(Member, { id: 'a', level: { rank: 'high' } });
    expect(read).toMatchObject({ ok: true, value: { id: 'a', level: null } });
    expect(read.ok && read.leftOut.map(({ path }) => path.join('.'))).toEqual(['level.rank']);
  });

  test.each([null, undefined, 'text', []])('that is %j is refused', (found) => {
    expect(readAs(Member, found).ok).toBe(false);
  });
});

describe('a list', () => {
  const Entry = z.object({ id: ReadId });
  const List = z.object({ items: listOf('items', Entry) });

  test('drops entries that cannot be read, and names them', () => {
    const read = readAs(List, { items: [{ id: 1 }, null, { title: 'no id' }, { id: 'b' }] });
    expect(read).toMatchObject({ ok: true, value: { items: [{ id: '1' }, { id: 'b' }] } });
    expect(read.ok && read.leftOut.map(({ path }) => path.join('.'))).toEqual(['items.1', 'items.2.id']);
  });

  test('is empty when it is missing, and named when it is not a list', () => {
    expect(readAs(List, {})).toEqual({ ok: true, value: { items: [] }, leftOut: [] });
    expect(readAs(List, { items: 'many' })).toMatchObject({ value: { items: [] }, leftOut: [{ path: ['items'] }] });
  });

  test('names the dropped entries of one answer only', () => {
    readAs(List, { items: [null] });
    expect(readAs(List, { items: [] })).toMatchObject({ leftOut: [] });
  });

  test('may be a page of its own, or alone', () => {
    const wanted = { items: [{ id: '1' }], nextCursor: null };
    expect(readValue(pageOf(Entry), [{ id: 1 }])).toEqual(wanted);
    expect(readValue(pageOf(Entry), { items: [{ id: 1 }] })).toEqual(wanted);
    expect(readValue(pageOf(Entry), { items: [{ id: 1 }], nextCursor: 2 })).toEqual({ ...wanted, nextCursor: '2' });
  });
});
