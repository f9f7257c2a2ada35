// The lists of the room, page by page: the member's bets and the archive of results. Pure.
import { isRevealed } from './draw-show.rules.ts';
import { type EventOf, endedBy, type ListRequest, type Step, stay } from './room.events.ts';
import { emptyPage, type Paged, type Room, type Table, tableOf, withTable } from './room.state.ts';

interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}
type IdOf<T> = (item: T) => string;

/** Puts the first page over the known lines; null where it does not end among them. */
const renewed = <T>(known: readonly T[], items: readonly T[], idOf: IdOf<T>): readonly T[] | null => {
  const [newest] = items;
  const oldest = items[items.length - 1];
  if (newest === undefined || oldest === undefined) return null;
  const knownIds = known.map(idOf);
  // It comes late: a newer first page was here before it.
  if (knownIds.indexOf(idOf(newest)) > 0) return known;
  if (!knownIds.includes(idOf(oldest))) return null;
  const ids = new Set(items.map(idOf));
  return [...items, ...known.filter((item) => !ids.has(idOf(item)))];
};

/** Adds a page. One that does not follow the last line would leave a gap, and is ignored. */
const withPage = <T>(
  list: Paged<T>,
  { items, nextCursor }: Page<T>,
  cursor: string | null,
  idOf: IdOf<T>,
): Paged<T> => {
  const answered = list.requested === cursor ? ({ at: 'ready', failure: null } as const) : {};
  if (cursor !== null)
    return cursor === list.nextCursor ? { ...list, ...answered, items: [...list.items, ...items], nextCursor } : list;
  const joined = renewed(list.items, items, idOf);
  return joined === null ? { ...emptyPage, at: 'ready', items, nextCursor } : { ...list, ...answered, items: joined };
};

/** The balance would tell how a draw ended whose balls are still being shown. */
const isHidden = ({ show, held }: Table): boolean => held !== null || (show !== null && !isRevealed(show));

export const betsCame = (room: Room, { answer, cursor, status, game }: EventOf<'betsCame'>): Step => {
  const table = tableOf(room, game);
  const open = answer.items.filter((receipt) => receipt.status === 'open');
  const known = table.tickets.filter(({ receipt }) => !open.some((other) => other.receipt === receipt));
  const noted = withTable(room, game, { tickets: [...known, ...open] });
  const next = isHidden(table) ? noted : { ...noted, balance: BigInt(answer.balance) };
  if (game !== room.game || status !== room.betsStatus) return stay(next);
  return stay({ ...next, bets: withPage(room.bets, answer, cursor, ({ receipt }) => receipt) });
};

export const resultsCame = (room: Room, { answer, cursor, game }: EventOf<'resultsCame'>): Step =>
  game === room.game
    ? stay({ ...room, results: withPage(room.results, answer, cursor, ({ issue }) => issue) })
    : stay(room);

const listOf = (request: ListRequest): 'bets' | 'results' => (request.do === 'loadBets' ? 'bets' : 'results');

/** False where the list has become another one since the request. */
const isAwaited = (room: Room, request: ListRequest): boolean =>
  request.game === room.game &&
  (request.do === 'loadResults' || request.status === room.betsStatus) &&
  (request.cursor === null || request.cursor === room[listOf(request)].requested);

/** The known lines stay. */
export const listFailed = (room: Room, { request, failure }: EventOf<'listFailed'>): Step => {
  const over = endedBy(room, failure);
  if (over !== null) return over;
  if (!isAwaited(room, request)) return stay(room);
  const list = listOf(request);
  return stay({ ...room, [list]: { ...room[list], at: 'failed', requested: request.cursor, failure } });
};

/** Asks for the next page, or again for the one that failed. */
export const moreRequested = (room: Room, list: 'bets' | 'results'): Step => {
  const { at, requested, nextCursor } = room[list];
  const cursor = at === 'failed' ? requested : nextCursor;
  const request: ListRequest =
    list === 'bets'
      ? { do: 'loadBets', game: room.game, status: room.betsStatus, cursor }
      : { do: 'loadResults', game: room.game, cursor };
  return [{ ...room, [list]: { ...room[list], at: 'loading', requested: cursor } }, [request]];
};
