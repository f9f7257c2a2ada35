import type { PayoutAccount } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import type { PayoutData } from './payout-accounts.data.ts';
import { type AccountsEvent, accountsFlow, type Intent } from './payout-accounts.flow.ts';

const old = { ...examples['wallet.addAccount'].output, id: 'old' } as PayoutAccount;
const fresh: PayoutAccount = { ...old, id: 'fresh', holder: 'A••• R•••' };
const data: PayoutData = {
  accounts: [old],
  payeeName: null,
  kinds: [{ kind: 'bankCard', issuers: [{ code: 'demobank', name: 'Demo Bank' }] }],
};
const intent: Intent = {
  entry: { kind: 'bankCard', issuer: 'demobank', number: '0123456789', holder: 'Anna Reyes' },
  key: 'k1',
};
const submitted: AccountsEvent = { type: 'submitted', intent };
const accepted: AccountsEvent = { type: 'accepted', account: fresh };
const blank: Intent = { entry: { kind: 'bankCard', issuer: '', number: '', holder: '' }, key: 'k1' };
const play = (...events: AccountsEvent[]) => playFlow(accountsFlow(data), events);
const faultsAfter = (...events: AccountsEvent[]) => {
  const { state } = play({ type: 'submitted', intent: blank }, ...events);
  if (!('problem' in state) || !state.problem) return [];
  return [state.problem.at, ...(state.problem.others ?? []).map(({ at }) => at)];
};

describe('adding an account', () => {
  test('it is sent once, stands first and new among the accounts, and its name stays', () => {
    const { state, effects } = play(submitted, submitted, accepted);
    expect(state).toEqual({
      at: 'editing',
      problem: null,
      accounts: [fresh, old],
      payeeName: 'A••• R•••',
      added: fresh,
    });
    expect(effects).toEqual([
      { do: 'add', intent, payeeName: null },
      { do: 'watchTime' },
      { do: 'finish', account: fresh },
    ]);
  });

  test('the answer of a repeated intent is no second account', () => {
    const { state } = play(submitted, { type: 'accepted', account: old });
    expect(state).toMatchObject({ accounts: [old], added: old });
  });

  test('an address, which has no holder, fixes no name', () => {
    const { state } = play(submitted, { type: 'accepted', account: { ...fresh, holder: '' } });
    expect(state).toMatchObject({ payeeName: null });
  });

  test('a member who leaves the step-up is back at the form, with the accounts', () => {
    const { state } = play(submitted, { type: 'withdrawn' });
    expect(state).toMatchObject({ at: 'editing', problem: null, accounts: [old] });
  });

  test('a refusal shows at its field, and the form can be sent again after the lock', () => {
    const refused: AccountsEvent = { type: 'refused', problem: { at: 'number', text: 'payoutAccounts.taken' } };
    const { state, effects } = play(submitted, refused, submitted, { type: 'lockReleased' }, submitted);
    expect(state).toMatchObject({ at: 'sending', accounts: [old] });
    expect(effects.filter((effect) => effect.do === 'add')).toHaveLength(2);
    expect(effects).toContainEqual({ do: 'focusField', at: 'number' });
  });
});

describe('what is wrong with the form', () => {
  test('it is shown all at once, nothing is sent, and the first field gets the focus', () => {
    expect(faultsAfter()).toEqual(['issuer', 'number', 'holder']);
    expect(play({ type: 'submitted', intent: blank }).effects).toEqual([{ do: 'focusField', at: 'issuer' }]);
  });

  test('it stays at a field until that field is edited', () => {
    expect(faultsAfter({ type: 'edited', at: 'holder' })).toEqual(['issuer', 'number']);
  });

  test('another bank may know its accounts by another number', () => {
    expect(faultsAfter({ type: 'edited', at: 'issuer' })).toEqual(['holder']);
  });

  test('it goes with a change of the kind', () => {
    expect(faultsAfter({ type: 'edited' })).toEqual([]);
  });
});
