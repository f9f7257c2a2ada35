import { expect, test } from 'vitest';
import { startBackground } from './background.ts';

test('started work is stopped when another module fails to start', async () => {
  const events: string[] = [];
  const steady = {
    start: async () => {
      events.push('started');
      return async () => {
        events.push('stopped');
      };
    },
  };
  const faulty = { start: () => Promise.reject(new Error('no such folder')) };
  await expect(startBackground([steady, {}, faulty])).rejects.toThrow('no such folder');
  expect(events).toEqual(['started', 'stopped']);
});
