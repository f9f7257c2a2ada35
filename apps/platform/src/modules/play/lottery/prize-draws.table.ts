// Draws with a table of prizes: two of provinces, in the way of Vietnam, and one of four digits, as South East Asia has it.
// A bet on the table returns 91 to 92 %, a side 94 to 95 %.
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
    { code: 'lo2', kind: 'digits', rule: 'tails', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 510 }], returns: { any: 9180 } },
    { code: 'lo3', kind: 'digits', rule: 'tails', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 5400 }], returns: { any: 9180 } },
    { code: 'lo4', kind: 'digits', rule: 'tails', pick: 4, sides: none, odds: [{ tier: 'hit', hundredths: 57_000 }], returns: { any: 9120 } },
    { code: 'de2', kind: 'digits', rule: 'places', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 9200 }], returns: { any: 9200 } },
    { code: 'de3', kind: 'digits', rule: 'places', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 92_000 }], returns: { any: 9200 } },
    { code: 'de4', kind: 'digits', rule: 'places', pick: 4, sides: none, odds: [{ tier: 'hit', hundredths: 920_000 }], returns: { any: 9200 } },
    { code: 'head', kind: 'digits', rule: 'tails', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 9200 }], returns: { any: 9200 }, among: ['eighth'] },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 201 }, { tier: 'middle', hundredths: 1710 }, { tier: 'big', hundredths: 201 }], returns: { small: 9495, middle: 9448, big: 9495 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
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
    { code: 'lo2', kind: 'digits', rule: 'tails', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 340 }], returns: { any: 9180 } },
    { code: 'lo3', kind: 'digits', rule: 'tails', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 4000 }], returns: { any: 9200 } },
    { code: 'lo4', kind: 'digits', rule: 'tails', pick: 4, sides: none, odds: [{ tier: 'hit', hundredths: 46_000 }], returns: { any: 9200 } },
    { code: 'de2', kind: 'digits', rule: 'places', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 9200 }], returns: { any: 9200 } },
    { code: 'de3', kind: 'digits', rule: 'places', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 92_000 }], returns: { any: 9200 } },
    { code: 'de4', kind: 'digits', rule: 'places', pick: 4, sides: none, odds: [{ tier: 'hit', hundredths: 920_000 }], returns: { any: 9200 } },
    { code: 'head', kind: 'digits', rule: 'tails', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 2300 }], returns: { any: 9200 }, among: ['seventh'] },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'big'], odds: [{ tier: 'small', hundredths: 190 }, { tier: 'big', hundredths: 190 }], returns: { small: 9500, big: 9500 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
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
    { code: 'big4', kind: 'digits', rule: 'tails', pick: 4, sides: none, odds: [{ tier: 'first', hundredths: 350_000 }, { tier: 'second', hundredths: 150_000 }, { tier: 'third', hundredths: 70_000 }, { tier: 'special', hundredths: 23_000 }, { tier: 'consolation', hundredths: 11_500 }], returns: { any: 9150 } },
    { code: 'small4', kind: 'digits', rule: 'tails', pick: 4, sides: none, odds: [{ tier: 'first', hundredths: 460_000 }, { tier: 'second', hundredths: 270_000 }, { tier: 'third', hundredths: 185_000 }], returns: { any: 9150 }, among: ['first', 'second', 'third'] },
    { code: 'first4', kind: 'digits', rule: 'places', pick: 4, sides: none, odds: [{ tier: 'hit', hundredths: 920_000 }], returns: { any: 9200 } },
    { code: 'top3', kind: 'digits', rule: 'tails', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 30_600 }], returns: { any: 9180 }, among: ['first', 'second', 'third'] },
    { code: 'end3', kind: 'digits', rule: 'places', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 92_000 }], returns: { any: 9200 } },
    { code: 'end2', kind: 'digits', rule: 'places', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 9200 }], returns: { any: 9200 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 203 }, { tier: 'middle', hundredths: 1410 }, { tier: 'big', hundredths: 203 }], returns: { small: 9470, middle: 9447, big: 9470 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
  ],
};

export const prizeDraws: readonly Lottery[] = [mekong18, redriver27, straits4d];
