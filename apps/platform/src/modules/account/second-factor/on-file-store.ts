// Reads what a member has on file for the second factor, and which ways are turned on.
import type { SecondFactor } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { everyWay, type OnFile, waysOf } from './ways.rules.ts';

export interface MemberFile extends OnFile {
  readonly on: readonly SecondFactor[];
  readonly recoveryCodesLeft: number;
}

interface Row {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly payee_name: string | null;
  readonly second_factor: string;
  readonly enrolled_at: string | Date | null;
  readonly codes: number;
}

/** Whatever concerns a member's second factor waits for its turn: two at once would hold what the other one needs. */
export const holdFile = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.execute(sql`select 1 from member where id = ${memberId} for no key update`);
};

export const fileOf = async (on: Database | Tx, memberId: string): Promise<MemberFile> => {
  const [row] = await rows<Row>(
    on,
    sql`select email, mobile, payee_name, second_factor,
        (select enrolled_at from authenticator where member_id = member.id) as enrolled_at,
        (select count(*)::int from recovery_code where member_id = member.id) as codes
      from member where id = ${memberId}`,
  );
  if (!row) throw new Error('a member is gone');
  return {
    email: row.email,
    mobile: row.mobile,
    payeeName: row.payee_name,
    enrolledAt: row.enrolled_at === null ? null : new Date(row.enrolled_at),
    on: waysOf(row.second_factor),
    recoveryCodesLeft: row.codes,
  };
};

/** The same, held until the transaction ends. */
export const heldFileOf = async (tx: Tx, memberId: string): Promise<MemberFile> => {
  await holdFile(tx, memberId);
  return fileOf(tx, memberId);
};

/** Turns these ways on, and every other one off. */
export const setWays = async (tx: Tx, memberId: string, on: readonly SecondFactor[]): Promise<void> => {
  const kept = everyWay.filter((way) => on.includes(way)).join(',');
  await tx.execute(sql`update member set second_factor = ${kept} where id = ${memberId}`);
};
