// Statements that delete the expired rows of the second factor.
import { sql } from 'drizzle-orm';
import { deleteExpired, updateExpired } from '../../../db/in-portions.ts';

export const expiredSecondFactors = [
  deleteExpired('login_challenge', sql`expires_at < now()`),
  // A first enrolment that came to nothing leaves no row, a later one no second secret.
  deleteExpired('authenticator', sql`secret is null and pending_until < now()`),
  updateExpired(
    'authenticator',
    sql`pending = null, pending_session = null, pending_until = null`,
    sql`pending_until < now()`,
  ),
];
