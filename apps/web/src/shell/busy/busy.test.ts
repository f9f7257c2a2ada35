import { expect, test, vi } from 'vitest';
import { createBusy } from './busy.ts';

test('it is busy until the last mark is gone, and reports the change', () => {
  const busy = createBusy();
  const idle = vi.fn();
  busy.onIdle(idle);
  const form = busy.begin('form');
  const game = busy.begin('game');
  expect([busy.any('form'), busy.any('payment')]).toEqual([true, false]);
  form();
  form();
  expect([busy.any('form'), busy.any('game')]).toEqual([false, true]);
  expect([busy.any(), idle.mock.calls.length]).toEqual([true, 0]);
  game();
  expect([busy.any(), idle.mock.calls.length]).toEqual([false, 1]);
});
