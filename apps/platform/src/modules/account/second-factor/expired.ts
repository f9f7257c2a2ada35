// Statements that delete the expired rows of the second factor.
import { sql } from 'drizzle-orm';

export const expiredSecondFactors = [
  sql`delete from login_challenge where expires_at < now()`,
  // A first enrolment that came to nothing leaves no row, a later one no second secret.
  sql`delete from authenticator where secret is null and pending_until < now()`,
  sql`update authenticator set pending = null, pending_session = null, pending_until = null where pending_until < now()`,
];
