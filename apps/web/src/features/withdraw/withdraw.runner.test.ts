import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { paymentFlow } from '../../kit/payment/payment.flow.ts';
import { paymentRunner } from '../../kit/payment/payment.runner.ts';
import type { IntentOf } from '../../kit/payment/use-payment.ts';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Outcome, StepUp } from '../../shell/http/outcome.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { createStore } from '../../shell/storage/store.ts';
import type { WithdrawField } from './withdraw.rules.ts';
import { refusals, WITHDRAW_DRAFT, withdrawPayment } from './withdraw.runner.ts';

const intent = { account: 'a1', amount: '5000', key: 'k1' };
const proof: StepUp = { password: 'secret words' };
const taken = { ok: true, value: { orderId: 'o1', status: 'waiting' } } as const;
const proofRequired = fakeFailure({ errorCode: 'stepup_required', status: 403, value: { ways: ['password'] } });

/** `dialog`: what the member does in the dialog of the proof. */
function stage(
  answers: readonly Outcome<unknown>[],
  dialog?: (attempt: (given: StepUp) => Promise<unknown>) => unknown,
) {
  const waiting = [...answers];
  // The last answer stays: the pauses between tries outlive a test.
  const send = vi.fn(async (..._: unknown[]) => (waiting.length > 1 ? waiting.shift() : waiting[0]));
  const drafts = createDrafts(createStore(null));
  drafts.keep(WITHDRAW_DRAFT, { account: 'a1', typed: '50', key: 'k1' });
  const [go, publish] = [vi.fn(), vi.fn()];
  const open = vi.fn(async (_: string, { attempt }: { attempt: (given: StepUp) => Promise<unknown> }) => {
    await dialog?.(attempt);
    return null;
  });
  const screen = { focusField: vi.fn(), renewKey: vi.fn() };
  const events = { publish, on: () => () => undefined };
  const shell = fakeShell({ shell: { send, drafts, events, navigation: { go }, overlays: { open } } });
  const flow = run(
    paymentFlow<WithdrawField, IntentOf<'account'>>(WITHDRAW_DRAFT, null),
    paymentRunner(shell, screen, withdrawPayment(shell)),
  );
  flow.send({ type: 'submitted', intent });
  const draft = () => drafts.read(WITHDRAW_DRAFT);
  return { ...screen, send, draft, go, publish, open, flow };
}

test('the withdrawal goes out under the key of its intent, and its view takes the place of the form', async () => {
  const { send, go, publish, draft } = stage([taken]);
  const options = { claims: expect.anything(), idempotencyKey: 'k1' };
  expect(send).toHaveBeenCalledExactlyOnceWith('wallet.withdraw', { accountId: 'a1', amount: '5000' }, options);
  expect(draft()).toMatchObject({ sent: '1', account: 'a1', amount: '5000', key: 'k1' });
  await settled();
  expect(go).toHaveBeenCalledExactlyOnceWith('withdraw', { query: { id: 'o1' }, replace: true });
  expect(publish).toHaveBeenCalledExactlyOnceWith('balanceChanged', {});
  expect(draft()).toEqual({});
});

test('the proof goes out with the same withdrawal under the same key', async () => {
  const { send, go } = stage([proofRequired, taken], (attempt) => attempt(proof));
  await settled();
  expect(send.mock.calls.map(([, input]) => input)).toEqual([
    { accountId: 'a1', amount: '5000' },
    { accountId: 'a1', amount: '5000', stepUp: proof },
  ]);
  expect(
    new Set(send.mock.calls.map(([, , options]) => (options as { idempotencyKey: string }).idempotencyKey)),
  ).toEqual(new Set(['k1']));
  expect(go).toHaveBeenCalledOnce();
});

test('a member who closes the dialog has sent nothing that a later visit would repeat', async () => {
  const { flow, draft, renewKey } = stage([proofRequired]);
  await settled();
  expect(flow.state()).toEqual({ at: 'editing', problem: null });
  expect(draft()).toEqual({ account: 'a1', typed: '50', key: 'k1', amount: '5000' });
  expect(renewKey).not.toHaveBeenCalled();
});

test('an answer that is lost in the dialog closes it, and the same withdrawal is sent again', async () => {
  const timeout = fakeFailure({ kind: 'timeout', errorCode: 'ECONNABORTED', status: 0 });
  let shown: unknown = 'nothing yet';
  const { flow, draft, send } = stage([proofRequired, timeout, taken], async (attempt) => {
    shown = await attempt(proof);
  });
  await settled();
  expect(shown).toBeNull();
  expect(flow.state()).toEqual({ at: 'checking', tries: 1 });
  expect(draft()).toMatchObject({ sent: '1' });
  flow.send({ type: 'retryDue' });
  await settled();
  expect(send).toHaveBeenCalledTimes(3);
  expect(flow.state().at).toBe('accepted');
});

test.each([
  ['account.unknown', { at: 'account', text: 'withdraw.accountUnknown' }],
  ['account.cooling', { at: 'account', text: 'withdraw.accountCooling' }],
  ['withdraw.out.of.range', { at: 'amount', text: 'withdraw.amountRefused' }],
  ['balance.insufficient', { at: 'amount', text: 'withdraw.amountGone' }],
  ['withdraw.identity.check', { at: 'amount', text: 'withdraw.identityRefused' }],
  ['withdraw.turnover', { at: 'form', text: 'withdraw.turnoverRefused' }],
  ['withdraw.limit', { at: 'form', text: 'withdraw.tooManyOpen' }],
  ['TOO_MANY_REQUEST', { at: 'form', text: 'failure.tooMany' }],
])('%s is shown in its place', (errorCode, shown) => {
  expect(problemBy(refusals, fakeFailure({ errorCode }))).toMatchObject(shown);
});
