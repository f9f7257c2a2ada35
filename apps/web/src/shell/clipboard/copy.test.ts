import { expect, test, vi } from 'vitest';
import { copy } from './copy.ts';

// Only the clipboard is reached.
const view = (clipboard: unknown) => ({ navigator: { clipboard } }) as unknown as Window;

test('a text is copied', async () => {
  const writeText = vi.fn(async () => undefined);
  expect(await copy('JBSW', view({ writeText }))).toBe(true);
  expect(writeText).toHaveBeenCalledExactlyOnceWith('JBSW');
});

test('without a clipboard, or without leave to write, it is not, and nothing breaks', async () => {
  expect(await copy('JBSW', view(undefined))).toBe(false);
  expect(await copy('JBSW', view({ writeText: () => Promise.reject(new Error('denied')) }))).toBe(false);
});
