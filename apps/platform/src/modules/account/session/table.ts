// Columns of the table of sessions.
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SessionKind } from '../../../module.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Shape of session in db/migrations/020-session.sql and 073-device-secret.sql. */
export const sessionTable = pgTable('session', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<SessionKind>().notNull(),
  parentId: text('parent_id'),
  merchant: text('merchant').notNull(),
  memberId: text('member_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  restricted: boolean('restricted').notNull().default(false),
  device: text('device'),
  loginDevice: text('login_device'),
  createdAt: instant('created_at').notNull().defaultNow(),
  seenAt: instant('seen_at').notNull().defaultNow(),
  idleSeconds: integer('idle_seconds').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
