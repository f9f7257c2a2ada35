import { expect, test } from 'vitest';
import { changedSince, readProcessState } from './process-state.ts';

test('reports the globals and the variables that a test file leaves changed', () => {
  const before = readProcessState();
  const { fetch } = globalThis;
  Object.assign(globalThis, { fetch: () => undefined, leftBehind: 1 });
  process.env.LEFT_BEHIND = '1';
  try {
    expect(changedSince(before)).toEqual(['fetch', 'leftBehind', 'LEFT_BEHIND']);
  } finally {
    Object.assign(globalThis, { fetch });
    Reflect.deleteProperty(globalThis, 'leftBehind');
    delete process.env.LEFT_BEHIND;
  }
  expect(changedSince(before)).toEqual([]);
});

test('a global that Node makes at its first use is not a change', () => {
  const before = readProcessState();
  expect(typeof globalThis.crypto.randomUUID()).toBe('string');
  expect(changedSince(before)).toEqual([]);
});
