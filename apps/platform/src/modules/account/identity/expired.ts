// Statements that delete the expired rows of identities.
import { sql } from 'drizzle-orm';
import { deleteExpired } from '../../../db/in-portions.ts';

export const expiredIdentities = [
  deleteExpired('identity_token', sql`expires_at < now()`),
  deleteExpired('signed_trip', sql`expires_at < now()`),
];
