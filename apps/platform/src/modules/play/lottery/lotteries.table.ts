// The lotteries, their bets and payouts. Picks return 91 to 92 %, sides 95 %, six numbers 81 %.
import { furtherLotteries } from './further-lotteries.table.ts';
import type { BetRow, Lottery, LotteryVendor } from './lottery.ts';
import { prizeDraws } from './prize-draws.table.ts';

const none: readonly string[] = [];

/** Middle of the sum's range: small lies below, big above, each winning as often as the other. */
export const middleSum = (range: Lottery['range']): number => ((range.from + range.to) * range.draw) / 2;

const sumParity: BetRow = {
  code: 'parity',
  kind: 'side',
  rule: 'sumParity',
  pick: 0,
  sides: ['odd', 'even'],
  odds: [
    { tier: 'odd', hundredths: 190 },
    { tier: 'even', hundredths: 190 },
  ],
  returns: { odd: 9502, even: 9498 },
};

const rapid5: Lottery = {
  code: 'rapid5',
  name: 'Rapid 5',
  art: 'tile-rapid',
  vendor: 'LOTT',
  intervalSeconds: 60,
  range: { from: 1, to: 45, draw: 5, bonus: 0, ordered: false },
  bets: [
    {
      code: 'pick3',
      kind: 'numbers',
      rule: 'contains',
      pick: 3,
      sides: none,
      odds: [{ tier: 'hit', hundredths: 130_000 }],
      returns: { any: 9161 },
    },
    {
      code: 'pick2',
      kind: 'numbers',
      rule: 'contains',
      pick: 2,
      sides: none,
      odds: [{ tier: 'hit', hundredths: 9_100 }],
      returns: { any: 9192 },
    },
    {
      code: 'pick1',
      kind: 'numbers',
      rule: 'contains',
      pick: 1,
      sides: none,
      odds: [{ tier: 'hit', hundredths: 830 }],
      returns: { any: 9222 },
    },
    {
      code: 'size',
      kind: 'side',
      rule: 'sumSize',
      pick: 0,
      sides: ['small', 'middle', 'big'],
      odds: [
        { tier: 'small', hundredths: 193 },
        { tier: 'middle', hundredths: 6_800 },
        { tier: 'big', hundredths: 193 },
      ],
      returns: { small: 9515, middle: 9491, big: 9515 },
    },
    sumParity,
  ],
};

const zenith645: Lottery = {
  code: 'zenith645',
  name: 'Zenith 6/45',
  art: 'tile-zenith',
  vendor: 'LOTT',
  intervalSeconds: 300,
  range: { from: 1, to: 45, draw: 6, bonus: 1, ordered: false },
  bets: [
    {
      code: 'six',
      kind: 'numbers',
      rule: 'matches',
      pick: 6,
      sides: none,
      odds: [
        { tier: '6', hundredths: 25_000_000 },
        { tier: '5+1', hundredths: 4_000_000 },
        { tier: '5', hundredths: 500_000 },
        { tier: '4', hundredths: 20_000 },
        { tier: '3', hundredths: 1_500 },
      ],
      returns: { any: 8097 },
    },
    {
      code: 'bonus',
      kind: 'numbers',
      rule: 'bonus',
      pick: 1,
      sides: none,
      odds: [{ tier: 'hit', hundredths: 4_100 }],
      returns: { any: 9111 },
    },
    {
      code: 'size',
      kind: 'side',
      rule: 'sumSize',
      pick: 0,
      sides: ['small', 'middle', 'big'],
      odds: [
        { tier: 'small', hundredths: 193 },
        { tier: 'middle', hundredths: 7_300 },
        { tier: 'big', hundredths: 193 },
      ],
      returns: { small: 9525, middle: 9472, big: 9525 },
    },
    sumParity,
  ],
};

const moon3d: Lottery = {
  code: 'moon3d',
  name: 'Moon 3D',
  art: 'tile-crescent',
  vendor: 'LOTT',
  intervalSeconds: 180,
  range: { from: 0, to: 9, draw: 3, bonus: 0, ordered: true },
  bets: [
    {
      code: 'straight',
      kind: 'digits',
      rule: 'places',
      pick: 3,
      sides: none,
      odds: [{ tier: 'hit', hundredths: 92_000 }],
      returns: { any: 9200 },
    },
    {
      code: 'box',
      kind: 'digits',
      rule: 'anyOrder',
      pick: 3,
      sides: none,
      odds: [
        { tier: 'pair', hundredths: 30_600 },
        { tier: 'distinct', hundredths: 15_300 },
      ],
      returns: { pair: 9180, distinct: 9180 },
    },
    {
      code: 'last2',
      kind: 'digits',
      rule: 'places',
      pick: 2,
      sides: none,
      odds: [{ tier: 'hit', hundredths: 9_200 }],
      returns: { any: 9200 },
    },
    {
      code: 'last1',
      kind: 'digits',
      rule: 'places',
      pick: 1,
      sides: none,
      odds: [{ tier: 'hit', hundredths: 920 }],
      returns: { any: 9200 },
    },
    {
      code: 'size',
      kind: 'side',
      rule: 'sumSize',
      pick: 0,
      sides: ['small', 'big'],
      odds: [
        { tier: 'small', hundredths: 190 },
        { tier: 'big', hundredths: 190 },
      ],
      returns: { small: 9500, big: 9500 },
    },
    { ...sumParity, returns: { odd: 9500, even: 9500 } },
  ],
};

export const lotteries: readonly Lottery[] = [rapid5, zenith645, moon3d, ...prizeDraws, ...furtherLotteries];

const byCode: ReadonlyMap<string, Lottery> = new Map(lotteries.map((lottery) => [lottery.code, lottery]));

/** GL-02: the vendors under whose names our lotteries are launched. */
const vendors: ReadonlySet<string> = new Set<LotteryVendor>(['LOTT', 'TCG_LOTTO_VN', 'TCG_SEA']);

export const isLotteryVendor = (vendor: string): vendor is LotteryVendor => vendors.has(vendor);

export const lotteryOf = (code: string): Lottery | null => byCode.get(code) ?? null;

/** The same lotteries with the fastest one drawn every `seconds`; the others keep their proportion. */
export const spedUp = (rows: readonly Lottery[], seconds: number): readonly Lottery[] => {
  const fastest = Math.min(...rows.map(({ intervalSeconds }) => intervalSeconds));
  return rows.map((row) => ({ ...row, intervalSeconds: (row.intervalSeconds / fastest) * seconds }));
};
