import type { Withdrawal } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test, vi } from 'vitest';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { loadWithdraw } from './withdraw.data.ts';

const { fullBankCardList, kinds, balance, turnover, bonus, identityCheck, rules, ...others } =
  examples['relay.withdrawAccountInfo'].output;
const answer = { ...others, fullBankCardList, kinds, balance, turnover, bonus, identityCheck, rules };
const [account] = fullBankCardList as unknown as [{ addedAt: string }];
const newer = { ...account, id: 'newer', kind: 'eWallet', addedAt: '2099-01-01T00:00:00.000Z' };
const [withdrawal] = examples['wallet.withdrawals'].output.items as unknown as [Withdrawal];
const ok = (value: unknown) => ({ ok: true, value });
/** Calls of these names are answered so. */
const answering = (answers: Readonly<Record<string, unknown>>) => (async (name: string) => answers[name]) as Load;
const info = { accounts: fullBankCardList, kinds, balance, turnover, bonus, identityCheck, rules };
const form = (change: object) => ok({ page: 'form', info, withdrawals: [withdrawal], ...change });

test.each([
  ['accounts, rules and money', ok(answer), ok({ items: [withdrawal] }), form({})],
  [
    'the newest account first',
    ok({ ...answer, fullEWalletList: [newer] }),
    ok({ items: [withdrawal] }),
    form({ info: { ...info, accounts: [newer, ...fullBankCardList] } }),
  ],
  ['no withdrawals where they did not come', ok(answer), fakeFailure(), form({ withdrawals: [] })],
  [
    'the accounts of a back end that names no rules',
    ok({ ...answer, kinds: [], rules: null }),
    ok({ items: [withdrawal] }),
    form({ info: { ...info, kinds: [], rules: null } }),
  ],
  [
    'the kinds to add where there are no rules and no account yet',
    ok({ ...answer, fullBankCardList: [], rules: null }),
    ok({ items: [withdrawal] }),
    form({ info: { ...info, accounts: [], rules: null } }),
  ],
  [
    'nothing to fill in without rules, kinds and accounts',
    ok({ ...answer, fullBankCardList: [], kinds: [], rules: null }),
    ok({ items: [withdrawal] }),
    form({ info: null }),
  ],
  [
    'nothing to fill in where the back end pays nothing out',
    fakeFailure({ status: 404 }),
    ok({ items: [] }),
    form({ info: null, withdrawals: [] }),
  ],
  [
    'the withdrawals alone where the site is closed for a maintenance',
    fakeFailure({ status: 503, errorCode: 'maintenance' }),
    ok({ items: [withdrawal] }),
    ok({ page: 'closed', withdrawals: [withdrawal] }),
  ],
  [
    'the withdrawals alone where the site is closed to the region',
    fakeFailure({ status: 403, errorCode: 'region.restricted' }),
    ok({ items: [withdrawal] }),
    ok({ page: 'closed', withdrawals: [withdrawal] }),
  ],
  ['why they did not come', fakeFailure({ status: 500 }), ok({ items: [] }), fakeFailure({ status: 500 })],
])('the form gets %s', async (_, accounts, withdrawals, expected) => {
  const load = answering({ 'relay.withdrawAccountInfo': accounts, 'wallet.withdrawals': withdrawals });
  expect(await loadWithdraw(load, {})).toEqual(expected);
});

test.each([
  ['the withdrawal of the id', ok({ items: [withdrawal] }), ok({ page: 'withdrawal', withdrawal })],
  ['none of an unknown id', ok({ items: [] }), ok({ page: 'withdrawal', withdrawal: null })],
  ['none where the back end has none', fakeFailure({ status: 404 }), ok({ page: 'withdrawal', withdrawal: null })],
  ['why it did not come', fakeFailure({ kind: 'timeout', status: 0 }), fakeFailure({ kind: 'timeout', status: 0 })],
])('the view gets %s', async (_, withdrawals, expected) => {
  const load = vi.fn(answering({ 'wallet.withdrawals': withdrawals }));
  expect(await loadWithdraw(load as Load, { id: withdrawal.orderId })).toEqual(expected);
  expect(load).toHaveBeenCalledExactlyOnceWith('wallet.withdrawals', { orderId: withdrawal.orderId });
});
