import { expect, test, vi } from 'vitest';
import { noSoonerThan } from './even-time.ts';

const pauses: { readonly ms: number; readonly end: () => void }[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise<void>((end) => pauses.push({ ms, end })),
}));

const settled = async (outcome: Promise<unknown>): Promise<string> => {
  const open = new Promise<string>((resolve) => setImmediate(() => resolve('open')));
  return Promise.race([outcome.then(String, (error: Error) => `failed: ${error.message}`), open]);
};

test.each([
  ['an answer', async () => 'done', 'done'],
  ['a failure', () => Promise.reject(new Error('no')), 'failed: no'],
])('%s that is there at once waits for the pause', async (_, work, end) => {
  const outcome = noSoonerThan(300, work);
  const pause = pauses.shift();
  expect(pause?.ms).toBe(300);
  expect(await settled(outcome)).toBe('open');
  pause?.end();
  expect(await settled(outcome)).toBe(end);
});

test('an answer that takes longer than the pause comes when it is there', async () => {
  let finish = (_: string): void => undefined;
  const outcome = noSoonerThan(300, () => new Promise<string>((done) => (finish = done)));
  pauses.shift()?.end();
  expect(await settled(outcome)).toBe('open');
  finish('late');
  expect(await settled(outcome)).toBe('late');
});
