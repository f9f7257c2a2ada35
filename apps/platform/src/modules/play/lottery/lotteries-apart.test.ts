// Each lottery, verified by code that shares nothing with the engine: its draws, its wins, its stated returns.
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { drawFrom } from './draw.rules.ts';
import { wonHundredths } from './line.rules.ts';
import { lotteries } from './lotteries.table.ts';
import type { BetRow, Drawn, Line, Lottery } from './lottery.ts';

const SEEDS = 120;
const seedAt = (code: string, at: number): Buffer => createHash('sha256').update(`${code} apart ${at}`).digest();

/** Chance for the draws of this file: the text of a hash, eight hex digits a word. */
const chanceOf = (seed: Buffer, name: string) => {
  let text = '';
  let block = 0;
  const word = (): number => {
    if (text === '') {
      text = createHmac('sha256', seed).update(`${name}|${block}`).digest('hex');
      block += 1;
    }
    const [taken, rest] = [text.slice(0, 8), text.slice(8)];
    text = rest;
    return Number.parseInt(taken, 16);
  };
  return (sides: number): number => {
    for (;;) {
      const rolled = word();
      if (rolled < Math.floor(4_294_967_296 / sides) * sides) return rolled % sides;
    }
  };
};

/** A draw in words of its own: tables digit by digit, digits in places, or balls out of a bag. */
const drawnApart = ({ code, range }: Lottery, seed: Buffer, issue: string) => {
  const roll = chanceOf(seed, `${code}|${issue}`);
  if (range.prizes) {
    const prizes: string[] = [];
    for (const group of range.prizes)
      for (let at = 0; at < group.count; at += 1) {
        let digits = '';
        for (let place = 0; place < group.digits; place += 1) digits += roll(10);
        prizes.push(digits);
      }
    return { numbers: prizes[0]?.split('').map(Number) ?? [], bonus: [], prizes };
  }
  if (range.ordered) {
    const numbers: number[] = [];
    while (numbers.length < range.draw) numbers.push(range.from + roll(range.to - range.from + 1));
    return { numbers, bonus: [] };
  }
  const bag: number[] = [];
  for (let n = range.from; n <= range.to; n += 1) bag.push(n);
  for (let at = 0; at < range.draw + range.bonus; at += 1) {
    const with_ = at + roll(bag.length - at);
    const held = bag[at] ?? 0;
    bag[at] = bag[with_] ?? 0;
    bag[with_] = held;
  }
  return {
    numbers: bag.slice(0, range.draw).sort((one, other) => one - other),
    bonus: bag.slice(range.draw, range.draw + range.bonus),
  };
};

const payOf = (bet: BetRow, tier: string): number => bet.odds.find((odds) => odds.tier === tier)?.hundredths ?? 0;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** What a line wins, in words of its own. */
const wonApart = ({ range }: Lottery, bet: BetRow, line: Line, drawn: Drawn): number => {
  const right = line.numbers.filter((n) => drawn.numbers.indexOf(n) >= 0).length;
  switch (bet.code.replace(/\d+$/, '')) {
    case 'pick':
      return right === bet.pick ? payOf(bet, 'hit') : 0;
    case 'bonus':
      return drawn.bonus.includes(line.numbers[0] ?? -1) ? payOf(bet, 'hit') : 0;
    case 'four':
    case 'five':
    case 'six':
    case 'sixOnly':
    case 'seven': {
      const isBonus = right === bet.pick - 1 && drawn.bonus.some((n) => line.numbers.includes(n));
      return payOf(bet, isBonus ? `${right}+1` : `${right}`);
    }
    case 'size': {
      const twice = 2 * total(drawn.numbers);
      const middle = (range.from + range.to) * range.draw;
      const side = twice < middle ? 'small' : twice > middle ? 'big' : 'middle';
      return side === line.side ? payOf(bet, side) : 0;
    }
    case 'parity':
      return (total(drawn.numbers) & 1) === (line.side === 'odd' ? 1 : 0) ? payOf(bet, line.side ?? '') : 0;
    case 'box': {
      const sorted = (numbers: readonly number[]) => [...numbers].sort().join();
      if (sorted(line.numbers) !== sorted(drawn.numbers)) return 0;
      return payOf(bet, new Set(line.numbers).size === 3 ? 'distinct' : 'pair');
    }
    case 'lo':
    case 'head':
    case 'big':
    case 'small':
    case 'top': {
      const ending = new RegExp(`${line.numbers.join('')}$`);
      let at = 0;
      let won = 0;
      for (const group of range.prizes ?? [])
        for (let of = 0; of < group.count; of += 1) {
          const counts = bet.among === undefined || bet.among.includes(group.code);
          if (counts && ending.test(drawn.prizes?.[at] ?? '')) won += payOf(bet, group.code) || payOf(bet, 'hit');
          at += 1;
        }
      return won;
    }
    default:
      return drawn.numbers.join('').endsWith(line.numbers.join('')) ? payOf(bet, 'hit') : 0;
  }
};

/** Lines near the draw, so that many of them win: some of its numbers, or its own digits with one changed at times. */
const linesNear = ({ range }: Lottery, bet: BetRow, drawn: Drawn, at: number): Line[] => {
  if (bet.kind === 'side') return bet.sides.map((side) => ({ betType: bet.code, numbers: [], side }));
  const line = (numbers: readonly number[]): Line => ({ betType: bet.code, numbers, side: null });
  if (bet.kind === 'digits') {
    const prize = drawn.prizes?.[at % (drawn.prizes.length || 1)] ?? drawn.numbers.join('');
    const digits = prize.padStart(bet.pick, '7').slice(-bet.pick).split('').map(Number);
    const changed = digits.map((digit, place) => (place === at % bet.pick ? range.from : digit));
    return [line(digits), line(changed), line(drawn.numbers.slice(-bet.pick))].filter(
      ({ numbers }) => bet.code !== 'box' || new Set(numbers).size > 1,
    );
  }
  const others = Array.from({ length: range.to }, (_, n) => n + 1).filter((n) => !drawn.numbers.includes(n));
  return Array.from({ length: bet.pick + 1 }, (_, wrong) =>
    line(
      [...drawn.numbers.slice(0, bet.pick - wrong), ...drawn.bonus.slice(0, wrong > 0 ? 1 : 0), ...others]
        .filter((n, place, all) => all.indexOf(n) === place)
        .slice(0, bet.pick)
        .sort((one, other) => one - other),
    ),
  ).filter(({ numbers }) => numbers.length === bet.pick);
};

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Chances of all sums: each number in turn is drawn or not, or each place has each number. */
const sumChances = ({ range }: Lottery): Map<number, number> => {
  const width = range.to - range.from + 1;
  let states = new Map<string, number>([['0|0', 1]]);
  for (let step = 0; step < (range.ordered ? range.draw : width); step += 1) {
    const next = new Map<string, number>();
    const add = (count: number, sum: number, ways: number) => {
      const key = `${count}|${sum}`;
      next.set(key, (next.get(key) ?? 0) + ways);
    };
    for (const [key, ways] of states) {
      const [count = 0, sum = 0] = key.split('|').map(Number);
      if (range.ordered) for (let n = range.from; n <= range.to; n += 1) add(count + 1, sum + n, ways);
      else {
        add(count, sum, ways);
        if (count < range.draw) add(count + 1, sum + range.from + step, ways);
      }
    }
    states = next;
  }
  const sums = new Map<number, number>();
  const all = range.ordered ? width ** range.draw : choose(width, range.draw);
  for (const [key, ways] of states) {
    const [count = 0, sum = 0] = key.split('|').map(Number);
    if (count === range.draw) sums.set(sum, ways / all);
  }
  return sums;
};

/** The share that each choice of a bet returns, by the chances of its outcomes, in basis points. */
const returnsApart = (lottery: Lottery, bet: BetRow, sums: Map<number, number>): Record<string, number> => {
  const { range } = lottery;
  const width = range.to - range.from + 1;
  const hit = payOf(bet, 'hit');
  const share = (chance: number, pays: number) => chance * pays * 100;
  const sideChance = (of: (sum: number) => boolean) =>
    [...sums].reduce((chance, [sum, each]) => (of(sum) ? chance + each : chance), 0);
  const middle = ((range.from + range.to) * range.draw) / 2;
  const sides: Record<string, (sum: number) => boolean> = {
    small: (sum) => sum < middle,
    middle: (sum) => sum === middle,
    big: (sum) => sum > middle,
    odd: (sum) => sum % 2 !== 0,
    even: (sum) => sum % 2 === 0,
  };
  if (bet.kind === 'side')
    return Object.fromEntries(
      bet.sides.map((side) => [side, share(sideChance(sides[side] ?? (() => false)), payOf(bet, side))]),
    );
  if (bet.code === 'box')
    return { pair: share(3 / 1000, payOf(bet, 'pair')), distinct: share(6 / 1000, payOf(bet, 'distinct')) };
  if (bet.code === 'bonus') return { any: share(range.bonus / width, hit) };
  if (/^pick/.test(bet.code)) return { any: share(choose(range.draw, bet.pick) / choose(width, bet.pick), hit) };
  if (bet.kind === 'digits' && bet.rule !== 'tails') return { any: share(width ** -bet.pick, hit) };
  if (bet.kind === 'digits') {
    const counted = (range.prizes ?? []).filter(
      ({ code, digits }) => digits >= bet.pick && (bet.among === undefined || bet.among.includes(code)),
    );
    return { any: total(counted.map(({ code, count }) => share(count / 10 ** bet.pick, payOf(bet, code) || hit))) };
  }
  const rest = width - range.draw;
  const any = bet.odds.map(({ tier, hundredths }) => {
    const [right = 0, withBonus = 0] = tier.split('+').map(Number);
    const bonusInstead = withBonus ? range.bonus : 0;
    const missed = bet.pick - right - withBonus;
    // Of the rank below the highest, lines with the bonus have a rank of their own.
    const pool = range.bonus > 0 && right === bet.pick - 1 ? rest - range.bonus : rest;
    const ways = choose(range.draw, right) * (withBonus ? bonusInstead : 1) * choose(pool, missed);
    return share(ways / choose(width, bet.pick), hundredths);
  });
  return { any: total(any) };
};

test('there are 24 lotteries or more', () => expect(lotteries.length).toBeGreaterThanOrEqual(24));

test('no two lotteries share the rule of their draw, their bets and their odds', () => {
  const rules = lotteries.map(({ range, bets }) => JSON.stringify([range, bets.map(({ returns: _, ...bet }) => bet)]));
  expect(rules.filter((rule, at) => rules.indexOf(rule) !== at)).toEqual([]);
  const names = lotteries.flatMap(({ code, name, art }) => [code, name, art]);
  expect(new Set(names).size).toBe(names.length);
});

describe.each(lotteries.map((lottery) => [lottery.name, lottery] as const))('%s', (_, lottery) => {
  const { code, range, bets } = lottery;

  test('draws what code of its own draws from the same seeds', () => {
    for (let at = 0; at < SEEDS; at += 1) {
      const seed = seedAt(code, at);
      expect(drawFrom(seed, code, String(at), range)).toEqual(drawnApart(lottery, seed, String(at)));
    }
  });

  test('pays what code of its own pays, and each bet wins and loses', () => {
    for (const bet of bets) {
      const paid: number[] = [];
      for (let at = 0; at < SEEDS; at += 1) {
        const drawn = drawnApart(lottery, seedAt(code, at), String(at));
        for (const line of linesNear(lottery, bet, drawn, at)) {
          const won = wonHundredths(lottery, line, drawn);
          expect([bet.code, line, won]).toEqual([bet.code, line, wonApart(lottery, bet, line, drawn)]);
          paid.push(won);
        }
      }
      expect([bet.code, Math.max(...paid) > 0, Math.min(...paid)]).toEqual([bet.code, true, 0]);
    }
  });

  test('returns its stated shares, by the chances of its outcomes', () => {
    const sums = sumChances(lottery);
    for (const bet of bets)
      for (const [choice, share] of Object.entries(returnsApart(lottery, bet, sums)))
        expect([bet.code, choice, Math.round(share)]).toEqual([bet.code, choice, bet.returns[choice]]);
  });
});
