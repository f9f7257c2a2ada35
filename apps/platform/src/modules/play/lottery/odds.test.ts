// The stated returns are proven by counting outcomes, with the very function that settles bets.
import { expect, test } from 'vitest';
import { wonHundredths } from './line.rules.ts';
import { lotteries, lotteryOf } from './lotteries.table.ts';
import type { BetRow, Drawn, Line, Lottery } from './lottery.ts';

const required = (code: string): Lottery => {
  const lottery = lotteryOf(code);
  if (lottery === null) throw new Error(`no lottery ${code}`);
  return lottery;
};

/** Every set of `size` numbers from 1 to `to`. */
function* subsets(to: number, size: number, from = 1): Generator<number[]> {
  if (size === 0) yield [];
  else
    for (let n = from; n <= to - size + 1; n += 1) for (const rest of subsets(to, size - 1, n + 1)) yield [n, ...rest];
}

function* threeDigits(): Generator<number[]> {
  for (let n = 0; n < 1000; n += 1) yield [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10];
}

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
};

/** One line for each choice of the bet that pays differently. */
const sampleLines = (bet: BetRow): [string, Line][] => {
  if (bet.kind === 'side') return bet.sides.map((side) => [side, { betType: bet.code, numbers: [], side }]);
  const line = (numbers: number[]): Line => ({ betType: bet.code, numbers, side: null });
  if (bet.rule === 'anyOrder')
    return [
      ['pair', line([4, 4, 7])],
      ['distinct', line([2, 0, 9])],
    ];
  return [['any', line([3, 17, 22, 31, 40, 45].slice(0, bet.pick).map((n) => (bet.kind === 'digits' ? n % 10 : n)))]];
};

/** Counts the sets of `size` numbers from 1 to `to` by their sum. */
const waysBySum = (to: number, size: number): Map<number, number> => {
  const bySize = Array.from({ length: size + 1 }, () => new Map<number, number>());
  bySize[0]?.set(0, 1);
  for (let n = 1; n <= to; n += 1)
    for (let k = size; k > 0; k -= 1)
      for (const [sum, ways] of bySize[k - 1] ?? []) bySize[k]?.set(sum + n, (bySize[k]?.get(sum + n) ?? 0) + ways);
  return bySize[size] ?? new Map();
};

/** Long-run return in basis points over all equally likely outcomes. */
const countedReturns = (lottery: Lottery, outcomes: Iterable<Drawn>, bets: readonly BetRow[]) => {
  const lines = bets.flatMap((bet) =>
    sampleLines(bet).map(([choice, line]) => ({ bet: bet.code, choice, line, paid: 0 })),
  );
  let total = 0;
  for (const drawn of outcomes) {
    total += 1;
    for (const entry of lines) entry.paid += wonHundredths(lottery, entry.line, drawn);
  }
  return lines.map(({ bet, choice, paid }) => ({ bet, choice, basisPoints: Math.round((paid / total) * 100) }));
};

const stated = (bets: readonly BetRow[]) =>
  bets.flatMap((bet) =>
    Object.entries(bet.returns).map(([choice, basisPoints]) => ({ bet: bet.code, choice, basisPoints })),
  );

function* drawnOf(sets: Iterable<number[]>): Generator<Drawn> {
  for (const numbers of sets) yield { numbers, bonus: [] };
}

const byName = (rows: { bet: string; choice: string; basisPoints: number }[]) =>
  rows.toSorted((a, b) => `${a.bet}${a.choice}`.localeCompare(`${b.bet}${b.choice}`));

test('Rapid 5 returns its stated share: counted over all 1,221,759 draws', () => {
  const lottery = required('rapid5');
  expect(byName(countedReturns(lottery, drawnOf(subsets(45, 5)), lottery.bets))).toEqual(byName(stated(lottery.bets)));
});

test('Moon 3D returns its stated share: counted over all 1,000 draws', () => {
  const lottery = required('moon3d');
  expect(byName(countedReturns(lottery, drawnOf(threeDigits()), lottery.bets))).toEqual(byName(stated(lottery.bets)));
});

test('the sides of Zenith 6/45 return their stated share, over all 8,145,060 draws', () => {
  const lottery = required('zenith645');
  const ways = waysBySum(45, 6);
  const total = [...ways.values()].reduce((sum, n) => sum + n, 0);
  expect(total).toBe(choose(45, 6));
  for (const bet of lottery.bets.filter(({ kind }) => kind === 'side'))
    for (const [choice, line] of sampleLines(bet)) {
      let paid = 0;
      for (const [sum, n] of ways) paid += n * wonHundredths(lottery, line, { numbers: [sum], bonus: [] });
      expect([choice, Math.round((paid / total) * 100)]).toEqual([choice, bet.returns[choice]]);
    }
});

test('the six-number line of Zenith 6/45 returns its stated share, by ways of each tier', () => {
  const lottery = required('zenith645');
  const ways: Record<string, number> = {
    '6': 1,
    '5+1': choose(6, 5) * 1,
    '5': choose(6, 5) * 38,
    '4': choose(6, 4) * choose(39, 2),
    '3': choose(6, 3) * choose(39, 3),
  };
  const [six, bonus] = lottery.bets;
  const paid = six?.odds.reduce((sum, { tier, hundredths }) => sum + (ways[tier] ?? Number.NaN) * hundredths, 0) ?? 0;
  expect(Math.round((paid / choose(45, 6)) * 100)).toBe(six?.returns.any);
  expect(Math.round(((bonus?.odds[0]?.hundredths ?? 0) / 45) * 100)).toBe(bonus?.returns.any);
});

test('no bet of any lottery returns more than its stake', () => {
  const all = lotteries.flatMap(({ bets }) => stated(bets).map(({ basisPoints }) => basisPoints));
  expect(Math.min(...all)).toBeGreaterThan(8000);
  expect(Math.max(...all)).toBeLessThan(9600);
});
