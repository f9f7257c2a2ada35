// What `npm test` says at its end about a part that failed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reasonsOf } from './reasons.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reasons-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

test('a failed test of a log is named with the line below it', () => {
  const log = file('unit.log', ' ✓ a.test.ts\n\n FAIL  |unit| b.test.ts > adds\nAssertionError: expected 1\n\n- 1\n');
  expect(reasonsOf(log, null)).toEqual(['FAIL  |unit| b.test.ts > adds', '  AssertionError: expected 1']);
});

test('a failed journey is named with all it said, also inside a describe, without colours', () => {
  const spec = (title: string, message: string | null) => ({
    title,
    ok: message === null,
    tests: [{ results: [{ errors: message === null ? [] : [{ message }] }] }],
  });
  const report = file(
    'e2e.json',
    JSON.stringify({
      suites: [
        {
          specs: [spec('works', null)],
          suites: [{ specs: [spec('plays', '\u001b[31mError: faults\u001b[39m\n\n+ "404"')] }],
        },
      ],
    }),
  );
  expect(reasonsOf(file('e2e.log', ''), report)).toEqual(['plays', '  Error: faults', '  + "404"']);
});

test('without a report of journeys, as when the run was cut off, the log is read', () => {
  expect(reasonsOf(file('e2e.log', ' FAIL  a\nb\n'), join(folder, 'none.json'))).toEqual(['FAIL  a', '  b']);
});
