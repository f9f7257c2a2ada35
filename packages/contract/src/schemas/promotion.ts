// Promotions: which of them are there, who came by a member's invitation, and what members get for playing.
import * as z from 'zod/mini';
import { RowLanguage } from './content.ts';
import {
  itemsOf,
  listOf,
  openEnum,
  orElse,
  ReadAmount,
  ReadId,
  ReadNothing,
  ReadNumber,
  ReadText,
  ReadTime,
  readFlag,
} from './read.ts';
import { type CallErrors, CurrencyCode, Cursor, nothing, PositiveAmount, text } from './values.ts';

const absent = { enabled: false, count: 0 } as const;

const Promotion = z.object({
  enabled: readFlag(),
  /** How many promotions of this kind the caller can take part in @assumed. */
  count: orElse('count', ReadNumber, 0),
});

/** PR-01. A promotion that a back end leaves out is not there. */
export const AvailablePromotions = z.object({
  APP_DOWNLOAD: orElse('APP_DOWNLOAD', Promotion, absent),
  REFERRAL: orElse('REFERRAL', Promotion, absent),
});

/** A member who registered by another one's invitation. */
export const Referral = z.object({
  id: ReadId,
  /** The user name, mostly covered. */
  name: ReadText,
  registeredAt: orElse('registeredAt', ReadTime, null),
  hasDeposited: readFlag(),
});

/** What a mission or goods of the point market give: points, cash, or a bonus that has to be staked so many times within days. */
export const Reward = z.object({
  kind: openEnum(['points', 'bonus'], 'cash'),
  /** Points, or minor units. */
  amount: ReadAmount,
  turnover: orElse('turnover', ReadNumber, null),
  days: orElse('days', ReadNumber, null),
});

/** @assumed `claim`: reached, and not taken yet. */
export const MissionState = z.enum(['claim', 'running', 'claimed', 'ended']);

/** Something to do for a reward, as the member stands in it. */
export const Mission = z.object({
  id: ReadId,
  title: ReadText,
  /** The terms, in a sentence or two. */
  terms: orElse('terms', ReadText, ''),
  /** Of `bets` goal and progress are counts, else minor units. */
  kind: openEnum(['bets', 'deposits'], 'stakes'),
  goal: ReadAmount,
  progress: ReadAmount,
  period: openEnum(['day', 'week'], 'once'),
  state: openEnum(MissionState.options, 'running'),
  /** Null: it has no end. */
  endsAt: orElse('endsAt', ReadTime, null),
  reward: Reward,
  language: RowLanguage,
});

/** A bonus that runs, with the kinds of games in which bets count. */
const RewardBonus = z.object({
  id: ReadId,
  title: orElse('title', ReadText, ''),
  amount: ReadAmount,
  required: ReadAmount,
  done: ReadAmount,
  /** It is taken back then. */
  until: ReadTime,
  games: listOf('games', ReadText),
});

/** One of the conditions of a level; of `bets` the numbers are counts, else minor units. */
const LevelCondition = z.object({ kind: openEnum(['bets'], 'stakes'), current: ReadAmount, required: ReadAmount });

/** PR-01. The way to the next level @assumed: `labelId` names it, null on the highest; `currentProgress` is per cent of the way. */
export const RankProgress = z.object({
  completedConditions: orElse('completedConditions', ReadNumber, 0),
  totalExpectedConditions: orElse('totalExpectedConditions', ReadNumber, 0),
  labelId: orElse('labelId', ReadText, null),
  labelName: orElse('labelName', ReadText, null),
  currentProgress: orElse('currentProgress', ReadNumber, 0),
  playerRankProgress: listOf('playerRankProgress', LevelCondition),
});

/** A level of the operator's club. */
const Level = z.object({
  labelId: ReadId,
  labelName: ReadText,
  conditions: listOf('conditions', LevelCondition),
  /** Points that come with it. */
  points: orElse('points', ReadAmount, '0'),
  benefits: listOf('benefits', ReadText),
  isReached: readFlag(),
  isCurrent: readFlag(),
  language: RowLanguage,
});

/** Something that points buy. */
export const Goods = z.object({
  id: ReadId,
  title: ReadText,
  terms: orElse('terms', ReadText, ''),
  price: ReadAmount,
  reward: Reward,
  language: RowLanguage,
});

const PointEntry = z.object({
  id: ReadId,
  kind: openEnum(['play', 'mission', 'goods', 'level', 'prize'], 'mission'),
  amount: ReadAmount,
  /** The mission, the goods or the level; null: the kind says it all. */
  subject: orElse('subject', ReadText, null),
  at: ReadTime,
});

const LeaderRow = z.object({
  rank: ReadNumber,
  /** The user name, mostly covered. */
  name: ReadText,
  /** Minor units of settled stakes. */
  stakes: ReadAmount,
  isOwn: readFlag(),
});

/** PR-01. A kind of promotions; the specification shows its id @assumed: its title stands beside it. */
export const PromotionCategory = z.object({ id: ReadId, title: orElse('title', ReadText, ''), language: RowLanguage });

const Entry = z.strictObject({ id: text(64) });

export const promotionSchemas = {
  'relay.availablePromotions': { input: nothing, output: AvailablePromotions },
  'relay.playerRankProgress': { input: nothing, output: RankProgress },
  'relay.promotionCategory': { input: nothing, output: itemsOf(PromotionCategory) },
  'promotion.rewards': {
    input: nothing,
    output: z.object({
      points: orElse('points', ReadAmount, '0'),
      /** Minor units of settled stakes that make one point; null: playing makes none. */
      stakesPerPoint: orElse('stakesPerPoint', ReadAmount, null),
      missions: listOf('missions', Mission),
      bonus: orElse('bonus', RewardBonus, null),
      /** Null: the operator has no levels. */
      rank: orElse('rank', RankProgress, null),
      currency: orElse('currency', CurrencyCode, null),
    }),
  },
  'promotion.claim': { input: Entry, output: ReadNothing },
  'promotion.giveUpBonus': { input: z.strictObject({ id: text(128) }), output: ReadNothing },
  'promotion.mall': {
    input: nothing,
    output: z.object({
      points: orElse('points', ReadAmount, '0'),
      goods: listOf('goods', Goods),
      /** The last twenty, the newest first. */
      entries: listOf('entries', PointEntry),
    }),
  },
  /** @assumed `price`: as the page showed it. Goods that cost something else by now are not bought, and `promotion.unknown` says so. */
  'promotion.buy': {
    input: z.strictObject({ id: text(64), price: z.optional(PositiveAmount) }),
    output: z.object({ points: ReadAmount }),
  },
  'promotion.leaderBoard': {
    input: nothing,
    output: z.object({
      startsAt: ReadTime,
      endsAt: ReadTime,
      items: listOf('items', LeaderRow),
      /** The caller's own; null without a settled bet in this time. */
      own: orElse('own', LeaderRow, null),
      /** Points by rank, the first one first. */
      prizes: listOf('prizes', ReadAmount),
    }),
  },
  'promotion.benefits': {
    input: nothing,
    output: z.object({ levels: listOf('levels', Level), rank: orElse('rank', RankProgress, null) }),
  },
  'member.referrals': {
    input: z.strictObject({ cursor: Cursor }),
    output: z.object({
      /** Names the inviter in the address of a registration; null: the member may not invite. */
      code: orElse('code', ReadText, null),
      registered: orElse('registered', ReadNumber, 0),
      deposited: orElse('deposited', ReadNumber, 0),
      items: listOf('items', Referral),
      nextCursor: orElse('nextCursor', ReadText, null),
    }),
  },
} as const;

/** The codes that a caller of each call shows in place; every other code goes to the error catalogue. */
export const promotionErrors = () =>
  ({
    'promotion.claim': [
      'promotion.unknown',
      'promotion.refused',
      'promotion.ended',
      'promotion.unfinished',
      'promotion.claimed',
      'bonus.running',
    ],
    'promotion.giveUpBonus': ['promotion.unknown'],
    'promotion.buy': ['promotion.unknown', 'promotion.refused', 'points.insufficient', 'bonus.running'],
  }) as const satisfies CallErrors<typeof promotionSchemas>;
