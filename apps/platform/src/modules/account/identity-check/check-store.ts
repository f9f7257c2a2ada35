// Rows of identity checks: the last one of each member.
import type { IdentityCheckStatus } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { type WorkList, type WorkPage, workPage } from '../../../db/work-list.ts';

export interface CheckRow {
  readonly id: string;
  readonly memberId: string;
  readonly status: Exclude<IdentityCheckStatus, 'none'>;
  readonly reason: string | null;
  readonly sentAt: Date;
}

interface RawRow extends Omit<CheckRow, 'sentAt'> {
  readonly sentAt: number;
}

const columns = sql`id, member_id as "memberId", status, reason, (extract(epoch from sent_at) * 1000)::float8 as "sentAt"`;

const checkIn = ({ id, memberId, status, reason, sentAt }: RawRow): CheckRow => ({
  ...{ id, memberId, status, reason },
  sentAt: new Date(sentAt),
});

const select = async (on: Database | Tx, where: SQL): Promise<CheckRow[]> =>
  (await rows<RawRow>(on, sql`select ${columns} from identity_check where ${where}`)).map(checkIn);

/** Null where the member never sent all of it. */
export const checkOf = async (on: Database | Tx, merchant: string, memberId: string): Promise<CheckRow | null> =>
  (await select(on, sql`merchant = ${merchant} and member_id = ${memberId}`))[0] ?? null;

/** One that waits; null where it was decided, or is another operator's. */
export const waitingCheck = async (on: Database | Tx, merchant: string, id: string): Promise<CheckRow | null> =>
  (await select(on, sql`merchant = ${merchant} and id = ${id} and status = 'waiting'`))[0] ?? null;

/** Those of an operator that wait, the oldest first. */
export const checkList = (merchant: string): WorkList => ({
  columns,
  from: sql`identity_check`,
  where: sql`merchant = ${merchant} and status = 'waiting'`,
  id: sql`id`,
  groups: [{ at: sql`sent_at` }],
});

/** A page of them. */
export const waitingChecks = (on: Database | Tx, merchant: string, cursor?: string): Promise<WorkPage<CheckRow>> =>
  workPage(on, checkList(merchant), cursor, checkIn);

/** Everything was sent: the check waits, in place of one that was refused. */
export const addCheck = async (
  tx: Tx,
  { merchant, memberId, id, at }: { merchant: string; memberId: string; id: string; at: Date },
): Promise<void> => {
  await tx.execute(sql`insert into identity_check (merchant, member_id, id, status, sent_at)
    values (${merchant}, ${memberId}, ${id}, 'waiting', ${at.toISOString()}::timestamptz)
    on conflict (merchant, member_id) do update set id = excluded.id, status = 'waiting', sent_at = excluded.sent_at,
      reason = null, decided_at = null, decided_by = null`);
};

export interface Decided {
  readonly status: 'approved' | 'refused';
  readonly reason: string | null;
  readonly by: string;
  readonly at: Date;
}

/** Decides one that waits; answers its member, null where it does not wait. */
export const endCheck = async (
  tx: Tx,
  merchant: string,
  id: string,
  { status, reason, by, at }: Decided,
): Promise<string | null> => {
  const [row] = await rows<{ memberId: string }>(
    tx,
    sql`update identity_check set status = ${status}, reason = ${reason}, decided_by = ${by},
        decided_at = ${at.toISOString()}::timestamptz
      where merchant = ${merchant} and id = ${id} and status = 'waiting' returning member_id as "memberId"`,
  );
  return row?.memberId ?? null;
};
