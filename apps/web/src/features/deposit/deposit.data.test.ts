import type { DepositOrder, PublicOrder } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import type { Query } from '../../kit/feature.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';
import { loadDeposit, loadOrder } from './deposit.data.ts';
import { deposit } from './feature.ts';

const settings = examples['relay.depositSettings'].output;
const mine = examples['wallet.deposit'].output as DepositOrder;
const order = examples['wallet.order'].output as PublicOrder;
const ok = (value: unknown) => ({ ok: true, value });
/** Calls of these names are answered so. */
const answering = (answers: Readonly<Record<string, unknown>>) => (async (name: string) => answers[name]) as Load;

test.each([
  ['methods and orders', ok(settings), ok({ items: [mine] }), ok({ ...settings, orders: [mine] })],
  ['no orders where they did not come', ok(settings), fakeFailure(), ok({ ...settings, orders: [] })],
  [
    'no methods where the back end takes no deposits',
    fakeFailure({ status: 404 }),
    ok({ items: [] }),
    ok({ methods: [], bonus: null, orders: [] }),
  ],
  ['why they did not come', fakeFailure({ status: 500 }), ok({ items: [] }), fakeFailure({ status: 500 })],
])('the deposit page gets %s', async (_, methods, orders, expected) => {
  const load = answering({ 'relay.depositSettings': methods, 'wallet.orders': orders });
  expect(await loadDeposit(load)).toEqual(expected);
});

test.each([
  ['the order', ok(order), ok({ order })],
  ['no order of an unknown id', fakeFailure({ status: 404, errorCode: 'order.unknown' }), ok({ order: null })],
  ['no order of an id that is none', fakeFailure({ status: 400, errorCode: 'input.invalid' }), ok({ order: null })],
  ['no order where the back end has none', fakeFailure({ kind: 'malformed', status: 404 }), ok({ order: null })],
  ['why it did not come', fakeFailure({ kind: 'timeout', status: 0 }), fakeFailure({ kind: 'timeout', status: 0 })],
  ['that the region is closed', fakeFailure({ status: 451 }), fakeFailure({ status: 451 })],
])('the order’s page gets %s', async (_, answer, expected) => {
  expect(await loadOrder(Promise.resolve(answer as Outcome<PublicOrder>))).toEqual(expected);
});

const loadPage = (load: Load, query: Query) => deposit.screens?.order?.load?.(load, query);

test('the order is called for at once, before the code of its page has come', async () => {
  const load = vi.fn(answering({ 'wallet.order': ok(order) }));
  const loading = loadPage(load as Load, { id: 'x' });
  expect(load).toHaveBeenCalledExactlyOnceWith('wallet.order', { orderId: 'x' });
  expect(await loading).toEqual(ok({ order }));
});

test('an address without an id makes no call', async () => {
  const load = vi.fn();
  expect(await loadPage(load, {})).toEqual(ok({ order: null }));
  expect(load).not.toHaveBeenCalled();
});
