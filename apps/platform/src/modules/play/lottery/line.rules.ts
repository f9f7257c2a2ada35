// Checks a line before it is booked and judges it after the draw, in integer minor units. Pure.
import { middleSum } from './lotteries.table.ts';
import type { BetRow, Drawn, Line, Lottery, PrizeGroup } from './lottery.ts';

/** A line as it comes over the wire. */
export interface WireLine {
  readonly betType: string;
  readonly numbers?: readonly number[] | undefined;
  readonly side?: string | undefined;
}

export const betRowOf = (lottery: Lottery, code: string): BetRow | null =>
  lottery.bets.find((bet) => bet.code === code) ?? null;

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

const numbersFit = (lottery: Lottery, bet: BetRow, numbers: readonly number[]): boolean =>
  numbers.length === bet.pick &&
  numbers.every((n) => Number.isInteger(n) && n >= lottery.range.from && n <= lottery.range.to) &&
  (bet.kind === 'digits' || new Set(numbers).size === numbers.length);

/** The line as it will be booked, or null when it is no bet of this lottery. */
export const checkedLine = (lottery: Lottery, line: WireLine): Line | null => {
  const bet = betRowOf(lottery, line.betType);
  if (bet === null) return null;
  if (bet.kind === 'side') {
    const fits = line.numbers === undefined && line.side !== undefined && bet.sides.includes(line.side);
    return fits ? { betType: bet.code, numbers: [], side: line.side ?? null } : null;
  }
  const numbers = line.numbers ?? [];
  if (line.side !== undefined || !numbersFit(lottery, bet, numbers)) return null;
  if (bet.rule === 'anyOrder' && boxTier(numbers) === null) return null;
  return { betType: bet.code, numbers: bet.kind === 'digits' ? [...numbers] : ascending(numbers), side: null };
};

/** Three equal digits have one order only: that is a straight bet, not a box. */
const boxTier = (digits: readonly number[]): 'distinct' | 'pair' | null => {
  const different = new Set(digits).size;
  if (different === 1) return null;
  return different === digits.length ? 'distinct' : 'pair';
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const sizeOf = (lottery: Lottery, drawn: Drawn): string => {
  const middle = middleSum(lottery.range);
  const total = sum(drawn.numbers);
  if (total === middle) return 'middle';
  return total < middle ? 'small' : 'big';
};

const matchTier = (line: Line, drawn: Drawn): string => {
  const hits = line.numbers.filter((n) => drawn.numbers.includes(n)).length;
  const withBonus = hits === line.numbers.length - 1 && drawn.bonus.some((n) => line.numbers.includes(n));
  return withBonus ? `${hits}+1` : String(hits);
};

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, i) => n === b[i]);

/** The rank of each number of a table, in its order. */
const ranksOf = ({ range }: Lottery): string[] =>
  (range.prizes ?? []).flatMap(({ code, count }) => Array.from({ length: count }, () => code));

/** The ranks of the numbers that end with the line's digits. A number with fewer digits has no such end. */
const ranksWon = (lottery: Lottery, { numbers, betType }: Line, { prizes = [] }: Drawn): string[] => {
  const among = betRowOf(lottery, betType)?.among;
  const tail = numbers.join('');
  return ranksOf(lottery).filter(
    (rank, at) => (among?.includes(rank) ?? true) && (prizes[at]?.endsWith(tail) ?? false),
  );
};

/** The outcomes of a line that pay; of a bet on a table there may be several. */
type Judge = (lottery: Lottery, line: Line, drawn: Drawn) => string | null | readonly string[];

const judges: Readonly<Record<BetRow['rule'], Judge>> = {
  contains: (_, line, drawn) => (line.numbers.every((n) => drawn.numbers.includes(n)) ? 'hit' : null),
  matches: (_, line, drawn) => matchTier(line, drawn),
  bonus: (_, line, drawn) => (drawn.bonus.some((n) => line.numbers.includes(n)) ? 'hit' : null),
  sumSize: (lottery, line, drawn) => (line.side === sizeOf(lottery, drawn) ? line.side : null),
  sumParity: (_, line, drawn) => (line.side === (sum(drawn.numbers) % 2 === 1 ? 'odd' : 'even') ? line.side : null),
  places: (_, line, drawn) => (same(line.numbers, drawn.numbers.slice(-line.numbers.length)) ? 'hit' : null),
  anyOrder: (_, line, drawn) =>
    same(ascending(line.numbers), ascending(drawn.numbers)) ? boxTier(line.numbers) : null,
  tails: ranksWon,
};

/** For each number of a line whether the draw has it: at its place where the bet is on places, as the bonus where only that counts. */
export const hitsOf = (lottery: Lottery, line: Line, drawn: Drawn): boolean[] => {
  const rule = betRowOf(lottery, line.betType)?.rule;
  const lastPlaces = drawn.numbers.slice(-line.numbers.length);
  const byBonus = rule === 'bonus' || (rule === 'matches' && matchTier(line, drawn).endsWith('+1'));
  const endsPrize = rule === 'tails' && ranksWon(lottery, line, drawn).length > 0;
  return line.numbers.map((n, place) => {
    if (rule === 'tails') return endsPrize;
    if (rule === 'places') return lastPlaces[place] === n;
    return (byBonus && drawn.bonus.includes(n)) || (rule !== 'bonus' && drawn.numbers.includes(n));
  });
};

const paidFor = (bet: BetRow, tier: string): number =>
  (bet.odds.find((odds) => odds.tier === tier) ?? bet.odds.find((odds) => bet.rule === 'tails' && odds.tier === 'hit'))
    ?.hundredths ?? 0;

/**
 * Most that one draw pays for all different choices of a bet on a table, as a multiple of the stake in hundredths: each
 * number of the table has one end, so it pays one of them.
 */
export const mostPerDraw = (lottery: Lottery, betType: string): number => {
  const bet = betRowOf(lottery, betType);
  const counts = ({ code, digits }: PrizeGroup, { among, pick }: BetRow): boolean =>
    (among?.includes(code) ?? true) && digits >= pick;
  return (lottery.range.prizes ?? []).reduce(
    (sum, group) => (bet && counts(group, bet) ? sum + group.count * paidFor(bet, group.code) : sum),
    0,
  );
};

/** Returns the win of a line, as a multiple of the stake in hundredths; 0 when it lost. */
export const wonHundredths = (lottery: Lottery, line: Line, drawn: Drawn): number => {
  const bet = betRowOf(lottery, line.betType);
  if (bet === null) return 0;
  const tiers = judges[bet.rule](lottery, line, drawn);
  return (typeof tiers === 'string' ? [tiers] : (tiers ?? [])).reduce((sum, tier) => sum + paidFor(bet, tier), 0);
};

/** Prize in minor units: the part below one minor unit stays with the operator. */
export const prizeOf = (stake: bigint, hundredths: number): bigint => (stake * BigInt(hundredths)) / 100n;

/** Most that one line with this stake may win in this lottery. */
export const topPrizeOf = (lottery: Lottery, stake: bigint): bigint =>
  prizeOf(stake, Math.max(...lottery.bets.flatMap((bet) => bet.odds.map((odds) => odds.hundredths))));
