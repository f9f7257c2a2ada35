import { expect, test } from 'vitest';
import { cursorOf, parseCursor } from './cursor.rules.ts';

test('the last moment of the year 9999 is the last place that a cursor names', () => {
  const last = new Date('9999-12-31T23:59:59.999Z');
  expect(parseCursor(cursorOf(last, 'R1'))).toEqual({ at: last, id: 'R1' });
  for (const cursor of [cursorOf(new Date(last.getTime() + 1)), 'zzzzzzzzzz', ''])
    expect(() => parseCursor(cursor)).toThrow('input.invalid');
});
