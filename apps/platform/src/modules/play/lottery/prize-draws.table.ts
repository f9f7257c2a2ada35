// Draws with a table of prizes: two of provinces, in the way of Vietnam, and one of four digits, as South East Asia has it.
// A bet on the table returns 91 to 92 %, a side 94 to 95 %.
import { digits, sides } from './bet-types.ts';
import type { Lottery, PrizeGroup } from './lottery.ts';

const none: readonly string[] = [];

const mekong18Prizes: readonly PrizeGroup[] = [
  { code: 'special', count: 1, digits: 6 },
  { code: 'first', count: 1, digits: 5 },
  { code: 'second', count: 1, digits: 5 },
  { code: 'third', count: 2, digits: 5 },
  { code: 'fourth', count: 7, digits: 5 },
  { code: 'fifth', count: 1, digits: 4 },
  { code: 'sixth', count: 3, digits: 4 },
  { code: 'seventh', count: 1, digits: 3 },
  { code: 'eighth', count: 1, digits: 2 },
];

const mekong18: Lottery = {
  code: 'mekong18',
  name: 'Mekong 18',
  art: 'games/mekong18',
  vendor: 'TCG_LOTTO_VN',
  intervalSeconds: 600,
  range: { from: 0, to: 9, draw: 6, bonus: 0, ordered: true, prizes: mekong18Prizes },
  bets: [
    digits('lo2', 'tails', 2, 510, 9180),
    digits('lo3', 'tails', 3, 5400, 9180),
    digits('lo4', 'tails', 4, 57_000, 9120),
    digits('de2', 'places', 2, 9200, 9200),
    digits('de3', 'places', 3, 92_000, 9200),
    digits('de4', 'places', 4, 920_000, 9200),
    { ...digits('head', 'tails', 2, 9200, 9200), among: ['eighth'] },
    sides('size', 'sumSize', [
      ['small', 201, 9495],
      ['middle', 1710, 9448],
      ['big', 201, 9495],
    ]),
    sides('parity', 'sumParity', [
      ['odd', 190, 9500],
      ['even', 190, 9500],
    ]),
  ],
};

const redriver27Prizes: readonly PrizeGroup[] = [
  { code: 'special', count: 1, digits: 5 },
  { code: 'first', count: 1, digits: 5 },
  { code: 'second', count: 2, digits: 5 },
  { code: 'third', count: 6, digits: 5 },
  { code: 'fourth', count: 4, digits: 4 },
  { code: 'fifth', count: 6, digits: 4 },
  { code: 'sixth', count: 3, digits: 3 },
  { code: 'seventh', count: 4, digits: 2 },
];

const redriver27: Lottery = {
  code: 'redriver27',
  name: 'Red River 27',
  art: 'games/redriver27',
  vendor: 'TCG_LOTTO_VN',
  intervalSeconds: 900,
  range: { from: 0, to: 9, draw: 5, bonus: 0, ordered: true, prizes: redriver27Prizes },
  bets: [
    digits('lo2', 'tails', 2, 340, 9180),
    digits('lo3', 'tails', 3, 4000, 9200),
    digits('lo4', 'tails', 4, 46_000, 9200),
    digits('de2', 'places', 2, 9200, 9200),
    digits('de3', 'places', 3, 92_000, 9200),
    digits('de4', 'places', 4, 920_000, 9200),
    { ...digits('head', 'tails', 2, 2300, 9200), among: ['seventh'] },
    sides('size', 'sumSize', [
      ['small', 190, 9500],
      ['big', 190, 9500],
    ]),
    sides('parity', 'sumParity', [
      ['odd', 190, 9500],
      ['even', 190, 9500],
    ]),
  ],
};

const straits4dPrizes: readonly PrizeGroup[] = [
  { code: 'first', count: 1, digits: 4 },
  { code: 'second', count: 1, digits: 4 },
  { code: 'third', count: 1, digits: 4 },
  { code: 'special', count: 10, digits: 4 },
  { code: 'consolation', count: 10, digits: 4 },
];

const straits4d: Lottery = {
  code: 'straits4d',
  name: 'Straits 4D',
  art: 'games/straits4d',
  vendor: 'TCG_SEA',
  intervalSeconds: 720,
  range: { from: 0, to: 9, draw: 4, bonus: 0, ordered: true, prizes: straits4dPrizes },
  bets: [
    {
      code: 'big4',
      kind: 'digits',
      rule: 'tails',
      pick: 4,
      sides: none,
      odds: [
        { tier: 'first', hundredths: 350_000 },
        { tier: 'second', hundredths: 150_000 },
        { tier: 'third', hundredths: 70_000 },
        { tier: 'special', hundredths: 23_000 },
        { tier: 'consolation', hundredths: 11_500 },
      ],
      returns: { any: 9150 },
    },
    {
      code: 'small4',
      kind: 'digits',
      rule: 'tails',
      pick: 4,
      sides: none,
      odds: [
        { tier: 'first', hundredths: 460_000 },
        { tier: 'second', hundredths: 270_000 },
        { tier: 'third', hundredths: 185_000 },
      ],
      returns: { any: 9150 },
      among: ['first', 'second', 'third'],
    },
    digits('first4', 'places', 4, 920_000, 9200),
    { ...digits('top3', 'tails', 3, 30_600, 9180), among: ['first', 'second', 'third'] },
    digits('end3', 'places', 3, 92_000, 9200),
    digits('end2', 'places', 2, 9200, 9200),
    sides('size', 'sumSize', [
      ['small', 203, 9470],
      ['middle', 1410, 9447],
      ['big', 203, 9470],
    ]),
    sides('parity', 'sumParity', [
      ['odd', 190, 9500],
      ['even', 190, 9500],
    ]),
  ],
};

export const prizeDraws: readonly Lottery[] = [mekong18, redriver27, straits4d];
