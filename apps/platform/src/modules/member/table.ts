import type { LanguageCode } from '@foyer/contract';
import { boolean, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { Member, MemberStatus } from './member.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Shape of db/migrations/010-member.sql. */
export const memberTable = pgTable('member', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  account: text('account').notNull(),
  userName: text('user_name').notNull(),
  type: smallint('type').$type<Member['type']>().notNull(),
  language: text('language').$type<LanguageCode>(),
  passwordHash: text('password_hash').notNull(),
  passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
  passwordExpiredAt: instant('password_expired_at'),
  firstTime: boolean('first_time').notNull().default(true),
  status: text('status').$type<MemberStatus>().notNull().default('active'),
  statusUntil: instant('status_until'),
  registeredAt: instant('registered_at').notNull().defaultNow(),
});

/** Every column of a member but the password's hash, which leaves its table only to be checked. */
export const memberColumns = {
  id: memberTable.id,
  merchant: memberTable.merchant,
  account: memberTable.account,
  userName: memberTable.userName,
  type: memberTable.type,
  language: memberTable.language,
  passwordChangedAt: memberTable.passwordChangedAt,
  passwordExpiredAt: memberTable.passwordExpiredAt,
  firstTime: memberTable.firstTime,
  status: memberTable.status,
  statusUntil: memberTable.statusUntil,
  registeredAt: memberTable.registeredAt,
};
