// Finds the member's deposit that is not decided yet, again whenever the page is seen.
import type { DepositOrder } from '@foyer/contract';
import { type Flow, type Runner, stepsOf } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';
import { openOrderOf } from './order.rules.ts';

interface Found {
  readonly order: DepositOrder | null;
}

export type OpenDepositState = ({ readonly at: 'looking' } & Found) | ({ readonly at: 'resting' } & Found);

export type OpenDepositEvent =
  | { readonly type: 'shown' }
  | { readonly type: 'found'; readonly order: DepositOrder | null }
  /** The orders did not come: what is seen stays. */
  | { readonly type: 'failed' };

export interface OpenDepositEffect {
  readonly do: 'look';
}

const to = stepsOf<OpenDepositState, OpenDepositEffect>();

export const openDepositFlow: Flow<OpenDepositState, OpenDepositEvent, OpenDepositEffect> = {
  name: 'open-deposit',
  start: to({ at: 'looking', order: null }, { do: 'look' }),
  broken: { looking: (state) => to({ ...state, at: 'resting' }), resting: null },
  on: {
    looking: {
      found: (_, { order }) => to({ at: 'resting', order }),
      failed: (state) => to({ ...state, at: 'resting' }),
    },
    resting: { shown: (state) => to({ ...state, at: 'looking' }, { do: 'look' }) },
  },
};

export const openDepositRunner =
  (load: Load): Runner<OpenDepositEvent, OpenDepositEffect> =>
  async (_, send) => {
    const outcome = await load('wallet.orders', {});
    send(outcome.ok ? { type: 'found', order: openOrderOf(outcome.value.items) } : { type: 'failed' });
  };
