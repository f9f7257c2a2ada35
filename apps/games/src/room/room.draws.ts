// Applies a lottery's state and draws to the room: next issue, fresh result, settled bets. Pure.
import type { GameState, Receipt } from '@foyer/contract';
import { emptyPick } from '../pick/pick.rules.ts';
import type { Failure } from '../wire/outcome.ts';
import { type EventOf, endedBy, type RoomEffect, type Step } from './room.events.ts';
import { type Ending, type Room, type Table, tableOf, withTable } from './room.state.ts';

/** Milliseconds until a due result is requested again; longer while the connection is lost. */
const ASK_AGAIN_MS = 1_000;
const ASK_FAILED_AGAIN_MS = 4_000;

/** Tickets whose issue was drawn with this state, if the member has some. */
const drawnAwaited = (room: Room, state: GameState): string[] =>
  tableOf(room, state.game).awaited.filter((issue) => state.results.some((result) => result.issue === issue));

/** The issue that has left the stage without its result on it. */
const pendingAfter = (before: Table, state: GameState): string | null => {
  const left = before.state?.issue?.issue ?? null;
  const waiting = left !== null && left !== state.issue?.issue ? left : before.pending;
  return state.results.some(({ issue }) => issue === waiting) ? null : waiting;
};

/** Lines picked for an issue that closed under them move on to the next one, and the slip says so. */
const movedAfter = (before: Table, state: GameState): string | null => {
  const left = before.state?.issue?.issue ?? null;
  return left !== null && left !== state.issue?.issue && before.lines.length > 0 ? left : before.movedFrom;
};

/** The promise of an issue the room had not seen yet; one that comes after bets closed could already know them, and is not noted. */
const promiseToNote = (before: Table, { game, issue, serverTime }: GameState): RoomEffect[] => {
  if (issue === null || issue.issue === before.state?.issue?.issue) return [];
  const open = Date.parse(serverTime) < Date.parse(issue.closesAt);
  return open ? [{ do: 'notePromise', game, issue: issue.issue, commitment: issue.commitment }] : [];
};

export const stateCame = (room: Room, state: GameState): Step => {
  const before = tableOf(room, state.game);
  const newest = state.results[0]?.issue ?? null;
  const watched = before.state !== null && before.state.results[0]?.issue !== newest;
  const first = state.betTypes.find(({ code }) => code === room.play) ?? state.betTypes[0];
  const pending = pendingAfter(before, state);
  const next = withTable(room, state.game, {
    state,
    failure: null,
    pick: before.pick ?? (first === undefined ? null : emptyPick(first)),
    fresh: watched ? newest : before.fresh,
    pending,
    movedFrom: movedAfter(before, state),
  });
  const { game } = state;
  const effects: RoomEffect[] = [
    ...promiseToNote(before, state),
    ...drawnAwaited(room, state).map((issue): RoomEffect => ({ do: 'loadTickets', game, issue })),
  ];
  if (pending !== null || state.issue === null) effects.push({ do: 'loadState', game, afterMs: ASK_AGAIN_MS });
  if (watched && game === room.game && room.tab === 'results') effects.push({ do: 'loadResults', game, cursor: null });
  return [next, effects];
};

export const stateFailed = (room: Room, game: string, failure: Failure): Step => {
  const next = withTable(room, game, { failure });
  const again = failure.at === 'unknown' && tableOf(room, game).state !== null;
  return endedBy(room, failure) ?? [next, again ? [{ do: 'loadState', game, afterMs: ASK_FAILED_AGAIN_MS }] : []];
};

const endingOf = (issue: string, receipts: readonly Receipt[]): Ending => {
  const amount = receipts.reduce((sum, { win }) => sum + BigInt(win), 0n);
  if (receipts.every(({ status }) => status === 'refunded')) return { issue, kind: 'refunded', amount };
  return { issue, kind: amount > 0n ? 'won' : 'lost', amount };
};

export const ticketsCame = (room: Room, { game, issue, receipts, balance }: EventOf<'ticketsCame'>): Step => {
  const awaited = tableOf(room, game).awaited.filter((other) => other !== issue);
  const next = { ...withTable(room, game, { awaited }), balance: BigInt(balance) };
  const reload: RoomEffect[] =
    game === room.game && room.tab === 'bets' ? [{ do: 'loadBets', game, status: room.betsStatus, cursor: null }] : [];
  return [receipts.length === 0 ? next : { ...next, ending: endingOf(issue, receipts) }, reload];
};
