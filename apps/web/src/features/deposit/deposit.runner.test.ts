import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeSend } from '../../shell/http/fake-send.ts';
import type { Failure, Outcome } from '../../shell/http/outcome.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { createStore } from '../../shell/storage/store.ts';
import { depositFlow, type Intent } from './deposit.flow.ts';
import { DEPOSIT_DRAFT, depositRunner } from './deposit.runner.ts';
import { ORDER_DRAFT } from './order.rules.ts';

const intent = { method: 'card', amount: '5000', bonus: null, key: 'k1' };

function stage(query: Readonly<Record<string, string>> = {}, sent: Intent = intent) {
  const { send, reply } = fakeSend<Outcome<unknown>>();
  const drafts = createDrafts(createStore(null));
  drafts.keep(DEPOSIT_DRAFT, { typed: '50', key: 'k1', sent: '1' });
  const go = vi.fn();
  const screen = { focusField: vi.fn(), settle: vi.fn() };
  const shell = fakeShell({ shell: { send, drafts, navigation: { go, query: () => query } } });
  const flow = run(depositFlow(null), depositRunner(shell, screen));
  flow.send({ type: 'submitted', intent: sent });
  const answer = async (outcome: Outcome<unknown>) => {
    reply(outcome);
    await settled();
  };
  return { ...screen, send, answer, drafts, go, flow };
}

const refused = (change: Partial<Failure>) => fakeFailure(change);

test('the deposit goes out in minor units, under the key of its intent', () => {
  const { send } = stage();
  const options = { claims: expect.anything(), idempotencyKey: 'k1' };
  expect(send).toHaveBeenCalledExactlyOnceWith('wallet.deposit', { method: 'card', amount: '5000' }, options);
});

test('the bonus goes out in the terms that the page showed, and again after a lost answer', async () => {
  const bonus = { amount: '2500', stakes: '12500', days: 30 };
  const { send, answer, flow } = stage({}, { ...intent, bonus });
  const input = { method: 'card', amount: '5000', bonus };
  expect(send).toHaveBeenCalledExactlyOnceWith('wallet.deposit', input, expect.anything());
  await answer(refused({ kind: 'timeout', status: 0 }));
  flow.send({ type: 'retryDue' });
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

test('an accepted deposit takes the place of the form in the history, and the draft is gone', async () => {
  const { answer, go, drafts } = stage();
  await answer({ ok: true, value: { orderId: 'o1' } });
  expect(go).toHaveBeenCalledExactlyOnceWith('order', { query: { id: 'o1' }, replace: true });
  expect(drafts.read(DEPOSIT_DRAFT)).toEqual({});
  expect(drafts.read(ORDER_DRAFT)).toEqual({});
});

test('the page that the member came from is kept for the order', async () => {
  const { answer, drafts } = stage({ backUrl: '/m/game?lane=lottery' });
  await answer({ ok: true, value: { orderId: 'o1' } });
  expect(drafts.read(ORDER_DRAFT)).toEqual({ orderId: 'o1', backUrl: '/m/game?lane=lottery' });
});

test.each<[string, Partial<Failure>]>([
  ['a time-out', { kind: 'timeout', errorCode: 'ECONNABORTED', status: 0 }],
  ['a lost connection', { kind: 'network', status: 0 }],
  ['an answer that nobody can read', { kind: 'malformed', status: 200 }],
  ['a gateway without an answer', { status: 502 }],
  ['a fault of the back end', { status: 500 }],
  ['an overloaded service', { status: 503, errorCode: 'service.overloaded' }],
  ['an intent that is still running', { status: 409, errorCode: 'idempotency.running' }],
])('after %s the same deposit is sent again', async (_, change) => {
  const { answer, send, flow, settle } = stage();
  await answer(refused(change));
  expect(flow.state()).toMatchObject({ at: 'checking' });
  expect(settle).not.toHaveBeenCalled();
  flow.send({ type: 'retryDue' });
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

test('without a connection nothing has gone out; after a lost answer it is waited for', async () => {
  const offline = refused({ kind: 'offline', status: 0, isShown: true });
  const first = stage();
  await first.answer(offline);
  expect(first.flow.state()).toMatchObject({ at: 'settling' });
  const second = stage();
  await second.answer(refused({ kind: 'timeout', status: 0 }));
  second.flow.send({ type: 'retryDue' });
  await second.answer(offline);
  expect(second.flow.state()).toMatchObject({ at: 'checking', tries: 2 });
});

test('a refusal keeps what was entered and ends the intent', async () => {
  const { answer, settle, drafts, flow, focusField } = stage();
  await answer(refused({ errorCode: 'deposit.out.of.range' }));
  expect(flow.state()).toMatchObject({ at: 'settling', problem: { at: 'amount' } });
  expect(settle).toHaveBeenCalledExactlyOnceWith(true);
  expect(focusField).toHaveBeenCalledExactlyOnceWith('amount');
  expect(drafts.read(DEPOSIT_DRAFT)).toMatchObject({ typed: '50' });
});
