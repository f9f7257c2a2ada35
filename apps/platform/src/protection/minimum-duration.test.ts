import { expect, test } from 'vitest';
import { withMinimumDuration } from './minimum-duration.ts';

/** A pause that ends by hand. */
function pauseByHand() {
  let end = (): void => undefined;
  const pause = new Promise<void>((done) => (end = done));
  return { pause, end };
}

const settled = async (outcome: Promise<unknown>): Promise<string> => {
  const open = new Promise<string>((resolve) => setImmediate(() => resolve('open')));
  return Promise.race([outcome.then(String, (error: Error) => `failed: ${error.message}`), open]);
};

test.each([
  ['an answer', async () => 'done', 'done'],
  ['a failure', () => Promise.reject(new Error('no')), 'failed: no'],
])('%s that is there at once waits for the minimum duration', async (_, work, end) => {
  const byHand = pauseByHand();
  const outcome = withMinimumDuration(byHand.pause, work);
  expect(await settled(outcome)).toBe('open');
  byHand.end();
  expect(await settled(outcome)).toBe(end);
});

test('an answer that takes longer than the minimum comes at once', async () => {
  const byHand = pauseByHand();
  let finish = (_: string): void => undefined;
  const outcome = withMinimumDuration(byHand.pause, () => new Promise<string>((done) => (finish = done)));
  byHand.end();
  expect(await settled(outcome)).toBe('open');
  finish('late');
  expect(await settled(outcome)).toBe('late');
});
