// Loads the lines of the wallet page by page, and the totals of a period; each may be missing.
import type { Transaction, WalletSummary } from '@foyer/contract';
import type { Query } from '../../kit/feature.ts';
import { type FailureMessage, messageFor } from '../../shell/errors/failure-message.ts';
import { isNotOffered, orNone } from '../../shell/http/failure.ts';
import type { Failure, Load, Outcome } from '../../shell/http/outcome.ts';
import { filterOf, type HistoryFilter, linesInput, type Period, totalsInput } from './history.rules.ts';

export interface LinesPage {
  readonly entries: readonly Transaction[];
  readonly cursor: string | null;
}

/** What stands in place of data that did not load. */
export interface Missing {
  readonly message: FailureMessage;
  readonly reference: string;
}

export type Totals =
  | { readonly at: 'loading' }
  | { readonly at: 'known'; readonly sums: WalletSummary }
  /** The operator's own back end has none. */
  | { readonly at: 'absent' }
  | { readonly at: 'failed'; readonly missing: Missing };

export interface HistoryData {
  readonly filter: HistoryFilter;
  readonly lines: LinesPage | Missing;
  readonly totals: Totals;
}

export const missingOf = (failure: Failure): Missing => ({
  message: messageFor(failure),
  reference: failure.reference,
});

export async function loadLines(load: Load, filter: HistoryFilter, cursor: string | null): Promise<Outcome<LinesPage>> {
  const input = { ...linesInput(filter), ...(cursor !== null && { cursor }) };
  const outcome = orNone(await load('wallet.transactions', input), { items: [], nextCursor: null });
  return outcome.ok ? { ok: true, value: { entries: outcome.value.items, cursor: outcome.value.nextCursor } } : outcome;
}

export async function loadTotals(load: Load, period: Period): Promise<Totals> {
  const outcome = await load('wallet.summary', totalsInput(period));
  if (outcome.ok) return { at: 'known', sums: outcome.value };
  return isNotOffered(outcome) ? { at: 'absent' } : { at: 'failed', missing: missingOf(outcome) };
}

export async function loadHistory(load: Load, query: Query, now: number): Promise<Outcome<HistoryData>> {
  const filter = filterOf(query, now);
  const [lines, totals] = await Promise.all([loadLines(load, filter, null), loadTotals(load, filter.period)]);
  return { ok: true, value: { filter, lines: lines.ok ? lines.value : missingOf(lines), totals } };
}
