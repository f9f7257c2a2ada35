// What of identities has run out, as statements that take it away.
import { sql } from 'drizzle-orm';

export const expiredIdentities = [
  sql`delete from identity_token where expires_at < now()`,
  sql`delete from signed_trip where expires_at < now()`,
];
