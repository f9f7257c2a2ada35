// Finds the live session behind a token: what every member call does first, so it is one query and little else.
import { sql } from 'drizzle-orm';
import { type Database, prepared } from '../../db/database.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import type { Session } from '../../module.ts';
import type { Member } from '../member/member.ts';
import type { SessionKind } from './session-store.ts';
import { hashOf } from './token.ts';

/** The one statement of a session read: the live session and its member. */
const LIVE_SESSION = `
  select session.id, session.parent_id, session.restricted, session.seen_at < now() - interval '1 minute' as stale,
    member.id as member_id, member.account, member.user_name, member.type, member.language, member.first_time,
    member.password_changed_at, member.password_expired_at, member.status, member.status_until, member.registered_at,
    member.mobile, member.email, member.password_given_at, member.register_device
  from session join member on member.id = session.member_id
  where session.token_hash = $1 and session.kind = $2 and session.merchant = $3
    and session.expires_at > now() and session.seen_at > now() - session.idle_seconds * interval '1 second'`;

type Moment = string | Date;

interface LiveRow {
  readonly id: string;
  readonly parent_id: string | null;
  readonly restricted: boolean;
  readonly stale: boolean;
  readonly member_id: string;
  readonly account: string;
  readonly user_name: string;
  readonly type: Member['type'];
  readonly language: Member['language'];
  readonly first_time: boolean;
  readonly password_changed_at: Moment;
  readonly password_expired_at: Moment | null;
  readonly status: Member['status'];
  readonly status_until: Moment | null;
  readonly registered_at: Moment;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly password_given_at: Moment | null;
  readonly register_device: string | null;
}

const dateOf = (moment: Moment | null): Date | null => (moment === null ? null : new Date(moment));

const memberOf = (row: LiveRow, merchant: string): Member => ({
  id: row.member_id,
  merchant,
  account: row.account,
  userName: row.user_name,
  type: row.type,
  language: row.language,
  firstTime: row.first_time,
  passwordChangedAt: new Date(row.password_changed_at),
  passwordExpiredAt: dateOf(row.password_expired_at),
  status: row.status,
  statusUntil: dateOf(row.status_until),
  registeredAt: new Date(row.registered_at),
  mobile: row.mobile,
  email: row.email,
  passwordGivenAt: dateOf(row.password_given_at),
  registerDevice: row.register_device,
});

const sessionOf = (row: LiveRow, merchant: string, tokenHash: string): Session => ({
  id: row.id,
  memberId: row.member_id,
  merchant,
  userName: row.user_name,
  type: row.type,
  restricted: row.restricted,
  member: memberOf(row, merchant),
  tokenHash,
});

/** Finds live sessions with one prepared query, and marks them seen at most once a minute, beside the answer. */
export const createSessionFinder = (db: Database) => {
  const query = prepared<LiveRow>(db, LIVE_SESSION);
  const marking = new Set<Promise<unknown>>();

  const mark = (id: string, parentId: string | null): void => {
    const marked = db
      .execute(
        sql`update session set seen_at = now()
          where id in (${id}, ${parentId ?? id}) and seen_at < now() - interval '1 minute'`,
      )
      .catch(() => undefined) // the next request marks it
      .finally(() => marking.delete(marked));
    marking.add(marked);
  };

  return {
    find: async (kind: SessionKind, { code }: Merchant, token: string): Promise<Session | null> => {
      const tokenHash = hashOf(token);
      const [row] = await query(tokenHash, kind, code);
      if (!row) return null;
      if (row.stale) mark(row.id, row.parent_id);
      return sessionOf(row, code, tokenHash);
    },
    /** Waits for marks under way, before the database closes. */
    settle: async (): Promise<void> => {
      await Promise.allSettled(marking);
    },
  };
};

export type SessionFinder = ReturnType<typeof createSessionFinder>;
