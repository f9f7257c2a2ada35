// Sessions in their table: found by the hash of their token, alive while neither idle nor too old.
import { eq, sql } from 'drizzle-orm';
import { type Database, prepared, type Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { CallContext, Session, SessionKind } from '../../../module.ts';
import { networkOf } from '../../../protection/address.rules.ts';
import { forgetting } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { hashOf, newId, newSecret } from '../../../secrets/token.ts';
import { unbindDeviceOf, unbindDevices } from '../../foundation/push/api.ts';
import { heldForSession } from '../member/api.ts';
import { markingDevice } from './known-device.ts';
import { sessionTable } from './table.ts';

/** A session that was just opened: the only moment in which its token is known. */
export interface OpenedSession {
  readonly id: string;
  readonly token: string;
}

/** The origin of a session, kept so that its member recognizes the session. */
export interface Coming {
  readonly device: string | null;
  readonly userAgent: string | null;
  readonly region: string | null;
  readonly network: string;
}

export const cameBy = ({
  device,
  userAgent,
  region,
  ip,
}: Pick<CallContext, 'device' | 'userAgent' | 'region' | 'ip'>): Coming => ({
  device,
  userAgent,
  region,
  network: networkOf(ip),
});

interface NewSession {
  readonly merchant: Merchant;
  readonly memberId: string;
  readonly restricted: boolean;
  readonly came: Coming;
  /** Device id of the log-in. */
  readonly loginDevice?: string | null;
  /** Key of tries that are forgotten in the same statement. */
  readonly triesOf?: string | undefined;
  /** The member has just proven enough for changes of the security page. */
  readonly steppedUp?: boolean;
  /** The member has just proven in person to be one: no remembered device, no hand-off. */
  readonly proven?: boolean;
  /** Id of a device that counts as known from now on: one that showed a proof of its own. */
  readonly knownDevice?: string | null;
  /** The change of the password that the proof saw as the last one: after another one it is no proof any more. */
  readonly passwordChangedAt: Date;
  /** ISO 8601: the session ends no later, as the one that it was handed over from. */
  readonly endsAt?: string;
}

const SECONDS_A_DAY = 86_400;
const SECONDS_A_MINUTE = 60;

/**
 * A change of the password or the status that is under way is waited for: it ends the sessions before it, and this one would stay. After it nothing is
 * written: a refused log-in makes no device known and forgets no tries.
 */
const OPEN_SESSION = `with kept as materialized (${heldForSession('$3', '$18')}),
  ${forgetting('(select $8::text from kept)')}, ${markingDevice('$3', '$16', 'kept')}
  insert into session (id, kind, merchant, member_id, token_hash, restricted, device, login_device, idle_seconds, expires_at,
    agent, region, network, stepped_up_at, proven_at)
  select $1, 'site', $2, $3, $4, $5::boolean, $6, $7, $9::int,
    least(now() + make_interval(secs => $10::int), $17::timestamptz),
    $11, $12, $13, case when $14::boolean then now() end, case when $15::boolean then now() end
  from kept
  returning id`;

/**
 * Opens a member's session. Idle and absolute age are the operator's settings at this moment.
 * @throws Refusal login.cred.err where the password was changed since the proof, or the member was excluded or closed
 */
export const openSession = async (on: Database | Tx, session: NewSession): Promise<OpenedSession> => {
  const { merchant, memberId, restricted, came, loginDevice = null, triesOf = null, steppedUp = false } = session;
  const { proven = false, knownDevice = null, endsAt = null, passwordChangedAt } = session;
  const opened = { id: newId(), token: newSecret() };
  const { sessionIdleMinutes, sessionTimeDays } = merchant.settings;
  const written = await prepared(on, OPEN_SESSION)(
    ...[opened.id, merchant.code, memberId, hashOf(opened.token), restricted, came.device, loginDevice, triesOf],
    ...[sessionIdleMinutes * SECONDS_A_MINUTE, sessionTimeDays * SECONDS_A_DAY],
    ...[came.userAgent, came.region, came.network, steppedUp, proven, knownDevice],
    ...[endsAt, passwordChangedAt.toISOString()],
  );
  if (written.length === 0) throw new Refusal('login.cred.err');
  return opened;
};

/** Opens a session that can do nothing on the site's wire and ends with the session it came from. */
const openChildSession = async (
  kind: Exclude<SessionKind, 'site'>,
  on: Database | Tx,
  merchant: Merchant,
  parent: Pick<Session, 'id' | 'memberId'>,
): Promise<OpenedSession> => {
  const opened = { id: newId(), token: newSecret() };
  const { sessionIdleMinutes, sessionTimeDays } = merchant.settings;
  await on.insert(sessionTable).values({
    id: opened.id,
    kind,
    parentId: parent.id,
    merchant: merchant.code,
    memberId: parent.memberId,
    tokenHash: hashOf(opened.token),
    idleSeconds: sessionIdleMinutes * SECONDS_A_MINUTE,
    expiresAt: sql`now() + make_interval(secs => ${sessionTimeDays * SECONDS_A_DAY}::int)`,
  });
  return opened;
};

type OpenChild = (
  on: Database | Tx,
  merchant: Merchant,
  parent: Pick<Session, 'id' | 'memberId'>,
) => Promise<OpenedSession>;

/** The session of a launched game. */
export const openGameSession: OpenChild = (...parent) => openChildSession('game', ...parent);

/** The session of an opened chat: it can do nothing but chat. */
export const openChatSession: OpenChild = (...parent) => openChildSession('chat', ...parent);

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
  await unbindDeviceOf(on, id);
};

/** Ends every session of a member but one and the games it opened. */
export const endOtherSessions = async (on: Database | Tx, memberId: string, keptId: string): Promise<void> => {
  await on.execute(
    sql`delete from session where member_id = ${memberId} and id <> ${keptId} and parent_id is distinct from ${keptId}`,
  );
  await unbindDevices(on, memberId, keptId);
};

/** Ends every session of a member. */
export const endSessions = async (on: Database | Tx, memberId: string): Promise<void> => {
  await on.execute(sql`delete from session where member_id = ${memberId}`);
  await unbindDevices(on, memberId, null);
};
