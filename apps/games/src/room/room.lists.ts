// The lists of the room, page by page: the member's bets and the archive of results. Pure.
import type { DrawResult } from '@foyer/contract';
import { type EventOf, type RoomEffect, type Step, stay } from './room.events.ts';
import { type Paged, type Room, tableOf, withTable } from './room.state.ts';

const added = <T>(list: Paged<T>, items: readonly T[], nextCursor: string | null, cursor: string | null): Paged<T> => ({
  at: 'ready',
  items: cursor === null ? items : [...list.items, ...items],
  nextCursor,
  failure: null,
});

export const betsCame = (room: Room, { answer, cursor, status, game }: EventOf<'betsCame'>): Step => {
  const open = answer.items.filter((receipt) => receipt.status === 'open').map(({ issue }) => issue);
  const awaited = [...new Set([...tableOf(room, game).awaited, ...open])];
  const next = { ...withTable(room, game, { awaited }), balance: BigInt(answer.balance) };
  if (game !== room.game || status !== room.betsStatus) return stay(next);
  return stay({ ...next, bets: added(room.bets, answer.items, answer.nextCursor, cursor) });
};

export const resultsCame = (room: Room, { answer, cursor, game }: EventOf<'resultsCame'>): Step =>
  game === room.game
    ? stay({ ...room, results: added<DrawResult>(room.results, answer.items, answer.nextCursor, cursor) })
    : stay(room);

export const moreAsked = (room: Room, list: 'bets' | 'results'): Step => {
  const { nextCursor } = room[list];
  const effect: RoomEffect =
    list === 'bets'
      ? { do: 'loadBets', game: room.game, status: room.betsStatus, cursor: nextCursor }
      : { do: 'loadResults', game: room.game, cursor: nextCursor };
  return [{ ...room, [list]: { ...room[list], at: 'loading' } }, [effect]];
};
