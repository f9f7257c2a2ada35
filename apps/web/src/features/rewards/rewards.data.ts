// Loads the pages of rewards; null where the operator has none.
import type { OutputOf, RankProgress } from '@foyer/contract';
import { loadRank } from '../../kit/rewards/rank.data.ts';
import { isNotOffered, orNone } from '../../shell/http/failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

export type Rewards = OutputOf<'promotion.rewards'>;
export type Market = OutputOf<'promotion.mall'>;
export type Board = OutputOf<'promotion.leaderBoard'>;
export type Benefits = OutputOf<'promotion.benefits'>;

export const loadRewards = async (load: Load): Promise<Outcome<Rewards | null>> =>
  orNone<Rewards | null>(await load('promotion.rewards', {}), null);
export const loadMarket = async (load: Load): Promise<Outcome<Market | null>> =>
  orNone<Market | null>(await load('promotion.mall', {}), null);
export const loadBoard = async (load: Load): Promise<Outcome<Board | null>> =>
  orNone<Board | null>(await load('promotion.leaderBoard', {}), null);

/** What a back end without a reward centre says of one: the way to the next level (PR-01). Null: not even that. */
export interface RankAlone {
  readonly rank: RankProgress | null;
}

/** The reward centre as the page opens. */
export async function loadRewardCenter(load: Load): Promise<Outcome<Rewards | RankAlone>> {
  const outcome = await load('promotion.rewards', {});
  if (outcome.ok || !isNotOffered(outcome)) return outcome;
  const rank = await loadRank(load);
  return rank.ok ? { ok: true, value: { rank: rank.value } } : rank;
}

/** @param label the member's level, where the back end has no list of them */
export type BenefitsPage = Benefits & { readonly label?: string | null };

export async function loadBenefits(load: Load): Promise<Outcome<BenefitsPage>> {
  const outcome = await load('promotion.benefits', {});
  if (outcome.ok || !isNotOffered(outcome)) return outcome;
  const [rank, info] = await Promise.all([loadRank(load), load('member.info', {})]);
  if (!rank.ok) return rank;
  if (!info.ok) return info;
  const { clubLabel } = info.value;
  // A label of another type is a name that the operator has for a group of members.
  const label = clubLabel?.type === 'AUTO' ? clubLabel.labelName : null;
  return { ok: true, value: { levels: [], rank: rank.value, label } };
}
