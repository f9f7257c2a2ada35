// Rewards: missions, the point market, levels with their benefits, and the leader board.
import type { OutputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Localized, Merchant } from '../../../merchants/merchant.ts';
import { isOn } from '../../../merchants/switch.ts';
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { every } from '../../../schedule.ts';
import { giveUpBonus, openBonusOf } from '../../money/bonus/api.ts';
import { totalPlay } from '../play-count/api.ts';
import { pointsOf } from '../points/api.ts';
import { boardOf, payPrizes } from './board.service.ts';
import { rankProgress } from './levels.rules.ts';
import { benefitsOf, raiseDueLevels } from './levels.service.ts';
import { buyGoods, marketOf } from './market.service.ts';
import { rewardData } from './member-data.ts';
import { claimMission, missionsOf } from './missions.service.ts';
import { playBeforeLabel } from './staff-label-store.ts';
import { textIn, textsIn } from './texts.rules.ts';

const LEVELS_EVERY_MS = 3_000;
const PRIZES_EVERY_MS = 60_000;

/** Without REWCEN3 the operator has no reward centre, market or board. */
const requireRewardCenter = (merchant: Merchant): void => {
  if (!isOn(merchant, 'rewardCenter')) throw new Refusal('not.found');
};

/** The kinds of games that the operator shows, in the order of its lanes. */
const kindsOf = ({ content }: Merchant): readonly Localized[] => {
  const cards = content.lanes.flatMap((lane) => lane.cards);
  return [...new Map(cards.map(({ gameType, accountTypeName }) => [gameType, accountTypeName])).values()];
};

const noRank: OutputOf<'relay.playerRankProgress'> = {
  completedConditions: 0,
  totalExpectedConditions: 0,
  labelId: null,
  labelName: null,
  currentProgress: 0,
  playerRankProgress: [],
};

export const rewardsModule = (platform: PlatformContext) => {
  const { db, now } = platform;

  const rankOf = async ({ merchant, session: { member } }: MemberContext) =>
    rankProgress(
      merchant,
      member.label,
      ...(await Promise.all([totalPlay(db, member.id), playBeforeLabel(db, member.id)])),
    );

  const runningBonus = async ({ merchant, session, language }: MemberContext) => {
    const bonus = await openBonusOf(db, merchant.code, session.memberId);
    if (bonus === null) return null;
    const { id, title, amount, required, staked, expiresAt } = bonus;
    return {
      id,
      title: textIn(language, title),
      amount: String(amount),
      required: String(required),
      done: String(staked),
      until: expiresAt.toISOString(),
      // What was at risk counts, whatever the game: all kinds are named. A lane may hold picks of several kinds.
      games: kindsOf(merchant).map((kind) => textIn(language, kind)),
    };
  };

  const rewards = async (context: MemberContext): Promise<OutputOf<'promotion.rewards'>> => {
    const { merchant, session } = context;
    const [points, missions, bonus, rank] = await Promise.all([
      pointsOf(db, session.memberId),
      missionsOf(platform, context),
      runningBonus(context),
      rankOf(context),
    ]);
    const { stakesPerPoint } = merchant.content.rewards;
    return { points: String(points), stakesPerPoint, missions, bonus, rank, currency: merchant.settings.currency };
  };

  const giveUp = async (id: string, { merchant, session }: MemberContext): Promise<Record<string, never>> => {
    const owner = { merchant: merchant.code, memberId: session.memberId, id };
    const isEnded = await db.transaction((tx) => giveUpBonus(tx as Tx, owner, now()));
    if (!isEnded) throw new Refusal('promotion.unknown');
    return {};
  };

  return {
    name: 'rewards',
    memberData: rewardData(platform),
    handlers: {
      'promotion.rewards': async (_, context) => {
        requireRewardCenter(context.merchant);
        return rewards(context);
      },
      'promotion.claim': async ({ id }, context) => {
        requireRewardCenter(context.merchant);
        return claimMission(platform, id, context);
      },
      // Also without a reward centre: the bonus is the member's.
      'promotion.giveUpBonus': ({ id }, context) => giveUp(id, context),
      'promotion.mall': async (_, context) => {
        requireRewardCenter(context.merchant);
        return marketOf(platform, context);
      },
      'promotion.buy': async (input, context) => {
        requireRewardCenter(context.merchant);
        return buyGoods(platform, input, context);
      },
      'promotion.leaderBoard': async (_, context) => {
        requireRewardCenter(context.merchant);
        return boardOf(platform, context);
      },
      'promotion.benefits': (_, context) => benefitsOf(platform, context),
      'relay.playerRankProgress': async (_, context) => (await rankOf(context)) ?? noRank,
      'relay.promotionCategory': async (_, { merchant, language }) => ({
        items: merchant.content.rewards.categories.map(({ id, title }) => ({ ...textsIn(language, { title }), id })),
      }),
    },
    start: async () => {
      const stops = [
        every(LEVELS_EVERY_MS, 'levels', platform.log, () => raiseDueLevels(platform)),
        every(PRIZES_EVERY_MS, 'prizes', platform.log, () => payPrizes(platform)),
      ];
      return async () => {
        for (const stop of stops) await stop();
      };
    },
  } satisfies Module;
};
