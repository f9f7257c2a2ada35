import { expect, test, vi } from 'vitest';
import { copy, copyWithToast } from './copy.ts';

// Only the clipboard is reached.
const view = (clipboard: unknown) => ({ navigator: { clipboard } }) as unknown as Window;

test('a text is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  expect(await copy('JBSW', view({ writeText }))).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('JBSW');
});

test('a denied or missing clipboard returns false without an error', async () => {
  expect(await copy('JBSW', view(undefined))).toBe(false);
  expect(await copy('JBSW', view({ writeText: () => Promise.reject(new Error('denied')) }))).toBe(false);
});

test.each([
  ['copied', async () => undefined, [['Copied', 'pos']]],
  ['denied', () => Promise.reject(new Error('denied')), [['Copy it by hand', 'warn']]],
])('a text that was %s is answered by its own toast', async (_, writeText, toasts) => {
  vi.stubGlobal('window', view({ writeText }));
  const toast = vi.fn();
  await copyWithToast({ toast }, 'JBSW', { copied: 'Copied', byHand: 'Copy it by hand' });
  vi.unstubAllGlobals();
  expect(toast.mock.calls).toEqual(toasts);
});
