// Finds the live session behind a token: what every member call does first, so it is one query for the calls of a moment, and little else.
import { sql } from 'drizzle-orm';
import { type Database, prepared } from '../../db/database.ts';
import { askTogether } from '../../db/together.ts';
import type { Merchant } from '../../merchants/merchant.ts';
import type { Session } from '../../module.ts';
import type { Member } from '../member/member.ts';
import type { SessionKind } from './session-store.ts';
import { hashOf } from './token.ts';

/** The one statement of session reads: live sessions and their members. The list of hashes is a text, which both drivers take. */
const LIVE_SESSION = `
  select session.token_hash, session.kind, session.merchant, session.id, session.parent_id, session.restricted, session.seen_at < now() - interval '1 minute' as stale,
    member.id as member_id, member.account, member.user_name, member.type, member.language, member.first_time,
    member.password_changed_at, member.password_expired_at, member.status, member.status_until, member.registered_at,
    member.mobile, member.email, member.password_given_at, member.register_device, member.password_hash is not null as has_password, member.second_factor
  from session join member on member.id = session.member_id
  where session.token_hash = any(string_to_array($1, ','))
    and session.expires_at > now() and session.seen_at > now() - session.idle_seconds * interval '1 second'`;

type Moment = string | Date;

interface LiveRow {
  readonly token_hash: string;
  readonly kind: SessionKind;
  readonly merchant: string;
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
  readonly has_password: boolean;
  readonly second_factor: string;
}

const dateOf = (moment: Moment | null): Date | null => (moment === null ? null : new Date(moment));

const memberOf = (row: LiveRow): Member => ({
  id: row.member_id,
  merchant: row.merchant,
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
  hasPassword: row.has_password,
  secondFactor: row.second_factor,
});

const sessionOf = (row: LiveRow): Session => ({
  id: row.id,
  memberId: row.member_id,
  merchant: row.merchant,
  userName: row.user_name,
  type: row.type,
  restricted: row.restricted,
  member: memberOf(row),
  tokenHash: row.token_hash,
});

/** Finds live sessions with one prepared query, and marks them seen at most once a minute, beside the answer. */
export const createSessionFinder = (db: Database) => {
  const query = prepared<LiveRow>(db, LIVE_SESSION);
  const live = askTogether(
    async (hashes) => new Map((await query(hashes.join(','))).map((row) => [row.token_hash, row])),
  );
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
      const row = await live(hashOf(token));
      if (row?.kind !== kind || row.merchant !== code) return null;
      if (row.stale) mark(row.id, row.parent_id);
      return sessionOf(row);
    },
    /** Waits for marks under way, before the database closes. */
    settle: async (): Promise<void> => {
      await Promise.allSettled(marking);
    },
  };
};

export type SessionFinder = ReturnType<typeof createSessionFinder>;
