import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { run } from '../../shell/flow/flow.ts';
import { openOrdersFlow, openOrdersRunner } from './open-orders.flow.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Orders = readonly { readonly orderId: string }[];
const ordersOf = (...ids: readonly string[]): Orders => ids.map((orderId) => ({ orderId }));
const flow = openOrdersFlow<Orders[number]>('open-test');

/** A page whose looks are answered one after the other; the last answer stands for all later ones. */
function stage(answers: readonly (Orders | null)[], isVisible = (): boolean => true, from = flow) {
  const look = vi.fn(async () => answers[Math.min(look.mock.calls.length, answers.length) - 1] ?? null);
  const publish = vi.fn();
  const events = { publish, on: () => () => undefined, takeEarly: () => [] };
  const running = run(from, openOrdersRunner({ look, events, isVisible }));
  const shown = (): readonly string[] => running.state().orders.map(({ orderId }) => orderId);
  return { look, publish, running, shown, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test('every open order is found', async () => {
  const { shown, pass } = stage([ordersOf('a', 'b', 'c', 'd')]);
  await pass(0);
  expect(shown()).toEqual(['a', 'b', 'c', 'd']);
});

test('orders of the page before are shown while the page looks, and those that came with it are not looked for again', async () => {
  for (const [areNew, looks] of [
    [false, 1],
    [true, 0],
  ] as const) {
    const known = openOrdersFlow('open-test', { orders: ordersOf('a'), areNew });
    const { look, shown, pass } = stage([ordersOf('a', 'b')], () => true, known);
    expect([shown(), look.mock.calls.length]).toEqual([['a'], looks]);
    await pass(10_000);
    expect(shown()).toEqual(['a', 'b']);
  }
});

test('a page in view looks every ten seconds while an order is open, and no more once none is', async () => {
  const { look, shown, pass } = stage([ordersOf('a'), ordersOf('a'), ordersOf()]);
  await pass(9_999);
  expect(look).toHaveBeenCalledTimes(1);
  await pass(1);
  expect([look.mock.calls.length, shown()]).toEqual([2, ['a']]);
  await pass(10_000);
  expect([look.mock.calls.length, shown()]).toEqual([3, []]);
  await pass(60_000);
  expect(look).toHaveBeenCalledTimes(3);
});

test('the balance is asked for again when an open order is decided', async () => {
  const { publish, pass } = stage([ordersOf('a', 'b'), ordersOf('a', 'b', 'c'), ordersOf('c', 'b')]);
  await pass(10_000);
  expect(publish).not.toHaveBeenCalled();
  await pass(10_000);
  expect(publish).toHaveBeenCalledExactlyOnceWith('balanceChanged', {});
});

test('a page that nobody sees looks no more, until it is shown', async () => {
  const { look, running, pass } = stage([ordersOf('a')], () => false);
  await pass(60_000);
  expect(look).toHaveBeenCalledTimes(1);
  running.send({ type: 'shown' });
  await pass(0);
  expect(look).toHaveBeenCalledTimes(2);
});

test('money that moved elsewhere makes the page look at once', async () => {
  const { look, running, shown, pass } = stage([ordersOf(), ordersOf('a')]);
  await pass(0);
  running.send({ type: 'moneyMoved' });
  await pass(0);
  expect([look.mock.calls.length, shown()]).toEqual([2, ['a']]);
});

test.each([
  ['money that moves', 'moneyMoved', ordersOf()],
  ['money that moves', 'moneyMoved', null],
  ['a page that is shown', 'shown', ordersOf()],
] as const)('%s while the page looks makes it look once more, also where that look fails', async (_, type, first) => {
  const { look, running, shown, pass } = stage([first, ordersOf('a')]);
  running.send({ type });
  await pass(0);
  expect([look.mock.calls.length, shown()]).toEqual([2, ['a']]);
});

test('the strips stay when a later look fails, and looking goes on', async () => {
  const { shown, publish, pass } = stage([ordersOf('a'), null, ordersOf()]);
  await pass(10_000);
  expect([shown(), publish.mock.calls.length]).toEqual([['a'], 0]);
  await pass(10_000);
  expect([shown(), publish.mock.calls.length]).toEqual([[], 1]);
});
