import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNumberBoard } from './number-board.ts';
import type { NumberAndCode } from './number-engine.tsx';

// The code that waits for another chance listens to the window.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The engine's report, as far as the board reads it. */
const reported = (proceed = () => undefined) => ({ proceed }) as unknown as NumberAndCode;

function boardWith(...tries: readonly ('comes' | 'lost')[]) {
  const left = [...tries];
  const fetchEngine = vi.fn(async () => {
    if (left.shift() === 'lost') throw new Error('lost');
    return 'the engine';
  });
  return { fetchEngine, board: createNumberBoard(fetchEngine, untilLoaded) };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

test('the engine loads once when the form is there, for all readers', async () => {
  const { board, fetchEngine } = boardWith('comes');
  expect(fetchEngine).not.toHaveBeenCalled();
  board.subscribe(() => undefined);
  board.subscribe(() => undefined);
  await settle();
  expect(fetchEngine).toHaveBeenCalledTimes(1);
  expect(board.current()).toEqual({ by: null, engine: 'the engine', waiting: false, lost: false });
});

test('a lost engine loads at the next chance', async () => {
  const { board } = boardWith('lost', 'comes');
  board.subscribe(() => undefined);
  await settle();
  expect(board.current().engine).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(board.current().engine).toBe('the engine');
});

test('a tap before the engine has loaded waits for it and acts once', async () => {
  const { board } = boardWith('comes', 'comes');
  const seen = vi.fn();
  board.subscribe(seen);
  board.proceed();
  expect(board.current().waiting).toBe(true);
  await settle();
  const proceed = vi.fn();
  board.put(reported(proceed));
  board.put(reported(proceed));
  expect(proceed).toHaveBeenCalledTimes(1);
  expect([board.current().waiting, seen.mock.calls.length > 0]).toEqual([false, true]);
});

test('a tap whose engine does not load says so and does not act later', async () => {
  const { board } = boardWith('lost', 'lost', 'comes');
  board.subscribe(() => undefined);
  board.proceed();
  await settle();
  expect(board.current()).toMatchObject({ waiting: false, lost: true });
  await vi.advanceTimersByTimeAsync(1000);
  const proceed = vi.fn();
  board.put(reported(proceed));
  expect(proceed).not.toHaveBeenCalled();
  expect(board.current().lost).toBe(false);
});

test('a tap acts directly once the engine has loaded', async () => {
  const { board } = boardWith('comes');
  board.subscribe(() => undefined);
  await settle();
  const proceed = vi.fn();
  board.put(reported(proceed));
  board.proceed();
  expect(proceed).toHaveBeenCalledTimes(1);
});
