// Stories of the room: events in, the room and what has to be done out.
import type { DrawResult, GameState, Receipt } from '@foyer/contract';
import { expect, test } from 'vitest';
import { fakeEntered } from './fake-entered.ts';
import { playSteps } from './fake-run.ts';
import type { RoomEffect, RoomEvent } from './room.events.ts';
import { roomStep } from './room.flow.ts';
import { awaitedOf, depthOf, type Room, startRoom, tableOf } from './room.state.ts';

const entered = fakeEntered('rapid5', 'moon3d');
const result = (issue: string): DrawResult => ({
  issue,
  status: 'drawn',
  numbers: [1, 2, 3, 4, 5],
  bonus: [],
  drawnAt: '2026-11-21T06:30:00.000Z',
  late: false,
});
const state = (issue: string, results: readonly string[], game = 'rapid5'): GameState => ({
  game,
  name: game,
  art: 'tile',
  intervalSeconds: 60,
  range: { from: 1, to: 45, draw: 5, bonus: 0, ordered: false },
  betTypes: [
    { code: 'pick2', kind: 'numbers', pick: 2, sides: [], odds: [{ tier: 'hit', hundredths: 9100 }] },
    { code: 'parity', kind: 'side', pick: 0, sides: ['odd', 'even'], odds: [] },
  ],
  issue: {
    issue,
    opensAt: '2026-11-21T06:30:00.000Z',
    closesAt: '2026-11-21T06:30:50.000Z',
    drawsAt: '2026-11-21T06:31:00.000Z',
    commitment: 'c',
  },
  results: results.map(result),
  hot: [],
  stake: { min: '100', max: '10000', chips: ['100'] },
  topPrize: '1',
  serverTime: '2026-11-21T06:30:00.000Z',
});
const receipt = (issue: string, status: Receipt['status'], win = '0'): Receipt => ({
  receipt: `R${issue}`,
  game: 'rapid5',
  issue,
  lines: [],
  stakePerLine: '100',
  total: '100',
  win,
  status,
  placedAt: '2026-11-21T06:30:00.000Z',
  result: null,
});
const enter: RoomEvent = { type: 'entered', entered, intent: null, slips: {}, leftSlip: null };
const came = (issue: string, results: readonly string[] = []): RoomEvent => ({
  type: 'stateCame',
  state: state(issue, results),
});

function play(events: readonly RoomEvent[], from: Room = startRoom('rapid5', 'room')) {
  const { state, effects } = playSteps(roomStep, from, events);
  return { room: state, effects };
}
const toDo = (effects: readonly RoomEffect[]) => effects.map((effect) => effect.do);
const picked: readonly RoomEvent[] = [
  enter,
  came('7', ['6']),
  { type: 'numberTapped', number: 9 },
  { type: 'numberTapped', number: 4 },
];

test('entering loads the missing lottery and the open bets', () => {
  expect(toDo(play([enter]).effects)).toEqual(['loadState', 'loadBets']);
  const there = play([enter], play([came('7')]).room);
  expect(toDo(there.effects)).toEqual(['loadBets']);
  expect(there.room).toMatchObject({ phase: 'playing', balance: 10000n });
});

test('a lottery that the operator does not offer is replaced by one that it does', () => {
  expect(play([enter], startRoom('zenith645', 'room')).room.game).toBe('rapid5');
});

test('a used code leads to the site, and a lost connection offers a retry', () => {
  const refused = { at: 'refused', code: 'game.code.invalid', message: '', reference: null } as const;
  expect(play([{ type: 'enterFailed', failure: refused }]).room.phase).toBe('visitor');
  const failed = play([{ type: 'enterFailed', failure: { at: 'unknown', why: 'offline' } }]);
  expect(failed.room.phase).toBe('failed');
  expect(toDo(play([{ type: 'retried' }], failed.room).effects)).toEqual(['enter']);
});

test('a complete pick moves to the slip, which survives a refresh', () => {
  const { room, effects } = play([{ type: 'lineAdded' }], play(picked).room);
  expect(tableOf(room)).toMatchObject({ lines: [{ betType: 'pick2', numbers: [4, 9] }], pick: { numbers: [] } });
  expect([room.sheet, toDo(effects)]).toEqual(['slip', ['keepSlips']]);
});

test('a slip that was left for a deposit opens again with its lines and its stake', () => {
  const filled = play([{ type: 'lineAdded' }, { type: 'stakeChosen', stake: 2_500n }], play(picked).room).room;
  const left = play([{ type: 'depositTapped' }], filled);
  expect(left.effects).toEqual([{ do: 'leaveSlip', slip: { stake: '2500' } }]);
  const slips = { rapid5: tableOf(filled).lines };
  const back = (leftSlip: { stake: string | null } | null) => play([{ ...enter, slips, leftSlip }]).room;
  expect(back({ stake: '2500' })).toMatchObject({ sheet: 'slip', stake: 2_500n });
  expect(back({ stake: null })).toMatchObject({ sheet: 'slip', stake: null });
  expect(back(null)).toMatchObject({ sheet: null });
  expect(play([{ ...enter, leftSlip: { stake: '2500' } }]).room.sheet).toBeNull();
});

test('an incomplete pick is not a line', () => {
  expect(
    tableOf(play([enter, came('7'), { type: 'numberTapped', number: 9 }, { type: 'lineAdded' }]).room).lines,
  ).toEqual([]);
});

test('a third number replaces the first', () => {
  expect(tableOf(play([...picked, { type: 'numberTapped', number: 30 }]).room).pick?.numbers).toEqual([4, 30]);
});

test('the room polls for a late result, which then has the stage', () => {
  const waiting = play([came('8', ['6'])], play([enter, came('7', ['6'])]).room);
  expect(tableOf(waiting.room).pending).toBe('7');
  expect(waiting.effects).toContainEqual({ do: 'loadState', game: 'rapid5', afterMs: 1000 });
  const drawn = play([came('8', ['7', '6'])], waiting.room);
  expect(tableOf(drawn.room)).toMatchObject({ pending: null, show: { issue: '7', balls: 0 } });
  expect(toDo(drawn.effects)).toEqual(['sendLater']);
});

test('the promise of every issue is noted when first seen, while bets are open', () => {
  const note = (issue: string) => ({ do: 'notePromise', game: 'rapid5', issue, commitment: 'c' });
  const first = play([came('7', ['6'])]);
  expect(first.effects).toContainEqual(note('7'));
  expect(toDo(play([came('7', ['6'])], first.room).effects)).not.toContain('notePromise');
  expect(play([came('8', ['7', '6'])], first.room).effects).toContainEqual(note('8'));
});

test('a promise first seen after the close is not noted', () => {
  const closed = { ...state('7', ['6']), serverTime: '2026-11-21T06:30:50.000Z' };
  expect(toDo(play([{ type: 'stateCame', state: closed }]).effects)).not.toContain('notePromise');
});

test('the first state has no stage: nobody waited for its result', () =>
  expect(tableOf(play([enter, came('7', ['6'])]).room).show).toBeNull());

test('lines that outlive their draw move to the next one, and the slip says so', () => {
  const { room } = play([...picked, { type: 'lineAdded' }, came('8', ['7'])]);
  expect(tableOf(room)).toMatchObject({ movedFrom: '7', lines: [{ betType: 'pick2' }] });
});

test('a placed bet empties the slip, takes the new balance and waits for its draw', () => {
  const answer = { receipt: receipt('7', 'open'), balance: '9900' };
  const intent = { key: 'k', member: 'demo', game: 'rapid5', issue: '7', lines: [], stake: '100' };
  const { room } = play([
    ...picked,
    { type: 'lineAdded' },
    { type: 'bet', event: { type: 'pressed', intent } },
    { type: 'betPlaced', answer },
  ]);
  expect(room).toMatchObject({ balance: 9900n, sheet: 'receipt', bet: { at: 'placed' } });
  expect(tableOf(room)).toMatchObject({ lines: [], tickets: [{ issue: '7', status: 'open' }] });
  expect(play([came('8', ['7', '6'])], room).effects).toContainEqual({ do: 'loadTickets', game: 'rapid5', issue: '7' });
});

test('the receipt links to its bet, open or settled', () => {
  const intent = { key: 'k', member: 'demo', game: 'rapid5', issue: '7', lines: [], stake: '100' };
  const placed = play([
    ...picked,
    { type: 'lineAdded' },
    { type: 'bet', event: { type: 'pressed', intent } },
    { type: 'betPlaced', answer: { receipt: receipt('7', 'open'), balance: '9900' } },
  ]).room;
  const seen = (status: 'open' | 'settled') => ({
    room: { tab: 'bets', sheet: null, betsStatus: status, bet: { at: 'idle' } },
    effects: [{ do: 'loadBets', game: 'rapid5', status, cursor: null }],
  });
  expect(play([{ type: 'placedBetsRequested' }], placed)).toMatchObject(seen('open'));
  const receipts = [receipt('7', 'lost')];
  const drawn = play([{ type: 'ticketsCame', game: 'rapid5', issue: '7', receipts, balance: '9900' }], placed).room;
  expect(play([{ type: 'placedBetsRequested' }], drawn)).toMatchObject(seen('settled'));
});

test('the answer to a bet is shown in its own lottery, wherever the member went while nobody knew', () => {
  const intent = { key: 'k', member: 'demo', game: 'rapid5', issue: '7', lines: [], stake: '100' };
  const lost: RoomEvent = { type: 'bet', event: { type: 'failed', failure: { at: 'unknown', why: 'timeout' } } };
  const unknown = play([...picked, { type: 'lineAdded' }, { type: 'bet', event: { type: 'pressed', intent } }, lost]);
  const lobby: readonly RoomEvent[] = [{ type: 'sheetClosed' }, { type: 'lobbyOpened' }];
  const other: readonly RoomEvent[] = [...lobby, { type: 'gameChosen', game: 'moon3d' }];
  const placed: RoomEvent = { type: 'betPlaced', answer: { receipt: receipt('7', 'open'), balance: '9900' } };
  const failure = { at: 'refused', code: 'issue.closed', message: '', reference: null } as const;
  const refused: RoomEvent = { type: 'bet', event: { type: 'failed', failure } };
  for (const way of [lobby, other]) {
    const away = play(way, unknown.room).room;
    expect(play([placed], away).room).toMatchObject({ place: 'room', game: 'rapid5', sheet: 'receipt' });
    const after = play([refused], away);
    expect(after.room).toMatchObject({ place: 'room', game: 'rapid5', sheet: 'slip', bet: { at: 'refused' } });
    expect(after.effects).toContainEqual({ do: 'loadState', game: 'rapid5', afterMs: 0 });
  }
  expect(play([{ type: 'sheetClosed' }, refused], unknown.room).room.sheet).toBe('slip');
});

test('after a refresh a bet that nobody has answered is asked for in its own lottery', () => {
  const intent = { key: 'k', member: 'demo', game: 'moon3d', issue: '7', lines: [], stake: '100' };
  const { room, effects } = play([{ ...enter, intent }], startRoom('rapid5', 'lobby'));
  expect(room).toMatchObject({ place: 'room', game: 'moon3d', sheet: 'slip', bet: { at: 'checking' } });
  expect(effects).toContainEqual({ do: 'loadState', game: 'moon3d', afterMs: 0 });
  expect(depthOf(room)).toBe(2);
  const gone = play([{ ...enter, intent: { ...intent, game: 'zenith645' } }], startRoom('rapid5', 'room')).room;
  expect(gone).toMatchObject({ game: 'rapid5', sheet: 'slip', bet: { at: 'checking' } });
});

test('after a refresh a bet under way shows the stake that was sent', () => {
  const intent = { key: 'k', member: 'demo', game: 'rapid5', issue: '7', lines: [], stake: '2000' };
  expect(play([{ ...enter, intent }]).room.stake).toBe(2_000n);
  expect(play([{ ...enter, intent, leftSlip: { stake: '500' } }]).room.stake).toBe(2_000n);
  expect(play([{ ...enter, intent: { ...intent, member: 'somebody' } }]).room.stake).toBeNull();
});

/** A bet whose first answer was lost; the repeated one brings that answer after these states. */
const answeredAfter = (...states: readonly RoomEvent[]) => {
  const intent = { key: 'k', member: 'demo', game: 'rapid5', issue: '7', lines: [], stake: '100' };
  const pressed: RoomEvent = { type: 'bet', event: { type: 'pressed', intent } };
  const placed: RoomEvent = { type: 'betPlaced', answer: { receipt: receipt('7', 'open'), balance: '9900' } };
  return play([placed], play([enter, came('7', ['6']), pressed, ...states]).room);
};

test.each([
  ['among the results', [came('8', ['7', '6'])]],
  ['older than the results', [came('8', ['6']), came('9', ['8'])]],
])('a bet that is answered when its draw is %s loads its end and the balance of now', (_, states) => {
  const { room, effects } = answeredAfter(...states);
  expect(effects).toContainEqual({ do: 'loadTickets', game: 'rapid5', issue: '7' });
  expect(room).toMatchObject({ bet: { at: 'placed' }, sheet: 'receipt', balance: 10_000n });
});

test('a balance that is held back until the last ball stays when an older answer to a bet comes', () => {
  const ended: RoomEvent = { type: 'ticketsCame', game: 'rapid5', issue: '7', receipts: [], balance: '10200' };
  const { room } = answeredAfter(came('8', ['7', '6']), ended);
  expect(tableOf(room).held).toMatchObject({ balance: '10200' });
});

test('a bet that is answered while its result is on the way waits for it', () => {
  const { room, effects } = answeredAfter(came('8', ['6']));
  expect(toDo(effects)).toEqual(['keepIntent', 'keepSlips']);
  expect(room.balance).toBe(9_900n);
  expect(play([came('8', ['7', '6'])], room).effects).toContainEqual({ do: 'loadTickets', game: 'rapid5', issue: '7' });
});

test('a bet that is answered before the state after a refresh loads the balance of now', () => {
  const intent = { key: 'k', member: 'demo', game: 'rapid5', issue: '7', lines: [], stake: '100' };
  const answer = { receipt: receipt('7', 'open'), balance: '9900' };
  const { effects } = play([{ type: 'betPlaced', answer }], play([{ ...enter, intent }]).room);
  expect(effects).toContainEqual({ do: 'loadBets', game: 'rapid5', status: 'open', cursor: null });
});

test('a bet refused because the draw has closed reloads the room', () => {
  const intent = { key: 'k', member: 'demo', game: 'rapid5', issue: '7', lines: [], stake: '100' };
  const failure = { at: 'refused', code: 'issue.closed', message: '', reference: null } as const;
  const pressed = play([enter, came('7'), { type: 'bet', event: { type: 'pressed', intent } }]);
  const { room, effects } = play([{ type: 'bet', event: { type: 'failed', failure } }], pressed.room);
  expect(room.bet).toMatchObject({ at: 'refused', code: 'issue.closed' });
  expect(toDo(effects)).toEqual(['keepIntent', 'loadState', 'loadBets']);
});

test.each(['CUSTOMER_NOT_LOGIN', 'user.or.token.invalid'])('%s ends the room, for every call', (code) => {
  const failure = { at: 'refused', code, message: '', reference: null } as const;
  expect(play([enter, { type: 'stateFailed', game: 'rapid5', failure, now: 0 }]).room.phase).toBe('ended');
  const request = { do: 'loadBets', game: 'moon3d', status: 'settled', cursor: null } as const;
  expect(play([{ type: 'listFailed', request, failure }], play([enter]).room)).toMatchObject({
    room: { phase: 'ended' },
    effects: [{ do: 'forgetSession' }],
  });
  expect(play([enter, { type: 'bet', event: { type: 'failed', failure } }]).room.phase).toBe('ended');
});

test('another member’s bet in this tab is not sent', () => {
  const intent = { key: 'k', member: 'somebody', game: 'rapid5', issue: '7', lines: [], stake: '100' };
  expect(play([{ ...enter, intent } as RoomEvent]).room.bet.at).toBe('idle');
  expect(play([{ ...enter, intent: { ...intent, member: 'demo' } } as RoomEvent]).room).toMatchObject({
    bet: { at: 'checking' },
    sheet: 'slip',
  });
});

test('Back closes the sheet first, then leaves the room for its lobby', () => {
  const lobby = play(
    [enter, { type: 'gameChosen', game: 'moon3d' }, { type: 'slipOpened' }],
    startRoom('rapid5', 'lobby'),
  );
  expect(depthOf(lobby.room)).toBe(2);
  const room = play([{ type: 'wentBack' }], lobby.room);
  expect([room.room.sheet, room.room.place, depthOf(room.room)]).toEqual([null, 'room', 1]);
  expect(play([{ type: 'wentBack' }], room.room).room.place).toBe('lobby');
});

test('a restored connection loads the state and the bet in doubt', () => {
  const intent = { key: 'k', member: 'demo', game: 'rapid5', issue: '7', lines: [], stake: '100' };
  const unknown = { type: 'failed', failure: { at: 'unknown', why: 'offline' } } as const;
  const gone = play([
    enter,
    came('7'),
    { type: 'bet', event: { type: 'pressed', intent } },
    { type: 'bet', event: unknown },
    { type: 'lineChanged', online: false },
  ]);
  expect(toDo(play([{ type: 'lineChanged', online: true }], gone.room).effects)).toEqual(['loadState', 'sendBet']);
});

test('a room without an answer says when it tries again, until an answer comes', () => {
  const failure = { at: 'unknown', why: 'server' } as const;
  const lost = play([enter, came('7'), { type: 'stateFailed', game: 'rapid5', failure, now: 10_000 }]);
  expect(lost.room.tables.rapid5?.retryAt).toBe(14_000);
  expect(lost.effects.at(-1)).toEqual({ do: 'loadState', game: 'rapid5', afterMs: 4_000 });
  expect(play([came('7')], lost.room).room.tables.rapid5?.retryAt).toBeNull();
});

test('an answer for a lottery that is no longer on screen fills no list', () => {
  const answer = { items: [receipt('7', 'open')], nextCursor: null, balance: '10000' };
  const { room } = play([
    enter,
    { type: 'gameChosen', game: 'moon3d' },
    { type: 'betsCame', answer, cursor: null, status: 'open', game: 'rapid5' },
  ]);
  expect(room.bets.items).toEqual([]);
  expect(awaitedOf(tableOf(room, 'rapid5'))).toEqual(['7']);
});
