// Finds the member's withdrawal that is not decided yet, again whenever the page is seen.
import type { Withdrawal } from '@foyer/contract';
import { type Flow, type Runner, stepsOf } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { openWithdrawalOf } from './withdrawal.rules.ts';

interface Found {
  readonly withdrawal: Withdrawal | null;
}

export type OpenWithdrawalState = ({ readonly at: 'looking' } & Found) | ({ readonly at: 'resting' } & Found);

export type OpenWithdrawalEvent =
  | { readonly type: 'shown' }
  | { readonly type: 'found'; readonly withdrawal: Withdrawal | null }
  /** The withdrawals did not come: what is seen stays. */
  | { readonly type: 'failed' };

export interface OpenWithdrawalEffect {
  readonly do: 'look';
}

const to = stepsOf<OpenWithdrawalState, OpenWithdrawalEffect>();

export const openWithdrawalFlow: Flow<OpenWithdrawalState, OpenWithdrawalEvent, OpenWithdrawalEffect> = {
  name: 'open-withdrawal',
  start: to({ at: 'looking', withdrawal: null }, { do: 'look' }),
  broken: { looking: (state) => to({ ...state, at: 'resting' }), resting: null },
  on: {
    looking: {
      found: (_, { withdrawal }) => to({ at: 'resting', withdrawal }),
      failed: (state) => to({ ...state, at: 'resting' }),
    },
    resting: { shown: (state) => to({ ...state, at: 'looking' }, { do: 'look' }) },
  },
};

export const openWithdrawalRunner =
  (load: Load): Runner<OpenWithdrawalEvent, OpenWithdrawalEffect> =>
  async (_, send) => {
    const outcome = await load('wallet.withdrawals', {});
    send(outcome.ok ? { type: 'found', withdrawal: openWithdrawalOf(outcome.value.items) } : { type: 'failed' });
  };
