import { expect, test } from 'vitest';
import { namesOfSeveral, tileGameOf } from './tile-game.ts';
import { tileTap } from './tile-tap.rules.ts';

const card = (change = {}) => ({
  accountTypeName: 'Live',
  displayName: 'Baccarat',
  art: 'tile-baccarat',
  vendor: 'AE',
  gameCode: 'bac1',
  gameType: 'LIVE',
  tag: null,
  playable: true,
  maintenance: false,
  ...change,
});

test.each([
  ['PP.vs20:bonanza', 'PP', { code: 'PP.vs20:bonanza', vendor: 'PP' }],
  ['', 'PP', undefined],
  ['two words', 'PP', undefined],
  ['../bonanza', 'PP', undefined],
  ['bonanza', '<b>', undefined],
])(
  'a game of the code %j at the vendor %j is offered only where a launch can carry both',
  (gameCode, vendor, launch) => {
    expect(tileGameOf(card({ gameCode, vendor }), new Set()).launch).toEqual(launch);
  },
);

test.each([
  ['LOTT', 'PG', { code: 'thai49', vendor: 'PG', isLottery: true }],
  ['ELOTT', 'ELOTT_TH', { code: 'thai49', vendor: 'ELOTT_TH', isLottery: true }],
  ['LOTT', 'LOTT', { code: 'thai49', vendor: 'LOTT' }],
  ['SLOT', 'PG', { code: 'thai49', vendor: 'PG' }],
])('GL-02 a game of the kind %s at %s opens by the launch page where that is a lottery', (gameType, vendor, launch) => {
  const game = tileGameOf(card({ gameCode: 'thai49', gameType, vendor }), new Set());
  expect(game.launch).toEqual(launch);
  const facts = { mayLaunch: true, asksFirst: undefined, isKnown: true, backUrl: '/m/home' };
  expect(tileTap(game.launch, facts)).toMatchObject({ direct: gameType === 'SLOT' });
});

test('games of one name say their vendors behind their kinds, and all others their kinds alone', () => {
  const cards = [card(), card({ vendor: 'SUN_CITY', accountTypeName: '' }), card({ displayName: 'Roulette' })];
  const shared = namesOfSeveral(cards);
  expect(cards.map((one) => tileGameOf(one, shared).kind)).toEqual(['Live · AE', 'SUN CITY', 'Live']);
});
