import { expect, test, vi } from 'vitest';
import { repeatTap } from './repeat-tap.ts';

const boot = { token: null, leaving: false };

test('taps the button again that was tapped before the app was there', () => {
  const tap = { isConnected: true, click: vi.fn() };
  const page = { onsubmit: () => undefined };
  repeatTap({ ...boot, tap }, page);
  expect(tap.click).toHaveBeenCalledTimes(1);
  expect(page.onsubmit).toBeNull();
});

test('a button that is gone is left alone, and so is a tap on none', () => {
  const tap = { isConnected: false, click: vi.fn() };
  repeatTap({ ...boot, tap }, { onsubmit: null });
  expect(tap.click).not.toHaveBeenCalled();
  for (const none of [{}, { tap: null }]) repeatTap({ ...boot, ...none }, { onsubmit: null });
});
