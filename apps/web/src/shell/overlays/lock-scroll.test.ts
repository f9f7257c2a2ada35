import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockScroll } from './lock-scroll.ts';
import { behaviourOf, exceptions, type OverlayName } from './overlays.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lockFor = (name: OverlayName) => {
  const root = { style: { overflow: 'clip' } };
  return { root, unlock: lockScroll(root, behaviourOf(name).scrollLockDelayMs) };
};

test('IN-03 the page below the install panel is locked 500 ms after it has opened', () => {
  const { root, unlock } = lockFor('installPanel');
  vi.advanceTimersByTime(499);
  expect(root.style.overflow).toBe('clip');
  vi.advanceTimersByTime(1);
  expect(root.style.overflow).toBe('hidden');
  vi.advanceTimersByTime(60_000);
  expect(root.style.overflow).toBe('hidden');
  unlock();
  expect(root.style.overflow).toBe('clip');
});

test('IN-03 a panel that has gone by then locks nothing', () => {
  const { root, unlock } = lockFor('installPanel');
  vi.advanceTimersByTime(300);
  unlock();
  vi.advanceTimersByTime(60_000);
  expect(root.style.overflow).toBe('clip');
});

test('every other overlay locks the page at once', () => {
  const names = Object.keys(exceptions) as OverlayName[];
  for (const name of [...names, 'login', 'launch'] as const) {
    if (name === 'installPanel') continue;
    const { root, unlock } = lockFor(name);
    expect(root.style.overflow, name).toBe('hidden');
    unlock();
    expect(root.style.overflow, name).toBe('clip');
  }
});
