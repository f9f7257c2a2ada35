// Columns of the table of members, and the ones that other code reads.
import type { LanguageCode } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import type { AffiliateSource, Member, MemberStatus, RegisterMethod } from '../../../member.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Shape of db/migrations/010-member.sql, 070-registration.sql, 076-identity.sql, 096-member-label.sql and 106-inbox.sql. */
export const memberTable = pgTable('member', {
  id: text('id').primaryKey(),
  merchant: text('merchant').notNull(),
  account: text('account').notNull(),
  userName: text('user_name').notNull(),
  type: smallint('type').$type<Member['type']>().notNull(),
  language: text('language').$type<LanguageCode>(),
  passwordHash: text('password_hash'),
  passwordChangedAt: instant('password_changed_at').notNull().defaultNow(),
  passwordExpiredAt: instant('password_expired_at'),
  firstTime: boolean('first_time').notNull().default(true),
  status: text('status').$type<MemberStatus>().notNull().default('active'),
  statusUntil: instant('status_until'),
  registeredAt: instant('registered_at').notNull().defaultNow(),
  mobile: text('mobile'),
  email: text('email'),
  confusableKey: text('look').notNull(),
  passwordGivenAt: instant('password_given_at'),
  registerMethod: text('register_method').$type<RegisterMethod>(),
  registerUrl: text('register_url'),
  registerDomain: text('register_domain'),
  registerDevice: text('register_device'),
  officialApp: boolean('official_app').notNull().default(false),
  smsTemplate: text('sms_template'),
  affiliate: text('affiliate'),
  affiliateBy: text('affiliate_by').$type<AffiliateSource>(),
  sentAffiliateCode: text('sent_affiliate_code'),
  sentReferralCode: text('sent_referral_code'),
  pixelTrack: jsonb('pixel_track').$type<Readonly<Record<string, string>>>().notNull().default({}),
  termsVersion: text('terms_version'),
  termsAt: instant('terms_at'),
  madeBy: text('made_by'),
  secondFactor: text('second_factor').notNull().default(''),
  payeeName: text('payee_name'),
  label: text('label'),
  profileIcon: smallint('profile_icon'),
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
  label: memberTable.label,
  profileIcon: memberTable.profileIcon,
  mobile: memberTable.mobile,
  email: memberTable.email,
  passwordGivenAt: memberTable.passwordGivenAt,
  registerDevice: memberTable.registerDevice,
  hasPassword: sql<boolean>`${memberTable.passwordHash} is not null`,
  secondFactor: memberTable.secondFactor,
};
