// Selects the content that a visitor sees at a moment, and cuts lists into pages. Pure.
import type { Activity, Article, Banner } from '@foyer/contract';

export const PAGE_SIZE = 20;

/** Published, and not over. */
export const isShown = (row: Article | Activity, now: Date): boolean => {
  const ended = 'endsAt' in row && row.endsAt !== null && Date.parse(row.endsAt) <= now.getTime();
  return Date.parse(row.publishedAt) <= now.getTime() && !ended;
};

/** Banners of a group, without those that lead to an activity nobody can open. */
export const shownBanners = (
  banners: readonly Banner[],
  group: string | undefined,
  activities: readonly Activity[],
): Banner[] =>
  banners.filter(
    ({ groupName, linkageType, linkage }) =>
      (group === undefined || groupName === group) &&
      (linkageType !== 'P' || activities.some(({ id }) => id === linkage)),
  );

/** The page after the row named by `cursor`; null where there is no such row. */
export const pageAfter = <T extends { readonly id: string }>(
  rows: readonly T[],
  cursor: string | undefined,
): { readonly items: readonly T[]; readonly nextCursor: string | null } | null => {
  const start = cursor === undefined ? 0 : rows.findIndex(({ id }) => id === cursor) + 1;
  if (cursor !== undefined && start === 0) return null;
  const items = rows.slice(start, start + PAGE_SIZE);
  return { items, nextCursor: start + PAGE_SIZE < rows.length ? (items.at(-1)?.id ?? null) : null };
};
