// Reads of sessions for other modules: the member in one, a member's list, the age of a proof.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import { joinMember, MEMBER_ID, MEMBER_STANDING } from '../member/api.ts';

/** The member behind a session, as far as a game needs one. */
export interface LiveMember extends Pick<Member, 'status' | 'statusUntil'> {
  readonly memberId: string;
  readonly userName: string;
}

/** The member of a session that is alive and not restricted; null for every other one. */
export const memberOfSession = async (on: Database | Tx, sessionId: string): Promise<LiveMember | null> => {
  const [row] = await rows<Omit<LiveMember, 'statusUntil'> & { readonly statusUntil: number | null }>(
    on,
    sql`select ${sql.raw(`${MEMBER_ID} as "memberId", ${MEMBER_STANDING}`)}
      from session ${sql.raw(joinMember('session.member_id'))}
      where session.id = ${sessionId} and not session.restricted and session.expires_at > now()
        and session.seen_at > now() - make_interval(secs => session.idle_seconds)`,
  );
  return row ? { ...row, statusUntil: row.statusUntil === null ? null : new Date(row.statusUntil) } : null;
};

/** Those of these sessions that are over. */
export const endedSessions = async (db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const ended = await rows<{ id: string }>(
    db,
    sql`select asked.id from json_array_elements_text(${JSON.stringify(ids)}::text::json) as asked (id)
      where not exists (select from session where session.id = asked.id
        and session.expires_at > now() and session.seen_at > now() - make_interval(secs => session.idle_seconds))`,
  );
  return new Set(ended.map(({ id }) => id));
};

/** A live session as its member is shown it. Moments are in milliseconds. */
export interface SessionRow {
  readonly id: string;
  readonly device: string | null;
  readonly userAgent: string | null;
  readonly region: string | null;
  readonly network: string | null;
  readonly created: number;
  readonly seen: number;
}

/** A member's live sessions on the site, at most `most`: the current one first, then the latest used. */
export const sessionsOfMember = (
  db: Database,
  { memberId, currentId, most }: { readonly memberId: string; readonly currentId: string; readonly most: number },
): Promise<SessionRow[]> =>
  rows<SessionRow>(
    db,
    sql`select id, device, agent as "userAgent", region, network,
        (extract(epoch from created_at) * 1000)::float8 as created, (extract(epoch from seen_at) * 1000)::float8 as seen
      from session where member_id = ${memberId} and kind = 'site'
        and expires_at > now() and seen_at > now() - idle_seconds * interval '1 second'
      order by id = ${currentId} desc, seen_at desc limit ${most}`,
  );

export const isSessionOf = async (db: Database, sessionId: string, memberId: string): Promise<boolean> => {
  const [own] = await rows(db, sql`select 1 from session where id = ${sessionId} and member_id = ${memberId}`);
  return own !== undefined;
};

/** Until when a step-up of the session is good, which holds for so many minutes; null: there is none, or it is over. */
export const steppedUpUntil = async (db: Database, sessionId: string, goodMinutes: number): Promise<Date | null> => {
  const [row] = await rows<{ until: number }>(
    db,
    sql`select (extract(epoch from stepped_up_at + make_interval(mins => ${goodMinutes}::int)) * 1000)::float8 as until
      from session where id = ${sessionId} and stepped_up_at + make_interval(mins => ${goodMinutes}::int) > now()`,
  );
  return row ? new Date(row.until) : null;
};

/** The member has just shown once more to be there. */
export const markSteppedUp = async (db: Database, sessionId: string): Promise<void> => {
  await db.execute(sql`update session set stepped_up_at = now() where id = ${sessionId}`);
};

/** True where the session's member proved in person to be one, no longer than so many minutes ago. */
export const isJustProven = async (db: Database, sessionId: string, minutes: number): Promise<boolean> => {
  const found = await rows(
    db,
    sql`select 1 from session where id = ${sessionId} and proven_at > now() - make_interval(mins => ${minutes}::int)`,
  );
  return found.length > 0;
};
