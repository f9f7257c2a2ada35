// Stores hand-off codes: single use, one minute, bound to the operator and perhaps to a domain.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { isoTime } from '../../../db/iso-time.ts';
import { hashOf, newSecret } from '../../../secrets/token.ts';
import { joinMember } from '../member/api.ts';

const LIFE_SECONDS = 60;

export const createCode = async (
  db: Database,
  merchant: string,
  sessionId: string,
  domain: string | null,
): Promise<{ code: string; expires: string }> => {
  const code = newSecret();
  const [row] = await rows<{ expires: number }>(
    db,
    sql`insert into handoff_code (code_hash, merchant, session_id, domain, expires_at)
      values (${hashOf(code)}, ${merchant}, ${sessionId}, ${domain}, now() + make_interval(secs => ${LIFE_SECONDS}::int))
      returning (extract(epoch from expires_at) * 1000)::float8 as expires`,
  );
  return { code, expires: new Date(row?.expires ?? 0).toISOString() };
};

/** What goes on in the session that a code opens. */
interface HandedOver {
  readonly memberId: string;
  readonly restricted: boolean;
  /** ISO 8601. */
  readonly endsAt: string;
}

/**
 * Takes a code away and answers the session it came from: of parallel takers one gets it. A code for one domain is none on the others.
 * The member is held first, as by whoever changes the password: a code outlives no change of it that ends its session.
 */
export const takeCode = async (tx: Tx, merchant: string, code: string, host: string): Promise<HandedOver | null> => {
  const [taken] = await rows<HandedOver>(
    tx,
    sql`with held as materialized (
        select handoff_code.code_hash from handoff_code join session on session.id = handoff_code.session_id
          ${sql.raw(joinMember('session.member_id'))}
          where handoff_code.code_hash = ${hashOf(code)} and handoff_code.merchant = ${merchant} and handoff_code.expires_at > now()
            and (handoff_code.domain is null or handoff_code.domain = ${host}) for share of member
      ),
      taken as (delete from handoff_code using held where handoff_code.code_hash = held.code_hash returning session_id)
      select session.member_id as "memberId", session.restricted, ${isoTime('session.expires_at')} as "endsAt"
      from taken join session on session.id = taken.session_id
      where session.expires_at > now()`,
  );
  return taken ?? null;
};
