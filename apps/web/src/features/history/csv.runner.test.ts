import type { Transaction } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { CsvEffect } from './csv.flow.ts';
import { csvRunner } from './csv.runner.ts';
import { filterOf } from './history.rules.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const { items, nextCursor } = examples['wallet.transactions'].output;
const entries = items as readonly Transaction[];

async function perform(effect: CsvEffect, answer: unknown = { ok: true, value: { items, nextCursor } }) {
  const load = vi.fn(async (_name: string, _input: unknown) => answer);
  const save = vi.fn();
  const dispatch = vi.fn();
  const shell = fakeShell({ shell: { load, clock: { now: () => now } } });
  await csvRunner(shell, filterOf({ period: 'today' }, now), save)(effect, dispatch);
  return { load, save, events: dispatch.mock.calls.map(([event]) => event) };
}

test('a page of the filter is loaded by its cursor', async () => {
  const { load, events } = await perform({ do: 'loadPage', cursor: 'c1' });
  expect(load).toHaveBeenCalledWith('wallet.transactions', { from: '2026-11-24T00:00:00.000Z', cursor: 'c1' });
  expect(events).toEqual([{ type: 'pageArrived', page: { entries, cursor: null } }]);
});

test('a page that did not come has its reference', async () => {
  const { events } = await perform({ do: 'loadPage', cursor: null }, fakeFailure({ reference: 'X' }));
  expect(events).toMatchObject([{ type: 'pageFailed', missing: { reference: 'X' } }]);
});

test('the file has the operator’s digits and the language of the page', async () => {
  const { save, events } = await perform({ do: 'save', entries });
  const [name, type, text] = save.mock.calls[0] ?? [];
  expect([name, type]).toEqual(['transactions-2026-11-24-2026-11-24.csv', 'text/csv;charset=utf-8']);
  expect(text).toContain('\r\n2026-11-21T12:00:00.000Z,Bet,Rapid 5 · 202611210720,-5.00,USD,1279.50,R7K2M9QX4T\r\n');
  expect(events).toEqual([{ type: 'fileSaved' }]);
});
