// Statements that delete the expired rows of sessions.
import { sql } from 'drizzle-orm';
import { deleteExpired } from '../../../db/in-portions.ts';
import { KNOWN_DAYS } from './known-device.ts';

export const expiredSessions = [
  deleteExpired('rsa_key', sql`accepted_to < now() - interval '1 hour'`),
  deleteExpired('handoff_code', sql`expires_at < now()`),
  deleteExpired('session', sql`expires_at < now() or seen_at < now() - make_interval(secs => idle_seconds)`),
  deleteExpired('device_secret', sql`expires_at < now()`),
  deleteExpired('known_device', sql`seen_at < now() - make_interval(days => ${KNOWN_DAYS}::int)`),
];
