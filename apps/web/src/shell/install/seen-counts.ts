// DP-03: how many deposits and withdrawals of a member this device has seen.
import { asRecord } from '../storage/shapes.ts';
import type { StorageKey, Store } from '../storage/store.ts';

export interface MoneyCounts {
  readonly deposits: number;
  readonly withdrawals: number;
}

interface SeenCounts extends MoneyCounts {
  readonly memberId: string;
}

const isCount = (found: unknown): found is number => Number.isSafeInteger(found) && Number(found) >= 0;

/** Counts of the member who was logged in last. A payment page takes the tab with it, so memory would lose them. */
export const SEEN_COUNTS: StorageKey<SeenCounts> = {
  name: 'MC_SEEN_COUNTS',
  area: 'local',
  json: true,
  shape: (found) => {
    const { memberId, deposits, withdrawals } = asRecord(found) ?? {};
    if (typeof memberId !== 'string' || !isCount(deposits) || !isCount(withdrawals)) return null;
    return { memberId, deposits, withdrawals };
  },
};

/**
 * Keeps the counts, and returns what has become more since this device saw them last: one tab hears of it. A lower count
 * is an answer that came late.
 */
export function noteCounts(
  store: Pick<Store, 'read' | 'write'>,
  memberId: string,
  { deposits, withdrawals }: MoneyCounts,
): readonly ('deposit' | 'withdrawal')[] {
  const seen = store.read(SEEN_COUNTS);
  const before = seen?.memberId === memberId ? seen : { deposits, withdrawals };
  store.write(SEEN_COUNTS, {
    memberId,
    deposits: Math.max(deposits, before.deposits),
    withdrawals: Math.max(withdrawals, before.withdrawals),
  });
  return [
    ...(deposits > before.deposits ? (['deposit'] as const) : []),
    ...(withdrawals > before.withdrawals ? (['withdrawal'] as const) : []),
  ];
}
