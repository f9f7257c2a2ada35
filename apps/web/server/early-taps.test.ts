// The script of early taps, run as a page runs it: newer browsers leave out a repeated request by themselves, older ones do not.
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyTapsScript } from './early-taps.ts';

interface Tapped {
  readonly defaultPrevented?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
}

interface Page {
  readonly document: { onclick?: (event: object) => void; onsubmit?: () => boolean };
  readonly Date: DateConstructor;
  readonly __boot: { left?: number; tap?: unknown };
  onpageshow?: () => void;
}

let page: Page;
beforeEach(() => {
  vi.useFakeTimers();
  page = { document: {}, Date, __boot: {} };
  runInNewContext(earlyTapsScript, page);
});
afterEach(() => void vi.useRealTimers());

/** True where the browser follows the link of a tap; null: the tap is on no link. */
const follows = (href: string | null, tapped: Tapped = {}): boolean => {
  let isStopped = false;
  const target = { closest: () => (href === null ? null : { href }) };
  page.document.onclick?.({ target, preventDefault: () => (isStopped = true), ...tapped });
  return !isStopped;
};

test('a second tap on the same link leads nowhere for five seconds', () => {
  expect(follows('/m/login')).toBe(true);
  vi.advanceTimersByTime(4_999);
  expect(follows('/m/login')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(follows('/m/login')).toBe(true);
});

test('a tap on another link counts, and so does one after coming back', () => {
  follows('/m/login');
  expect(follows('/m/register')).toBe(true);
  expect(follows('/m/login')).toBe(true);
  page.onpageshow?.();
  expect(follows('/m/login')).toBe(true);
});

test('taps that the app has answered, that open a tab or hit no link are left alone', () => {
  follows('/m/login');
  for (const tapped of [{ defaultPrevented: true }, { ctrlKey: true }, { metaKey: true }])
    expect(follows('/m/login', tapped)).toBe(true);
  expect(follows(null)).toBe(true);
});

test('keeps the button that was tapped last for the app', () => {
  const tap = (button: object | null) => page.document.onclick?.({ target: { closest: () => button } });
  const more = {};
  tap({});
  tap(more);
  expect(page.__boot.tap).toBe(more);
  // A link answers by itself, and so does nothing at all.
  for (const other of [{ href: '/m/login' }, null]) {
    tap(more);
    tap(other);
    expect(page.__boot.tap).toBeNull();
  }
});

test('a form is not sent by the browser, which would lose what is typed', () => {
  expect(page.document.onsubmit?.()).toBe(false);
});

test('the page knows that it is being left, until it is shown again', () => {
  expect(page.__boot.left).toBeUndefined();
  follows('/m/login', { defaultPrevented: true });
  expect(page.__boot.left).toBeUndefined();
  follows('/m/login');
  expect(page.__boot.left).toBe(Date.now());
  page.onpageshow?.();
  expect(page.__boot.left).toBe(0);
});
