// Statements that delete the expired rows of identities.
import { sql } from 'drizzle-orm';

export const expiredIdentities = [
  sql`delete from identity_token where expires_at < now()`,
  sql`delete from signed_trip where expires_at < now()`,
];
