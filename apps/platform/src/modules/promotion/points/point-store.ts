// Points: balances and their entries. A balance never falls below nothing, and each entry happens once.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { Localized } from '../../../merchants/merchant.ts';

export type PointKind = 'play' | 'mission' | 'goods' | 'level' | 'prize';

export interface NewPoints {
  readonly merchant: string;
  readonly memberId: string;
  readonly kind: PointKind;
  readonly amount: bigint;
  /** Unique for the operator: the same reference never counts twice. */
  readonly reference: string;
  /** Null: the kind says it all. */
  readonly subject: Localized | null;
  readonly at: Date;
}

const values = ({ merchant, memberId, kind, amount, reference, subject, at }: NewPoints) =>
  sql`(${merchant}, ${memberId}, ${kind}, ${reference}, ${amount}::bigint, ${subject === null ? null : JSON.stringify(subject)}::text::jsonb,
    ${at.toISOString()}::timestamptz)`;

const credit = ({ merchant, memberId, amount }: NewPoints) =>
  sql`insert into point_account (member_id, merchant, balance) select ${memberId}, ${merchant}, ${amount}::bigint from entry
    on conflict (member_id) do update set balance = point_account.balance + excluded.balance returning balance`;

const columns = sql`(merchant, member_id, kind, reference, amount, subject, at)`;

/** Adds points once for their reference. False: they were added before. */
export const addPoints = async (tx: Tx, points: NewPoints): Promise<boolean> => {
  const added = await rows(
    tx,
    sql`with entry as (insert into point_entry ${columns} values ${values(points)}
        on conflict (merchant, reference) do nothing returning 1)
      ${credit(points)}`,
  );
  return added.length > 0;
};

/** Adds points to the entry of this reference, which grows: whoever calls it counts each of them once. */
export const growPoints = async (tx: Tx, points: NewPoints): Promise<void> => {
  await tx.execute(sql`with entry as (insert into point_entry ${columns} values ${values(points)}
      on conflict (merchant, reference) do update set amount = point_entry.amount + excluded.amount, at = excluded.at returning 1)
    ${credit(points)}`);
};

/** Takes points where there are enough. False: there are not, and nothing has changed. */
export const spendPoints = async (tx: Tx, points: NewPoints): Promise<boolean> => {
  const { memberId, amount } = points;
  const spent = await rows(
    tx,
    sql`update point_account set balance = balance - ${amount}::bigint
      where member_id = ${memberId} and balance >= ${amount}::bigint returning 1`,
  );
  if (spent.length === 0) return false;
  await tx.execute(sql`insert into point_entry ${columns} values ${values({ ...points, amount: -amount })}`);
  return true;
};

export const pointsOf = async (on: Database | Tx, memberId: string): Promise<bigint> => {
  const [account] = await rows<{ balance: bigint }>(
    on,
    sql`select balance from point_account where member_id = ${memberId}`,
  );
  return account?.balance ?? 0n;
};

export interface PointRow {
  readonly id: bigint;
  readonly kind: PointKind;
  readonly amount: bigint;
  readonly subject: Localized | null;
  readonly at: string;
}

/** A member's entries before one of them, the newest first; null: from the newest on. */
export const entriesOf = (
  on: Database,
  memberId: string,
  { before = null, most }: { readonly before?: bigint | null; readonly most: number },
): Promise<readonly PointRow[]> =>
  rows<PointRow>(
    on,
    sql`select id, kind, amount, subject, ${isoTime('at')} as at from point_entry
      where member_id = ${memberId} ${before === null ? sql`` : sql`and id < ${before}::bigint`} order by id desc limit ${most}`,
  );
