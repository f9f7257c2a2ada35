// Selects the content that a visitor sees at a moment, and cuts lists into pages. Pure.
import type { Activity, Article, Banner, GameCard } from '@foyer/contract';
import type { ShownTime } from '../../../merchants/merchant.ts';

export const PAGE_SIZE = 20;

/** Published, and not over. */
export const isShown = (row: Article | Activity, now: Date): boolean => {
  const ended = 'endsAt' in row && row.endsAt !== null && Date.parse(row.endsAt) <= now.getTime();
  return Date.parse(row.publishedAt) <= now.getTime() && !ended;
};

const isTime = ({ from, until }: ShownTime, now: Date): boolean =>
  (from === null || Date.parse(from) <= now.getTime()) && (until === null || now.getTime() < Date.parse(until));

/** Banners of a group whose time it is, without those that lead to an activity nobody can open. */
export const shownBanners = (
  banners: readonly (Banner & { readonly shown: ShownTime })[],
  group: string | undefined,
  activities: readonly Activity[],
  now: Date,
): Banner[] =>
  banners
    .filter(
      ({ groupName, linkageType, linkage, shown }) =>
        (group === undefined || groupName === group) &&
        isTime(shown, now) &&
        (linkageType !== 'P' || activities.some(({ id }) => id === linkage)),
    )
    .map(({ shown: _, ...banner }) => banner);

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

interface TaggedLane {
  readonly cards: readonly Pick<GameCard, 'vendor' | 'tag'>[];
}

/** The vendors that the operator shows something new of, in the order of its lanes; each once. @assumed */
export const newVendors = (lanes: readonly TaggedLane[]): { readonly vendor: string }[] => {
  const fresh = lanes.flatMap(({ cards }) => cards.filter(({ tag }) => tag === 'new').map(({ vendor }) => vendor));
  return [...new Set(fresh)].map((vendor) => ({ vendor }));
};
