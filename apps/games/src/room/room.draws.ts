// Applies a lottery's state and draws to the room: next issue, the draw's show, settled bets. Pure.
import type { GameState, Receipt } from '@foyer/contract';
import { emptyPick } from '../pick/pick.rules.ts';
import { ballCount, holdAfter, isRevealed, pauseBefore, type Show, showOf } from './draw-show.rules.ts';
import { outcomeOf } from './outcome.rules.ts';
import { type EventOf, endedBy, later, type RoomEffect, type Step, stay } from './room.events.ts';
import { awaitedOf, type Held, type Room, type Table, tableOf, withTable } from './room.state.ts';

/** Milliseconds until a due result is requested again; longer while the connection is lost. */
const REQUEST_AGAIN_MS = 1_000;
const RETRY_FAILED_MS = 4_000;
/** The last ball comes to rest, then the outcome stands there, then the tickets settle: a slow phone draws one after the other in time. */
const OUTCOME_AFTER_MS = 200;
const SETTLE_AFTER_MS = 400;

/** Issues of the member's tickets that were drawn with this state. */
const drawnAwaited = (room: Room, state: GameState): string[] =>
  awaitedOf(tableOf(room, state.game)).filter((issue) => state.results.some((result) => result.issue === issue));

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

/** Settled tickets leave when the next draw has closed, unless the member looks at them; so do open ones of draws that nobody here can settle any more. */
const ticketsAfter = (before: Table, state: GameState, openedDraw: string | null): Partial<Table> => {
  const isOver = Date.parse(state.serverTime) >= before.settledUntil;
  const known = new Set([state.issue, ...state.results].map((issue) => issue?.issue));
  const isKept = ({ status, issue }: Receipt): boolean =>
    status === 'open'
      ? known.has(issue) || issue === before.state?.issue?.issue || issue === before.pending
      : !isOver || issue === openedDraw;
  return { tickets: before.tickets.filter(isKept), outcome: isOver ? null : before.outcome };
};

const showEffects = (game: string, show: Show, isStill: boolean): RoomEffect[] => {
  const { issue } = show;
  if (isRevealed(show)) return [later({ type: 'showEnded', game, issue }, holdAfter(isStill))];
  return [later({ type: 'ballDrawn', game, issue }, pauseBefore(show.balls, ballCount(show.result)))];
};

/** Shows how the member's tickets ended, with the new balance. */
const showOutcome = (room: Room, game: string, { issue, receipts, balance }: Held): Room => {
  const table = tableOf(room, game);
  const closes = table.state?.issue?.closesAt;
  const shown = withTable(room, game, {
    settledUntil: closes === undefined ? Number.POSITIVE_INFINITY : Date.parse(closes),
    outcome: receipts.length === 0 ? table.outcome : outcomeOf(issue, receipts),
  });
  return { ...shown, balance: BigInt(balance) };
};

/** Puts the ended tickets in the place of the open ones, with their sum and the new balance. */
const settle = (room: Room, game: string, ended: Held): Step => {
  const { issue, receipts } = ended;
  const others = tableOf(room, game).tickets.filter((ticket) => ticket.issue !== issue);
  const settled = withTable(showOutcome(room, game, ended), game, { held: null, tickets: [...others, ...receipts] });
  const isListed = game === room.game && room.tab === 'bets' && room.betsStatus === 'settled';
  return [settled, isListed ? [{ do: 'loadBets', game, status: 'settled', cursor: null }] : []];
};

export const stateCame = (room: Room, state: GameState): Step => {
  const before = tableOf(room, state.game);
  const [newest] = state.results;
  const isWatched = before.state !== null && before.state.results[0]?.issue !== newest?.issue;
  const first = state.betTypes.find(({ code }) => code === room.play) ?? state.betTypes[0];
  const pending = pendingAfter(before, state);
  const show = isWatched && newest !== undefined ? showOf(newest, state.serverTime, room.isStill) : null;
  const next = withTable(room, state.game, {
    state,
    failure: null,
    retryAt: null,
    pick: before.pick ?? (first === undefined ? null : emptyPick(first)),
    show: isWatched ? show : before.show,
    pending,
    movedFrom: movedAfter(before, state),
    ...ticketsAfter(before, state, state.game === room.game ? room.openedDraw : null),
  });
  const { game } = state;
  const effects: RoomEffect[] = [
    ...promiseToNote(before, state),
    ...(show === null ? [] : showEffects(game, show, room.isStill)),
    ...drawnAwaited(room, state).map((issue): RoomEffect => ({ do: 'loadTickets', game, issue })),
  ];
  if (pending !== null || state.issue === null) effects.push({ do: 'loadState', game, afterMs: REQUEST_AGAIN_MS });
  if (isWatched && game === room.game && room.tab === 'results')
    effects.push({ do: 'loadResults', game, cursor: null });
  const { held } = before;
  if (held === null || tableOf(next, game).show !== null) return [next, effects];
  const [settled, more] = settle(next, game, held);
  return [settled, [...effects, ...more]];
};

/** A room that is on screen goes on asking, even where it was refused: maintenance ends, and nobody could tap anything here. */
export const stateFailed = (room: Room, { game, failure, now }: EventOf<'stateFailed'>): Step => {
  const again = tableOf(room, game).state !== null;
  const next = withTable(room, game, { failure, retryAt: again ? now + RETRY_FAILED_MS : null });
  return endedBy(room, failure) ?? [next, again ? [{ do: 'loadState', game, afterMs: RETRY_FAILED_MS }] : []];
};

/** Tickets that come before the last ball are held back until it is shown. */
export const ticketsCame = (room: Room, { game, issue, receipts, balance }: EventOf<'ticketsCame'>): Step => {
  const { show } = tableOf(room, game);
  const held: Held = { issue, receipts, balance };
  return show?.issue === issue && !isRevealed(show) ? stay(withTable(room, game, { held })) : settle(room, game, held);
};

export const ballDrawn = (room: Room, { game, issue }: EventOf<'ballDrawn'>): Step => {
  const { show, held } = tableOf(room, game);
  if (show === null || show.issue !== issue || isRevealed(show)) return stay(room);
  const next: Show = { ...show, balls: show.balls + 1 };
  const shown = withTable(room, game, { show: next });
  const effects = showEffects(game, next, room.isStill);
  if (!isRevealed(next) || held === null) return [shown, effects];
  const outcome = later({ type: 'outcomeDue', game, ...held }, OUTCOME_AFTER_MS);
  const tickets = later({ type: 'ticketsCame', game, ...held }, SETTLE_AFTER_MS);
  return [withTable(shown, game, { held: null }), [...effects, outcome, tickets]];
};

export const outcomeDue = (room: Room, { game, issue, receipts, balance }: EventOf<'outcomeDue'>): Step =>
  stay(showOutcome(room, game, { issue, receipts, balance }));

export const showEnded = (room: Room, { game, issue }: EventOf<'showEnded'>): Step =>
  tableOf(room, game).show?.issue === issue ? stay(withTable(room, game, { show: null })) : stay(room);
