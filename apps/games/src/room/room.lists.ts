// The lists of the room, page by page: the member's bets and the archive of results. Pure.
import type { DrawResult } from '@foyer/contract';
import { isRevealed } from './draw-show.rules.ts';
import { type EventOf, type RoomEffect, type Step, stay } from './room.events.ts';
import { type Paged, type Room, type Table, tableOf, withTable } from './room.state.ts';

const added = <T>(list: Paged<T>, items: readonly T[], nextCursor: string | null, cursor: string | null): Paged<T> => ({
  at: 'ready',
  items: cursor === null ? items : [...list.items, ...items],
  nextCursor,
  failure: null,
});

/** The balance would tell how a draw ended whose balls are still being shown. */
const isHidden = ({ show, held }: Table): boolean => held !== null || (show !== null && !isRevealed(show));

export const betsCame = (room: Room, { answer, cursor, status, game }: EventOf<'betsCame'>): Step => {
  const table = tableOf(room, game);
  const open = answer.items.filter((receipt) => receipt.status === 'open');
  const known = table.tickets.filter(({ receipt }) => !open.some((other) => other.receipt === receipt));
  const noted = withTable(room, game, { tickets: [...known, ...open] });
  const next = isHidden(table) ? noted : { ...noted, balance: BigInt(answer.balance) };
  if (game !== room.game || status !== room.betsStatus) return stay(next);
  return stay({ ...next, bets: added(room.bets, answer.items, answer.nextCursor, cursor) });
};

export const resultsCame = (room: Room, { answer, cursor, game }: EventOf<'resultsCame'>): Step =>
  game === room.game
    ? stay({ ...room, results: added<DrawResult>(room.results, answer.items, answer.nextCursor, cursor) })
    : stay(room);

export const moreRequested = (room: Room, list: 'bets' | 'results'): Step => {
  const { nextCursor } = room[list];
  const effect: RoomEffect =
    list === 'bets'
      ? { do: 'loadBets', game: room.game, status: room.betsStatus, cursor: nextCursor }
      : { do: 'loadResults', game: room.game, cursor: nextCursor };
  return [{ ...room, [list]: { ...room[list], at: 'loading' } }, [effect]];
};
