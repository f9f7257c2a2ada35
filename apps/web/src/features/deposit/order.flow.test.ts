import type { PublicOrder } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { isStale, type OrderEffect, type OrderEvent, orderFlow } from './order.flow.ts';

const succeeded = examples['wallet.order'].output as PublicOrder;
const as = (status: PublicOrder['status']): PublicOrder => ({ ...succeeded, status });
const pending = as('pending');
const payment = { payUrl: null, pixCode: '000201', transfer: null, wallet: null };
const answered = (status: PublicOrder['status']): OrderEvent => ({ type: 'answered', order: as(status) });
const due: OrderEvent = { type: 'askDue' };
const shown: OrderEvent = { type: 'shown' };

const follow = (order: PublicOrder, ...events: OrderEvent[]) => playFlow(orderFlow(order), events);
const pauses = (effects: readonly OrderEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'askLater' ? [effect.pauseMs] : []));
const done = (effects: readonly OrderEffect[]) => effects.map((effect) => effect.do);

describe('an order that is not decided', () => {
  test('is asked for after three seconds, and its member’s way to pay is fetched', () => {
    const { start } = orderFlow(pending);
    expect(start.state.at).toBe('waiting');
    expect(start.effects).toEqual([
      { do: 'askLater', pauseMs: 3000 },
      { do: 'fetchPayment', orderId: pending.orderId },
    ]);
  });

  test('is asked for less often after a minute, and often again once the page is seen', () => {
    const round: OrderEvent[] = [due, { type: 'paymentCame', payment: null }, answered('pending')];
    const long = Array.from({ length: 20 }, () => round).flat();
    expect(new Set(pauses(follow(pending, ...long).effects.slice(0, -3)))).toEqual(new Set([3000]));
    expect(pauses(follow(pending, ...long).effects).pop()).toBe(10_000);
    expect(pauses(follow(pending, ...long, shown, answered('pending')).effects).pop()).toBe(3000);
  });

  test('shows a code once it is drawn', () => {
    const { state, effects } = follow(pending, { type: 'paymentCame', payment }, { type: 'qrDrawn', qr: [[true]] });
    expect(state).toMatchObject({ payment, qr: [[true]] });
    expect(effects).toEqual([{ do: 'drawQr', payment }]);
  });

  test('asks again how it is paid where that did not come, and when the provider has taken it', () => {
    expect(done(follow(pending, due, answered('pending')).effects)).toContain('fetchPayment');
    expect(done(follow(as('checking'), due, answered('checking')).effects)).not.toContain('fetchPayment');
    const taken = [{ type: 'paymentCame', payment: null }, due, answered('pending')] as const;
    expect(done(follow(as('checking'), ...taken).effects)).toContain('fetchPayment');
    expect(done(follow(pending, ...taken).effects)).not.toContain('fetchPayment');
  });

  test('asks at once when the member says that it is paid', () => {
    const { state, effects } = follow(pending, { type: 'paidTapped' });
    expect(state).toMatchObject({ at: 'asking', hasPaid: true });
    expect(effects).toEqual([{ do: 'ask', orderId: pending.orderId }]);
  });

  test('says that it may be old after two questions without an answer', () => {
    const miss: OrderEvent[] = [due, { type: 'askFailed' }];
    expect(isStale(follow(pending, ...miss).state)).toBe(false);
    expect(isStale(follow(pending, ...miss, ...miss).state)).toBe(true);
    expect(isStale(follow(pending, ...miss, ...miss, due, answered('pending')).state)).toBe(false);
    expect(pauses(follow(pending, ...miss).effects)).toEqual([10_000]);
  });
});

describe('an order that is decided', () => {
  test.each(['succeeded', 'failed', 'expired'] as const)('is asked for no more: %s', (status) => {
    const { state, effects } = follow(pending, due, answered(status));
    expect(state).toMatchObject({ at: 'decided', order: { status } });
    expect(pauses(effects)).toEqual([]);
    expect(done(follow(as(status), due).effects)).toEqual([]);
  });

  test('makes the balance known as changed once', () => {
    expect(done(follow(pending, due, answered('succeeded'), shown).effects)).toEqual(['ask', 'announceMoney']);
    expect(done(follow(pending, due, answered('failed')).effects)).toEqual(['ask']);
  });

  test('that came too late is found in the balance when the page is seen again', () => {
    const { state, effects } = follow(as('expired'), shown, answered('succeeded'));
    expect(state).toMatchObject({ at: 'decided', order: { status: 'succeeded' } });
    expect(done(effects)).toEqual(['ask', 'announceMoney']);
  });
});
