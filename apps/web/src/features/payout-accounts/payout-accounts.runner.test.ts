import type { PayoutAccount } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import { fakeSend } from '../../shell/http/fake-send.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { createDrafts } from '../../shell/storage/drafts.ts';
import { createStore } from '../../shell/storage/store.ts';
import { accountsFlow } from './payout-accounts.flow.ts';
import { accountsRunner } from './payout-accounts.runner.ts';

const account = { ...examples['wallet.addAccount'].output, usableFrom: null } as PayoutAccount;
const added: Outcome<PayoutAccount> = { ok: true, value: account };
const entry = { kind: 'bankCard', issuer: 'demobank', number: '0123 4567', holder: 'Anna Reyes' } as const;
const kinds = [{ kind: 'bankCard' as const, issuers: [{ code: 'demobank', name: 'Demo Bank' }] }];

function stage(query: Readonly<Record<string, string>> = {}) {
  const { send, reply } = fakeSend<Outcome<unknown>>();
  const drafts = createDrafts(createStore(null));
  const open = vi.fn(async (_name: string, { attempt }: { attempt: (proof: object) => Promise<unknown> }) => {
    await attempt({ password: 'secret words' });
    return 'confirmed';
  });
  const parts = { open, toast: vi.fn(), leave: vi.fn() };
  const screen = {
    draft: 'payoutAccount' as const,
    focusField: vi.fn(),
    renewKey: vi.fn(() => 'k2'),
    settle: vi.fn(),
    clear: vi.fn(),
    showAdded: vi.fn(),
  };
  const { open: openOverlay, toast, leave } = parts;
  const navigation = { leave, query: () => query, origin: 'https://site.example' };
  const shell = fakeShell({ shell: { send, drafts, navigation, overlays: { open: openOverlay, toast } } });
  const data = { accounts: [], payeeName: null, kinds };
  const flow = run(accountsFlow(data), accountsRunner(shell, data, screen));
  flow.send({ type: 'submitted', intent: { entry, key: 'k1' } });
  const answer = async (outcome: Outcome<unknown>) => {
    reply(outcome);
    await settled();
  };
  return { ...parts, ...screen, send, answer, drafts, flow };
}

const input = { kind: 'bankCard', issuer: 'demobank', number: '0123 4567', holder: 'Anna Reyes' };
const under = (idempotencyKey: string) => ({ claims: expect.anything(), idempotencyKey });

test('the account goes out under the key of its intent, and the tab keeps that key alone', () => {
  const { send, drafts } = stage();
  expect(send).toHaveBeenCalledExactlyOnceWith('wallet.addAccount', input, under('k1'));
  expect(drafts.read('payoutAccount')).toEqual({ key: 'k1' });
});

test('the step-up repeats the same intent with a proof, which is kept nowhere', async () => {
  const { answer, send, drafts, flow } = stage();
  await answer(fakeFailure({ errorCode: 'stepup_required' }));
  const stepUp = { password: 'secret words' };
  expect(send).toHaveBeenLastCalledWith('wallet.addAccount', { ...input, stepUp }, under('k1'));
  expect(drafts.read('payoutAccount')).toEqual({ key: 'k1' });
  await answer(added);
  expect(flow.state()).toMatchObject({ at: 'editing', added: account });
});

test('an added account empties the form, shows itself, and its key is gone', async () => {
  const { answer, clear, showAdded, drafts, leave } = stage();
  await answer(added);
  expect(clear).toHaveBeenCalledOnce();
  expect(showAdded).toHaveBeenCalledOnce();
  expect(drafts.read('payoutAccount')).toEqual({});
  expect(leave).not.toHaveBeenCalled();
});

test('a member who came from a page of ours goes back there, and a message says from when', async () => {
  const { answer, leave, toast, showAdded } = stage({ backUrl: '/m/withdraw' });
  await answer(added);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/m/withdraw', { replace: true });
  expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('You can withdraw to it now.'), 'pos');
  expect(showAdded).not.toHaveBeenCalled();
});

test.each(['https://evil.example/m/withdraw', '//evil.example', 'javascript:alert(1)', '/wps/x'])(
  'nobody is led to %s',
  async (backUrl) => {
    const { answer, leave, showAdded } = stage({ backUrl });
    await answer(added);
    expect(leave).not.toHaveBeenCalled();
    expect(showAdded).toHaveBeenCalledOnce();
  },
);

test('a key that stands for another account gives way to a new one, once', async () => {
  const { answer, send, drafts, flow } = stage();
  await answer(fakeFailure({ errorCode: 'idempotency.mismatch', status: 422 }));
  expect(send).toHaveBeenLastCalledWith('wallet.addAccount', input, under('k2'));
  expect(drafts.read('payoutAccount')).toEqual({ key: 'k2' });
  await answer(added);
  expect(flow.state()).toMatchObject({ added: account });
  expect(send).toHaveBeenCalledTimes(2);
});

test('a lost answer keeps the key, and the next try is the same intent', async () => {
  const { answer, send, renewKey, settle, drafts, flow } = stage();
  await answer(fakeFailure({ kind: 'timeout', errorCode: 'ECONNABORTED', status: 0 }));
  expect(flow.state()).toMatchObject({ at: 'settling', problem: { text: 'payoutAccounts.unanswered' } });
  expect(renewKey).not.toHaveBeenCalled();
  expect(settle).toHaveBeenCalledOnce();
  expect(drafts.read('payoutAccount')).toEqual({ key: 'k1' });
  expect(send).toHaveBeenCalledOnce();
});
