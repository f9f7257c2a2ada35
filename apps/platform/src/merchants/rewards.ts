// An operator's rewards: missions, goods of the point market, levels, prizes of the leader board, and kinds of promotions.
import { PositiveAmount } from '@foyer/contract/schemas';
import * as z from 'zod';
import type { Faults } from './faults.ts';
import type { Localized, Rewards } from './merchant.ts';

const MOST_TURNOVER = 100;
const YEAR_DAYS = 366;
const MOST_POINTS = 10_000_000;
const MOST_PRIZES = 100;

const Points = z.int().min(1).max(MOST_POINTS);
const Day = z.iso.date();

const Reward = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('points'), points: Points }),
  z.strictObject({ kind: z.literal('cash'), amount: PositiveAmount }),
  z.strictObject({
    kind: z.literal('bonus'),
    amount: PositiveAmount,
    turnover: z.int().min(1).max(MOST_TURNOVER),
    days: z.int().min(1).max(YEAR_DAYS),
  }),
]);

const isOnce = (rows: readonly { readonly id: string }[]): boolean =>
  new Set(rows.map(({ id }) => id)).size === rows.length;

/** content/rewards.json. `title` is the schema of localized texts, `id` that of ids. */
export const rewardsFile = (title: z.ZodType<Localized>, id: z.ZodType<string>) => {
  const mission = z
    .strictObject({
      id,
      title,
      terms: title,
      goal: z.strictObject({ kind: z.enum(['stakes', 'bets', 'deposits']), amount: PositiveAmount }),
      period: z.enum(['day', 'week', 'once']),
      reward: Reward,
      /** Days of UTC, both included. */
      from: Day.nullable().default(null),
      until: Day.nullable().default(null),
      /** Types of members who take part. */
      types: z
        .array(z.union([z.literal(0), z.literal(1), z.literal(2)]))
        .min(1)
        .default([0, 1, 2]),
      /** Members with one of these labels alone; null: all. */
      labels: z.array(id).min(1).nullable().default(null),
    })
    .refine(({ from, until }) => from === null || until === null || from <= until, {
      path: ['until'],
      error: 'before from',
    });
  return z.strictObject({
    /** Minor units of settled stakes that make a point; null: playing makes none. */
    stakesPerPoint: z.nullable(PositiveAmount),
    categories: z.array(z.strictObject({ id, title })).refine(isOnce, 'an id twice'),
    missions: z.array(mission).refine(isOnce, 'an id twice'),
    goods: z
      .array(z.strictObject({ id, title, terms: title, price: Points, reward: Reward }))
      .refine(isOnce, 'an id twice'),
    /** From the lowest on. */
    levels: z.array(
      z.strictObject({
        labelId: id,
        stakes: PositiveAmount,
        bets: z.int().min(1),
        points: Points.nullable(),
        benefits: z.array(title).min(1),
      }),
    ),
    /** Points for the first places of a week. */
    prizes: z.array(Points).max(MOST_PRIZES),
  });
};

interface Label {
  readonly labelId: string;
  readonly type: string;
  readonly rankLevel: number;
}

/** Notes levels whose label members cannot get by themselves, and levels and labels that fit nothing. */
export const checkRewards = (code: string, rewards: Rewards, labels: readonly Label[], faults: Faults): void => {
  const file = `${code}/content/rewards.json`;
  const labelOf = (id: string) => labels.find(({ labelId }) => labelId === id);
  rewards.levels.forEach(({ labelId, stakes, bets }, index) => {
    const label = labelOf(labelId);
    const place = `levels[${index}]`;
    if (label?.type !== 'AUTO') faults.add(file, `${place}.labelId`, `no label ${labelId} of type AUTO in clubLabels`);
    const before = rewards.levels[index - 1];
    if (before === undefined) return;
    if (BigInt(stakes) < BigInt(before.stakes) || bets < before.bets)
      faults.add(file, place, 'easier than the level before');
    if ((label?.rankLevel ?? 0) <= (labelOf(before.labelId)?.rankLevel ?? 0))
      faults.add(file, `${place}.labelId`, 'its rankLevel is not above that of the level before');
  });
  rewards.missions.forEach(({ labels: wanted }, index) => {
    for (const id of wanted ?? [])
      if (!labelOf(id)) faults.add(file, `missions[${index}].labels`, `no label ${id} in clubLabels`);
  });
};
