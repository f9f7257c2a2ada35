// Payout accounts: a new one is sent under the key of its intent, and then stands among the others.
import type { PayoutAccount } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import { type FormEffect, type FormEvent, type FormState, formRows } from '../../shell/flow/form.ts';
import type { PayoutData } from './payout-accounts.data.ts';
import {
  type AccountEntry,
  type AccountField,
  type AccountProblem,
  checkEntry,
  joinProblems,
  problemsIn,
} from './payout-accounts.rules.ts';

/** An account that is to be added once, and the key it is added under. */
export interface Intent {
  readonly entry: AccountEntry;
  readonly key: string;
}

/** What the page shows beside the form. */
interface Known extends Pick<PayoutData, 'accounts' | 'payeeName'> {
  /** The account that was added last, while the page stands. */
  readonly added: PayoutAccount | null;
}

export type AccountsState = FormState<AccountProblem, Known>;

export type AccountsEvent =
  | Exclude<FormEvent<AccountProblem>, { readonly type: 'edited' }>
  /** One field was edited; without `at`, the form as a whole. */
  | { readonly type: 'edited'; readonly at?: AccountField }
  | { readonly type: 'submitted'; readonly intent: Intent }
  | { readonly type: 'accepted'; readonly account: PayoutAccount };

export type AccountsEffect =
  | FormEffect<AccountProblem['at']>
  | { readonly do: 'add'; readonly intent: Intent; readonly payeeName: string | null }
  /** Empties the form, and shows the account or leads back. */
  | { readonly do: 'finish'; readonly account: PayoutAccount };

const to = stepsOf<AccountsState, AccountsEffect>();
const form = formRows<AccountsState, AccountProblem>();

/** Another bank may know its accounts by another number. */
const belongsTo = (at: AccountField, problem: AccountProblem): boolean =>
  problem.at === at || problem.at === 'form' || (at === 'issuer' && problem.at === 'number');

/** A problem stays at its field until that field is edited; one of the form as a whole goes with any edit. */
const stillWrong = (problem: AccountProblem | null, at: AccountField | undefined): AccountProblem | null =>
  at === undefined ? null : joinProblems(problemsIn(problem).filter((one) => !belongsTo(at, one)));

export const accountsFlow = ({
  accounts,
  payeeName,
  kinds,
}: PayoutData): Flow<AccountsState, AccountsEvent, AccountsEffect> => ({
  name: 'payoutAccounts',
  start: to({ at: 'editing', problem: null, accounts, payeeName, added: null }),
  broken: form.broken,
  on: {
    editing: {
      edited: (state, { at }) => to({ ...state, problem: stillWrong(state.problem, at) }),
      submitted: (state, { intent }) =>
        form.submit(state, checkEntry(intent.entry, kinds), { do: 'add', intent, payeeName: state.payeeName }),
    },
    sending: {
      ...form.sending,
      accepted: ({ accounts: before, payeeName: known }, { account }) =>
        to(
          {
            at: 'editing',
            problem: null,
            accounts: [account, ...before.filter(({ id }) => id !== account.id)],
            payeeName: known ?? (account.holder || null),
            added: account,
          },
          { do: 'finish', account },
        ),
    },
    settling: form.settling,
  },
});
