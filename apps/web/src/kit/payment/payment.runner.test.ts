import { expect, test, vi } from 'vitest';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure, Outcome } from '../../shell/http/outcome.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { createStore } from '../../shell/storage/store.ts';
import { paymentFlow } from './payment.flow.ts';
import { type Payment, paymentRunner } from './payment.runner.ts';

type Field = 'method' | 'amount';
type Sent = Readonly<Record<'method' | 'amount' | 'key', string>>;

const intent: Sent = { method: 'card', amount: '5000', key: 'k1' };
const taken = { ok: true, value: { orderId: 'o1' } } as const;
const offline = fakeFailure({ kind: 'offline', status: 0, isShown: true });

type Answer = Outcome<{ readonly orderId: string }>;

function stage(...answers: readonly Answer[]) {
  return stageWith({}, ...answers);
}

interface Scene {
  /** An earlier visit has sent it. */
  readonly open?: Sent;
  /** Happens while the call is under way. */
  readonly meanwhile?: (logOut: () => void) => void;
}

function stageWith({ open, meanwhile }: Scene, ...answers: readonly Answer[]) {
  const waiting = [...answers];
  // The last answer stays: the pauses between tries outlive a test.
  const call = vi.fn(async (_: Sent) => {
    meanwhile?.(() => {
      member = null;
    });
    return (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? taken;
  });
  let member: string | null = 'm1';
  const store = createStore(null);
  const drafts = createDrafts(store, () => member);
  drafts.keep('deposit', { method: 'card', typed: '50', key: 'k1' });
  const screen = { focusField: vi.fn(), renewKey: vi.fn() };
  const openOrder = vi.fn();
  const payment: Payment<Field, Sent> = {
    draft: 'deposit',
    refusals: { 'deposit.out.of.range': { at: 'amount', text: 'deposit.amountRefused' } },
    pay: (sent, post) => post(() => call(sent)),
    openOrder,
  };
  const flow = run(paymentFlow<Field, Sent>('deposit', open ?? null), paymentRunner({ drafts }, screen, payment));
  if (!open) flow.send({ type: 'submitted', intent });
  const draftOf = (whose: string | null) => createDrafts(store, () => whose).read('deposit');
  const keep = (values: Record<string, string>): void => drafts.keep('deposit', values);
  return { ...screen, call, openOrder, flow, keep, draft: () => draftOf('m1'), draftOf };
}

test('until it has an answer the draft says what was sent; then it is gone, and the order opens', async () => {
  const { draft, openOrder } = stage(taken);
  expect(draft()).toEqual({ method: 'card', typed: '50', amount: '5000', key: 'k1', sent: '1' });
  await settled();
  expect(draft()).toEqual({});
  expect(openOrder).toHaveBeenCalledExactlyOnceWith('o1');
});

test('a member who leaves while it is under way does not find it under the next payment', async () => {
  const { flow, draft, openOrder } = stage(taken);
  flow.stop();
  await settled();
  expect([draft(), openOrder.mock.calls]).toEqual([{}, []]);
});

test('the next payment, begun under another key meanwhile, keeps its draft', async () => {
  const { flow, draft, keep } = stage(taken);
  flow.stop();
  keep({ typed: '70', key: 'k2' });
  await settled();
  expect(draft()).toEqual({ typed: '70', key: 'k2' });
});

test.each<[string, Partial<Failure>]>([
  ['a time-out', { kind: 'timeout', errorCode: 'ECONNABORTED', status: 0 }],
  ['a lost connection', { kind: 'network', status: 0 }],
  ['an answer that nobody can read', { kind: 'malformed', status: 200 }],
  ['a gateway without an answer', { status: 502 }],
  ['a fault of the back end', { status: 500 }],
  ['an overloaded service', { status: 503, errorCode: 'service.overloaded' }],
  ['an intent that is still running', { status: 409, errorCode: 'idempotency.running' }],
])('after %s the same payment is sent again', async (_, change) => {
  const { call, flow, renewKey, draft } = stage(fakeFailure(change), taken);
  await settled();
  expect(flow.state()).toMatchObject({ at: 'checking' });
  expect([renewKey.mock.calls.length, draft().sent]).toEqual([0, '1']);
  flow.send({ type: 'retryDue' });
  expect(call.mock.calls).toEqual([[intent], [intent]]);
});

test('without a connection before the call nothing goes out, and the next payment is another one', async () => {
  const first = stage(offline);
  await settled();
  expect([first.flow.state().at, first.draft().sent]).toEqual(['settling', undefined]);
  expect(first.renewKey).toHaveBeenCalledExactlyOnceWith(first.draft().key);
});

test('after a lost answer a try without a connection leaves the payment open', async () => {
  const { flow, draft, renewKey } = stage(fakeFailure({ kind: 'timeout', status: 0 }), offline);
  await settled();
  flow.send({ type: 'retryDue' });
  await settled();
  expect(flow.state()).toMatchObject({ at: 'checking', tries: 2 });
  expect([draft().sent, renewKey.mock.calls]).toEqual(['1', []]);
});

test('a page that is opened again without a connection still knows that the payment was sent', async () => {
  const { flow, draft, renewKey } = stageWith({ open: intent }, offline);
  await settled();
  expect(flow.state()).toMatchObject({ at: 'checking', tries: 1 });
  expect([draft().sent, draft().key, renewKey.mock.calls]).toEqual(['1', 'k1', []]);
});

test('a lost answer is remembered over an answer that decides nothing', async () => {
  const [lost, busy] = [fakeFailure({ kind: 'timeout', status: 0 }), fakeFailure({ errorCode: 'TOO_MANY_REQUEST' })];
  const { flow, draft } = stage(lost, busy, offline);
  await settled();
  flow.send({ type: 'retryDue' });
  await settled();
  expect(flow.state().at).toBe('settling');
  flow.send({ type: 'lockReleased' });
  flow.send({ type: 'submitted', intent });
  await settled();
  expect([flow.state().at, draft().key]).toEqual(['checking', 'k1']);
});

test('a session that ends over the call leaves no payment that the next log-in would send', async () => {
  const ended = fakeFailure({ errorCode: 'CUSTOMER_NOT_LOGIN', status: 401, isShown: true });
  const { draftOf } = stageWith({ meanwhile: (logOut) => logOut() }, ended);
  await settled();
  expect(draftOf('m1')).toMatchObject({ typed: '50', amount: '5000' });
  expect(draftOf('m1')).not.toHaveProperty('sent');
  expect(draftOf(null)).toEqual({});
});

test('a refusal keeps what was entered and ends the intent', async () => {
  const { flow, renewKey, focusField, draft } = stage(fakeFailure({ errorCode: 'deposit.out.of.range' }));
  await settled();
  expect(flow.state()).toMatchObject({ at: 'settling', problem: { at: 'amount' } });
  expect(renewKey).toHaveBeenCalledOnce();
  expect(focusField).toHaveBeenCalledExactlyOnceWith('amount');
  expect(draft()).toMatchObject({ typed: '50' });
});
