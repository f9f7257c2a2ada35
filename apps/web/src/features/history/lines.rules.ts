// Puts pages of lines together.
import type { Transaction } from '@foyer/contract';
import type { LinesPage } from './history.data.ts';

/** Joins two pages. New lines may have moved the pages: a line that is known is left out. */
export function joined(first: readonly Transaction[], then: readonly Transaction[]): readonly Transaction[] {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}

/** Puts the newest page over the known lines; where the two do not meet, only the newest lines stay. */
export function renewed({ entries, cursor }: LinesPage, page: LinesPage): LinesPage {
  const newest = new Set(page.entries.map(({ id }) => id));
  const meet = entries.some(({ id }) => newest.has(id));
  return meet ? { entries: joined(page.entries, entries), cursor } : page;
}
