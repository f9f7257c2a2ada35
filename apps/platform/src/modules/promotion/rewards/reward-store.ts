// Rows of rewards that members took, and of members whose level may rise.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { Reward } from '../../../merchants/merchant.ts';

export interface NewClaim {
  readonly id: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly source: 'mission' | 'goods';
  readonly name: string;
  /** It happens once for this. */
  readonly occasion: string;
  /** The last day of a period: a claim for any day from `occasion` to it is the one of the period. */
  readonly lastOccasion?: string;
  readonly reward: Reward;
  readonly at: Date;
}

/** Adds a claim. False: there is one for this occasion. */
export const addClaim = async (tx: Tx, claim: NewClaim): Promise<boolean> => {
  const { id, merchant, memberId, source, name, occasion, lastOccasion = occasion, reward, at } = claim;
  const added = await rows(
    tx,
    sql`insert into reward_claim (id, merchant, member_id, source, name, occasion, reward, at)
      select ${id}, ${merchant}, ${memberId}, ${source}, ${name}, ${occasion}, ${JSON.stringify(reward)}::text::jsonb,
        ${at.toISOString()}::timestamptz
      where not exists (select from reward_claim where member_id = ${memberId} and source = ${source} and name = ${name}
        and occasion collate "C" between ${occasion} and ${lastOccasion})
      on conflict (member_id, source, name, occasion) do nothing returning 1`,
  );
  return added.length > 0;
};

/** The occasions of the missions that a member has claimed, by the name of the mission. */
export const claimedMissions = async (
  on: Database | Tx,
  memberId: string,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (names.length === 0) return new Map();
  const found = await rows<{ name: string; occasion: string }>(
    on,
    sql`select name, occasion from reward_claim
      where member_id = ${memberId} and source = 'mission' and name in (${sql.join(
        names.map((name) => sql`${name}`),
        sql`, `,
      )})`,
  );
  const occasionsOf = (name: string) => found.filter((claim) => claim.name === name).map(({ occasion }) => occasion);
  return new Map(names.map((name) => [name, occasionsOf(name)]));
};

/** The Monday of the last week whose prizes were paid; null before the first. */
export const lastPaidWeek = async (db: Database, merchant: string): Promise<string | null> => {
  const [week] = await rows<{ monday: string }>(
    db,
    sql`select monday::text as monday from prize_week where merchant = ${merchant}`,
  );
  return week?.monday ?? null;
};

/** Notes that the prizes of a week and of all before it were paid. */
export const markWeekPaid = async (db: Database, merchant: string, monday: string): Promise<void> => {
  await db.execute(sql`insert into prize_week (merchant, monday) values (${merchant}, ${monday}::date)
    on conflict (merchant) do update set monday = greatest(prize_week.monday, excluded.monday)`);
};

export interface DueLevel {
  readonly memberId: string;
  readonly merchant: string;
  readonly turn: number;
}

/** Notes that a member may have reached a level. */
export const addDueLevel = async (on: Database | Tx, merchant: string, memberId: string): Promise<void> => {
  await on.execute(sql`insert into level_due (member_id, merchant) values (${memberId}, ${merchant})
    on conflict (member_id) do update set turn = level_due.turn + 1, due_at = excluded.due_at`);
};

export const dueLevels = (db: Database, most: number): Promise<readonly DueLevel[]> =>
  rows<DueLevel>(
    db,
    sql`select member_id as "memberId", merchant, turn from level_due where due_at <= now() order by member_id limit ${most}`,
  );

/**
 * Looks at a member at that moment: those who wait keep nobody from a level. A note of meanwhile is
 * looked at in its turn.
 */
export const postponeDueLevel = async (db: Database, { memberId, turn }: DueLevel, until: Date): Promise<void> => {
  await db.execute(sql`update level_due set due_at = ${until.toISOString()}::timestamptz
    where member_id = ${memberId} and turn = ${turn}`);
};

/** Forgets a note, unless it was noted again meanwhile. */
export const forgetDueLevel = async (db: Database, { memberId, turn }: DueLevel): Promise<void> => {
  await db.execute(sql`delete from level_due where member_id = ${memberId} and turn = ${turn}`);
};
