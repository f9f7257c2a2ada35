import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { loadHistory, loadLines, loadTotals } from './history.data.ts';
import { filterOf } from './history.rules.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const lines = examples['wallet.transactions'].output;
const sums = examples['wallet.summary'].output;
const ok = (value: unknown) => ({ ok: true, value });
const missing = { reference: fakeFailure().reference };

function answering(answers: Readonly<Record<string, unknown>>) {
  const load = vi.fn(async (name: string, _input: unknown) => answers[name]);
  return { load, asLoad: load as unknown as Load };
}

test('the page asks for the lines and the totals of its address', async () => {
  const { load, asLoad } = answering({ 'wallet.transactions': ok(lines), 'wallet.summary': ok(sums) });
  const query = { type: 'bet', period: 'dates', from: '2026-11-01', to: '2026-11-02' };
  expect(await loadHistory(asLoad, query, now)).toEqual(
    ok({
      filter: filterOf(query, now),
      lines: { entries: lines.items, cursor: null },
      totals: { at: 'known', sums },
    }),
  );
  expect(load.mock.calls).toEqual([
    ['wallet.transactions', { type: 'bet', from: '2026-11-01T00:00:00.000Z', to: '2026-11-03T00:00:00.000Z' }],
    ['wallet.summary', { from: '2026-11-01', to: '2026-11-02' }],
  ]);
});

test('what did not come is missing in its own place', async () => {
  const { asLoad } = answering({ 'wallet.transactions': fakeFailure({ status: 500 }), 'wallet.summary': ok(sums) });
  expect(await loadHistory(asLoad, {}, now)).toMatchObject(ok({ lines: missing, totals: { at: 'known' } }));
  const other = answering({ 'wallet.transactions': ok(lines), 'wallet.summary': fakeFailure({ status: 500 }) });
  expect(await loadHistory(other.asLoad, {}, now)).toMatchObject(
    ok({ lines: { entries: lines.items }, totals: { at: 'failed', missing } }),
  );
});

test('a back end without the calls has no lines and no totals', async () => {
  const { asLoad } = answering({
    'wallet.transactions': fakeFailure({ status: 404 }),
    'wallet.summary': fakeFailure({ status: 404 }),
  });
  const filter = filterOf({}, now);
  expect(await loadLines(asLoad, filter, null)).toEqual(ok({ entries: [], cursor: null }));
  expect(await loadTotals(asLoad, filter.period)).toEqual({ at: 'absent' });
});

test('older lines are asked for by their cursor', async () => {
  const { load, asLoad } = answering({ 'wallet.transactions': ok({ items: [], nextCursor: 'c2' }) });
  expect(await loadLines(asLoad, filterOf({ period: 'all' }, now), 'c1')).toEqual(ok({ entries: [], cursor: 'c2' }));
  expect(load).toHaveBeenCalledWith('wallet.transactions', { cursor: 'c1' });
});
