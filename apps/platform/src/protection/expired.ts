// Statements that delete the expired rows of seals, limits and repeats.
import { sql } from 'drizzle-orm';
import { deleteExpired } from '../db/in-portions.ts';

export const expiredProtection = [
  deleteExpired('sealed_seen', sql`expires_at < now() - interval '1 hour'`),
  deleteExpired('limit_counter', sql`resets_at < now()`),
  deleteExpired('idempotency', sql`expires_at < now()`),
];
