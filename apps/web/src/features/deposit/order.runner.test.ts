import type { DepositOrder, PublicOrder } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { SessionInfo } from '../../shell/shell.ts';
import { orderFlow } from './order.flow.ts';
import { orderRunner } from './order.runner.ts';

const pending: PublicOrder = { ...(examples['wallet.order'].output as PublicOrder), status: 'pending' };
const mine = { ...(examples['wallet.deposit'].output as DepositOrder), orderId: pending.orderId, pixCode: '000201' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function stage(answers: Readonly<Record<string, unknown>>, { member = true, isVisible = (): boolean => true } = {}) {
  const load = vi.fn(async (name: string) => answers[name]);
  const learn = vi.fn();
  const publish = vi.fn();
  const shell = fakeShell({
    shell: {
      load,
      clock: { learn },
      events: { publish, on: () => () => undefined },
      session: { current: () => (member ? ({ id: '1' } as SessionInfo) : null) },
    },
  });
  const flow = run(orderFlow(pending), orderRunner({ ...shell, isVisible }));
  return {
    load,
    learn,
    publish,
    flow,
    loads: (name: string) => load.mock.calls.filter(([call]) => call === name).length,
  };
}

const ok = (value: unknown) => ({ ok: true, value });

test('the member sees how to pay, with the code drawn', async () => {
  const { flow } = stage({ 'wallet.orders': ok({ items: [mine] }) });
  await vi.waitFor(() => expect(flow.state()).toMatchObject({ payment: { pixCode: '000201' }, qr: expect.any(Array) }));
});

test('a visitor loads no member’s orders', async () => {
  const { flow, loads } = stage({}, { member: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(flow.state()).toMatchObject({ payment: null });
  expect(loads('wallet.orders')).toBe(0);
});

test('orders that did not come are loaded with the next load of the order', async () => {
  const { loads } = stage({ 'wallet.orders': fakeFailure({ status: 503 }), 'wallet.order': ok(pending) });
  await vi.advanceTimersByTimeAsync(3000);
  expect([loads('wallet.order'), loads('wallet.orders')]).toEqual([1, 2]);
});

test('the balance is known to have changed, and the clock learns the server’s time', async () => {
  const paid = { ...pending, status: 'succeeded', serverTime: '2026-11-21T12:00:03.000Z' };
  const { publish, learn } = stage({ 'wallet.orders': ok({ items: [] }), 'wallet.order': ok(paid) });
  await vi.advanceTimersByTimeAsync(3000);
  expect(publish).toHaveBeenCalledExactlyOnceWith('balanceChanged', {});
  expect(learn).toHaveBeenCalledExactlyOnceWith('2026-11-21T12:00:03.000Z');
});

test('a page that nobody sees loads nothing', async () => {
  const { loads, flow } = stage(
    { 'wallet.orders': ok({ items: [] }), 'wallet.order': ok(pending) },
    { isVisible: () => false },
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loads('wallet.order')).toBe(0);
  flow.send({ type: 'shown' });
  expect(loads('wallet.order')).toBe(1);
});
