import type { GameState, Receipt } from '@foyer/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteOf } from '../promises/promise-notes.rules.ts';
import { storedNotes } from '../promises/promise-notes.ts';
import type { Call } from '../wire/call.ts';
import { setServerClock } from '../wire/server-clock.ts';
import { fakeEntered } from './fake-entered.ts';
import { createRunner } from './room.runner.ts';
import { startRoom, tableOf } from './room.state.ts';

const state = (issue: string, commitment: string): GameState => ({
  game: 'rapid5',
  name: 'Rapid 5',
  art: 'tile',
  intervalSeconds: 60,
  range: { from: 1, to: 45, draw: 5, bonus: 0, ordered: false },
  betTypes: [],
  issue: {
    issue,
    opensAt: '2026-11-21T06:30:00.000Z',
    closesAt: '2026-11-21T06:30:50.000Z',
    drawsAt: '2026-11-21T06:31:00.000Z',
    commitment,
  },
  results: [],
  hot: [],
  stake: { min: '100', max: '10000', chips: ['100'] },
  topPrize: '1',
  serverTime: '2026-11-21T06:30:00.000Z',
});

const entered = fakeEntered('rapid5');

/** A room that nobody has entered yet: it shows the lottery, and never waits for a draw. */
const opened = () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('history', { state: null });
  const answer = async () => ({ at: 'done', value: state('7', 'never read') });
  // Only events are played here; the room's own questions may get any answer.
  const call = vi.fn(answer) as unknown as Call;
  return createRunner({ call, start: startRoom('rapid5', 'room'), code: null, onEntered: () => undefined });
};
const stored = () => {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  });
};
const noted = (issue: string) => noteOf(storedNotes('rapid5'), issue);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the room notes the promise of each open issue on this phone, and the first one stays', async () => {
  stored();
  const shown = opened();
  shown.send({ type: 'stateCame', state: state('7', 'first') });
  shown.send({ type: 'stateCame', state: state('7', 'second') });
  shown.send({ type: 'stateCame', state: state('8', 'next') });
  opened().send({ type: 'stateCame', state: state('7', 'after a refresh') });
  // The frame of the first ball comes first.
  expect(noted('7')).toBeNull();
  await vi.advanceTimersByTimeAsync(100);
  expect([noted('7'), noted('8')]).toEqual(['first', 'next']);

  for (let issue = 100; issue < 300; issue += 1) shown.send({ type: 'stateCame', state: state(String(issue), 'c') });
  await vi.advanceTimersByTimeAsync(100);
  expect(storedNotes('rapid5')).toHaveLength(200);
  expect([noted('7'), noted('100')]).toEqual([null, 'c']);
});

test('a phone with blocked storage plays without notes', async () => {
  vi.stubGlobal('localStorage', undefined);
  const room = opened();
  room.send({ type: 'stateCame', state: state('7', 'first') });
  await vi.advanceTimersByTimeAsync(100);
  expect(tableOf(room.room()).state?.issue?.issue).toBe('7');
  expect(noted('7')).toBeNull();
});

test('an exception while entering a room ends the wait and is logged to the console', async () => {
  stored();
  const error = vi.fn();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('history', { state: null });
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });
  vi.stubGlobal('console', { ...console, error });
  const call = (() => Promise.reject(new Error('broke'))) as unknown as Call;
  const runner = createRunner({ call, start: startRoom('rapid5', 'room'), code: 'code', onEntered: () => undefined });
  runner.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(runner.room()).toMatchObject({ phase: 'failed', failure: { at: 'unknown' } });
  expect(error).toHaveBeenCalledOnce();
});

/** A room whose draw is overdue, or as `shown`; each question gets the answer. Tells how often the lottery's state was asked for. */
const overdue = async (answer: unknown, shown = state('7', 'c')) => {
  stored();
  const view = { visibilityState: 'visible', addEventListener: vi.fn() };
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('history', { state: null, pushState: () => undefined, replaceState: () => undefined });
  vi.stubGlobal('document', view);
  vi.setSystemTime('2026-11-21T06:40:00.000Z');
  const asked: string[] = [];
  const call = (async (name: string) => {
    asked.push(name);
    return answer;
  }) as unknown as Call;
  const start = startRoom('rapid5', 'room');
  const runner = createRunner({ call, start, code: null, onEntered: () => undefined });
  runner.start();
  setServerClock('2026-11-21T06:40:00.000Z', performance.now());
  runner.send({ type: 'entered', entered, intent: null, slips: {}, leftSlip: null });
  runner.send({ type: 'stateCame', state: shown });
  await vi.advanceTimersByTimeAsync(600);
  asked.length = 0;
  return { view, runner, times: () => asked.filter((name) => name === 'games.state').length };
};

test.each([
  ['without a connection', { at: 'unknown', why: 'offline' }],
  ['of a site in maintenance', { at: 'refused', code: 'maintenance', message: '', reference: null }],
])('a room %s asks for an overdue draw every four seconds, and its clock counts down to that', async (_, answer) => {
  const { runner, times } = await overdue(answer);
  const { retryAt } = tableOf(runner.room());
  expect(retryAt).not.toBeNull();
  await vi.advanceTimersByTimeAsync(3_000);
  expect([times(), tableOf(runner.room()).retryAt]).toEqual([0, retryAt]);
  await vi.advanceTimersByTimeAsync(9_000);
  expect(times()).toBe(3);
});

test('a room asks once an hour for a draw that is further away than a timer can wait', async () => {
  const { issue, ...rest } = state('7', 'c');
  const far = '2027-01-01T00:00:00.000Z';
  const serverTime = '2026-11-21T06:40:00.000Z';
  const shown = { ...rest, serverTime, issue: issue && { ...issue, closesAt: far, drawsAt: far } };
  const { times } = await overdue({ at: 'done', value: shown }, shown);
  await vi.advanceTimersByTimeAsync(3_598_000);
  expect(times()).toBe(0);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(times()).toBe(1);
});

test('a room that nobody sees asks for nothing, and asks at once when it is seen again', async () => {
  const { view, times } = await overdue({ at: 'unknown', why: 'offline' });
  view.visibilityState = 'hidden';
  await vi.advanceTimersByTimeAsync(60_000);
  expect(times()).toBe(0);
  view.visibilityState = 'visible';
  const [, seen] = view.addEventListener.mock.calls.find(([name]) => name === 'visibilitychange') ?? [];
  seen();
  expect(times()).toBe(1);
});

test('a list of bets that was asked for before a bet was placed does not bring back the balance of then', async () => {
  stored();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('history', {
    state: null,
    pushState: () => undefined,
    go: () => undefined,
    replaceState: () => undefined,
  });
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });
  const waiting: { name: string; answer: (value: unknown) => void }[] = [];
  const call = ((name: string) => new Promise((answer) => waiting.push({ name, answer }))) as unknown as Call;
  const answerNext = async (name: string, value: unknown): Promise<void> => {
    const at = waiting.findIndex((question) => question.name === name);
    waiting.splice(at, 1)[0]?.answer({ at: 'done', value });
    await vi.advanceTimersByTimeAsync(0);
  };
  const start = startRoom('rapid5', 'room');
  const runner = createRunner({ call, start, code: null, onEntered: () => undefined });
  runner.send({ type: 'entered', entered, intent: null, slips: {}, leftSlip: null });
  const intent = { key: 'k', member: 'demo', game: 'rapid5', issue: '7', lines: [], stake: '100' };
  runner.send({ type: 'bet', event: { type: 'pressed', intent } });
  await vi.advanceTimersByTimeAsync(0);
  const receipt = { receipt: 'R', game: 'rapid5', issue: '7', lines: [], status: 'open', total: '100', win: '0' };
  await answerNext('games.bet', { receipt, balance: '9900' });
  const empty = { items: [], nextCursor: null };
  await answerNext('games.bets', { ...empty, balance: '10000' });
  expect(runner.room().balance).toBe(9900n);
  await answerNext('games.bets', { ...empty, balance: '9900' });
  expect(runner.room()).toMatchObject({ balance: 9900n, bets: { at: 'ready' } });
});

test('a draw with more tickets than one page ends with the sum of all of them', async () => {
  stored();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('history', { state: null, pushState: () => undefined, replaceState: () => undefined });
  vi.stubGlobal('document', { addEventListener: () => undefined, visibilityState: 'hidden' });
  const ticket = (place: number, issue: string): Receipt => ({
    receipt: `R${place}`,
    game: 'rapid5',
    issue,
    lines: [],
    status: 'lost',
    stakePerLine: '100',
    total: '100',
    win: '0',
    result: null,
    placedAt: '2026-11-21T06:30:00.000Z',
  });
  const of = (issue: string, count: number) => Array.from({ length: count }, (_, place) => ticket(place, issue));
  const pages: Record<string, { items: object[]; nextCursor: string | null }> = {
    first: { items: of('8', 20), nextCursor: 'second' },
    second: { items: of('7', 20), nextCursor: 'third' },
    third: { items: [...of('7', 3), ...of('6', 17)], nextCursor: 'fourth' },
  };
  const asked: string[] = [];
  const call = (async (name: string, { cursor = 'first' }: { cursor?: string }) => {
    if (name !== 'games.bets') return { at: 'done', value: state('8', 'c') };
    asked.push(cursor);
    return { at: 'done', value: { ...pages[cursor], balance: '7700' } };
  }) as unknown as Call;
  const start = startRoom('rapid5', 'room');
  const runner = createRunner({ call, start, code: null, onEntered: () => undefined });
  const open = { ...ticket(0, '7'), status: 'open' as const };
  runner.send({ type: 'entered', entered, intent: null, slips: {}, leftSlip: null });
  const answer = { items: [open], nextCursor: null, balance: '7700' };
  runner.send({ type: 'betsCame', answer, cursor: null, status: 'open', game: 'rapid5' });
  asked.length = 0;
  const result = { issue: '7', numbers: [1, 2, 3, 4, 5], bonus: [], drawnAt: '2026-11-21T06:31:00.000Z' };
  runner.send({ type: 'stateCame', state: { ...state('8', 'c'), results: [result] } as unknown as GameState });
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.slice(-3)).toEqual(['first', 'second', 'third']);
  expect(tableOf(runner.room()).outcome).toMatchObject({ issue: '7', kind: 'lost', stake: 2300n });
});
