// Stores the devices that get push messages, and their members.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';

/** A member's newest devices hear; an older one is forgotten @assumed */
const MOST_DEVICES = 10;

/** The device is this member's from now on, whoever had it before. */
export const bindToken = async (
  db: Database,
  merchant: string,
  token: string,
  { memberId, sessionId }: { readonly memberId: string; readonly sessionId: string },
): Promise<void> => {
  await db.execute(sql`insert into push_registration (merchant, token, member_id, session_id, bound_at)
    values (${merchant}, ${token}, ${memberId}, ${sessionId}, now())
    on conflict (merchant, token) do update set session_id = excluded.session_id, member_id = excluded.member_id,
      bound_at = case when push_registration.member_id = excluded.member_id
        then coalesce(push_registration.bound_at, excluded.bound_at) else excluded.bound_at end`);
  await db.execute(sql`delete from push_registration where merchant = ${merchant} and token in (
    select token from push_registration where merchant = ${merchant} and member_id = ${memberId} and token <> ${token}
      order by bound_at desc nulls last offset ${MOST_DEVICES - 1})`);
};

/** True while the device is the member's. */
export const isTokenOf = async (db: Database, merchant: string, token: string, memberId: string): Promise<boolean> => {
  const found = await rows(
    db,
    sql`select 1 from push_registration where merchant = ${merchant} and token = ${token} and member_id = ${memberId}`,
  );
  return found.length > 0;
};

/** A member's own device hears what is said to everyone. */
export const subscribeToAll = async (
  db: Database,
  merchant: string,
  token: string,
  memberId: string,
): Promise<void> => {
  await db.execute(sql`update push_registration set hears_all = true
    where merchant = ${merchant} and token = ${token} and member_id = ${memberId}`);
};

/** The device is nobody's from now on. */
export const unbindToken = async (db: Database, merchant: string, token: string): Promise<void> => {
  await db.execute(
    sql`update push_registration set member_id = null, session_id = null where merchant = ${merchant} and token = ${token}`,
  );
};

/** The device gets no messages any more, not even those for everyone. */
export const dropToken = async (db: Database, merchant: string, token: string): Promise<void> => {
  await db.execute(sql`delete from push_registration where merchant = ${merchant} and token = ${token}`);
};

/** The device of a session that somebody ends is nobody's. One that has only run out leaves it @assumed */
export const unbindDeviceOf = async (on: Database | Tx, sessionId: string): Promise<void> => {
  await on.execute(
    sql`update push_registration set member_id = null, session_id = null where session_id = ${sessionId}`,
  );
};

/** The devices of a member are nobody's, but that of the kept session. */
export const unbindDevices = async (
  on: Database | Tx,
  memberId: string,
  keptSessionId: string | null,
): Promise<void> => {
  await on.execute(sql`update push_registration set member_id = null, session_id = null
    where member_id = ${memberId} and session_id is distinct from ${keptSessionId}`);
};
