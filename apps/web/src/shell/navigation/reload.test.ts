import { expect, test, vi } from 'vitest';
import { hasTyped, reloadForChunk, reloadInPlace } from './reload.ts';

function scene() {
  let state: unknown = { index: 3 };
  const reload = vi.fn();
  // Only these parts of a window are reached.
  const view = {
    history: {
      get state() {
        return state;
      },
      replaceState: (next: unknown) => {
        state = next;
      },
    },
    location: { reload },
  } as unknown as Window;
  return { view, reload, state: () => state };
}

test('RT-14 a reload by the app is marked, so that it stays on the page', () => {
  const { view, reload, state } = scene();
  reloadInPlace(view);
  expect(state()).toEqual({ index: 3, ownReload: true });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a lost chunk reloads the app once a minute at most', () => {
  const { view, reload } = scene();
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  expect(reloadForChunk(view, now)).toBe(true);
  expect(reloadForChunk(view, now + 59_999)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reloadForChunk(view, now + 60_000)).toBe(true);
});

const pageWith = (...fields: readonly { readonly value: string; readonly defaultValue: string }[]) =>
  // Only the two values of a field are read.
  ({ querySelectorAll: () => fields }) as unknown as Document;

test.each([
  [false, pageWith()],
  [false, pageWith({ value: '', defaultValue: '' }, { value: 'demo', defaultValue: 'demo' })],
  [true, pageWith({ value: '', defaultValue: '' }, { value: 'somebody', defaultValue: '' })],
  [true, pageWith({ value: '', defaultValue: 'demo' })],
])('the answer whether something is typed is %s', (isTyped, page) => expect(hasTyped(page)).toBe(isTyped));

test('what is typed into a text of several lines counts', () => {
  const area = { value: 'The deposit', defaultValue: '' };
  const page = { querySelectorAll: (fields: string) => (fields.includes('textarea') ? [area] : []) };
  // Only the two values of a field are read.
  expect(hasTyped(page as unknown as Document)).toBe(true);
});
