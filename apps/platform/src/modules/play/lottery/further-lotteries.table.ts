// Further lotteries of numbers, dice, coins and digits. Picks return 87 to 92 %, sides 94 to 95 %.
import type { Lottery } from './lottery.ts';

const none: readonly string[] = [];

const orchid536: Lottery = {
  code: 'orchid536',
  name: 'Orchid 5/36',
  art: 'games/orchid536',
  vendor: 'LOTT',
  intervalSeconds: 180,
  range: { from: 1, to: 36, draw: 5, bonus: 0, ordered: false },
  bets: [
    { code: 'five', kind: 'numbers', rule: 'matches', pick: 5, sides: none, odds: [{ tier: '5', hundredths: 8_200_000 }, { tier: '4', hundredths: 53_000 }, { tier: '3', hundredths: 1800 }, { tier: '2', hundredths: 186 }], returns: { any: 8792 } },
    { code: 'pick1', kind: 'numbers', rule: 'contains', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 660 }], returns: { any: 9167 } },
    { code: 'pick2', kind: 'numbers', rule: 'contains', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 5700 }], returns: { any: 9048 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'big'], odds: [{ tier: 'small', hundredths: 190 }, { tier: 'big', hundredths: 190 }], returns: { small: 9500, big: 9500 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
  ],
};

const jade649: Lottery = {
  code: 'jade649',
  name: 'Jade 6/49',
  art: 'games/jade649',
  vendor: 'LOTT',
  intervalSeconds: 420,
  range: { from: 1, to: 49, draw: 6, bonus: 1, ordered: false },
  bets: [
    { code: 'six', kind: 'numbers', rule: 'matches', pick: 6, sides: none, odds: [{ tier: '6', hundredths: 25_000_000 }, { tier: '5+1', hundredths: 25_000_000 }, { tier: '5', hundredths: 1_390_000 }, { tier: '4', hundredths: 26_000 }, { tier: '3', hundredths: 1430 }], returns: { any: 8799 } },
    { code: 'bonus', kind: 'numbers', rule: 'bonus', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 4500 }], returns: { any: 9184 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 192 }, { tier: 'middle', hundredths: 8000 }, { tier: 'big', hundredths: 192 }], returns: { small: 9486, middle: 9484, big: 9486 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 189 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9451, even: 9499 } },
  ],
};

const harbour655: Lottery = {
  code: 'harbour655',
  name: 'Harbour 6/55',
  art: 'games/harbour655',
  vendor: 'LOTT',
  intervalSeconds: 480,
  range: { from: 1, to: 55, draw: 6, bonus: 0, ordered: false },
  bets: [
    { code: 'sixOnly', kind: 'numbers', rule: 'matches', pick: 6, sides: none, odds: [{ tier: '6', hundredths: 25_000_000 }, { tier: '5', hundredths: 2_860_000 }, { tier: '4', hundredths: 47_700 }, { tier: '3', hundredths: 2290 }], returns: { any: 8800 } },
    { code: 'pick2', kind: 'numbers', rule: 'contains', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 9100 }], returns: { any: 9192 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 192 }, { tier: 'middle', hundredths: 9000 }, { tier: 'big', hundredths: 192 }], returns: { small: 9499, middle: 9445, big: 9499 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 189 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9451, even: 9499 } },
  ],
};

const comet735: Lottery = {
  code: 'comet735',
  name: 'Silver Trail 7/35',
  art: 'games/comet735',
  vendor: 'LOTT',
  intervalSeconds: 540,
  range: { from: 1, to: 35, draw: 7, bonus: 0, ordered: false },
  bets: [
    { code: 'seven', kind: 'numbers', rule: 'matches', pick: 7, sides: none, odds: [{ tier: '7', hundredths: 25_000_000 }, { tier: '6', hundredths: 960_000 }, { tier: '5', hundredths: 23_800 }, { tier: '4', hundredths: 1650 }], returns: { any: 8793 } },
    { code: 'pick3', kind: 'numbers', rule: 'contains', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 17_200 }], returns: { any: 9198 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 193 }, { tier: 'middle', hundredths: 5900 }, { tier: 'big', hundredths: 193 }], returns: { small: 9495, middle: 9485, big: 9495 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 189 }], returns: { odd: 9499, even: 9451 } },
  ],
};

const lantern511: Lottery = {
  code: 'lantern511',
  name: 'Lantern 5/11',
  art: 'games/lantern511',
  vendor: 'LOTT',
  intervalSeconds: 120,
  range: { from: 1, to: 11, draw: 5, bonus: 0, ordered: false },
  bets: [
    { code: 'pick1', kind: 'numbers', rule: 'contains', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 202 }], returns: { any: 9182 } },
    { code: 'pick2', kind: 'numbers', rule: 'contains', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 500 }], returns: { any: 9091 } },
    { code: 'pick3', kind: 'numbers', rule: 'contains', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 1510 }], returns: { any: 9152 } },
    { code: 'pick4', kind: 'numbers', rule: 'contains', pick: 4, sides: none, odds: [{ tier: 'hit', hundredths: 6000 }], returns: { any: 9091 } },
    { code: 'pick5', kind: 'numbers', rule: 'contains', pick: 5, sides: none, odds: [{ tier: 'hit', hundredths: 42_500 }], returns: { any: 9199 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 204 }, { tier: 'middle', hundredths: 1370 }, { tier: 'big', hundredths: 204 }], returns: { small: 9494, middle: 9489, big: 9494 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 185 }, { tier: 'even', hundredths: 194 }], returns: { odd: 9450, even: 9490 } },
  ],
};

const fan420: Lottery = {
  code: 'fan420',
  name: 'Fan 4/20',
  art: 'games/fan420',
  vendor: 'LOTT',
  intervalSeconds: 150,
  range: { from: 1, to: 20, draw: 4, bonus: 0, ordered: false },
  bets: [
    { code: 'four', kind: 'numbers', rule: 'matches', pick: 4, sides: none, odds: [{ tier: '4', hundredths: 142_000 }, { tier: '3', hundredths: 2220 }, { tier: '2', hundredths: 197 }], returns: { any: 8791 } },
    { code: 'pick1', kind: 'numbers', rule: 'contains', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 460 }], returns: { any: 9200 } },
    { code: 'pick2', kind: 'numbers', rule: 'contains', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 2910 }], returns: { any: 9189 } },
    { code: 'pick3', kind: 'numbers', rule: 'contains', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 26_200 }], returns: { any: 9193 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 197 }, { tier: 'middle', hundredths: 2600 }, { tier: 'big', hundredths: 197 }], returns: { small: 9490, middle: 9498, big: 9490 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 191 }, { tier: 'even', hundredths: 188 }], returns: { odd: 9461, even: 9487 } },
  ],
};

const pearl80: Lottery = {
  code: 'pearl80',
  name: 'Pearl 20/80',
  art: 'games/pearl80',
  vendor: 'LOTT',
  intervalSeconds: 240,
  range: { from: 1, to: 80, draw: 20, bonus: 0, ordered: false },
  bets: [
    { code: 'pick1', kind: 'numbers', rule: 'contains', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 368 }], returns: { any: 9200 } },
    { code: 'pick2', kind: 'numbers', rule: 'contains', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 1530 }], returns: { any: 9199 } },
    { code: 'pick3', kind: 'numbers', rule: 'contains', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 6600 }], returns: { any: 9158 } },
    { code: 'pick4', kind: 'numbers', rule: 'contains', pick: 4, sides: none, odds: [{ tier: 'hit', hundredths: 30_000 }], returns: { any: 9190 } },
    { code: 'pick5', kind: 'numbers', rule: 'contains', pick: 5, sides: none, odds: [{ tier: 'hit', hundredths: 142_000 }], returns: { any: 9158 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 190 }, { tier: 'middle', hundredths: 21_600 }, { tier: 'big', hundredths: 190 }], returns: { small: 9458, middle: 9496, big: 9458 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 189 }], returns: { odd: 9500, even: 9450 } },
  ],
};

const garden40: Lottery = {
  code: 'garden40',
  name: 'Garden 10/40',
  art: 'games/garden40',
  vendor: 'LOTT',
  intervalSeconds: 180,
  range: { from: 1, to: 40, draw: 10, bonus: 0, ordered: false },
  bets: [
    { code: 'pick1', kind: 'numbers', rule: 'contains', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 368 }], returns: { any: 9200 } },
    { code: 'pick2', kind: 'numbers', rule: 'contains', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 1590 }], returns: { any: 9173 } },
    { code: 'pick3', kind: 'numbers', rule: 'contains', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 7500 }], returns: { any: 9109 } },
    { code: 'pick4', kind: 'numbers', rule: 'contains', pick: 4, sides: none, odds: [{ tier: 'hit', hundredths: 40_000 }], returns: { any: 9191 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 192 }, { tier: 'middle', hundredths: 7700 }, { tier: 'big', hundredths: 192 }], returns: { small: 9482, middle: 9437, big: 9482 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 189 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9450, even: 9500 } },
  ],
};

const zodiac12: Lottery = {
  code: 'zodiac12',
  name: 'Zodiac 2/12',
  art: 'games/zodiac12',
  vendor: 'LOTT',
  intervalSeconds: 90,
  range: { from: 1, to: 12, draw: 2, bonus: 0, ordered: false },
  bets: [
    { code: 'pick1', kind: 'numbers', rule: 'contains', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 550 }], returns: { any: 9167 } },
    { code: 'pick2', kind: 'numbers', rule: 'contains', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 6000 }], returns: { any: 9091 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 209 }, { tier: 'middle', hundredths: 1040 }, { tier: 'big', hundredths: 209 }], returns: { small: 9500, middle: 9455, big: 9500 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 174 }, { tier: 'even', hundredths: 209 }], returns: { odd: 9491, even: 9500 } },
  ],
};

const river310: Lottery = {
  code: 'river310',
  name: 'River 3/10',
  art: 'games/river310',
  vendor: 'LOTT',
  intervalSeconds: 90,
  range: { from: 1, to: 10, draw: 3, bonus: 0, ordered: false },
  bets: [
    { code: 'pick1', kind: 'numbers', rule: 'contains', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 306 }], returns: { any: 9180 } },
    { code: 'pick2', kind: 'numbers', rule: 'contains', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 1380 }], returns: { any: 9200 } },
    { code: 'pick3', kind: 'numbers', rule: 'contains', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 11_000 }], returns: { any: 9167 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'big'], odds: [{ tier: 'small', hundredths: 190 }, { tier: 'big', hundredths: 190 }], returns: { small: 9500, big: 9500 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
  ],
};

const kite624: Lottery = {
  code: 'kite624',
  name: 'Kite 6/24',
  art: 'games/kite624',
  vendor: 'LOTT',
  intervalSeconds: 300,
  range: { from: 1, to: 24, draw: 6, bonus: 2, ordered: false },
  bets: [
    { code: 'six', kind: 'numbers', rule: 'matches', pick: 6, sides: none, odds: [{ tier: '6', hundredths: 2_360_000 }, { tier: '5+1', hundredths: 197_000 }, { tier: '5', hundredths: 24_700 }, { tier: '4', hundredths: 1030 }, { tier: '3', hundredths: 146 }], returns: { any: 8798 } },
    { code: 'bonus', kind: 'numbers', rule: 'bonus', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 1100 }], returns: { any: 9167 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 195 }, { tier: 'middle', hundredths: 3660 }, { tier: 'big', hundredths: 195 }], returns: { small: 9497, middle: 9479, big: 9497 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 189 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9465, even: 9484 } },
  ],
};

const triple6: Lottery = {
  code: 'triple6',
  name: 'Three Dice',
  art: 'games/triple6',
  vendor: 'LOTT',
  intervalSeconds: 60,
  range: { from: 1, to: 6, draw: 3, bonus: 0, ordered: true },
  bets: [
    { code: 'exact', kind: 'digits', rule: 'places', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 19_800 }], returns: { any: 9167 } },
    { code: 'last2', kind: 'digits', rule: 'places', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 3310 }], returns: { any: 9194 } },
    { code: 'last1', kind: 'digits', rule: 'places', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 550 }], returns: { any: 9167 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'big'], odds: [{ tier: 'small', hundredths: 190 }, { tier: 'big', hundredths: 190 }], returns: { small: 9500, big: 9500 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
  ],
};

const double6: Lottery = {
  code: 'double6',
  name: 'Two Dice',
  art: 'games/double6',
  vendor: 'LOTT',
  intervalSeconds: 75,
  range: { from: 1, to: 6, draw: 2, bonus: 0, ordered: true },
  bets: [
    { code: 'exact', kind: 'digits', rule: 'places', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 3310 }], returns: { any: 9194 } },
    { code: 'last1', kind: 'digits', rule: 'places', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 550 }], returns: { any: 9167 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 227 }, { tier: 'middle', hundredths: 570 }, { tier: 'big', hundredths: 227 }], returns: { small: 9458, middle: 9500, big: 9458 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
  ],
};

const coins5: Lottery = {
  code: 'coins5',
  name: 'Five Coins',
  art: 'games/coins5',
  vendor: 'LOTT',
  intervalSeconds: 60,
  range: { from: 0, to: 1, draw: 5, bonus: 0, ordered: true },
  bets: [
    { code: 'exact', kind: 'digits', rule: 'places', pick: 5, sides: none, odds: [{ tier: 'hit', hundredths: 2940 }], returns: { any: 9188 } },
    { code: 'last3', kind: 'digits', rule: 'places', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 730 }], returns: { any: 9125 } },
    { code: 'last2', kind: 'digits', rule: 'places', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 368 }], returns: { any: 9200 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'big'], odds: [{ tier: 'small', hundredths: 190 }, { tier: 'big', hundredths: 190 }], returns: { small: 9500, big: 9500 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
  ],
};

const star4d: Lottery = {
  code: 'star4d',
  name: 'Star 4D',
  art: 'games/star4d',
  vendor: 'LOTT',
  intervalSeconds: 240,
  range: { from: 0, to: 9, draw: 4, bonus: 0, ordered: true },
  bets: [
    { code: 'exact', kind: 'digits', rule: 'places', pick: 4, sides: none, odds: [{ tier: 'hit', hundredths: 920_000 }], returns: { any: 9200 } },
    { code: 'last3', kind: 'digits', rule: 'places', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 92_000 }], returns: { any: 9200 } },
    { code: 'last2', kind: 'digits', rule: 'places', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 9200 }], returns: { any: 9200 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 203 }, { tier: 'middle', hundredths: 1410 }, { tier: 'big', hundredths: 203 }], returns: { small: 9470, middle: 9447, big: 9470 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
  ],
};

const crown5d: Lottery = {
  code: 'crown5d',
  name: 'Crown 5D',
  art: 'games/crown5d',
  vendor: 'LOTT',
  intervalSeconds: 360,
  range: { from: 0, to: 9, draw: 5, bonus: 0, ordered: true },
  bets: [
    { code: 'exact', kind: 'digits', rule: 'places', pick: 5, sides: none, odds: [{ tier: 'hit', hundredths: 9_200_000 }], returns: { any: 9200 } },
    { code: 'last3', kind: 'digits', rule: 'places', pick: 3, sides: none, odds: [{ tier: 'hit', hundredths: 92_000 }], returns: { any: 9200 } },
    { code: 'last2', kind: 'digits', rule: 'places', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 9200 }], returns: { any: 9200 } },
    { code: 'last1', kind: 'digits', rule: 'places', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 920 }], returns: { any: 9200 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'big'], odds: [{ tier: 'small', hundredths: 190 }, { tier: 'big', hundredths: 190 }], returns: { small: 9500, big: 9500 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
  ],
};

const dawn2d: Lottery = {
  code: 'dawn2d',
  name: 'Dawn 2D',
  art: 'games/dawn2d',
  vendor: 'LOTT',
  intervalSeconds: 120,
  range: { from: 0, to: 9, draw: 2, bonus: 0, ordered: true },
  bets: [
    { code: 'exact', kind: 'digits', rule: 'places', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 9200 }], returns: { any: 9200 } },
    { code: 'last1', kind: 'digits', rule: 'places', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 920 }], returns: { any: 9200 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 211 }, { tier: 'middle', hundredths: 950 }, { tier: 'big', hundredths: 211 }], returns: { small: 9495, middle: 9500, big: 9495 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
  ],
};

const compass4: Lottery = {
  code: 'compass4',
  name: 'Compass',
  art: 'games/compass4',
  vendor: 'LOTT',
  intervalSeconds: 75,
  range: { from: 1, to: 4, draw: 4, bonus: 0, ordered: true },
  bets: [
    { code: 'exact', kind: 'digits', rule: 'places', pick: 4, sides: none, odds: [{ tier: 'hit', hundredths: 23_500 }], returns: { any: 9180 } },
    { code: 'last2', kind: 'digits', rule: 'places', pick: 2, sides: none, odds: [{ tier: 'hit', hundredths: 1470 }], returns: { any: 9188 } },
    { code: 'last1', kind: 'digits', rule: 'places', pick: 1, sides: none, odds: [{ tier: 'hit', hundredths: 368 }], returns: { any: 9200 } },
    { code: 'size', kind: 'side', rule: 'sumSize', pick: 0, sides: ['small', 'middle', 'big'], odds: [{ tier: 'small', hundredths: 229 }, { tier: 'middle', hundredths: 550 }, { tier: 'big', hundredths: 229 }], returns: { small: 9482, middle: 9453, big: 9482 } },
    { code: 'parity', kind: 'side', rule: 'sumParity', pick: 0, sides: ['odd', 'even'], odds: [{ tier: 'odd', hundredths: 190 }, { tier: 'even', hundredths: 190 }], returns: { odd: 9500, even: 9500 } },
  ],
};

export const furtherLotteries: readonly Lottery[] = [orchid536, jade649, harbour655, comet735, lantern511, fan420, pearl80, garden40, zodiac12, river310, kite624, triple6, double6, coins5, star4d, crown5d, dawn2d, compass4];
