import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLeave } from './panel-leave.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('IN-03 the panel fades for 250 ms before its answer counts, and a second tap is none', () => {
  const [fadeOut, answer] = [vi.fn(), vi.fn()];
  const leaveWith = createLeave(fadeOut, answer);
  leaveWith('browser');
  expect(fadeOut).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(249);
  leaveWith('app');
  expect(answer).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(answer.mock.calls).toEqual([['browser']]);
  vi.advanceTimersByTime(1000);
  expect([answer.mock.calls.length, fadeOut.mock.calls.length]).toEqual([1, 1]);
});
