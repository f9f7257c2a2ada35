// Selects the content that a visitor sees at a moment, and cuts lists into pages. Pure.
import type { Activity, Announcement, Article, Banner, Execution, GameCard } from '@foyer/contract';
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

/** PO-03: the audiences that a caller belongs to; a member at the first log-in is logged in, too. */
export const audiencesOf = (member: { readonly firstTime: boolean } | null): readonly Execution[] => {
  if (member === null) return ['B'];
  return member.firstTime ? ['A', 'F'] : ['A'];
};

type TimedAnnouncement = Announcement & { readonly category: string | null; readonly shown: ShownTime };

/** Announcements of a category whose time it is, for these audiences. */
export const shownAnnouncements = (
  rows: readonly TimedAnnouncement[],
  category: string | null,
  audiences: readonly Execution[],
  now: Date,
): Announcement[] =>
  rows
    .filter(
      (row) =>
        row.category === category &&
        isTime(row.shown, now) &&
        (row.execution === null || audiences.includes(row.execution)),
    )
    .map(({ shown: _, category: __, ...row }) => row);

/** What `types` and `platform` of the relay ask for: promotions, on a phone. Without them everything @assumed. */
export const isAskedFor =
  ({ types, platform }: { readonly types?: string | undefined; readonly platform?: string | undefined }) =>
  ({ promotionType }: Announcement): boolean =>
    (platform === undefined || platform === 'M') && (types === undefined || types.split(',').includes(promotionType));

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
