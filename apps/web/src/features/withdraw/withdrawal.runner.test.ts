import type { Withdrawal } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { withdrawalFlow } from './withdrawal.flow.ts';
import { withdrawalRunner } from './withdrawal.runner.ts';

const [sample] = examples['wallet.withdrawals'].output.items as unknown as [Withdrawal];
const waiting: Withdrawal = { ...sample, status: 'waiting', canCancel: true };
const ok = (value: unknown) => ({ ok: true, value });
const listed = (...items: Withdrawal[]) => ok({ items });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Stage {
  readonly isVisible?: () => boolean;
  readonly answer?: 'confirmed' | 'cancelled';
  readonly outcome?: unknown;
}

function stage(withdrawals: unknown, { isVisible = () => true, answer = 'confirmed', outcome = ok({}) }: Stage = {}) {
  const load = vi.fn(async () => withdrawals);
  const [publish, toast] = [vi.fn(), vi.fn()];
  const send = vi.fn(async () => outcome);
  const open = vi.fn(async () => answer);
  const events = { publish, on: () => () => undefined };
  const shell = fakeShell({ shell: { load, send, events, overlays: { open, toast } } });
  const flow = run(withdrawalFlow(waiting), withdrawalRunner({ ...shell, isVisible }));
  return { load, publish, send, open, toast, flow };
}

test('the state is followed, and the balance is known to have changed', async () => {
  const { flow, publish } = stage(listed({ ...waiting, status: 'paid' }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(flow.state()).toMatchObject({ at: 'decided', withdrawal: { status: 'paid' } });
  expect(publish).toHaveBeenCalledExactlyOnceWith('balanceChanged', {});
});

test('a withdrawal that is not in the answer stays as it is seen', async () => {
  const { flow } = stage(listed());
  await vi.advanceTimersByTimeAsync(3000);
  expect(flow.state()).toMatchObject({ at: 'waiting', withdrawal: waiting, misses: 1 });
});

test('a page that nobody sees loads nothing', async () => {
  const { load, flow } = stage(listed(waiting), { isVisible: () => false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  flow.send({ type: 'shown' });
  expect(load).toHaveBeenCalledExactlyOnceWith('wallet.withdrawals', { orderId: waiting.orderId });
});

test('taking it back is confirmed first, and shown by the next load', async () => {
  const { flow, send } = stage(listed({ ...waiting, status: 'cancelled' }));
  flow.send({ type: 'cancelTapped' });
  await vi.advanceTimersByTimeAsync(0);
  const claims = { claims: expect.anything() };
  expect(send).toHaveBeenCalledExactlyOnceWith('wallet.cancelWithdrawal', { orderId: waiting.orderId }, claims);
  expect(flow.state()).toMatchObject({ at: 'decided', withdrawal: { status: 'cancelled' } });
});

test('nothing is taken back without a yes', async () => {
  const { flow, send } = stage(listed(waiting), { answer: 'cancelled' });
  flow.send({ type: 'cancelTapped' });
  await vi.advanceTimersByTimeAsync(0);
  expect(send).not.toHaveBeenCalled();
  expect(flow.state().at).toBe('waiting');
});

test('what was decided meanwhile is said, and shown', async () => {
  const outcome = fakeFailure({ errorCode: 'withdraw.final', message: 'Decided already.' });
  const { flow, toast } = stage(listed({ ...waiting, status: 'paid' }), { outcome });
  flow.send({ type: 'cancelTapped' });
  await vi.advanceTimersByTimeAsync(0);
  expect(toast).toHaveBeenCalledWith('Decided already.', 'warn', expect.anything());
  expect(flow.state()).toMatchObject({ withdrawal: { status: 'paid' } });
});
