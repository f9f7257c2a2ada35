// Takes away what has run out. Nothing relies on it: every reader looks at the time as well.
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { KNOWN_DAYS } from './known-device.ts';

const expired = [
  sql`delete from sealed_seen where expires_at < now() - interval '1 hour'`,
  sql`delete from rsa_key where accepted_to < now() - interval '1 hour'`,
  sql`delete from handoff_code where expires_at < now()`,
  sql`delete from session where expires_at < now() or seen_at < now() - make_interval(secs => idle_seconds)`,
  sql`delete from device_secret where expires_at < now()`,
  sql`delete from known_device where seen_at < now() - make_interval(days => ${KNOWN_DAYS}::int)`,
  sql`delete from identity_token where expires_at < now()`,
  sql`delete from signed_trip where expires_at < now()`,
  sql`delete from login_challenge where expires_at < now()`,
  // A first enrolment that came to nothing leaves no row, a later one no second secret.
  sql`delete from authenticator where secret is null and pending_until < now()`,
  sql`update authenticator set pending = null, pending_session = null, pending_until = null where pending_until < now()`,
  sql`delete from verification_code where expires_at < now()`,
  sql`delete from outbox where at < now() - interval '30 days' or (state = 'dropped' and at < now() - interval '1 day')`,
  sql`delete from limit_counter where resets_at < now()`,
  sql`delete from idempotency where expires_at < now()`,
];

export const purge = async (db: Database): Promise<void> => {
  for (const statement of expired) await db.execute(statement);
};
