// Stories of a draw on its stage: its balls on a fake clock, and what the member's tickets show at each moment.
import type { GameState, Receipt } from '@foyer/contract';
import { expect, test } from 'vitest';
import type { RoomEffect, RoomEvent } from './room.events.ts';
import { roomStep } from './room.flow.ts';
import { type Room, startRoom, tableOf } from './room.state.ts';

const CLOSES_AT = '2026-11-21T06:31:50.000Z';
const DRAWN_AT = '2026-11-21T06:31:00.000Z';

const state = (issue: string, results: readonly string[]): GameState => ({
  game: 'rapid5',
  name: 'Rapid 5',
  art: 'tile',
  intervalSeconds: 60,
  range: { from: 1, to: 45, draw: 5, bonus: 0, ordered: false },
  betTypes: [],
  issue: { issue, opensAt: DRAWN_AT, closesAt: CLOSES_AT, drawsAt: '2026-11-21T06:32:00.000Z', commitment: 'c' },
  results: results.map((drawn) => ({
    issue: drawn,
    status: 'drawn',
    numbers: [1, 2, 3, 4, 5],
    bonus: [],
    drawnAt: DRAWN_AT,
    late: false,
  })),
  hot: [],
  stake: { min: '100', max: '10000', chips: ['100'] },
  topPrize: '1',
  serverTime: '2026-11-21T06:31:00.500Z',
});
const ticket = (status: Receipt['status'], win = '0'): Receipt => ({
  receipt: 'R7',
  game: 'rapid5',
  issue: '7',
  lines: [],
  stakePerLine: '100',
  total: '100',
  win,
  status,
  placedAt: '2026-11-21T06:30:00.000Z',
  result: null,
});
const came = (issue: string, results: readonly string[]): RoomEvent => ({
  type: 'stateCame',
  state: state(issue, results),
});
const tickets = (receipt: Receipt, balance = '9900'): RoomEvent => ({
  type: 'ticketsCame',
  game: 'rapid5',
  issue: '7',
  receipts: [receipt],
  balance,
});

/** A room with a clock of its own: what is sent later comes when its time has come. */
function played(isStill = false) {
  let room: Room = { ...startRoom('rapid5', 'room'), phase: 'playing', balance: 9_900n, isStill };
  let now = 0;
  let waiting: { readonly at: number; readonly event: RoomEvent }[] = [];
  const done: RoomEffect[] = [];
  const send = (event: RoomEvent): void => {
    const [next, effects] = roomStep(room, event);
    room = next;
    for (const effect of effects) {
      done.push(effect);
      if (effect.do === 'sendLater') waiting.push({ at: now + effect.afterMs, event: effect.event });
    }
  };
  const pass = (ms: number): void => {
    const end = now + ms;
    for (;;) {
      const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      waiting = waiting.filter((other) => other !== next);
      now = next.at;
      send(next.event);
    }
    now = end;
  };
  const bet: RoomEvent = {
    type: 'betsCame',
    answer: { items: [ticket('open')], nextCursor: null, balance: '9900' },
    cursor: null,
    status: 'open',
    game: 'rapid5',
  };
  for (const event of [came('7', ['6']), bet, came('8', ['7', '6'])]) send(event);
  return { send, pass, done, room: () => room, table: () => tableOf(room) };
}

test('five balls come one by one, stay to be read, and give the stage back within five seconds', () => {
  const { pass, table } = played();
  const seen: (number | null)[] = [];
  for (let ms = 0; ms < 5_000; ms += 500) {
    seen.push(table().show?.balls ?? null);
    pass(500);
  }
  expect(seen).toEqual([0, 1, 2, 3, 3, 4, 5, 5, 5, null]);
});

test('with less motion all balls are there at once, and the stage stays as long', () => {
  const { pass, table } = played(true);
  expect(table().show?.balls).toBe(5);
  pass(4_000);
  expect(table().show?.balls).toBe(5);
  pass(1_000);
  expect(table().show).toBeNull();
});

test('with less motion a ticket settles the moment it comes', () => {
  const { send, table } = played(true);
  send(tickets(ticket('lost')));
  expect(table()).toMatchObject({ tickets: [{ status: 'lost' }], outcome: { kind: 'lost' } });
});

test('neither ticket nor balance tells the end before the last ball', () => {
  const { send, pass, room, table } = played();
  send(tickets(ticket('won', '300'), '10200'));
  pass(2_600);
  expect(table()).toMatchObject({ tickets: [{ status: 'open' }], outcome: null });
  expect(room().balance).toBe(9_900n);
  // The last ball comes at 2,700 ms and moves for 180.
  pass(200);
  expect(table()).toMatchObject({ show: { balls: 5 }, tickets: [{ status: 'open' }], held: null, outcome: null });
  pass(200);
  const outcome = { kind: 'won', amount: 300n, stake: 100n };
  expect(table()).toMatchObject({ tickets: [{ status: 'open' }], outcome });
  expect(room().balance).toBe(10_200n);
  pass(200);
  expect(table()).toMatchObject({ tickets: [{ status: 'won' }], outcome });
});

test('a list that comes during the show keeps ticket and balance as they are', () => {
  const { send, pass, room, table } = played();
  pass(1_000);
  send({
    type: 'betsCame',
    answer: { items: [], nextCursor: null, balance: '10200' },
    cursor: null,
    status: 'open',
    game: 'rapid5',
  });
  expect(table().tickets).toMatchObject([{ status: 'open' }]);
  expect(room().balance).toBe(9_900n);
});

test('a bet that is placed during the show has the last word on the balance', () => {
  const { send, pass, room } = played();
  send(tickets(ticket('won', '300'), '10200'));
  const receipt = { ...ticket('open'), receipt: 'R8', issue: '8' };
  send({ type: 'betPlaced', answer: { receipt, balance: '10100' } });
  pass(3_000);
  expect(room().balance).toBe(10_100n);
});

test('the tickets of a draw are asked for at once', () =>
  expect(played().done).toContainEqual({ do: 'loadTickets', game: 'rapid5', issue: '7' }));

test('a ticket that is late settles after the stage, in its place', () => {
  const { send, pass, table } = played();
  pass(5_000);
  expect(table()).toMatchObject({ show: null, tickets: [{ status: 'open' }] });
  send(tickets(ticket('lost')));
  expect(table()).toMatchObject({ tickets: [{ status: 'lost' }], settledUntil: Date.parse(CLOSES_AT) });
});

test('settled ticket and outcome leave once the next draw has closed', () => {
  const { send, pass, table } = played();
  send(tickets(ticket('lost')));
  pass(5_000);
  send(came('8', ['7', '6']));
  expect(table().tickets).toHaveLength(1);
  send({ type: 'stateCame', state: { ...state('9', ['8', '7']), serverTime: CLOSES_AT } });
  expect(table()).toMatchObject({ tickets: [], outcome: null });
});

test('tickets that were held back are not lost when another draw takes the stage', () => {
  const { send, table } = played();
  send(tickets(ticket('lost')));
  send({ type: 'stateCame', state: { ...state('9', ['8', '7']), serverTime: '2026-11-21T06:40:00.000Z' } });
  expect(table()).toMatchObject({ held: null, show: null, outcome: { kind: 'lost' } });
});

test('the outcome leads to its ticket under Open, and is then seen', () => {
  const { send, pass, room, table } = played();
  send(tickets(ticket('lost')));
  pass(3_000);
  send({ type: 'outcomeOpened' });
  expect(room()).toMatchObject({ tab: 'bets', betsStatus: 'open', requestedTicket: '7' });
  expect(table().outcome).toBeNull();
  send({ type: 'ticketShown' });
  expect(room().requestedTicket).toBeNull();
});

test.each<RoomEvent>([
  { type: 'tabChosen', tab: 'pick' },
  { type: 'betsStatusChosen', status: 'settled' },
])('a ticket that was opened stays when the next draw closes, until the member goes elsewhere: $type', (leaves) => {
  const { send, pass, table } = played();
  send(tickets(ticket('lost')));
  pass(5_000);
  send({ type: 'outcomeOpened' });
  const closed = { ...state('9', ['8', '7']), serverTime: CLOSES_AT };
  send({ type: 'stateCame', state: closed });
  expect(table().tickets).toHaveLength(1);
  send(leaves);
  send({ type: 'stateCame', state: closed });
  expect(table().tickets).toEqual([]);
});
