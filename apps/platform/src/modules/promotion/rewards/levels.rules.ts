// Levels of the operator's club: which one a member's bets reach, and the way to the next. Pure.
import type { RankProgress } from '@foyer/contract';
import type { ClubLevel, Merchant } from '../../../merchants/merchant.ts';
import type { Play } from '../play-count/api.ts';

const WHOLE_PERCENT = 100;

type Label = Merchant['clubLabels'][number];
export type Club = Pick<Merchant, 'clubLabels'> & {
  readonly content: { readonly rewards: { readonly levels: readonly ClubLevel[] } };
};

export const labelOf = ({ clubLabels }: Club, id: string | null): Label | null =>
  clubLabels.find(({ labelId }) => labelId === id) ?? null;

const rankOf = (club: Club, id: string | null): number => labelOf(club, id)?.rankLevel ?? -1;

const isReached = ({ stakes, bets }: ClubLevel, play: Play): boolean =>
  play.stakes >= BigInt(stakes) && play.bets >= bets;

/** What had been reached when people of the operator set the label is behind it: null, where they never did. */
export type PlayBefore = Play | null;

const isReachedSince = (level: ClubLevel, play: Play, before: PlayBefore): boolean =>
  isReached(level, play) && (before === null || !isReached(level, before));

/**
 * The levels that a member's bets reach above the label that they have. A label that people of the operator gave stays; one that they took
 * away comes back by no bet of before.
 */
export const levelsToRaise = (
  club: Club,
  label: string | null,
  play: Play,
  before: PlayBefore,
): readonly ClubLevel[] => {
  if (label !== null && labelOf(club, label)?.type !== 'AUTO') return [];
  const rank = rankOf(club, label);
  return club.content.rewards.levels.filter(
    (level) => isReachedSince(level, play, before) && rankOf(club, level.labelId) > rank,
  );
};

/** True where the bet of this amount, which made these sums, has reached a level. */
export const reachesLevel = ({ content }: Club, play: Play, amount: bigint): boolean => {
  const before: Play = { stakes: play.stakes - amount, bets: play.bets - 1 };
  return content.rewards.levels.some((level) => isReached(level, play) && !isReached(level, before));
};

/** The first level above the member's label that bets can still reach; null on the highest, and where the label is no level. */
const nextLevel = (club: Club, label: string | null, before: PlayBefore): ClubLevel | null => {
  const rank = rankOf(club, label);
  const isAhead = (level: ClubLevel) => before === null || !isReached(level, before);
  return club.content.rewards.levels.find((level) => rankOf(club, level.labelId) > rank && isAhead(level)) ?? null;
};

export const conditionsOf = ({ stakes, bets }: ClubLevel, play: Play): RankProgress['playerRankProgress'] => [
  { kind: 'stakes', current: String(play.stakes), required: stakes },
  { kind: 'bets', current: String(play.bets), required: String(bets) },
];

const isMet = ({ current, required }: RankProgress['playerRankProgress'][number]): boolean =>
  BigInt(current) >= BigInt(required);

/** Per cent, rounded down: a hundred means that nothing is missing. */
const percentOf = ({ current, required }: RankProgress['playerRankProgress'][number]): number =>
  isMet({ kind: 'bets', current, required }) ? WHOLE_PERCENT : Number((BigInt(current) * 100n) / BigInt(required));

/** The way to the next level; null where the operator has none at all. */
export const rankProgress = (club: Club, label: string | null, play: Play, before: PlayBefore): RankProgress | null => {
  if (club.content.rewards.levels.length === 0) return null;
  const next = nextLevel(club, label, before);
  const conditions = next === null ? [] : conditionsOf(next, play);
  const sum = conditions.reduce((total, condition) => total + percentOf(condition), 0);
  return {
    completedConditions: conditions.filter(isMet).length,
    totalExpectedConditions: conditions.length,
    labelId: next?.labelId ?? null,
    labelName: next === null ? null : (labelOf(club, next.labelId)?.labelName ?? next.labelId),
    currentProgress: conditions.length === 0 ? WHOLE_PERCENT : Math.floor(sum / conditions.length),
    playerRankProgress: conditions,
  };
};
