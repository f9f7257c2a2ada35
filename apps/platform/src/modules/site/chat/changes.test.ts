// Whoever waits for news of a conversation is let go when there are some, and a node holds so many at most.
import { expect, test } from 'vitest';
import { createChanges } from './changes.ts';

/** A node on which nobody looks for the changes of others. */
const node = (mostHeld: number) => createChanges({} as Parameters<typeof createChanges>[0], mostHeld);

/** Whether an answer has come by now. */
const hasCome = async (waiting: Promise<void>): Promise<boolean> =>
  Promise.race([waiting.then(() => true), new Promise<boolean>((resolve) => setImmediate(() => resolve(false)))]);

test('a node that holds as many calls as it may answers the next one at once, until one of them ends', async () => {
  const { wait, changed, close } = node(2);
  const held = [wait('one', 1), wait('two', 1)];
  expect(await hasCome(wait('three', 1))).toBe(true);
  expect(await Promise.all(held.map(hasCome))).toEqual([false, false]);
  changed('one');
  expect(await Promise.all(held.map(hasCome))).toEqual([true, false]);
  const next = wait('three', 1);
  expect(await hasCome(next)).toBe(false);
  expect(await hasCome(wait('four', 1))).toBe(true);
  close();
  expect(await hasCome(next)).toBe(true);
});
