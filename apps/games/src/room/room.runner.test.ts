import type { GameState } from '@foyer/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteOf } from '../promises/promise-notes.rules.ts';
import { storedNotes } from '../promises/promise-notes.ts';
import type { Call } from '../wire/call.ts';
import { createRunner } from './room.runner.ts';
import { startRoom, tableOf } from './room.state.ts';

const state = (issue: string, commitment: string): GameState => ({
  game: 'rapid5',
  name: 'Rapid 5',
  art: 'tile',
  intervalSeconds: 60,
  range: { from: 1, to: 45, draw: 5, bonus: 0, ordered: false },
  betTypes: [],
  issue: {
    issue,
    opensAt: '2026-11-21T06:30:00.000Z',
    closesAt: '2026-11-21T06:30:50.000Z',
    drawsAt: '2026-11-21T06:31:00.000Z',
    commitment,
  },
  results: [],
  hot: [],
  stake: { min: '100', max: '10000', chips: ['100'] },
  topPrize: '1',
  serverTime: '2026-11-21T06:30:00.000Z',
});

/** A room that nobody has entered yet: it shows the lottery, and never waits for a draw. */
const opened = () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('history', { state: null });
  const answer = async () => ({ at: 'done', value: state('7', 'never read') });
  // Only events are played here; the room's own questions may get any answer.
  const call = vi.fn(answer) as unknown as Call;
  return createRunner({ call, start: startRoom('rapid5', 'room'), code: null, onEntered: () => undefined });
};
const stored = () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  });
};
const noted = (issue: string) => noteOf(storedNotes('rapid5'), issue);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the room notes the promise of each open issue on this phone, and the first one stays', async () => {
  stored();
  const shown = opened();
  shown.send({ type: 'stateCame', state: state('7', 'first') });
  shown.send({ type: 'stateCame', state: state('7', 'second') });
  shown.send({ type: 'stateCame', state: state('8', 'next') });
  opened().send({ type: 'stateCame', state: state('7', 'after a refresh') });
  // The frame of the first ball comes first.
  expect(noted('7')).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect([noted('7'), noted('8')]).toEqual(['first', 'next']);

  for (let issue = 100; issue < 300; issue += 1) shown.send({ type: 'stateCame', state: state(String(issue), 'c') });
  await vi.advanceTimersByTimeAsync(100);
  expect(storedNotes('rapid5')).toHaveLength(200);
  expect([noted('7'), noted('100')]).toEqual([null, 'c']);
});

test('a phone with blocked storage plays without notes', async () => {
  vi.stubGlobal('localStorage', undefined);
  const room = opened();
  room.send({ type: 'stateCame', state: state('7', 'first') });
  await vi.advanceTimersByTimeAsync(100);
  expect(tableOf(room.room()).state?.issue?.issue).toBe('7');
  expect(noted('7')).toBeNull();
});

test('an exception while entering a room ends the wait and is logged to the console', async () => {
  stored();
  const error = vi.fn();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });
  vi.stubGlobal('console', { ...console, error });
  const call = (() => Promise.reject(new Error('broke'))) as unknown as Call;
  const runner = createRunner({ call, start: startRoom('rapid5', 'room'), code: 'code', onEntered: () => undefined });
  runner.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(runner.room()).toMatchObject({ phase: 'failed', failure: { at: 'unknown' } });
  expect(error).toHaveBeenCalledOnce();
});
