import { describe, expect, test } from 'vitest';
import type { ListedGame, OwnLists } from '../../../shell/storage/own-lists.ts';
import { changedSince, isFavourite, merged, noLists, played, shownFavourites, toggled } from './own-lists.rules.ts';

const second = (place: number): string => new Date(Date.parse('2026-11-20T10:00:00.000Z') + place * 1000).toISOString();
const entry = (game: string, at: number, isRemoved = false): ListedGame => ({
  vendor: 'PG_SOFT',
  game,
  at: second(at),
  ...(isRemoved && { isRemoved }),
});
const lists = (favourites: readonly ListedGame[], recent: readonly ListedGame[] = []): OwnLists => ({
  favourites,
  recent,
});
const koi = { vendor: 'PG_SOFT', code: 'koi' };
const names = (games: readonly ListedGame[]): readonly string[] => games.map(({ game }) => game);
const many = (count: number, from = 0, isRemoved = false): readonly ListedGame[] =>
  Array.from({ length: count }, (_, place) => entry(`game-${from + place}`, from + place, isRemoved));

describe('two sets of lists become one', () => {
  test.each<[string, OwnLists, OwnLists, readonly string[]]>([
    ['the latest first', lists([entry('koi', 1)]), lists([entry('comet', 2)]), ['comet', 'koi']],
    ['a game of both once', lists([entry('koi', 3)]), lists([entry('koi', 1), entry('comet', 2)]), ['koi', 'comet']],
    ['a later removal counts', lists([entry('koi', 1)]), lists([entry('koi', 2, true)]), []],
    ['an earlier removal does not', lists([entry('koi', 2)]), lists([entry('koi', 1, true)]), ['koi']],
  ])('%s', (_, one, other, expected) => {
    expect(names(shownFavourites(merged(one, other)))).toEqual(expected);
    expect(names(shownFavourites(merged(other, one)))).toEqual(expected);
  });

  test('a game of another vendor is another game', () => {
    const other = { ...entry('koi', 2), vendor: 'TCG' };
    expect(shownFavourites(merged(lists([entry('koi', 1)]), lists([other])))).toEqual([other, entry('koi', 1)]);
  });

  test('the newest 100 favourites stay, whatever was removed', () => {
    const { favourites } = merged(lists(many(120)), lists(many(150, 200, true)));
    expect([shownFavourites({ favourites, recent: [] }).length, favourites.length]).toEqual([100, 200]);
    expect(favourites[0]?.game).toBe('game-119');
  });

  test('the newest 30 games played stay', () => {
    const { recent } = merged(lists([], many(30)), lists([], many(5, 30)));
    expect([recent.length, recent[0]?.game, recent.at(-1)?.game]).toEqual([30, 'game-34', 'game-5']);
  });
});

test('a tap on the heart makes a favourite, and a second one none', () => {
  const once = merged(noLists, toggled(noLists, koi, second(1)));
  expect(isFavourite(once, koi)).toBe(true);
  const twice = merged(once, toggled(once, koi, second(2)));
  expect(isFavourite(twice, koi)).toBe(false);
  expect(isFavourite(merged(twice, toggled(twice, koi, second(3))), koi)).toBe(true);
});

test('a game that is played again stands first', () => {
  const before = lists([], [entry('comet', 2), entry('koi', 1)]);
  expect(names(merged(before, played(koi, second(3))).recent)).toEqual(['koi', 'comet']);
});

test('only what has another time than what was sent has changed since', () => {
  const sent = lists([entry('koi', 1), entry('comet', 2)], [entry('koi', 1)]);
  const now = lists([entry('koi', 1), entry('comet', 3, true)], [entry('koi', 1), entry('comet', 4)]);
  expect(changedSince(sent, now)).toEqual(lists([entry('comet', 3, true)], [entry('comet', 4)]));
});
