// How long an issue waits whose receipts cannot be settled.
import { expect, test } from 'vitest';
import { afterTurn, isOver } from './setback.rules.ts';

const now = new Date('2026-11-29T12:00:00Z');
const failed = { settled: 0, failures: 20, isElsewhere: false, after: 'm20' };

test.each([
  ['goes on while few receipts failed', { ...failed, failures: 19 }, false],
  ['ends at the twentieth failure', failed, true],
  ['ends where another node is at the issue', { ...failed, failures: 0, isElsewhere: true }, true],
])('a turn %s', (_case, turn, over) => {
  expect(isOver(turn)).toBe(over);
});

test.each([
  ['waits 2 s after its first failure', failed, undefined, 2],
  ['waits twice as long each time nothing of it was settled', failed, { pauseMs: 64_000 }, 128],
  ['waits five minutes at most', failed, { pauseMs: 256_000 }, 300],
  ['waits 2 s where something of it was settled', { ...failed, settled: 1 }, { pauseMs: 64_000 }, 2],
])('an issue %s', (_case, turn, earlier, seconds) => {
  const until = new Date(now.getTime() + seconds * 1_000);
  expect(afterTurn(turn, earlier, now)).toEqual({ pauseMs: seconds * 1_000, until, after: 'm20' });
});

test('an issue without a failure does not wait', () => {
  expect(afterTurn({ ...failed, failures: 0 }, { pauseMs: 64_000 }, now)).toBeNull();
});
