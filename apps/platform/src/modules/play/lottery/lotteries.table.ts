// The lotteries, their bets and payouts. Picks return 91 to 92 %, sides 95 %, six numbers 81 %.
import { digits, numbers, sides, tiers } from './bet-types.ts';
import { furtherLotteries } from './further-lotteries.table.ts';
import type { Lottery, LotteryVendor } from './lottery.ts';
import { prizeDraws } from './prize-draws.table.ts';

/** Middle of the sum's range: small lies below, big above, each winning as often as the other. */
export const middleSum = (range: Lottery['range']): number => ((range.from + range.to) * range.draw) / 2;

const rapid5: Lottery = {
  code: 'rapid5',
  name: 'Rapid 5',
  art: 'tile-rapid',
  vendor: 'LOTT',
  intervalSeconds: 60,
  range: { from: 1, to: 45, draw: 5, bonus: 0, ordered: false },
  bets: [
    numbers('pick3', 'contains', 3, 130_000, 9161),
    numbers('pick2', 'contains', 2, 9100, 9192),
    numbers('pick1', 'contains', 1, 830, 9222),
    sides('size', 'sumSize', [
      ['small', 193, 9515],
      ['middle', 6800, 9491],
      ['big', 193, 9515],
    ]),
    sides('parity', 'sumParity', [
      ['odd', 190, 9502],
      ['even', 190, 9498],
    ]),
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
    tiers(
      'six',
      'matches',
      6,
      [
        ['6', 25_000_000],
        ['5+1', 4_000_000],
        ['5', 500_000],
        ['4', 20_000],
        ['3', 1500],
      ],
      8097,
    ),
    numbers('bonus', 'bonus', 1, 4100, 9111),
    sides('size', 'sumSize', [
      ['small', 193, 9525],
      ['middle', 7300, 9472],
      ['big', 193, 9525],
    ]),
    sides('parity', 'sumParity', [
      ['odd', 190, 9502],
      ['even', 190, 9498],
    ]),
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
    digits('straight', 'places', 3, 92_000, 9200),
    {
      code: 'box',
      kind: 'digits',
      rule: 'anyOrder',
      pick: 3,
      sides: [],
      odds: [
        { tier: 'pair', hundredths: 30_600 },
        { tier: 'distinct', hundredths: 15_300 },
      ],
      returns: { pair: 9180, distinct: 9180 },
    },
    digits('last2', 'places', 2, 9200, 9200),
    digits('last1', 'places', 1, 920, 9200),
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
