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

function stage(...answers: readonly Outcome<{ readonly orderId: string }>[]) {
  const waiting = [...answers];
  // The last answer stays: the pauses between tries outlive a test.
  const call = vi.fn(async (_: Sent) => (waiting.length > 1 ? waiting.shift() : waiting[0]) ?? taken);
  const drafts = createDrafts(createStore(null));
  drafts.keep('deposit', { method: 'card', typed: '50', key: 'k1' });
  const screen = { focusField: vi.fn(), renewKey: vi.fn() };
  const openOrder = vi.fn();
  const payment: Payment<Field, Sent> = {
    draft: 'deposit',
    refusals: { 'deposit.out.of.range': { at: 'amount', text: 'deposit.amountRefused' } },
    pay: (sent, post) => post(() => call(sent)),
    openOrder,
  };
  const flow = run(paymentFlow<Field, Sent>('deposit', null), paymentRunner({ drafts }, screen, payment));
  flow.send({ type: 'submitted', intent });
  return { ...screen, call, openOrder, flow, draft: () => drafts.read('deposit') };
}

test('until it has an answer the draft says what was sent; then it is gone, and the order opens', async () => {
  const { draft, openOrder } = stage(taken);
  expect(draft()).toEqual({ method: 'card', typed: '50', amount: '5000', key: 'k1', sent: '1' });
  await settled();
  expect(draft()).toEqual({});
  expect(openOrder).toHaveBeenCalledExactlyOnceWith('o1');
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

test('without a connection nothing has gone out; after a lost answer it is waited for', async () => {
  const offline = fakeFailure({ kind: 'offline', status: 0, isShown: true });
  const first = stage(offline);
  await settled();
  expect([first.flow.state().at, first.draft().sent]).toEqual(['settling', undefined]);
  const second = stage(fakeFailure({ kind: 'timeout', status: 0 }), offline);
  await settled();
  second.flow.send({ type: 'retryDue' });
  await settled();
  expect(second.flow.state()).toMatchObject({ at: 'checking', tries: 2 });
});

test('a refusal keeps what was entered and ends the intent', async () => {
  const { flow, renewKey, focusField, draft } = stage(fakeFailure({ errorCode: 'deposit.out.of.range' }));
  await settled();
  expect(flow.state()).toMatchObject({ at: 'settling', problem: { at: 'amount' } });
  expect(renewKey).toHaveBeenCalledOnce();
  expect(focusField).toHaveBeenCalledExactlyOnceWith('amount');
  expect(draft()).toMatchObject({ typed: '50' });
});
