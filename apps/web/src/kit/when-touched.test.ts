import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenTouchedOrIdle } from './when-touched.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['pointerdown', 'keydown'])('the work is done at the first %s, once', (touch) => {
  const [view, work] = [new EventTarget(), vi.fn()];
  whenTouchedOrIdle(view, work);
  expect(work).not.toHaveBeenCalled();
  view.dispatchEvent(new Event(touch));
  view.dispatchEvent(new Event(touch));
  vi.advanceTimersByTime(5_000);
  expect(work).toHaveBeenCalledExactlyOnceWith(true);
});

test('a page that nobody touches does the work after a while, once', () => {
  const [view, work] = [new EventTarget(), vi.fn()];
  whenTouchedOrIdle(view, work);
  vi.advanceTimersByTime(4_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  view.dispatchEvent(new Event('pointerdown'));
  expect(work).toHaveBeenCalledExactlyOnceWith(false);
});
