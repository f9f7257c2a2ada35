import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { HistoryEffect } from './history.flow.ts';
import { filterOf } from './history.rules.ts';
import { historyRunner } from './history.runner.ts';

const filter = filterOf({ type: 'bet' }, Date.parse('2026-11-24T12:00:00.000Z'));
const lines = examples['wallet.transactions'].output;
const sums = examples['wallet.summary'].output;
const ok = (value: unknown) => ({ ok: true, value });

async function perform(effect: HistoryEffect, answer: unknown = ok(lines)) {
  const load = vi.fn(async (_name: string, _input: unknown) => answer);
  const changeQuery = vi.fn();
  const dispatch = vi.fn();
  await historyRunner(fakeShell({ shell: { load, navigation: { changeQuery } } }))(effect, dispatch);
  return { load, changeQuery, events: dispatch.mock.calls.map(([event]) => event) };
}

test('lines come with the filter that they were asked for by', async () => {
  const { load, events } = await perform({ do: 'loadLines', filter, cursor: 'c1' });
  expect(load).toHaveBeenCalledWith('wallet.transactions', expect.objectContaining({ type: 'bet', cursor: 'c1' }));
  expect(events).toEqual([{ type: 'linesArrived', filter, page: { entries: lines.items, cursor: null } }]);
  expect(events[0].filter).toBe(filter);
});

test('lines that did not come have their reference', async () => {
  const lost = fakeFailure({ kind: 'offline', status: 0 });
  const { events } = await perform({ do: 'loadLines', filter, cursor: null }, lost);
  expect(events).toEqual([
    { type: 'linesFailed', filter, missing: { reference: lost.reference, message: { text: 'failure.offline' } } },
  ]);
});

test('the newest lines are asked for in silence', async () => {
  expect((await perform({ do: 'loadNewest', filter })).events).toMatchObject([{ type: 'newestArrived', filter }]);
  expect((await perform({ do: 'loadNewest', filter }, fakeFailure())).events).toEqual([]);
});

test('totals come with their period, whether they are known or not', async () => {
  const { period } = filter;
  const effect = { do: 'loadTotals', period } as const;
  expect((await perform(effect, ok(sums))).events).toEqual([
    { type: 'totalsArrived', period, totals: { at: 'known', sums } },
  ]);
  expect((await perform(effect, fakeFailure())).events).toMatchObject([{ totals: { at: 'failed' } }]);
});

test('the filter goes into the address, and nothing is loaded', async () => {
  const { load, changeQuery } = await perform({ do: 'changeAddress', filter });
  expect(changeQuery).toHaveBeenCalledWith({ type: 'bet' });
  expect(load).not.toHaveBeenCalled();
});
