// Rows of bonuses.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { Localized } from '../../../merchants/merchant.ts';

/** Amounts are in minor units. */
export interface NewBonus {
  /** The id of the deposit order, or of what gave the bonus in its place. */
  readonly id: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly currency: string;
  readonly title: Localized;
  readonly amount: bigint;
  /** Stakes that make it cash. */
  readonly required: bigint;
  readonly openedAt: Date;
  readonly expiresAt: Date;
}

export interface BonusRow extends NewBonus {
  readonly staked: bigint;
}

interface RawRow extends Omit<BonusRow, 'openedAt' | 'expiresAt'> {
  readonly openedAt: number;
  readonly expiresAt: number;
}

const milliseconds = (column: string): SQL => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

const columns = sql`id, merchant, member_id as "memberId", currency, title, amount, required, staked,
  ${milliseconds('opened_at')} as "openedAt", ${milliseconds('expires_at')} as "expiresAt"`;

const timestamp = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

const first = async (on: Database | Tx, statement: SQL): Promise<BonusRow | null> => {
  const [row] = await rows<RawRow>(on, statement);
  return row ? { ...row, openedAt: new Date(row.openedAt), expiresAt: new Date(row.expiresAt) } : null;
};

/** Adds an open bonus. False: the member has one that runs, or this one was added before. */
export const addBonus = async (tx: Tx, bonus: NewBonus): Promise<boolean> => {
  const added = await rows(
    tx,
    sql`insert into deposit_bonus (id, merchant, member_id, currency, title, amount, required, opened_at, expires_at)
      values (${bonus.id}, ${bonus.merchant}, ${bonus.memberId}, ${bonus.currency}, ${JSON.stringify(bonus.title)}::jsonb,
        ${bonus.amount}::bigint, ${bonus.required}::bigint, ${timestamp(bonus.openedAt)}, ${timestamp(bonus.expiresAt)})
      on conflict do nothing returning 1`,
  );
  return added.length > 0;
};

/** The bonus of a member that runs; null where none does. */
export const openBonusOf = (on: Database | Tx, merchant: string, memberId: string): Promise<BonusRow | null> =>
  first(
    on,
    sql`select ${columns} from deposit_bonus where merchant = ${merchant} and member_id = ${memberId} and status = 'open'`,
  );

/** The bonus of this id, if it runs and is the member's, held until the end of the transaction. */
export const holdOpenBonus = (
  tx: Tx,
  { merchant, memberId, id }: Pick<NewBonus, 'merchant' | 'memberId' | 'id'>,
): Promise<BonusRow | null> =>
  first(
    tx,
    sql`select ${columns} from deposit_bonus
      where id = ${id} and merchant = ${merchant} and member_id = ${memberId} and status = 'open' for update`,
  );

interface Counted {
  readonly merchant: string;
  readonly memberId: string;
  readonly amount: bigint;
}

/** Adds a stake to the bonus whose time is not over; answers it as it is then, held. */
export const addStake = (tx: Tx, { merchant, memberId, amount }: Counted, at: Date): Promise<BonusRow | null> =>
  first(
    tx,
    sql`update deposit_bonus set staked = staked + ${amount}::bigint
      where merchant = ${merchant} and member_id = ${memberId} and status = 'open' and expires_at > ${timestamp(at)}
      returning ${columns}`,
  );

/** Takes a stake off the bonus that ran when it was placed. */
export const takeStakeOff = async (tx: Tx, { merchant, memberId, amount }: Counted, placedAt: Date): Promise<void> => {
  await tx.execute(sql`update deposit_bonus set staked = greatest(0, staked - ${amount}::bigint)
    where merchant = ${merchant} and member_id = ${memberId} and status = 'open' and opened_at <= ${timestamp(placedAt)}`);
};

export const endBonus = async (tx: Tx, id: string, status: 'paid' | 'ended', at: Date): Promise<void> => {
  await tx.execute(sql`update deposit_bonus set status = ${status}, ended_at = ${timestamp(at)} where id = ${id}`);
};

const isDue = (at: Date): SQL => sql`status = 'open' and expires_at <= ${timestamp(at)}`;

/** The ids of the bonuses whose time is over, the oldest first. */
export const dueBonuses = async (db: Database, at: Date): Promise<string[]> =>
  (await rows<{ id: string }>(db, sql`select id from deposit_bonus where ${isDue(at)} order by expires_at`)).map(
    ({ id }) => id,
  );

/** A bonus whose time is over, held until the end of the transaction; null where it has ended or somebody else holds it. */
export const holdDueBonus = (tx: Tx, id: string, at: Date): Promise<BonusRow | null> =>
  first(tx, sql`select ${columns} from deposit_bonus where id = ${id} and ${isDue(at)} for update skip locked`);
