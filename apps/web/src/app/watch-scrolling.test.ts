import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchScrolling } from './watch-scrolling.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a page counts as scrolled until one second after its last movement', () => {
  const view = new EventTarget();
  const told: boolean[] = [];
  watchScrolling(view as Window, { isScrolling: () => told.at(-1) ?? false, setScrolling: (is) => void told.push(is) });
  const scroll = () => void view.dispatchEvent(new Event('scroll'));
  scroll();
  vi.advanceTimersByTime(999);
  scroll();
  vi.advanceTimersByTime(999);
  expect(told).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([true, false]);
  scroll();
  expect(told).toEqual([true, false, true]);
});
