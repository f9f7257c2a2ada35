// Missions: how a member stands in each, and the claim of one that is reached.
import type { Mission as WireMission } from '@foyer/contract';
import type { Database, Tx } from '../../../db/database.ts';
import type { Merchant, Mission } from '../../../merchants/merchant.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import { mayTakePart, requireMay } from '../../account/member/api.ts';
import { totalsOf } from '../../money/wallet/api.ts';
import { type Days, playIn } from '../play-count/api.ts';
import { giveReward } from './credit.service.ts';
import { daysOf, endOf, isClaimedIn, isFor, isSeen, periodOf, stateOf } from './missions.rules.ts';
import { addClaim, claimedMissions } from './reward-store.ts';
import { textsIn, wireReward } from './texts.rules.ts';

/** A mission with the days that count now and what the member has reached in them. */
interface Standing {
  readonly mission: Mission;
  readonly days: Days;
  readonly progress: bigint;
}

interface Owner {
  readonly merchant: Merchant;
  readonly memberId: string;
}

/** Deposits are summed by day in the ledger, settled bets by this platform's own sums. */
const standingsOf = async (
  on: Database | Tx,
  { merchant, memberId }: Owner,
  missions: readonly Mission[],
  now: Date,
): Promise<readonly Standing[]> => {
  const spans = missions.map((mission) => daysOf(mission, now));
  const played = await playIn(on, memberId, spans);
  const owner = { merchant: merchant.code, memberId, currency: merchant.settings.currency };
  const standings: Standing[] = [];
  for (const [place, mission] of missions.entries()) {
    const days = spans[place];
    const play = played[place];
    if (!days || !play) throw new Error('a mission has no days');
    const { kind } = mission.goal;
    const deposits =
      kind === 'deposits' ? (await totalsOf(on, owner, { from: days.from, to: days.until })).deposits : 0n;
    standings.push({ mission, days, progress: { stakes: play.stakes, bets: BigInt(play.bets), deposits }[kind] });
  }
  return standings;
};

const isOver = (days: Days, now: Date): boolean =>
  (endOf(days)?.getTime() ?? Number.POSITIVE_INFINITY) <= now.getTime();

/** What a member can do first stands first. */
const order: readonly WireMission['state'][] = ['claim', 'running', 'claimed', 'ended'];

/** The missions of a member; none for those whom the operator keeps from promotions. */
export const missionsOf = async (
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  { merchant, session: { member }, language }: MemberContext,
): Promise<WireMission[]> => {
  const at = now();
  if (!mayTakePart(member, at)) return [];
  const missions = merchant.content.rewards.missions.filter((one) => isSeen(one, at) && isFor(one, member));
  const [standings, claimed] = await Promise.all([
    standingsOf(db, { merchant, memberId: member.id }, missions, at),
    claimedMissions(
      db,
      member.id,
      missions.map(({ id }) => id),
    ),
  ]);
  return standings
    .map(({ mission, days, progress }): WireMission => {
      const { id, title, terms, goal, period, reward } = mission;
      const isClaimed = isClaimedIn(periodOf(mission, at), claimed.get(id) ?? []);
      return {
        ...textsIn(language, { title, terms }),
        id,
        kind: goal.kind,
        goal: goal.amount,
        progress: String(progress),
        period,
        state: stateOf(mission, { isClaimed, progress, isOver: isOver(days, at) }),
        endsAt: endOf(days)?.toISOString() ?? null,
        reward: wireReward(reward),
      };
    })
    .sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
};

/** Pays a mission once in its period. @throws Refusal promotion.unknown, .refused, .ended, .unfinished, .claimed; bonus.running */
export const claimMission = async (
  platform: Pick<PlatformContext, 'db' | 'now' | 'outbox'>,
  id: string,
  { merchant, session: { member } }: MemberContext,
): Promise<Record<string, never>> => {
  const at = platform.now();
  requireMay(member, 'promotion', at);
  const mission = merchant.content.rewards.missions.find((one) => one.id === id && isSeen(one, at));
  if (mission === undefined) throw new Refusal('promotion.unknown');
  if (!mayTakePart(member, at) || !isFor(mission, member)) throw new Refusal('promotion.refused');
  const owner = { merchant: merchant.code, memberId: member.id };
  await platform.db.transaction(async (transaction) => {
    const tx = transaction as Tx;
    const [standing] = await standingsOf(tx, { merchant, memberId: member.id }, [mission], at);
    if (standing === undefined) throw new Error('a mission has no standing');
    const { days, progress } = standing;
    const period = periodOf(mission, at);
    const claim = {
      id: newId(),
      source: 'mission',
      name: id,
      occasion: period.from,
      lastOccasion: period.until,
      reward: mission.reward,
      at,
    } as const;
    const state = stateOf(mission, { isClaimed: false, progress, isOver: isOver(days, at) });
    if (state === 'running') throw new Refusal('promotion.unfinished');
    if (state === 'ended') throw new Refusal('promotion.ended');
    if (!(await addClaim(tx, { ...owner, ...claim }))) throw new Refusal('promotion.claimed');
    const { reward, source } = claim;
    await giveReward(platform, tx, { id: claim.id, merchant, member, reward, source, title: mission.title }, at);
  });
  return {};
};
