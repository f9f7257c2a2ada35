import { expect, test, vi } from 'vitest';
import { fakeStorage } from '../storage/fake-storage.ts';
import { createStore } from '../storage/store.ts';
import { createTabLock } from './tab-lock.ts';

const pause = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1));

/** Work that tells when it begins and ends, and whether anybody was at it before. */
function worker(log: string[], name: string) {
  return async (waited: boolean): Promise<void> => {
    log.push(`${name} begins${waited ? ', second' : ''}`);
    for (let step = 0; step < 20; step += 1) await pause();
    log.push(`${name} ends`);
  };
}

/** The browser's locks as far as one name goes. */
function fakeLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  const request = async (_: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: Lock | null) => Promise<unknown>;
    const { ifAvailable = false } = (rest.length > 1 ? rest[0] : {}) as LockOptions;
    if (ifAvailable && held > 0) return work(null);
    held += 1;
    const mine = last.then(() => work({ mode: 'exclusive', name: 'x' }));
    last = mine.catch(() => undefined);
    return mine.finally(() => {
      held -= 1;
    });
  };
  return { request, query: async () => ({}) } as unknown as LockManager;
}

const storage = fakeStorage();
const inStorage = (name: string, now = Date.now) =>
  createTabLock(undefined, { store: createStore(storage), name, now, wait: pause });

test.each([
  [
    'locks',
    () => {
      const locks = fakeLocks();
      return (name: string) => createTabLock(locks, { store: createStore(null), name, now: Date.now, wait: pause });
    },
  ],
  ['a mark in storage', () => inStorage],
] as const)('by %s one tab works after the other, and the second knows', async (_, make) => {
  const turnOf = make();
  const log: string[] = [];
  await Promise.all([turnOf('a')(worker(log, 'a')), turnOf('b')(worker(log, 'b'))]);
  const [first, second] = log[0]?.startsWith('a') ? ['a', 'b'] : ['b', 'a'];
  expect(log).toEqual([`${first} begins`, `${first} ends`, `${second} begins, second`, `${second} ends`]);
});

test('a closed tab blocks the others only for a while', async () => {
  let now = 1_700_000_000_000;
  storage.kept.local.set('MC_AUTO_LOGIN_TURN', `dead.${now + 30_000}`);
  const work = vi.fn(async () => undefined);
  const turn = createTabLock(undefined, {
    store: createStore(storage),
    name: 'alive',
    now: () => now,
    wait: async (ms) => {
      now += ms;
    },
  });
  await turn(work);
  expect(work).toHaveBeenCalledOnce();
  expect(now).toBeGreaterThan(1_700_000_030_000);
  expect(now).toBeLessThan(1_700_000_031_000);
});

test('failed work releases the lock', async () => {
  await expect(inStorage('a')(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(storage.kept.local.has('MC_AUTO_LOGIN_TURN')).toBe(false);
});
