// Statements that delete the expired rows of sessions.
import { sql } from 'drizzle-orm';
import { KNOWN_DAYS } from './known-device.ts';

export const expiredSessions = [
  sql`delete from rsa_key where accepted_to < now() - interval '1 hour'`,
  sql`delete from handoff_code where expires_at < now()`,
  sql`delete from session where expires_at < now() or seen_at < now() - make_interval(secs => idle_seconds)`,
  sql`delete from device_secret where expires_at < now()`,
  sql`delete from known_device where seen_at < now() - make_interval(days => ${KNOWN_DAYS}::int)`,
];
