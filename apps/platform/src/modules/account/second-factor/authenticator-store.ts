// Authenticators and recovery codes in their tables: secrets hidden, codes hashed.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { Session } from '../../../module.ts';

const PENDING_MINUTES = 10;

export interface Pending {
  readonly pending: Uint8Array;
  /** Milliseconds. */
  readonly until: number;
}

/** The session that enrols: its secret is never shown to another session of the member, which may be a thief's. */
export type Enrolling = Pick<Session, 'id' | 'memberId'>;

/** Keeps a secret that waits for its first code, or holds on to one that waits for the same session already. */
export const storePending = async (db: Database, { id, memberId }: Enrolling, hidden: Buffer): Promise<Pending> => {
  const [row] = await rows<Pending>(
    db,
    sql`insert into authenticator as held (member_id, pending, pending_session, pending_until)
      values (${memberId}, ${hidden}, ${id}, now() + make_interval(mins => ${PENDING_MINUTES}::int))
      on conflict (member_id) do update set
        pending = case when held.pending_until > now() and held.pending_session = excluded.pending_session
          then held.pending else excluded.pending end,
        pending_session = excluded.pending_session,
        pending_until = excluded.pending_until
      returning pending, (extract(epoch from pending_until) * 1000)::float8 as until`,
  );
  if (!row) throw new Error('no secret was kept');
  return row;
};

/** Held for the transaction: of two first codes at once one enrols. */
export const pendingOf = async (tx: Tx, { id, memberId }: Enrolling): Promise<Uint8Array | null> => {
  const [row] = await rows<Pick<Pending, 'pending'>>(
    tx,
    sql`select pending from authenticator
      where member_id = ${memberId} and pending_session = ${id} and pending is not null and pending_until > now() for update`,
  );
  return row?.pending ?? null;
};

/** The secret that waits is the member's from now on; the step of its first code is taken with it. */
export const enrolPending = async (tx: Tx, memberId: string, step: number): Promise<void> => {
  await tx.execute(sql`update authenticator
    set secret = pending, enrolled_at = now(), last_step = ${step}, pending = null, pending_session = null, pending_until = null
    where member_id = ${memberId}`);
};

export const storeSecret = async (tx: Tx, memberId: string, hidden: Buffer): Promise<void> => {
  await tx.execute(
    sql`insert into authenticator (member_id, secret, enrolled_at) values (${memberId}, ${hidden}, now())`,
  );
};

export const secretOf = async (on: Database | Tx, memberId: string): Promise<Uint8Array | null> => {
  const [row] = await rows<{ secret: Uint8Array | null }>(
    on,
    sql`select secret from authenticator where member_id = ${memberId}`,
  );
  return row?.secret ?? null;
};

/** Takes a time step: true once for each, and for none before it. */
export const takeStep = async (on: Database | Tx, memberId: string, step: number): Promise<boolean> => {
  const taken = await rows(
    on,
    sql`update authenticator set last_step = ${step} where member_id = ${memberId} and last_step < ${step} returning 1`,
  );
  return taken.length > 0;
};

export const putRecoveryCodes = async (tx: Tx, memberId: string, hashes: readonly string[]): Promise<void> => {
  await tx.execute(sql`delete from recovery_code where member_id = ${memberId}`);
  await tx.execute(sql`insert into recovery_code (member_id, code_hash)
    select ${memberId}, hash from jsonb_array_elements_text(${JSON.stringify(hashes)}::text::jsonb) as hash`);
};

/** Takes a recovery code: true once. */
export const takeRecoveryCode = async (tx: Tx, memberId: string, hash: string): Promise<boolean> => {
  const taken = await rows(
    tx,
    sql`delete from recovery_code where member_id = ${memberId} and code_hash = ${hash} returning 1`,
  );
  return taken.length > 0;
};

export const dropAuthenticator = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.execute(sql`delete from authenticator where member_id = ${memberId}`);
  await tx.execute(sql`delete from recovery_code where member_id = ${memberId}`);
};
