// The game of pairs: twelve cards face down, two are turned at a time, equal ones stay. Pure.

export interface Card<F extends string = string> {
  readonly face: F;
  readonly at: 'down' | 'up' | 'found';
}

export interface Pairs<F extends string = string> {
  readonly cards: readonly Card<F>[];
  /** Turns of two cards so far. */
  readonly turns: number;
}

/** What turning a card has led to. */
export type Outcome = 'nothing' | 'first' | 'pair' | 'different' | 'done';

/** A new game: each face twice, in an order that `random` (from 0 to below 1) decides. */
export function deal<F extends string>(faces: readonly F[], random: () => number): Pairs<F> {
  const order = [...faces, ...faces];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] as F, order[last] as F]; // both are below the length
  }
  return { cards: order.map((face) => ({ face, at: 'down' })), turns: 0 };
}

const placed = <F extends string>({ cards, turns }: Pairs<F>, from: Card['at'], at: Card['at']): Pairs<F> => ({
  cards: cards.map((card) => (card.at === from ? { ...card, at } : card)),
  turns,
});

const opened = <F extends string>({ cards }: Pairs<F>): readonly Card<F>[] => cards.filter(({ at }) => at === 'up');

/** Turns two cards that differ face down again. */
export const settle = <F extends string>(game: Pairs<F>): Pairs<F> =>
  opened(game).length === 2 ? placed(game, 'up', 'down') : game;

export const isDone = ({ cards }: Pairs): boolean => cards.every(({ at }) => at === 'found');

/** Turns the card at an index. Two cards that still lie open are turned down first. */
export function turn<F extends string>(before: Pairs<F>, index: number): readonly [Pairs<F>, Outcome] {
  const game = settle(before);
  if (game.cards[index]?.at !== 'down') return [before, 'nothing'];
  const cards = game.cards.map((card, at) => (at === index ? { ...card, at: 'up' as const } : card));
  const turned: Pairs<F> = { cards, turns: game.turns };
  const [one, other] = opened(turned);
  if (!one || !other) return [turned, 'first'];
  const counted = { ...turned, turns: turned.turns + 1 };
  if (one.face !== other.face) return [counted, 'different'];
  const found = placed(counted, 'up', 'found');
  return [found, isDone(found) ? 'done' : 'pair'];
}

/** The card that an arrow key leads to, in rows of `columns`; at the edge the card itself. */
export function neighbour(index: number, key: string, columns: number, count: number, dir: string): number {
  const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const column = index % columns;
  if (key === forward) return column < columns - 1 ? Math.min(index + 1, count - 1) : index;
  if (key === backward) return column > 0 ? index - 1 : index;
  if (key === 'ArrowDown') return index + columns < count ? index + columns : index;
  if (key === 'ArrowUp') return index >= columns ? index - columns : index;
  return index;
}
