// Statements that delete the expired rows of seals, limits and repeats.
import { sql } from 'drizzle-orm';

export const expiredProtection = [
  sql`delete from sealed_seen where expires_at < now() - interval '1 hour'`,
  sql`delete from limit_counter where resets_at < now()`,
  sql`delete from idempotency where expires_at < now()`,
];
