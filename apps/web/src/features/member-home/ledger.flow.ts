// The ledger on the member's page: a few lines, then all in pages, fresh after a game.
import type { Transaction } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';
import type { LedgerPage, MemberHomeData } from './member-home.data.ts';

interface Lines {
  readonly entries: readonly Transaction[];
  readonly cursor: string | null;
  /** All lines are shown, not only the first few. */
  readonly open: boolean;
}

export type LedgerState =
  | ({ readonly at: 'shown' } & Lines)
  /** Older lines are on their way. */
  | ({ readonly at: 'askingOlder' } & Lines)
  /** The newest lines are on their way; what is known stays. */
  | ({ readonly at: 'askingNewest' } & Lines)
  | ({ readonly at: 'failed'; readonly reference: string } & Lines);

export type LedgerEvent =
  | { readonly type: 'allTapped' }
  | { readonly type: 'olderTapped' }
  | { readonly type: 'retryTapped' }
  | { readonly type: 'pageShown' }
  | { readonly type: 'olderArrived'; readonly page: LedgerPage }
  | { readonly type: 'newestArrived'; readonly page: LedgerPage }
  | { readonly type: 'askingFailed'; readonly reference: string };

export type LedgerEffect = { readonly do: 'loadOlder'; readonly cursor: string } | { readonly do: 'loadNewest' };

const to = stepsOf<LedgerState, LedgerEffect>();
const loadNewest: LedgerEffect = { do: 'loadNewest' };

/** Joins two pages; removes duplicates of a line, which appear when new lines have moved the pages. */
function joined(first: readonly Transaction[], then: readonly Transaction[]): readonly Transaction[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}

/** Puts the newest page over the known lines; where the two do not overlap, only the newest lines stay. */
function renewed(lines: Lines, page: LedgerPage): Lines {
  const newest = new Set(page.entries.map(({ id }) => id));
  const meet = lines.entries.some(({ id }) => newest.has(id));
  if (!meet) return { ...page, open: lines.open };
  return { entries: joined(page.entries, lines.entries), cursor: lines.cursor, open: lines.open };
}

const start = (ledger: MemberHomeData['ledger']): LedgerState =>
  'reference' in ledger
    ? { at: 'failed', reference: ledger.reference, entries: [], cursor: null, open: false }
    : { at: 'shown', ...ledger, open: false };

/** Returns the flow, which starts with the ledger of the page's data. */
export const ledgerFlow = (ledger: MemberHomeData['ledger']): Flow<LedgerState, LedgerEvent, LedgerEffect> => ({
  name: 'ledger',
  start: to(start(ledger)),
  broken: {
    shown: null,
    askingOlder: (state, { reference }) => to({ ...state, at: 'failed', reference }),
    askingNewest: (state, { reference }) => to({ ...state, at: 'failed', reference }),
    failed: null,
  },
  on: {
    shown: {
      allTapped: (state) => to({ ...state, open: true }),
      olderTapped: (state) =>
        state.cursor === null
          ? to(state)
          : to({ ...state, at: 'askingOlder' }, { do: 'loadOlder', cursor: state.cursor }),
      pageShown: (state) => to({ ...state, at: 'askingNewest' }, loadNewest),
    },
    askingOlder: {
      olderArrived: ({ entries, open }, { page }) =>
        to({ at: 'shown', entries: joined(entries, page.entries), cursor: page.cursor, open }),
      askingFailed: (state, { reference }) => to({ ...state, at: 'failed', reference }),
    },
    askingNewest: {
      allTapped: (state) => to({ ...state, open: true }),
      newestArrived: (state, { page }) => to({ at: 'shown', ...renewed(state, page) }),
      // A failed background request shows nothing: the known lines stay, and the next request tries again.
      askingFailed: ({ entries, cursor, open }, { reference }) =>
        entries.length === 0
          ? to({ at: 'failed', reference, entries, cursor, open })
          : to({ at: 'shown', entries, cursor, open }),
    },
    failed: {
      retryTapped: ({ entries, cursor, open }) =>
        entries.length > 0 && cursor !== null
          ? to({ at: 'askingOlder', entries, cursor, open }, { do: 'loadOlder', cursor })
          : to({ at: 'askingNewest', entries, cursor, open }, loadNewest),
      pageShown: ({ entries, cursor, open }) => to({ at: 'askingNewest', entries, cursor, open }, loadNewest),
    },
  },
});
