// Columns of the table of linked identities.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Shape of identity in db/migrations/076-identity.sql and 091-identity-name.sql. */
export const identityTable = pgTable('identity', {
  merchant: text('merchant').notNull(),
  issuer: text('issuer').notNull(),
  provider: text('provider').notNull(),
  subject: text('subject').notNull(),
  memberId: text('member_id').notNull(),
  linkedAt: timestamp('linked_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  id: text('id').notNull(),
  name: text('name'),
});
