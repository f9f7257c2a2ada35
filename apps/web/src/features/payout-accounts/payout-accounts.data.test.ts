import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { loadAccounts } from './payout-accounts.data.ts';

const info = examples['relay.withdrawAccountInfo'].output;
const [card] = info.fullBankCardList;
const at = (id: string, addedAt: string) => ({ ...card, id, addedAt });
const answering = (answer: unknown) => (async () => answer) as unknown as Load;

test('the accounts of all lists come as one, the newest first', async () => {
  const lists = {
    fullBankCardList: [at('bank', '2026-11-20T12:00:00.000Z')],
    fullVirtualWalletList: [at('crypto', '2026-11-22T12:00:00.000Z')],
    fullEWalletList: [at('wallet', '2026-11-21T12:00:00.000Z')],
  };
  const outcome = await loadAccounts(answering({ ok: true, value: { ...info, ...lists } }));
  expect(outcome).toMatchObject({ ok: true, value: { payeeName: 'A••• R•••', kinds: info.kinds } });
  expect(outcome.ok && outcome.value.accounts.map(({ id }) => id)).toEqual(['crypto', 'wallet', 'bank']);
});

test('a back end without payout accounts offers none', async () => {
  const value = { accounts: [], payeeName: null, kinds: [] };
  expect(await loadAccounts(answering(fakeFailure({ status: 404 })))).toEqual({ ok: true, value });
});

test('why the accounts did not come is told', async () => {
  const failed = fakeFailure({ status: 500 });
  expect(await loadAccounts(answering(failed))).toEqual(failed);
});
