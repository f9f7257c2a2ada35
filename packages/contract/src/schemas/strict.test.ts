import { expect, test } from 'vitest';
import { gameWire, schemas } from './index.ts';

test('every input refuses a field it does not know', () => {
  for (const [name, { input }] of Object.entries({ ...schemas, ...gameWire })) {
    const result = input.safeParse({ 'not-a-field': 1 });
    const issues = result.success ? [] : result.error.issues.map(({ code }) => code);
    expect([name, issues.includes('unrecognized_keys')]).toEqual([name, true]);
  }
});
