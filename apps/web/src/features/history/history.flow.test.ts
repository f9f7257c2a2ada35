import type { Transaction } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { advance } from '../../shell/flow/flow.ts';
import type { HistoryData, LinesPage, Missing, Totals } from './history.data.ts';
import { type HistoryEvent, historyFlow } from './history.flow.ts';
import { filterOf, type HistoryFilter, periodOf } from './history.rules.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const filter = filterOf({}, now);
const bets: HistoryFilter = { ...filter, type: 'bet' };
const week: HistoryFilter = { ...filter, period: periodOf('week', now) };

const page = (ids: string, cursor: string | null = null): LinesPage => ({
  entries: [...ids].map((id) => ({ id }) as Transaction),
  cursor,
});
const missing: Missing = { reference: 'AB12CD34', message: { text: 'failure.offline' } };
const totals: Totals = { at: 'known', sums: examples['wallet.summary'].output };
const data = (change: Partial<HistoryData> = {}): HistoryData => ({
  filter,
  lines: page('ab', 'c1'),
  totals,
  ...change,
});

function play(from: HistoryData, ...events: readonly HistoryEvent[]) {
  const { state, effects } = playFlow(historyFlow(from, from.filter), events);
  return {
    at: state.at,
    ids: state.entries.map(({ id }) => id).join(''),
    cursor: state.cursor,
    totals: state.totals.at,
    effects,
  };
}

const choose = (next: HistoryFilter): HistoryEvent => ({ type: 'filterChosen', filter: next });
const arrived = (ids: string, cursor: string | null = null, of = filter): HistoryEvent => ({
  type: 'linesArrived',
  filter: of,
  page: page(ids, cursor),
});
const failed = (of = filter): HistoryEvent => ({ type: 'linesFailed', filter: of, missing });
const near: HistoryEvent = { type: 'endNeared' };
const more: HistoryEvent = { type: 'moreTapped' };
const retry: HistoryEvent = { type: 'retryTapped' };
const online: HistoryEvent = { type: 'connectionCame' };

const first = (of: HistoryFilter) => ({ do: 'loadLines', filter: of, cursor: null });
const older = (cursor: string) => ({ do: 'loadLines', filter, cursor });
const sums = (of: HistoryFilter) => ({ do: 'loadTotals', period: of.period });
const address = (of: HistoryFilter) => ({ do: 'changeAddress', filter: of });

describe('the start', () => {
  test('shows what the page has loaded', () => {
    expect(play(data())).toEqual({ at: 'shown', ids: 'ab', cursor: 'c1', totals: 'known', effects: [] });
    expect(play(data({ lines: missing }))).toMatchObject({ at: 'failed', ids: '' });
  });

  test('loads what the address shows, where the page was loaded for another filter', () => {
    const { state, effects } = historyFlow(data(), bets).start;
    expect(state).toMatchObject({ at: 'loading', filter: bets, entries: [], totals: { at: 'loading' } });
    expect(effects).toEqual([first(bets), sums(bets)]);
  });
});

describe('another filter', () => {
  test('a type loads its lines, keeps the totals and goes into the address', () => {
    expect(play(data(), choose(bets))).toEqual({
      at: 'loading',
      ids: '',
      cursor: null,
      totals: 'known',
      effects: [first(bets), address(bets)],
    });
    expect(play(data(), choose(bets), arrived('xy', null, bets))).toMatchObject({ at: 'shown', ids: 'xy' });
  });

  test('a period loads its totals as well', () => {
    const { effects, ...rest } = play(data(), choose(week));
    expect(rest).toMatchObject({ at: 'loading', totals: 'loading' });
    expect(effects).toEqual([first(week), address(week), sums(week)]);
  });

  test('the same again loads nothing', () => expect(play(data(), choose({ ...filter })).effects).toEqual([]));

  test('an answer for a filter that was left is passed over', () => {
    const late: HistoryEvent = { type: 'totalsArrived', period: filter.period, totals };
    expect(play(data(), choose(bets), arrived('xy'), failed())).toMatchObject({ at: 'loading', ids: '' });
    expect(play(data(), more, choose(bets), arrived('cd'))).toMatchObject({ at: 'loading', ids: '' });
    expect(play(data(), choose(week), late)).toMatchObject({ totals: 'loading' });
    expect(play(data(), choose(week), { ...late, period: week.period })).toMatchObject({ totals: 'known' });
  });

  test('lines that did not come can be tried again, also by the connection', () => {
    const lost = [choose(bets), failed(bets)] as const;
    expect(play(data(), ...lost)).toMatchObject({ at: 'failed', ids: '' });
    for (const again of [retry, online])
      expect(play(data(), ...lost, again)).toMatchObject({
        at: 'loading',
        effects: [first(bets), address(bets), first(bets)],
      });
  });
});

describe('older lines', () => {
  test('come when the end is near, one page at a time, until there are none', () => {
    expect(play(data(), near, near)).toMatchObject({ at: 'loadingOlder', ids: 'ab', effects: [older('c1')] });
    expect(play(data(), near, arrived('cd'))).toMatchObject({ at: 'shown', ids: 'abcd', cursor: null });
    expect(play(data(), near, arrived('cd'), near, more).effects).toHaveLength(1);
  });

  test('a line that moved to the next page is shown once', () => {
    expect(play(data(), more, arrived('bcd'))).toMatchObject({ ids: 'abcd' });
  });

  test('a failed page keeps what is there, waits for a person, and is tried again', () => {
    expect(play(data(), near, failed(), near)).toMatchObject({ at: 'olderFailed', ids: 'ab', effects: [older('c1')] });
    for (const again of [retry, online])
      expect(play(data(), near, failed(), again)).toMatchObject({
        at: 'loadingOlder',
        ids: 'ab',
        effects: [older('c1'), older('c1')],
      });
  });

  test('after some pages by scrolling a tap is needed, which begins anew', () => {
    const pages = Array.from({ length: 5 }, (_, at) => [near, arrived(`${at}`, `d${at}`)]).flat();
    expect(play(data(), ...pages, near).effects).toHaveLength(5);
    expect(play(data(), ...pages, more, arrived('x', 'e'), near).effects).toHaveLength(7);
  });
});

describe('coming back to the page', () => {
  const newest = (ids: string, of = filter): HistoryEvent => ({
    type: 'newestArrived',
    filter: of,
    page: page(ids, 'c9'),
  });

  test('puts new lines on top and keeps older ones', () => {
    expect(play(data(), { type: 'pageShown' }).effects).toEqual([{ do: 'loadNewest', filter }, sums(filter)]);
    expect(play(data(), newest('xya'))).toMatchObject({ at: 'shown', ids: 'xyab', cursor: 'c1' });
    expect(play(data(), near, failed(), newest('xa'))).toMatchObject({ at: 'olderFailed', ids: 'xab' });
  });

  test('shows the newest page alone where it does not meet what is known', () => {
    expect(play(data(), newest('xyz'))).toMatchObject({ ids: 'xyz', cursor: 'c9' });
  });

  test('passes over lines of another filter', () => {
    expect(play(data(), newest('xyz', bets))).toMatchObject({ ids: 'ab' });
  });
});

describe('totals that did not come', () => {
  const without = data({ totals: { at: 'failed', missing } });

  test.each([{ type: 'totalsRetryTapped' }, online] as const)('are loaded again by $type', (again) => {
    expect(play(without, again)).toMatchObject({ at: 'shown', totals: 'loading', effects: [sums(filter)] });
    expect(play(data(), again).effects).toEqual([]);
  });

  test('come with the lines when the connection is there again', () => {
    expect(play({ ...without, lines: missing }, online)).toMatchObject({
      at: 'loading',
      totals: 'loading',
      effects: [first(filter), sums(filter)],
    });
  });

  test('a fault while they load leaves nobody waiting', () => {
    const flow = historyFlow(data({ totals: { at: 'loading' } }), filter);
    const fault = { at: 'form', text: 'common.unknownError', reference: 'X' } as const;
    const { state } = flow.start;
    for (const at of ['shown', 'failed', 'olderFailed'] as const)
      expect(flow.broken[at]?.({ ...state, at, missing } as never, fault).state).toMatchObject({
        at,
        totals: { at: 'failed', missing: { reference: 'X', message: { text: 'common.unknownError' } } },
      });
    expect(advance(flow, state, { type: 'totalsRetryTapped' }).effects).toEqual([]);
  });
});
