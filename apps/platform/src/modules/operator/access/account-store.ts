// Rows of staff accounts and sessions.
import type { StaffRole } from '@foyer/contract/operator';
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';

export interface StaffAccount {
  readonly id: string;
  readonly merchant: string;
  readonly name: string;
  readonly passwordHash: string;
  /** Encrypted. */
  readonly totpSecret: Uint8Array;
  readonly roles: readonly StaffRole[];
}

const columns = sql`operator_account.id, merchant, name, password_hash as "passwordHash", totp_secret as "totpSecret",
  to_jsonb(roles) as roles`;

export const staffByName = async (db: Database, merchant: string, name: string): Promise<StaffAccount | null> => {
  const [found] = await rows<StaffAccount>(
    db,
    sql`select ${columns} from operator_account where merchant = ${merchant} and name = ${name}`,
  );
  return found ?? null;
};

/** False where the operator has somebody of that name. */
export const insertStaff = async (db: Database, staff: StaffAccount): Promise<boolean> => {
  const added = await rows(
    db,
    sql`insert into operator_account (id, merchant, name, password_hash, totp_secret, roles)
      values (${staff.id}, ${staff.merchant}, ${staff.name}, ${staff.passwordHash}, ${staff.totpSecret},
        ${`{${staff.roles.join(',')}}`}::text[])
      on conflict do nothing returning 1`,
  );
  return added.length > 0;
};

/** Takes the step of a code: false where it, or a later one, was taken before. */
export const takeStep = async (db: Database, id: string, step: number): Promise<boolean> => {
  const taken = await rows(
    db,
    sql`update operator_account set totp_step = ${step}::bigint where id = ${id} and totp_step < ${step}::bigint returning 1`,
  );
  return taken.length > 0;
};

export interface NewSession {
  readonly tokenHash: string;
  readonly staffId: string;
  readonly at: Date;
  readonly expiresAt: Date;
}

export const addSession = async (db: Database, { tokenHash, staffId, at, expiresAt }: NewSession): Promise<void> => {
  await db.execute(sql`insert into operator_session (token_hash, operator_id, seen_at, expires_at)
    values (${tokenHash}, ${staffId}, ${at.toISOString()}::timestamptz, ${expiresAt.toISOString()}::timestamptz)`);
};

/** The staff account of a live session, which is marked as seen once a minute. Null: it ended, or rested for longer than `idleMinutes`. */
export const seeSession = async (
  db: Database,
  tokenHash: string,
  now: Date,
  idleMinutes: number,
): Promise<Omit<StaffAccount, 'passwordHash' | 'totpSecret'> | null> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const isLive = sql`token_hash = ${tokenHash} and expires_at > ${at} and seen_at > ${at} - ${idleMinutes} * interval '1 minute'`;
  const [found] = await rows<StaffAccount>(
    db,
    sql`with marked as (update operator_session set seen_at = ${at} where ${isLive} and seen_at <= ${at} - interval '1 minute')
      select ${columns} from operator_session join operator_account on operator_account.id = operator_session.operator_id
      where ${isLive}`,
  );
  return found ?? null;
};

export const endSession = async (on: Database | Tx, tokenHash: string): Promise<void> => {
  await on.execute(sql`delete from operator_session where token_hash = ${tokenHash}`);
};

export const expiredSessions = deleteExpired('operator_session', sql`expires_at < now()`);
