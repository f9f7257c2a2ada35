// Tests that a member's favourites and recent games are the same on every device, whatever a device has missed.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
let token: string;

beforeAll(async () => {
  platform = await startTestPlatform();
  ({ token } = await platform.value('session.login', { type: 'username', ...demoMember }));
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.execute(sql`delete from own_list_game`);
  await platform.db.execute(sql`delete from limit_counter where key like 'ownLists|%'`);
});

/** The nth second of an hour that is over. */
const second = (place: number): string => new Date(Date.parse('2026-11-20T10:00:00.000Z') + place * 1000).toISOString();

interface Sent {
  readonly game: string;
  readonly at: string;
  readonly isRemoved?: boolean;
}

const listed = (sent: readonly Sent[]) => sent.map((entry) => ({ vendor: 'PG_SOFT', ...entry }));

const send = async (favourites: readonly Sent[], recent: readonly Sent[] = []) =>
  platform.value('game.ownLists', { favourites: listed(favourites), recent: listed(recent) }, { token });

const names = (list: readonly { readonly game: string }[]): string[] => list.map(({ game }) => game);

test('the lists of two devices become one, the latest first', async () => {
  await send([{ game: 'koi', at: second(1) }], [{ game: 'koi', at: second(9) }]);
  const { favourites, recent } = await send(
    [{ game: 'comet', at: second(2) }],
    [
      { game: 'comet', at: second(3) },
      { game: 'koi', at: second(1) },
    ],
  );
  expect(favourites).toEqual([
    { vendor: 'PG_SOFT', game: 'comet', at: second(2) },
    { vendor: 'PG_SOFT', game: 'koi', at: second(1) },
  ]);
  expect(recent.map(({ game, at }) => [game, at])).toEqual([
    ['koi', second(9)],
    ['comet', second(3)],
  ]);
});

describe('a removed favourite', () => {
  test('stays removed when a device that missed it sends its old list', async () => {
    await send([{ game: 'koi', at: second(1) }]);
    await send([{ game: 'koi', at: second(5), isRemoved: true }]);
    expect(names((await send([{ game: 'koi', at: second(1) }])).favourites)).toEqual([]);
  });

  test('comes back when it is chosen again', async () => {
    await send([{ game: 'koi', at: second(5), isRemoved: true }]);
    expect(names((await send([{ game: 'koi', at: second(6) }])).favourites)).toEqual(['koi']);
  });
});

test('a list that is sent twice is the same', async () => {
  const first = await send([{ game: 'koi', at: second(1) }], [{ game: 'koi', at: second(2) }]);
  expect(await send([{ game: 'koi', at: second(1) }], [{ game: 'koi', at: second(2) }])).toEqual(first);
});

test('of two entries of one game in a call the later one counts', async () => {
  const { favourites } = await send([
    { game: 'koi', at: second(1) },
    { game: 'koi', at: second(2), isRemoved: true },
  ]);
  expect(favourites).toEqual([]);
});

test('an entry of the future counts as one of now', async () => {
  const { favourites } = await send([{ game: 'koi', at: '2099-01-01T00:00:00.000Z' }]);
  expect(Date.parse(favourites[0]?.at ?? '')).toBeLessThanOrEqual(Date.now() + 1000);
});

test('the newest 100 favourites and the newest 30 games played stay', async () => {
  const many = (count: number, from = 0): Sent[] =>
    Array.from({ length: count }, (_, place) => ({ game: `game-${from + place}`, at: second(from + place) }));
  await send(many(100), many(30));
  const { favourites, recent } = await send(many(20, 100), many(5, 30));
  expect([favourites.length, favourites[0]?.game, favourites.at(-1)?.game]).toEqual([100, 'game-119', 'game-20']);
  expect([recent.length, recent[0]?.game, recent.at(-1)?.game]).toEqual([30, 'game-34', 'game-5']);
});

test('nobody but the member has them', async () => {
  await send([{ game: 'koi', at: second(1) }]);
  const none = { favourites: [], recent: [] };
  expect((await platform.call('game.ownLists', none)).status).toBe(401);
  const there = { host: LOTUS };
  const other = await platform.value('session.login', { type: 'username', ...demoMember }, there);
  expect(await platform.value('game.ownLists', none, { token: other.token, ...there })).toEqual(none);
});

test.each([
  ['a name that is none', { favourites: [{ vendor: 'PG_SOFT', game: '../etc', at: second(1) }], recent: [] }],
  ['a time that is none', { favourites: [], recent: [{ vendor: 'PG_SOFT', game: 'koi', at: 'yesterday' }] }],
  ['a day that is none', { favourites: listed([{ game: 'koi', at: '2026-02-30T00:00:00Z' }]), recent: [] }],
  ['a game of 201', { favourites: listed(Array(201).fill({ game: 'koi', at: second(1) })), recent: [] }],
  ['a recent game of 31', { favourites: [], recent: listed(Array(31).fill({ game: 'koi', at: second(1) })) }],
])('%s is refused', async (_, input) => {
  const { body } = await platform.call('game.ownLists', input, { token });
  expect(body.success ? null : body.errorCode).toBe('input.invalid');
});

test('a member may send 120 times a minute', async () => {
  for (let sent = 0; sent < 120; sent += 1) await send([]);
  const { status } = await platform.call('game.ownLists', { favourites: [], recent: [] }, { token });
  expect(status).toBe(429);
});
