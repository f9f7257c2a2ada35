// Finds the live session of a token. Calls at the same moment share one query.
import { batchQueries } from '../../../db/batch-queries.ts';
import { prepared } from '../../../db/database.ts';
import { inBatches } from '../../../db/in-batches.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext, Session, SessionKind } from '../../../module.ts';
import { hashOf } from '../../../secrets/token.ts';
import { joinMember, MEMBER_COLUMNS, type MemberRow, maySo, memberOfRow } from '../member/api.ts';

/**
 * The one statement of session reads finds live sessions and their members. The session of a game or a chat ends with the one it came
 * from. PostgreSQL expects as many hashes whatever it is given, and so keeps its plan: with a list it would plan each time, which costs
 * more than the read.
 */
const LIVE_SESSION = `select live.* from json_array_elements_text($1::text::json) as asked (hash)
  cross join lateral (
    select session.token_hash, session.kind, session.id, session.parent_id, session.restricted,
      session.seen_at < now() - interval '1 minute' as stale, ${MEMBER_COLUMNS}
    from session ${joinMember('session.member_id')}
    where session.token_hash = asked.hash
      and session.expires_at > now() and session.seen_at > now() - session.idle_seconds * interval '1 second'
      and (session.parent_id is null
        or exists (select from session as parent where parent.id = session.parent_id and parent.expires_at > now())) limit 1) as live`;

interface LiveRow extends MemberRow {
  readonly token_hash: string;
  readonly kind: SessionKind;
  readonly id: string;
  readonly parent_id: string | null;
  readonly restricted: boolean;
  readonly stale: boolean;
}

/** Marks live sessions as seen. One that somebody else changes at the moment is marked by its next request. */
const MARK_SEEN = `
  update session set seen_at = now() where id in (
    select session.id from json_array_elements_text($1::text::json) as named (id) join session on session.id = named.id
    where session.seen_at < now() - interval '1 minute' for no key update of session skip locked)`;
/** Sessions in one statement. */
const MOST_TOGETHER = 64;

const sessionOf = (row: LiveRow): Session => ({
  id: row.id,
  memberId: row.member_id,
  merchant: row.merchant,
  userName: row.user_name,
  type: row.type,
  restricted: row.restricted,
  member: memberOfRow(row),
  tokenHash: row.token_hash,
});

/** Finds live sessions with one prepared query, and marks them seen at most once a minute, beside the answer. */
export const createSessionFinder = ({ db, now }: Pick<PlatformContext, 'db' | 'now'>) => {
  const query = prepared<LiveRow>(db, LIVE_SESSION);
  const live = batchQueries(
    async (hashes) => new Map((await query(JSON.stringify(hashes))).map((row) => [row.token_hash, row])),
  );
  const marking = new Set<Promise<unknown>>();
  const markSeen = prepared(db, MARK_SEEN);
  const markTogether = inBatches(async (named: readonly (readonly string[])[]) => {
    await markSeen(JSON.stringify(named.flat()));
    return named;
  }, MOST_TOGETHER);

  const mark = (id: string, parentId: string | null): void => {
    const marked = markTogether([id, parentId ?? id])
      .catch(() => undefined) // the next request marks it
      .finally(() => marking.delete(marked));
    marking.add(marked);
  };

  return {
    /** Null: no live session of this kind at this operator, or its member may not go on with it. */
    find: async (kind: SessionKind, { code }: Merchant, token: string): Promise<Session | null> => {
      const row = await live(hashOf(token));
      if (row?.kind !== kind || row.merchant !== code) return null;
      const session = sessionOf(row);
      if (maySo(session.member, 'session', now()) !== null) return null;
      if (row.stale) mark(row.id, row.parent_id);
      return session;
    },
    /** Waits for marks under way, before the database closes. */
    settle: async (): Promise<void> => {
      await Promise.allSettled(marking);
    },
  };
};

export type SessionFinder = ReturnType<typeof createSessionFinder>;
