// Reads what a member has on file for the second factor, and which methods are turned on.
import type { SecondFactor } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { fromMember, holdMember, MEMBER_ID, MEMBER_REACH, setSecondFactor } from '../member/api.ts';
import { allMethods, methodsOf, type OnFile } from './methods.rules.ts';

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

export const fileOf = async (on: Database | Tx, memberId: string): Promise<MemberFile> => {
  const [row] = await rows<Row>(
    on,
    sql`select ${sql.raw(MEMBER_REACH)},
        (select enrolled_at from authenticator where member_id = ${sql.raw(MEMBER_ID)}) as enrolled_at,
        (select count(*)::int from recovery_code where member_id = ${sql.raw(MEMBER_ID)}) as codes
      ${fromMember(memberId)}`,
  );
  if (!row) throw new Error('a member is gone');
  return {
    email: row.email,
    mobile: row.mobile,
    payeeName: row.payee_name,
    enrolledAt: row.enrolled_at === null ? null : new Date(row.enrolled_at),
    on: methodsOf(row.second_factor),
    recoveryCodesLeft: row.codes,
  };
};

/** The same, held until the transaction ends. */
export const heldFileOf = async (tx: Tx, memberId: string): Promise<MemberFile> => {
  await holdMember(tx, memberId);
  return fileOf(tx, memberId);
};

/** Turns these methods on, and every other one off. */
export const setMethods = async (tx: Tx, memberId: string, on: readonly SecondFactor[]): Promise<void> => {
  const list = allMethods.filter((method) => on.includes(method)).join(',');
  await setSecondFactor(tx, memberId, list);
};
