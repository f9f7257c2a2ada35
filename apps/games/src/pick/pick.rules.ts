// Rules for picking numbers: each tap's effect, missing numbers, the finished line. Pure.
import type { BetLine, BetType, GameState } from '@foyer/contract';

/** The pick under way in one lottery. `digits` has one entry a place, null while empty. */
export interface Pick {
  readonly betType: string;
  readonly numbers: readonly number[];
  readonly digits: readonly (number | null)[];
  readonly side: string | null;
}

export type Range = GameState['range'];

export const emptyPick = (bet: BetType): Pick => ({
  betType: bet.code,
  numbers: [],
  digits: bet.kind === 'digits' ? Array.from({ length: bet.pick }, () => null) : [],
  side: null,
});

/** Adds or takes away a number; past the wanted count the oldest leaves. */
export const tapNumber = (pick: Pick, bet: BetType, number: number): Pick => {
  if (pick.numbers.includes(number)) return { ...pick, numbers: pick.numbers.filter((n) => n !== number) };
  return { ...pick, numbers: [...pick.numbers, number].slice(-bet.pick) };
};

export const tapDigit = (pick: Pick, place: number, digit: number): Pick => ({
  ...pick,
  digits: pick.digits.map((now, at) => (at === place ? (now === digit ? null : digit) : now)),
});

export const tapSide = (pick: Pick, side: string): Pick => ({ ...pick, side: pick.side === side ? null : side });

/** Why there is no line yet. */
export type Missing =
  | { readonly what: 'numbers' | 'digits'; readonly count: number }
  | { readonly what: 'side' }
  | { readonly what: 'triple' };

const isTriple = (bet: BetType, digits: readonly (number | null)[]): boolean =>
  bet.code === 'box' && new Set(digits).size === 1;

export const missingOf = (pick: Pick, bet: BetType): Missing | null => {
  if (bet.kind === 'side') return pick.side === null ? { what: 'side' } : null;
  const count = bet.kind === 'numbers' ? bet.pick - pick.numbers.length : pick.digits.filter((d) => d === null).length;
  if (count > 0) return { what: bet.kind, count };
  return bet.kind === 'digits' && isTriple(bet, pick.digits) ? { what: 'triple' } : null;
};

/** The finished line, or null while something is missing. */
export const lineOf = (pick: Pick, bet: BetType): BetLine | null => {
  if (missingOf(pick, bet) !== null) return null;
  if (bet.kind === 'side') return { betType: bet.code, side: pick.side ?? '' };
  if (bet.kind === 'digits') return { betType: bet.code, numbers: pick.digits.map((digit) => digit ?? 0) };
  return { betType: bet.code, numbers: [...pick.numbers].sort((a, b) => a - b) };
};

/** Chance of the room: a whole number below a limit. */
export type Chance = (limit: number) => number;

const someOf = (pool: readonly number[], count: number, chance: Chance): number[] => {
  const rest = [...pool];
  return Array.from({ length: count }, () => rest.splice(chance(rest.length), 1)[0] ?? 0);
};

const between = (range: Range): number[] => Array.from({ length: range.to - range.from + 1 }, (_, i) => range.from + i);

/** A pick by chance; for numbers the given ones (drawn often) are taken first. */
export const pickByChance = (bet: BetType, range: Range, chance: Chance, preferred: readonly number[] = []): Pick => {
  const empty = emptyPick(bet);
  if (bet.kind === 'side') return { ...empty, side: bet.sides[chance(bet.sides.length)] ?? null };
  if (bet.kind === 'digits') {
    const digits = empty.digits.map(() => range.from + chance(range.to - range.from + 1));
    return isTriple(bet, digits) ? pickByChance(bet, range, chance) : { ...empty, digits };
  }
  const first = someOf(preferred, Math.min(bet.pick, preferred.length), chance);
  const others = between(range).filter((n) => !first.includes(n));
  return { ...empty, numbers: [...first, ...someOf(others, bet.pick - first.length, chance)] };
};

/** A line of a slip or of a receipt. */
interface AnyLine {
  readonly betType: string;
  readonly numbers?: readonly number[] | undefined;
  readonly side?: string | null | undefined;
}

/** Most that one line may win at a stake. */
export const bestPrize = (line: AnyLine, betTypes: readonly BetType[], stake: bigint): bigint => {
  const bet = betTypes.find(({ code }) => code === line.betType);
  const tiers = bet?.odds.filter(({ tier }) => reachable(tier, line)) ?? [];
  return (stake * BigInt(Math.max(0, ...tiers.map(({ hundredths }) => hundredths)))) / 100n;
};

/** Kinds of bet of which one choice at most can come true in a draw: a side, an order of digits, the bonus ball. */
const isExclusive = (betType: string, betTypes: readonly BetType[]): boolean =>
  betType === 'bonus' ||
  betTypes.some(({ code, kind, perHit = false }) => code === betType && kind !== 'numbers' && !perHit);

/** The choice of a line, the same for lines that come true together. */
const choiceOf = ({ betType, numbers = [], side }: AnyLine): string =>
  side ?? (betType === 'box' ? [...numbers].sort((a, b) => a - b) : numbers).join();

/** Most that one draw pays for lines of one kind; the same choice is paid as often as it stands there. */
const mostOfDraw = (choices: readonly string[], mostPerDraw: number, stake: bigint): bigint => {
  const times = new Map<string, number>();
  for (const choice of choices) times.set(choice, (times.get(choice) ?? 0) + 1);
  return (stake * BigInt(mostPerDraw) * BigInt(Math.max(0, ...times.values()))) / 100n;
};

/** What the lines of a bet on a table of prizes seem to win beyond what one draw pays for them all. */
function tooMuch(lines: readonly AnyLine[], betTypes: readonly BetType[], stake: bigint): bigint {
  let sum = 0n;
  for (const { code, mostPerDraw } of betTypes) {
    if (mostPerDraw === undefined) continue;
    const own = lines.filter(({ betType }) => betType === code);
    const shown = own.reduce((total, line) => total + bestPrize(line, betTypes, stake), 0n);
    const most = mostOfDraw(own.map(choiceOf), mostPerDraw, stake);
    if (shown > most) sum += shown - most;
  }
  return sum;
}

/** Most that several lines may win together, each at its stake. Of choices that exclude each other the best counts. */
export const bestPrizeOf = (lines: readonly AnyLine[], betTypes: readonly BetType[], stake: bigint): bigint => {
  const prizes = new Map<string, Map<string, bigint>>();
  for (const [at, line] of lines.entries()) {
    const exclusive = isExclusive(line.betType, betTypes);
    const rivals = exclusive ? line.betType : String(at);
    const choices = prizes.get(rivals) ?? new Map<string, bigint>();
    const choice = choiceOf(line);
    choices.set(choice, (choices.get(choice) ?? 0n) + bestPrize(line, betTypes, stake));
    prizes.set(rivals, choices);
  }
  const best = (choices: ReadonlyMap<string, bigint>): bigint =>
    [...choices.values()].reduce((most, prize) => (prize > most ? prize : most), 0n);
  const together = [...prizes.values()].reduce((sum, choices) => sum + best(choices), 0n);
  return together - tooMuch(lines, betTypes, stake);
};

const reachable = (tier: string, line: AnyLine): boolean => {
  if (line.side) return tier === line.side;
  if (line.betType !== 'box') return true;
  return tier === (new Set(line.numbers).size === line.numbers?.length ? 'distinct' : 'pair');
};

/** Middle of the sums a draw can have; small lies below it, big above. */
export const sumsOf = (range: Range): { least: number; middle: number; most: number } => {
  const count = range.draw;
  if (range.ordered)
    return { least: range.from * count, middle: ((range.from + range.to) * count) / 2, most: range.to * count };
  const least = (count * (2 * range.from + count - 1)) / 2;
  const most = (count * (2 * range.to - count + 1)) / 2;
  return { least, middle: (least + most) / 2, most };
};
