import { expect, test } from 'vitest';
import { createEvents } from '../../../shell/events/events.ts';
import { fakeFailure } from '../../../shell/http/fake-failure.ts';
import type { Outcome } from '../../../shell/http/outcome.ts';
import type { Shell } from '../../../shell/shell.ts';
import { fakeStorage } from '../../../shell/storage/fake-storage.ts';
import type { OwnLists } from '../../../shell/storage/own-lists.ts';
import { createStore } from '../../../shell/storage/store.ts';
import { isFavourite, merged, noLists } from './own-lists.rules.ts';
import { createOwnLists, notePlayed } from './own-lists.ts';

const koi = { vendor: 'PG_SOFT', code: 'koi' };
const comet = { vendor: 'TCG', code: 'comet' };
const down = fakeFailure({ kind: 'network', status: 0 });
const missing = fakeFailure({ errorCode: 'not.found', status: 404 });

/** A device, and a platform that keeps what it gets for each member. */
function phone() {
  const storage = fakeStorage();
  const events = createEvents((error) => {
    throw error;
  });
  let member: string | null = null;
  let restricted = false;
  let now = Date.parse('2026-11-20T10:00:00.000Z');
  let failure: Outcome<never> | null = null;
  let held: Promise<void> = Promise.resolve();
  const platform = new Map<string, OwnLists>();
  let calls = 0;
  const send = async (_: string, sent: OwnLists) => {
    calls += 1;
    const id = member ?? '';
    await held;
    if (failure) return failure;
    const all = merged(platform.get(id) ?? noLists, sent);
    platform.set(id, all);
    return { ok: true, value: { ...all, favourites: all.favourites.filter(({ isRemoved }) => !isRemoved) } };
  };
  const clock = {
    now: () => {
      now += 1000;
      return now;
    },
  };
  const session = { current: () => (member === null ? null : { id: member, restricted }) };
  const shell = { send, store: createStore(storage), session, clock, events } as unknown as Shell; // the parts that lists need
  const lists = createOwnLists(shell);
  lists.subscribe(() => undefined);
  return {
    shell,
    lists,
    platform,
    calls: () => calls,
    fail: (next: Outcome<never> | null) => {
      failure = next;
    },
    /** Holds answers back until the returned function is called. */
    hold: () => {
      let release = (): void => undefined;
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    logIn: async (id: string, isRestricted = false) => {
      member = id;
      restricted = isRestricted;
      events.publish('sessionStarted', { userName: id, firstTimeLogin: false });
      await lists.sync();
    },
    logOut: () => {
      member = null;
      events.publish('sessionEnded', { why: 'loggedOut' });
    },
  };
}

const recentOf = ({ lists }: ReturnType<typeof phone>) => lists.current().recent.map(({ game }) => game);

test('a visitor’s lists stay on the device', () => {
  const { lists, shell, calls } = phone();
  lists.toggle(koi);
  notePlayed(shell, comet);
  const again = createOwnLists(shell);
  expect(isFavourite(again.current(), koi)).toBe(true);
  expect(again.current().recent).toMatchObject([{ vendor: 'TCG', game: 'comet' }]);
  expect(calls()).toBe(0);
});

test('at log-in the visitor’s lists and the member’s become one, on the platform too', async () => {
  const device = phone();
  device.platform.set('m1', {
    favourites: [{ vendor: 'TCG', game: 'comet', at: '2026-11-19T10:00:00.000Z' }],
    recent: [],
  });
  device.lists.toggle(koi);
  await device.logIn('m1');
  expect(device.lists.current().favourites.map(({ game }) => game)).toEqual(['koi', 'comet']);
  expect(device.platform.get('m1')?.favourites).toHaveLength(2);
});

test('a session that may only change its password sends no lists', async () => {
  const device = phone();
  device.lists.toggle(koi);
  await device.logIn('m1', true);
  expect(device.calls()).toBe(0);
});

test('after the log-out nothing of the member is left for the next person', async () => {
  const device = phone();
  await device.logIn('m1');
  device.lists.toggle(koi);
  await device.lists.sync();
  device.logOut();
  expect(device.lists.current()).toEqual(noLists);
  await device.logIn('m2');
  expect(device.lists.current()).toEqual(noLists);
  expect(device.platform.get('m2')?.favourites).toEqual([]);
});

test('a favourite that was removed on this device does not come back with the next answer', async () => {
  const device = phone();
  device.lists.toggle(koi);
  await device.logIn('m1');
  device.lists.toggle(koi);
  await device.lists.sync();
  expect(isFavourite(device.lists.current(), koi)).toBe(false);
  await device.lists.sync();
  expect(isFavourite(device.lists.current(), koi)).toBe(false);
});

test('what changes while a call runs is kept and sent after it', async () => {
  const device = phone();
  device.lists.toggle(koi);
  const release = device.hold();
  const login = device.logIn('m1');
  device.lists.toggle(koi);
  device.lists.toggle(comet);
  release();
  await login;
  const { favourites } = device.platform.get('m1') ?? noLists;
  expect(favourites.map(({ game, isRemoved = false }) => [game, isRemoved])).toEqual([
    ['comet', false],
    ['koi', true],
  ]);
  expect(device.lists.current().favourites.map(({ game }) => game)).toEqual(['comet']);
});

test('without connection changes stay, over a log-out, and are sent when the same member is back', async () => {
  const device = phone();
  await device.logIn('m1');
  device.fail(down);
  device.lists.toggle(koi);
  await device.lists.sync();
  expect(isFavourite(device.lists.current(), koi)).toBe(true);
  device.logOut();
  expect(device.lists.current()).toEqual(noLists);
  device.fail(null);
  await device.logIn('m1');
  expect(device.platform.get('m1')?.favourites.map(({ game }) => game)).toEqual(['koi']);
});

test('a back end without the call leaves a working list on the device, and is asked once a page', async () => {
  const device = phone();
  device.fail(missing);
  await device.logIn('m1');
  device.lists.toggle(koi);
  notePlayed(device.shell, comet);
  await device.lists.sync();
  expect(device.calls()).toBe(1);
  expect(isFavourite(createOwnLists(device.shell).current(), koi)).toBe(true);
  device.logOut();
  expect(recentOf(device)).toEqual(['comet']);
});

test('a game that no address could name is not listed', () => {
  const { lists, shell } = phone();
  lists.toggle({ vendor: 'TCG', code: '' });
  notePlayed(shell, { vendor: '<script>', code: 'koi' });
  expect(createOwnLists(shell).current()).toEqual(noLists);
});

test.each([
  ['vs20:bonanza', 'PP'],
  ['PP.vs20@bonanza', 'x'.repeat(64)],
])(
  'the game %s of a vendor with signs and letters of its own is a favourite, and is noted when it is played',
  (code, vendor) => {
    const { lists, shell } = phone();
    lists.toggle({ vendor, code });
    notePlayed(shell, { vendor, code });
    const { favourites, recent } = createOwnLists(shell).current();
    expect([favourites, recent].map(([listed]) => listed?.game)).toEqual([code, code]);
  },
);
