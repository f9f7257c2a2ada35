// Rows of bonuses.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { Localized } from '../../../merchants/merchant.ts';
import { holdingCash, type Owner } from '../wallet/api.ts';

/** Amounts are in minor units. */
export interface NewBonus {
  /** The id of the deposit order, or of what gave the bonus in its place. */
  readonly id: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly currency: string;
  readonly title: Localized;
  readonly amount: bigint;
  /** Turnover that makes it cash. */
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

/** What is counted of a bonus that comes with a deposit. */
export interface OfDeposit {
  /** How often the member may have one; missing: as often as it comes. */
  readonly times?: number | undefined;
}

const bonusesOfDeposits = (merchant: string, memberId: string): SQL =>
  sql`select count(*) from deposit_bonus where merchant = ${merchant} and member_id = ${memberId} and of_deposit`;

/**
 * Adds an open bonus. False: the member has one that runs or has had it often enough, or this one was added before.
 * @param deposit null: it comes without one
 */
export const addBonus = async (tx: Tx, bonus: NewBonus, deposit: OfDeposit | null): Promise<boolean> => {
  const times = deposit?.times ?? null;
  const added = await rows(
    tx,
    sql`insert into deposit_bonus (id, merchant, member_id, currency, title, amount, required, opened_at, expires_at, of_deposit)
      select ${bonus.id}, ${bonus.merchant}, ${bonus.memberId}, ${bonus.currency}, ${JSON.stringify(bonus.title)}::jsonb,
        ${bonus.amount}::bigint, ${bonus.required}::bigint, ${timestamp(bonus.openedAt)}, ${timestamp(bonus.expiresAt)}, ${deposit !== null}
      where ${times}::int is null or (${bonusesOfDeposits(bonus.merchant, bonus.memberId)}) < ${times}::int
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

/** Whether a bonus of a member runs, and how many of deposits the member has had. */
export const bonusesHad = async (
  db: Database,
  merchant: string,
  memberId: string,
): Promise<{ readonly isRunning: boolean; readonly ofDeposits: number }> => {
  const [had] = await rows<{ isRunning: boolean; ofDeposits: number }>(
    db,
    sql`select coalesce(bool_or(status = 'open'), false) as "isRunning", count(*) filter (where of_deposit)::int as "ofDeposits"
      from deposit_bonus where merchant = ${merchant} and member_id = ${memberId}`,
  );
  return had ?? { isRunning: false, ofDeposits: 0 };
};

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

/**
 * The member's bonus whose time is not over, held until the end of the transaction. The cash is held first, as where a deposit is
 * booked with its bonus: neither waits for the other. Where no bonus runs nothing is held.
 */
export const holdCountingBonus = (tx: Tx, owner: Owner, at: Date): Promise<BonusRow | null> => {
  const runs = sql`merchant = ${owner.merchant} and member_id = ${owner.memberId} and status = 'open' and expires_at > ${timestamp(at)}`;
  return first(
    tx,
    sql`with cash as materialized (${holdingCash(owner, sql`exists (select from deposit_bonus where ${runs})`)})
      select ${columns} from deposit_bonus where ${runs} and exists (select from cash) for update of deposit_bonus`,
  );
};

/** Adds turnover to a held bonus. */
export const addTurnover = async (tx: Tx, id: string, amount: bigint): Promise<void> => {
  await tx.execute(sql`update deposit_bonus set staked = staked + ${amount}::bigint where id = ${id}`);
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
