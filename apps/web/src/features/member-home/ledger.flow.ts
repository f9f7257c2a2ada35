// The last lines of the ledger on the member's page, fresh after a game.
import type { Transaction } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { LedgerPage, MemberHomeData } from './member-home.data.ts';

interface Lines {
  readonly entries: readonly Transaction[];
}

export type LedgerState =
  | ({ readonly at: 'shown' } & Lines)
  /** The newest lines are on their way; what is known stays. */
  | ({ readonly at: 'asking' } & Lines)
  | ({ readonly at: 'failed'; readonly reference: string } & Lines);

export type LedgerEvent =
  | { readonly type: 'retryTapped' }
  | { readonly type: 'pageShown' }
  | { readonly type: 'newestArrived'; readonly page: LedgerPage }
  | { readonly type: 'askingFailed'; readonly reference: string };

export interface LedgerEffect {
  readonly do: 'loadNewest';
}

const to = stepsOf<LedgerState, LedgerEffect>();

const ask = ({ entries }: LedgerState) => to({ at: 'asking', entries }, { do: 'loadNewest' });

const start = (ledger: MemberHomeData['ledger']): LedgerState =>
  'reference' in ledger ? { at: 'failed', reference: ledger.reference, entries: [] } : { at: 'shown', ...ledger };

/** Returns the flow, which starts with the ledger of the page's data. */
export const ledgerFlow = (ledger: MemberHomeData['ledger']): Flow<LedgerState, LedgerEvent, LedgerEffect> => ({
  name: 'ledger',
  start: to(start(ledger)),
  broken: {
    shown: null,
    asking: ({ entries }, { reference }) => to({ at: 'failed', entries, reference }),
    failed: null,
  },
  on: {
    shown: { pageShown: ask },
    asking: {
      newestArrived: (_, { page }) => to({ at: 'shown', ...page }),
      // A failed background request shows nothing: the known lines stay, and the next request tries again.
      askingFailed: ({ entries }, { reference }) =>
        entries.length === 0 ? to({ at: 'failed', reference, entries }) : to({ at: 'shown', entries }),
    },
    failed: { retryTapped: ask },
  },
});
