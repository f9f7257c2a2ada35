import type { PublicOrder } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { noPayment } from './fake-payment.ts';
import { isStale, type OrderEffect, type OrderEvent, orderFlow } from './order.flow.ts';

const succeeded = examples['wallet.order'].output as PublicOrder;
const as = (status: PublicOrder['status']): PublicOrder => ({ ...succeeded, status });
const pending = as('pending');
const payment = { ...noPayment, pixCode: '000201' };
const loaded = (status: PublicOrder['status']): OrderEvent => ({ type: 'loaded', order: as(status) });
const due: OrderEvent = { type: 'loadDue' };
const shown: OrderEvent = { type: 'shown' };

const follow = (order: PublicOrder, ...events: OrderEvent[]) => playFlow(orderFlow(order), events);
const pauses = (effects: readonly OrderEffect[]) =>
  effects.flatMap((effect) => (effect.do === 'loadLater' ? [effect.pauseMs] : []));
const done = (effects: readonly OrderEffect[]) => effects.map((effect) => effect.do);

describe('an order that is not decided', () => {
  test('is loaded after three seconds, and its payment instructions are fetched', () => {
    const { start } = orderFlow(pending);
    expect(start.state.at).toBe('waiting');
    expect(start.effects).toEqual([
      { do: 'loadLater', pauseMs: 3000 },
      { do: 'fetchPayment', orderId: pending.orderId },
    ]);
  });

  test('is loaded less often after a minute, and often again once the page is seen', () => {
    const round: OrderEvent[] = [due, { type: 'paymentCame', payment: null }, loaded('pending')];
    const long = Array.from({ length: 20 }, () => round).flat();
    expect(new Set(pauses(follow(pending, ...long).effects.slice(0, -3)))).toEqual(new Set([3000]));
    expect(pauses(follow(pending, ...long).effects).pop()).toBe(10_000);
    expect(pauses(follow(pending, ...long, shown, loaded('pending')).effects).pop()).toBe(3000);
  });

  test('shows a code once it is drawn', () => {
    const { state, effects } = follow(pending, { type: 'paymentCame', payment }, { type: 'qrDrawn', qr: [[true]] });
    expect(state).toMatchObject({ payment, qr: [[true]] });
    expect(effects).toEqual([{ do: 'drawQr', payment }]);
  });

  test('fetches its instructions again where they did not come, and when the provider has taken it', () => {
    expect(done(follow(pending, due, loaded('pending')).effects)).toContain('fetchPayment');
    expect(done(follow(as('checking'), due, loaded('checking')).effects)).not.toContain('fetchPayment');
    const taken = [{ type: 'paymentCame', payment: null }, due, loaded('pending')] as const;
    expect(done(follow(as('checking'), ...taken).effects)).toContain('fetchPayment');
    expect(done(follow(pending, ...taken).effects)).not.toContain('fetchPayment');
  });

  test('is loaded at once when the member says that it is paid', () => {
    const { state, effects } = follow(pending, { type: 'paidTapped' });
    expect(state).toMatchObject({ at: 'loading', hasPaid: true });
    expect(effects).toEqual([{ do: 'load', orderId: pending.orderId }]);
  });

  test('may be out of date after two loads that failed', () => {
    const miss: OrderEvent[] = [due, { type: 'loadFailed' }];
    expect(isStale(follow(pending, ...miss).state)).toBe(false);
    expect(isStale(follow(pending, ...miss, ...miss).state)).toBe(true);
    expect(isStale(follow(pending, ...miss, ...miss, due, loaded('pending')).state)).toBe(false);
    expect(pauses(follow(pending, ...miss).effects)).toEqual([10_000]);
  });
});

describe('an order that is decided', () => {
  test.each(['succeeded', 'failed', 'expired'] as const)('is loaded no more: %s', (status) => {
    const { state, effects } = follow(pending, due, loaded(status));
    expect(state).toMatchObject({ at: 'decided', order: { status } });
    expect(pauses(effects)).toEqual([]);
    expect(done(follow(as(status), due).effects)).toEqual([]);
  });

  test('makes the balance known as changed once', () => {
    expect(done(follow(pending, due, loaded('succeeded'), shown).effects)).toEqual(['load', 'announceMoney']);
    expect(done(follow(pending, due, loaded('failed')).effects)).not.toContain('announceMoney');
  });

  test('asks why it failed: when it fails, when the page opens on it, and where no answer came', () => {
    const why = { do: 'fetchPayment', orderId: pending.orderId };
    const known: OrderEvent = { type: 'paymentCame', payment: { ...payment, pixCode: null, reason: 'Sent back' } };
    expect(follow(pending, { type: 'paymentCame', payment }, due, loaded('failed')).effects).toContainEqual(why);
    expect(orderFlow(as('failed')).start.effects).toEqual([why]);
    expect(follow(as('failed'), shown, loaded('failed')).effects).toContainEqual(why);
    const told = follow(as('failed'), known, shown, loaded('failed'));
    expect(done(told.effects)).toEqual(['drawQr', 'load']);
    expect(told.state.payment).toMatchObject({ reason: 'Sent back' });
  });

  test.each(['checking', 'expired'] as const)('keeps the place for the slip of a transfer that is %s', (status) => {
    const transfer = { ...pending, kind: 'bankTransfer' } as const;
    const fetched = { do: 'fetchPayment', orderId: pending.orderId };
    const late = { ...transfer, status };
    expect(orderFlow(late).start.effects).toContainEqual(fetched);
    const came: OrderEvent = { type: 'paymentCame', payment: { ...payment, takesSlip: true } };
    const { state, effects } = follow(transfer, came, due, { type: 'loaded', order: late });
    expect(state.payment).toMatchObject({ takesSlip: true });
    expect(effects).toContainEqual(fetched);
    expect(orderFlow({ ...late, kind: 'card' }).start.effects).not.toContainEqual(fetched);
  });

  test('leaves the place for the slip and asks why once staff refused a late transfer', () => {
    const late = { ...as('expired'), kind: 'bankTransfer' } as const;
    const came: OrderEvent = { type: 'paymentCame', payment: { ...payment, takesSlip: true } };
    const refused: OrderEvent = { type: 'loaded', order: { ...late, status: 'failed' } };
    const { state, effects } = follow(late, came, shown, refused);
    expect(state).toMatchObject({ at: 'decided', order: { status: 'failed' }, payment: 'unknown' });
    expect(effects.at(-1)).toEqual({ do: 'fetchPayment', orderId: late.orderId });
  });

  test('that came too late is found in the balance when the page is seen again', () => {
    const { state, effects } = follow(as('expired'), shown, loaded('succeeded'));
    expect(state).toMatchObject({ at: 'decided', order: { status: 'succeeded' } });
    expect(done(effects)).toEqual(['load', 'announceMoney']);
  });
});
