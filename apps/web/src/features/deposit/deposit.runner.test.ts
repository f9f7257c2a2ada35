import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { paymentFlow } from '../../kit/payment/payment.flow.ts';
import { paymentRunner } from '../../kit/payment/payment.runner.ts';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeSend } from '../../shell/http/fake-send.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { createStore } from '../../shell/storage/store.ts';
import type { DepositField } from './deposit.rules.ts';
import { DEPOSIT_DRAFT, type DepositIntent, depositPayment, refusals } from './deposit.runner.ts';
import { ORDER_DRAFT } from './order.rules.ts';

const intent: DepositIntent = { method: 'card', amount: '5000', bonus: '', key: 'k1' };

function stage(query: Readonly<Record<string, string>> = {}, sent = intent) {
  const { send, reply } = fakeSend<Outcome<unknown>>();
  const drafts = createDrafts(createStore(null));
  drafts.keep(DEPOSIT_DRAFT, { typed: '50', key: 'k1', sent: '1' });
  const go = vi.fn();
  const screen = { focusField: vi.fn(), renewKey: vi.fn() };
  const shell = fakeShell({ shell: { send, drafts, navigation: { go, query: () => query } } });
  const flow = run(
    paymentFlow<DepositField, DepositIntent>(DEPOSIT_DRAFT, null),
    paymentRunner(shell, screen, depositPayment(shell)),
  );
  flow.send({ type: 'submitted', intent: sent });
  const answer = async (outcome: Outcome<unknown>) => {
    reply(outcome);
    await settled();
  };
  return { send, answer, drafts, go };
}

test('the deposit goes out in minor units, under the key of its intent', () => {
  const { send } = stage();
  const options = { claims: expect.anything(), idempotencyKey: 'k1' };
  expect(send).toHaveBeenCalledExactlyOnceWith('wallet.deposit', { method: 'card', amount: '5000' }, options);
});

test('the bonus goes out in the terms that the page showed', () => {
  const { send } = stage({}, { ...intent, bonus: '2500 12500 30' });
  const input = { method: 'card', amount: '5000', bonus: { amount: '2500', stakes: '12500', days: 30 } };
  expect(send).toHaveBeenCalledExactlyOnceWith('wallet.deposit', input, expect.anything());
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

test.each([
  ['deposit.method.unavailable', { at: 'method', text: 'deposit.methodUnavailable' }],
  ['deposit.out.of.range', { at: 'amount', text: 'deposit.amountRefused' }],
  ['bonus.unavailable', { at: 'bonus', text: 'deposit.bonusGone' }],
  ['TOO_MANY_REQUEST', { at: 'form', text: 'failure.tooMany' }],
])('%s is shown in its place', (errorCode, shown) => {
  expect(problemBy(refusals, fakeFailure({ errorCode }))).toMatchObject(shown);
});
