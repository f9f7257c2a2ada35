// Stories of the lists: pages, draws and lost answers in, the lines that are shown out.
import type { DrawResult } from '@foyer/contract';
import { expect, test } from 'vitest';
import { fakeEntered } from './fake-entered.ts';
import { playSteps } from './fake-run.ts';
import type { ListRequest, RoomEvent } from './room.events.ts';
import { roomStep } from './room.flow.ts';
import { type Room, startRoom } from './room.state.ts';

const PAGE = 3;
const result = (issue: number): DrawResult => ({
  issue: String(issue),
  status: 'drawn',
  numbers: [1, 2, 3, 4, 5],
  bonus: [],
  drawnAt: '2026-11-21T06:30:00.000Z',
  late: false,
});
const requestOf = (cursor: string | null): ListRequest => ({ do: 'loadResults', game: 'rapid5', cursor });
/** The page that begins with this draw; its cursor names the last one on it. */
const page = (newest: number, cursor: string | null = null): RoomEvent => ({
  type: 'resultsCame',
  game: 'rapid5',
  cursor,
  answer: {
    items: Array.from({ length: PAGE }, (_, place) => result(newest - place)),
    nextCursor: `before${newest - PAGE + 1}`,
  },
});
const lost = (request: ListRequest): RoomEvent => ({
  type: 'listFailed',
  request,
  failure: { at: 'unknown', why: 'timeout' },
});
const more: RoomEvent = { type: 'moreRequested', list: 'results' };

const entered: RoomEvent = {
  type: 'entered',
  entered: fakeEntered('rapid5', 'moon3d'),
  intent: null,
  slips: {},
  leftSlip: null,
};
const start = playSteps(roomStep, startRoom('rapid5', 'room'), [entered, { type: 'tabChosen', tab: 'results' }]).state;
const play = (events: readonly RoomEvent[], from: Room = start) => {
  const { state: room, effects } = playSteps(roomStep, from, events);
  const { at, items, nextCursor } = room.results;
  return { room, effects, at, lines: items.map(({ issue }) => Number(issue)), nextCursor };
};
const twoPages: readonly RoomEvent[] = [page(30), more, page(27, 'before28')];

test('a draw puts its result over the pages that were loaded, and none of them goes', () => {
  const { at, lines, nextCursor } = play([...twoPages, page(31)]);
  expect(lines).toEqual([31, 30, 29, 28, 27, 26, 25]);
  expect([at, nextCursor]).toEqual(['ready', 'before25']);
});

test('the newest page replaces lines that it does not reach', () => {
  const { lines, nextCursor } = play([...twoPages, page(40)]);
  expect([lines, nextCursor]).toEqual([[40, 39, 38], 'before38']);
});

test('a newest page that ends among lines nobody has yet leaves no gap', () => {
  const answer = { items: [30, 27, 26].map(result), nextCursor: 'before26' };
  const known: RoomEvent = { type: 'resultsCame', game: 'rapid5', cursor: null, answer };
  const { lines, nextCursor } = play([known, page(30)]);
  expect([lines, nextCursor]).toEqual([[30, 29, 28], 'before28']);
});

test('a first page that comes late takes no newer line away', () =>
  expect(play([page(31), page(30)]).lines).toEqual([31, 30, 29]));

test('a draw during a slow next page leaves no gap', () => {
  const waiting = play([page(30), more, page(32)]);
  expect([waiting.at, waiting.lines]).toEqual(['loading', [32, 31, 30, 29, 28]]);
  const { at, lines, nextCursor } = play([page(27, 'before28')], waiting.room);
  expect([at, lines, nextCursor]).toEqual(['ready', [32, 31, 30, 29, 28, 27, 26, 25], 'before25']);
});

test('a next page of lines that were replaced is ignored', () => {
  const { at, lines, nextCursor } = play([page(30), more, page(40), page(27, 'before28')]);
  expect([at, lines, nextCursor]).toEqual(['ready', [40, 39, 38], 'before38']);
});

test.each([
  ['the newest page', requestOf(null), [...twoPages, lost(requestOf(null))]],
  ['the next page', requestOf('before25'), [...twoPages, more, lost(requestOf('before25'))]],
])('a tap asks again for %s, which failed, and the lines stay meanwhile', (_, request, events) => {
  const failed = play(events);
  expect([failed.at, failed.lines]).toEqual(['failed', [30, 29, 28, 27, 26, 25]]);
  const again = play([more], failed.room);
  expect([again.at, again.effects]).toEqual(['loading', [request]]);
});

test('the newest page that came at the second try has the draw that was missing', () => {
  const { at, lines } = play([...twoPages, lost(requestOf(null)), more, page(31)]);
  expect([at, lines]).toEqual(['ready', [31, 30, 29, 28, 27, 26, 25]]);
});

test('a draw does not hide that the next page failed', () =>
  expect(play([...twoPages, more, lost(requestOf('before25')), page(31)])).toMatchObject({
    at: 'failed',
    room: { results: { requested: 'before25' } },
  }));

const openBets: readonly RoomEvent[] = [
  { type: 'tabChosen', tab: 'bets' },
  { type: 'betsStatusChosen', status: 'settled' },
  { type: 'betsStatusChosen', status: 'open' },
  {
    type: 'betsCame',
    game: 'rapid5',
    status: 'open',
    cursor: null,
    answer: { items: [], nextCursor: null, balance: '100' },
  },
];
const ask = { do: 'loadBets', game: 'rapid5', status: 'open', cursor: null } as const;

test.each<[string, ListRequest]>([
  ['the settled bets', { ...ask, status: 'settled' }],
  ['another lottery', { ...ask, game: 'moon3d' }],
  ['a page that the list no longer waits for', { ...ask, cursor: 'before7' }],
])('a late time-out of %s leaves the open bets as they are', (_, request) => {
  const { room } = play(openBets);
  expect(play([lost(request)], room).room).toBe(room);
  expect(play([lost(ask)], room).room.bets.at).toBe('failed');
});
