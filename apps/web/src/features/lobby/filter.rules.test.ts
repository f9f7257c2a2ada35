import { describe, expect, test } from 'vitest';
import {
  type Filter,
  type Found,
  filterGames,
  filterOf,
  gameKey,
  gamesOfList,
  gamesToSearch,
  queryOfFilter,
  searchGames,
  vendorsOf,
} from './filter.rules.ts';
import type { LobbyLane } from './lobby.data.ts';

const later = (name: string, vendor = 'TCG', kind = 'Slots') => ({ name, kind, vendor, art: 'tile' });
const open = (name: string, vendor: string, kind = 'Lottery') => ({
  ...later(name, vendor, kind),
  launch: { code: name, vendor },
});

const lanes: readonly LobbyLane[] = [
  {
    id: 'hot',
    title: 'Hot',
    games: [later('Long Đình'), open('Comet', 'HOUSE', 'Originals'), open('Nhanh 5', 'LOTT')],
    vendors: [],
    count: 3,
  },
  {
    id: 'lottery',
    title: 'Lottery',
    games: [open('Nhanh 5', 'LOTT'), open('Zenith 6/45', 'TCG_LOTTO_VN')],
    vendors: ['SEA_LOTT'],
    count: 2,
  },
  { id: 'slots', title: 'Slots', games: [later('Triple Sevens', 'RNG'), later('Long Đình')], vendors: [], count: 2 },
];
const namesOf = (found: Found): readonly (readonly string[])[] =>
  [found.open, found.later].map((games) => games.map(({ name }) => name));
const all: Filter = { lane: null, vendor: null };

test('games that come later stand behind those that are there', () => {
  const named = (lane: string) => Array.from({ length: 9 }, (_, at) => open(`${lane}${at}`, 'FOX', 'Slots'));
  const whole = ['a', 'b'].map((id) => ({ id, title: id, games: named(id), vendors: [], count: 9 }));
  const first = whole.map((lane) => ({ ...lane, games: lane.games.slice(0, 6) }));
  const [before, after] = [first, whole].map((some) => namesOf(filterGames(some, all))[0] ?? []);
  expect(before).toHaveLength(12);
  expect(after?.slice(0, 12)).toEqual(before);
  expect(after?.slice(12)).toEqual(['a6', 'a7', 'a8', 'b6', 'b7', 'b8']);
});

describe('the games of the lobby', () => {
  test.each([
    [
      'all, each once, lotteries first',
      all,
      [
        ['Nhanh 5', 'Zenith 6/45', 'Comet'],
        ['Long Đình', 'Triple Sevens'],
      ],
    ],
    ['one category', { ...all, lane: 'slots' }, [[], ['Triple Sevens', 'Long Đình']]],
    ['one vendor under all of its names', { ...all, vendor: 'TCG' }, [[], ['Long Đình', 'Triple Sevens']]],
    ['one vendor of a category', { lane: 'lottery', vendor: 'VIETNAM_LOTTO' }, [['Zenith 6/45'], []]],
    ['a vendor of another category', { lane: 'slots', vendor: 'LOTT' }, [[], []]],
  ] as const)('are %s', (_, filter, found) => {
    expect(namesOf(filterGames(lanes, filter))).toEqual(found);
  });

  test.each([
    ['a name', 'comet', [['Comet'], []]],
    ['a name without its accents', 'dinh', [[], ['Long Đình']]],
    [
      'a kind, lotteries first',
      'o',
      [
        ['Nhanh 5', 'Zenith 6/45', 'Comet'],
        ['Long Đình', 'Triple Sevens'],
      ],
    ],
    ['a name with a slip', 'tripel', [[], ['Triple Sevens']]],
    ['nothing', 'chess', [[], []]],
  ] as const)('are found by %s', (_, typed, found) => {
    expect(namesOf(searchGames(gamesToSearch(lanes), typed))).toEqual(found);
  });

  test.each([
    ['slots', 'TCG', { lane: 'slots', vendor: 'TCG' }],
    ['slots', 'LOTT', { lane: 'slots', vendor: null }],
    ['unknown', 'LOTT', { lane: null, vendor: 'LOTT' }],
    ['', '', all],
    [undefined, undefined, all],
  ])('the address filters by %s and %s', (lane, vendor, filter) => {
    expect(filterOf(lanes, { lane, vendor })).toEqual(filter);
  });

  test.each([
    [all, {}],
    [
      { lane: 'slots', vendor: 'TCG' },
      { lane: 'slots', vendor: 'TCG' },
    ],
  ])('a filter stands in the address: %o', (filter, query) => {
    expect(queryOfFilter(filter)).toEqual(query);
  });

  test.each([
    [null, ['LOTT', 'VIETNAM_LOTTO', 'SEA_LOTT', 'TCG', 'HOUSE']],
    ['lottery', ['LOTT', 'VIETNAM_LOTTO', 'SEA_LOTT']],
    ['slots', ['TCG']],
  ])('vendors of the category %s are those of its games, and those that the back end counts to it', (lane, codes) => {
    expect(vendorsOf(lanes, lane).map(({ code }) => code)).toEqual(codes);
  });
});

describe('games of one name', () => {
  const table = (vendor: string, code: string) => ({
    ...later('Baccarat', vendor, 'Live'),
    launch: { code, vendor },
  });
  const one = table('AE', 'bac1');
  const other = table('SUN', 'bac1');
  const second = table('AE', 'bac2');
  const [soon, soonToo] = [later('Baccarat', 'AE'), later('Baccarat', 'SUN')];
  const games = [one, other, second, one, soon, soonToo, soon];
  const live: readonly LobbyLane[] = [{ id: 'live', title: 'Live', games, vendors: [], count: games.length }];

  test('are all there, each once by vendor and code, or by vendor and name before they open', () => {
    expect(filterGames(live, all)).toEqual({ open: [one, other, second], later: [soon, soonToo] });
    expect(filterGames(live, { ...all, vendor: 'SUN' })).toEqual({ open: [other], later: [soonToo] });
    expect(new Set([one, other, second, soon, soonToo].map(gameKey)).size).toBe(5);
  });

  test('are found by a search, and in a list of one’s own', () => {
    expect(searchGames(gamesToSearch(live), 'baccarat').open).toEqual([one, other, second]);
    const listed = [{ vendor: 'SUN', game: 'bac1', at: '2026-11-20T10:00:00.000Z' }];
    expect(gamesOfList(live, listed).open).toEqual([other]);
  });
});

test('a list of one’s own has the order of its entries, without games that are here no more', () => {
  const listed = [
    { vendor: 'HOUSE', game: 'Comet' },
    { vendor: 'LOTT', game: 'gone' },
    { vendor: 'LOTT', game: 'Nhanh 5' },
  ].map((game) => ({ ...game, at: '2026-11-20T10:00:00.000Z' }));
  expect(namesOf(gamesOfList(lanes, listed))).toEqual([['Comet', 'Nhanh 5'], []]);
});

test('the address names a list of one’s own, in place of a category and a vendor', () => {
  const filter = filterOf(lanes, { list: 'favourites', lane: 'hot', vendor: 'LOTT' });
  expect(filter).toEqual({ lane: null, vendor: null, list: 'favourites' });
  expect(queryOfFilter(filter)).toEqual({ list: 'favourites' });
  expect(filterOf(lanes, { list: 'others' })).toEqual(all);
});
