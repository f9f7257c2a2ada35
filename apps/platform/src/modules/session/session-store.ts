// Sessions in their table: found by the hash of their token, alive while neither idle nor too old.
import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '../../db/database.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import type { Session } from '../../module.ts';
import { sessionTable } from './table.ts';
import { hashOf, newId, newSecret } from './token.ts';

export type SessionKind = 'site' | 'game';

/** A session that was just opened: the only moment in which its token is known. */
export interface OpenedSession {
  readonly id: string;
  readonly token: string;
}

interface NewSession {
  readonly merchant: Merchant;
  readonly memberId: string;
  readonly restricted: boolean;
  readonly device: string | null;
  /** Device id of the log-in. */
  readonly loginDevice?: string | null;
}

const SECONDS_A_DAY = 86_400;
const SECONDS_A_MINUTE = 60;

/** Opens a member's session. Idle and absolute age are the operator's settings at this moment. */
export const openSession = async (on: Database | Tx, session: NewSession): Promise<OpenedSession> => {
  const opened = { id: newId(), token: newSecret() };
  const { sessionIdleMinutes, sessionTimeDays } = session.merchant.settings;
  await on.insert(sessionTable).values({
    id: opened.id,
    kind: 'site',
    merchant: session.merchant.code,
    memberId: session.memberId,
    tokenHash: hashOf(opened.token),
    restricted: session.restricted,
    device: session.device,
    loginDevice: session.loginDevice ?? null,
    idleSeconds: sessionIdleMinutes * SECONDS_A_MINUTE,
    expiresAt: sql`now() + make_interval(secs => ${sessionTimeDays * SECONDS_A_DAY}::int)`,
  });
  return opened;
};

/** Opens the session of a launched game: it can do nothing on the site's wire and ends with the session it came from. */
export const openGameSession = async (
  on: Database | Tx,
  merchant: Merchant,
  parent: Pick<Session, 'id' | 'memberId'>,
): Promise<OpenedSession> => {
  const opened = { id: newId(), token: newSecret() };
  const { sessionIdleMinutes, sessionTimeDays } = merchant.settings;
  await on.insert(sessionTable).values({
    id: opened.id,
    kind: 'game',
    parentId: parent.id,
    merchant: merchant.code,
    memberId: parent.memberId,
    tokenHash: hashOf(opened.token),
    idleSeconds: sessionIdleMinutes * SECONDS_A_MINUTE,
    expiresAt: sql`now() + make_interval(secs => ${sessionTimeDays * SECONDS_A_DAY}::int)`,
  });
  return opened;
};

/** Gives a session a new token; the old one is dead with the same statement. Null when it was dead already. */
export const rotateToken = async (on: Database | Tx, tokenHash: string, lift: boolean): Promise<string | null> => {
  const token = newSecret();
  const rotated = await on
    .update(sessionTable)
    .set({ tokenHash: hashOf(token), seenAt: sql`now()`, ...(lift && { restricted: false }) })
    .where(eq(sessionTable.tokenHash, tokenHash))
    .returning({ id: sessionTable.id });
  return rotated.length > 0 ? token : null;
};

/** Ends one session, and with it its game sessions, its hand-off codes, and what its device would log in with by itself. */
export const endSession = async (on: Database | Tx, id: string): Promise<void> => {
  await on.execute(sql`with ended as (delete from session where id = ${id} returning member_id, login_device)
    delete from device_secret using ended
    where device_secret.member_id = ended.member_id and device_secret.device_id = ended.login_device`);
};

/** Ends every session of a member but one. */
export const endOtherSessions = async (on: Database | Tx, memberId: string, keptId: string): Promise<void> => {
  await on.execute(sql`delete from session where member_id = ${memberId} and id <> ${keptId}`);
};

/** Ends every session of a member. */
export const endSessions = async (on: Database | Tx, memberId: string): Promise<void> => {
  await on.execute(sql`delete from session where member_id = ${memberId}`);
};
