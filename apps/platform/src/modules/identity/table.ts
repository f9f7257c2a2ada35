import { pgTable, text } from 'drizzle-orm/pg-core';

/** Shape of identity in db/migrations/076-identity.sql, as far as statements name it. */
export const identityTable = pgTable('identity', {
  merchant: text('merchant').notNull(),
  issuer: text('issuer').notNull(),
  provider: text('provider').notNull(),
  subject: text('subject').notNull(),
  memberId: text('member_id').notNull(),
});
