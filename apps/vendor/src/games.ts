// The games of the simulator: what a round shows, and how often its stake it pays. The operator decides nothing of it.

/** Kinds that look and play differently; a kind of the operator without one is played as a slot. */
export type GameKind = 'SLOT' | 'CARDS' | 'SPORT' | 'FISH' | 'LADDER';

const kinds: Readonly<Record<string, GameKind>> = {
  SLOT: 'SLOT',
  TABLE: 'CARDS',
  LIVE: 'CARDS',
  SPORT: 'SPORT',
  FISH: 'FISH',
  ORIGINAL: 'LADDER',
};

export const kindOf = (gameType: string): GameKind => kinds[gameType] ?? 'SLOT';

export interface Drawn {
  /** What stands in the cells, in the words of the kind: a symbol, a card, a hit. */
  readonly cells: readonly string[];
  /** The stake is paid so many times; 0: lost. */
  readonly factor: number;
}

/** Answers a number from 0 up to, but without, 1. */
export type Random = () => number;

interface Prize {
  readonly factor: number;
  /** In a thousand. */
  readonly weight: number;
}

/** What each kind pays: over many rounds 95 of 100 staked, rounded to thousandths. The rest of a thousand is lost. */
export const prizes: { readonly [K in GameKind]: readonly Prize[] } = {
  SLOT: [
    { factor: 1, weight: 140 },
    { factor: 2, weight: 140 },
    { factor: 3, weight: 60 },
    { factor: 5, weight: 30 },
    { factor: 20, weight: 10 },
  ],
  CARDS: [
    { factor: 1, weight: 50 },
    { factor: 2, weight: 450 },
  ],
  SPORT: [
    { factor: 1, weight: 250 },
    { factor: 3, weight: 120 },
    { factor: 20, weight: 17 },
  ],
  FISH: [
    { factor: 1, weight: 290 },
    { factor: 3, weight: 120 },
    { factor: 10, weight: 30 },
  ],
  LADDER: [
    { factor: 1, weight: 150 },
    { factor: 2, weight: 150 },
    { factor: 4, weight: 75 },
    { factor: 10, weight: 20 },
  ],
};

const THOUSAND = 1000;

/** The prize at a place of a thousand. */
const factorAt = (kind: GameKind, place: number): number => {
  let end = 0;
  for (const { factor, weight } of prizes[kind]) {
    end += weight;
    if (place < end) return factor;
  }
  return 0;
};

const below = (random: Random, count: number): number => Math.floor(random() * count);
/** A list in another order. */
const mixed = <T>(random: Random, items: readonly T[]): T[] => {
  const left = [...items];
  return items.map(() => left.splice(below(random, left.length), 1)[0] as T); // as many as there are
};

/** Symbols of the reels, with what three of them pay. */
export const symbols = [
  { name: 'cherry', factor: 2 },
  { name: 'bell', factor: 3 },
  { name: 'star', factor: 5 },
  { name: 'seven', factor: 20 },
] as const;
const symbolNames = symbols.map(({ name }) => name);

const reels = (random: Random, factor: number): string[] => {
  const line = symbols.find((symbol) => symbol.factor === factor);
  if (line) return [line.name, line.name, line.name];
  const [one = '', other = '', third = ''] = mixed(random, symbolNames);
  return factor === 1 ? mixed(random, [one, one, other]) : [one, other, third];
};

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const suits = ['spades', 'hearts', 'diamonds', 'clubs'];

/** The player's card, then the house's: the higher one wins, two alike give the stake back. */
const cards = (random: Random, factor: number): string[] => {
  const low = below(random, ranks.length - 1);
  const high = low + 1 + below(random, ranks.length - 1 - low);
  const [one = '', other = ''] = mixed(random, suits);
  const places = factor === 1 ? [low, low] : factor === 2 ? [high, low] : [low, high];
  return [`${ranks[places[0] ?? 0]} ${one}`, `${ranks[places[1] ?? 0]} ${other}`];
};

const SHOTS = 5;
const NETS = 3;

/** Of so many tries so many are hits, in any order. */
const tries = (random: Random, count: number, hits: number): string[] =>
  mixed(
    random,
    Array.from({ length: count }, (_, index) => (index < hits ? 'hit' : 'miss')),
  );

const shots = (random: Random, factor: number): string[] => {
  const hits = { 1: 3, 3: 4, 20: 5 }[factor] ?? below(random, 3);
  return tries(random, SHOTS, hits);
};

const nets = (random: Random, factor: number): string[] => tries(random, NETS, { 1: 1, 3: 2, 10: 3 }[factor] ?? 0);

const cellsOf: { readonly [K in GameKind]: (random: Random, factor: number) => string[] } = {
  SLOT: reels,
  CARDS: cards,
  SPORT: shots,
  FISH: nets,
  LADDER: (_, factor) => [`×${factor}`],
};

/** Draws a round. */
export const draw = (kind: GameKind, random: Random): Drawn => {
  const factor = factorAt(kind, below(random, THOUSAND));
  return { cells: cellsOf[kind](random, factor), factor };
};

/** What stands in the cells before the first round. */
export const atRest: { readonly [K in GameKind]: readonly string[] } = {
  SLOT: ['seven', 'star', 'cherry'],
  CARDS: ['A spades', 'K hearts'],
  SPORT: ['hit', 'hit', 'hit', 'hit', 'hit'],
  FISH: ['hit', 'hit', 'hit'],
  LADDER: ['×10'],
};
