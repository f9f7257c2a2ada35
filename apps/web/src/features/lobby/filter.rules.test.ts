import { describe, expect, test } from 'vitest';
import { filterGames, laneOfQuery, searchable } from './filter.rules.ts';
import type { LobbyLane } from './lobby.data.ts';

const later = (name: string, kind = 'Slots') => ({ name, kind, art: 'tile' });
const open = (name: string, vendor: string, kind = 'Lottery') => ({
  ...later(name, kind),
  launch: { code: name, vendor },
});

const lanes: readonly LobbyLane[] = [
  {
    id: 'hot',
    title: 'Hot',
    games: [later('Long Đình'), open('Comet', 'HOUSE', 'Originals'), open('Nhanh 5', 'LOTT')],
  },
  { id: 'lottery', title: 'Lottery', games: [open('Nhanh 5', 'LOTT'), open('Zenith 6/45', 'LOTT')] },
  { id: 'slots', title: 'Slots', games: [later('Triple Sevens'), later('Long Đình')] },
];
const names = (lane: string | null, search: string) => {
  const found = filterGames(lanes, lane, search);
  return [found.open.map(({ name }) => name), found.later.map(({ name }) => name)];
};

describe('the games of the lobby', () => {
  test.each([
    [
      'all, each once, lotteries first',
      null,
      '',
      [
        ['Nhanh 5', 'Zenith 6/45', 'Comet'],
        ['Long Đình', 'Triple Sevens'],
      ],
    ],
    ['one category', 'slots', '', [[], ['Triple Sevens', 'Long Đình']]],
    ['a name', null, 'comet', [['Comet'], []]],
    ['part of a name in capitals', null, ' SEVEN ', [[], ['Triple Sevens']]],
    ['a name without its accents', null, 'dinh', [[], ['Long Đình']]],
    ['a kind', null, 'lottery', [['Nhanh 5', 'Zenith 6/45'], []]],
    ['a search goes over all categories', 'slots', 'zenith', [['Zenith 6/45'], []]],
    ['nothing', null, 'chess', [[], []]],
    ['characters with a meaning in patterns', null, '6/45 (', [[], []]],
  ] as const)('are %s', (_, lane, search, found) => {
    expect(names(lane, search)).toEqual(found);
  });

  test.each([
    ['slots', 'slots'],
    ['unknown', null],
    ['', null],
    [undefined, null],
  ])('the address filters by %s', (query, lane) => {
    expect(laneOfQuery(lanes, query)).toBe(lane);
  });

  test('letters are compared without accents and case, other scripts unchanged', () => {
    expect(searchable('  Nổ Hũ Đ ')).toBe('no hu d');
    expect(searchable('极速 5')).toBe('极速 5');
  });
});
