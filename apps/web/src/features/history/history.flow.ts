// The history: lines of a filter that grow page by page, and the totals of its period.
import { type Fault, type Flow, type Step, stepsOf } from '../../shell/flow/flow.ts';
import type { HistoryData, LinesPage, Missing, Totals } from './history.data.ts';
import { type HistoryFilter, isSameFilter, type Period } from './history.rules.ts';
import { joined, renewed } from './lines.rules.ts';

interface Shown extends LinesPage {
  readonly filter: HistoryFilter;
  readonly totals: Totals;
  /** Pages that came by scrolling since the last tap. */
  readonly automatic: number;
}

export type HistoryState =
  | ({ readonly at: 'shown' } & Shown)
  /** The first lines of another filter are on their way. */
  | ({ readonly at: 'loading' } & Shown)
  | ({ readonly at: 'loadingOlder' } & Shown)
  | ({ readonly at: 'failed'; readonly missing: Missing } & Shown)
  /** What is known stays. */
  | ({ readonly at: 'olderFailed'; readonly missing: Missing } & Shown);

/** Answers carry what they were asked for: one that comes after another choice changes nothing. */
export type HistoryEvent =
  | { readonly type: 'filterChosen'; readonly filter: HistoryFilter }
  | { readonly type: 'endNeared' }
  | { readonly type: 'moreTapped' }
  | { readonly type: 'retryTapped' }
  | { readonly type: 'totalsRetryTapped' }
  | { readonly type: 'pageShown' }
  | { readonly type: 'connectionCame' }
  | { readonly type: 'linesArrived'; readonly filter: HistoryFilter; readonly page: LinesPage }
  | { readonly type: 'linesFailed'; readonly filter: HistoryFilter; readonly missing: Missing }
  | { readonly type: 'newestArrived'; readonly filter: HistoryFilter; readonly page: LinesPage }
  | { readonly type: 'totalsArrived'; readonly period: Period; readonly totals: Totals };

export type HistoryEffect =
  | { readonly do: 'loadLines'; readonly filter: HistoryFilter; readonly cursor: string | null }
  | { readonly do: 'loadNewest'; readonly filter: HistoryFilter }
  | { readonly do: 'loadTotals'; readonly period: Period }
  | { readonly do: 'changeAddress'; readonly filter: HistoryFilter };

type HistoryStep = Step<HistoryState, HistoryEffect>;

/** Pages that come by scrolling alone: after them a tap is needed, so that everyone reaches the end of the page. @assumed */
export const AUTOMATIC_PAGES = 5;

const to = stepsOf<HistoryState, HistoryEffect>();

const nothing: LinesPage = { entries: [], cursor: null };

const shownOf = ({ filter, entries, cursor, totals, automatic }: HistoryState): Shown => ({
  filter,
  entries,
  cursor,
  totals,
  automatic,
});

const loadTotals = ({ filter: { period } }: Shown): HistoryEffect => ({ do: 'loadTotals', period });

const loadFirst = (shown: Shown, ...more: readonly HistoryEffect[]): HistoryStep =>
  to(
    { ...shown, ...nothing, automatic: 0, at: 'loading' },
    { do: 'loadLines', filter: shown.filter, cursor: null },
    ...more,
  );

const loadOlder = (state: HistoryState, automatic: number): HistoryStep =>
  state.cursor === null
    ? to(state)
    : to(
        { ...shownOf(state), automatic, at: 'loadingOlder' },
        { do: 'loadLines', filter: state.filter, cursor: state.cursor },
      );

function choose(state: HistoryState, filter: HistoryFilter): HistoryStep {
  if (isSameFilter(state.filter, filter)) return to(state);
  const address: HistoryEffect = { do: 'changeAddress', filter };
  const shown = { ...shownOf(state), filter };
  return state.filter.period === filter.period
    ? loadFirst(shown, address)
    : loadFirst({ ...shown, totals: { at: 'loading' } }, address, loadTotals(shown));
}

const retryTotals = (state: HistoryState): HistoryStep =>
  state.totals.at === 'failed' ? to({ ...state, totals: { at: 'loading' } }, loadTotals(state)) : to(state);

/** What failed for want of a connection is loaded by itself. */
function retryAll(state: HistoryState, { state: next, effects }: HistoryStep): HistoryStep {
  const { totals } = state;
  return totals.at === 'failed'
    ? to({ ...next, totals: { at: 'loading' } }, ...effects, loadTotals(next))
    : to(next, ...effects);
}

const renew = (state: Extract<HistoryState, { at: 'shown' | 'olderFailed' }>, page: LinesPage) =>
  to({ ...state, ...renewed(state, page) });

const missingBy = ({ reference, text }: Fault): Missing => ({ reference, message: { text } });

const withoutTotals = (shown: Shown, fault: Fault): Shown =>
  shown.totals.at === 'loading' ? { ...shown, totals: { at: 'failed', missing: missingBy(fault) } } : shown;

function start({ filter, lines, totals }: HistoryData, chosen: HistoryFilter): HistoryStep {
  const shown: Shown = { filter, ...nothing, totals, automatic: 0 };
  // The page was loaded again, in another language for instance, after a filter was chosen on it.
  if (!isSameFilter(filter, chosen)) {
    const other: Shown = { ...shown, filter: chosen, totals: { at: 'loading' } };
    return loadFirst(other, loadTotals(other));
  }
  return 'message' in lines ? to({ ...shown, at: 'failed', missing: lines }) : to({ ...shown, ...lines, at: 'shown' });
}

/** Returns the flow, which starts with the data of the page, or loads what the address shows by now. */
export const historyFlow = (
  data: HistoryData,
  chosen: HistoryFilter,
): Flow<HistoryState, HistoryEvent, HistoryEffect> => ({
  name: 'history',
  start: start(data, chosen),
  broken: {
    shown: (state, fault) => to({ ...withoutTotals(state, fault), at: 'shown' }),
    loading: (state, fault) => to({ ...withoutTotals(state, fault), at: 'failed', missing: missingBy(fault) }),
    loadingOlder: (state, fault) =>
      to({ ...withoutTotals(state, fault), at: 'olderFailed', missing: missingBy(fault) }),
    failed: (state, fault) => to({ ...state, ...withoutTotals(state, fault) }),
    olderFailed: (state, fault) => to({ ...state, ...withoutTotals(state, fault) }),
  },
  anywhere: {
    filterChosen: (state, { filter }) => choose(state, filter),
    totalsArrived: (state, { period, totals }) =>
      period === state.filter.period ? to({ ...state, totals }) : to(state),
    totalsRetryTapped: retryTotals,
    connectionCame: retryTotals,
  },
  on: {
    shown: {
      endNeared: (state) => (state.automatic < AUTOMATIC_PAGES ? loadOlder(state, state.automatic + 1) : to(state)),
      moreTapped: (state) => loadOlder(state, 0),
      pageShown: (state) => to(state, { do: 'loadNewest', filter: state.filter }, loadTotals(state)),
      newestArrived: (state, { filter, page }) => (filter === state.filter ? renew(state, page) : to(state)),
    },
    loading: {
      linesArrived: (state, { filter, page }) =>
        filter === state.filter ? to({ ...state, ...page, at: 'shown' }) : to(state),
      linesFailed: (state, { filter, missing }) =>
        filter === state.filter ? to({ ...state, at: 'failed', missing }) : to(state),
    },
    loadingOlder: {
      linesArrived: (state, { filter, page: { entries, cursor } }) =>
        filter === state.filter
          ? to({ ...state, entries: joined(state.entries, entries), cursor, at: 'shown' })
          : to(state),
      linesFailed: (state, { filter, missing }) =>
        filter === state.filter ? to({ ...state, at: 'olderFailed', missing }) : to(state),
    },
    failed: {
      retryTapped: (state) => loadFirst(shownOf(state)),
      connectionCame: (state) => retryAll(state, loadFirst(shownOf(state))),
    },
    olderFailed: {
      retryTapped: (state) => loadOlder(state, 0),
      connectionCame: (state) => retryAll(state, loadOlder(state, 0)),
      newestArrived: (state, { filter, page }) => (filter === state.filter ? renew(state, page) : to(state)),
    },
  },
});
