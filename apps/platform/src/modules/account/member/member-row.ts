// Columns of members for hand-written SQL, and the member that such a row holds.
import type { Member } from '../../../member.ts';

/** Times come as text from one driver and as dates from the other. */
type Moment = string | Date;

export interface MemberRow {
  readonly member_id: string;
  readonly merchant: string;
  readonly account: string;
  readonly user_name: string;
  readonly type: Member['type'];
  readonly language: Member['language'];
  readonly first_time: boolean;
  readonly password_changed_at: Moment;
  readonly password_expired_at: Moment | null;
  readonly status: Member['status'];
  readonly status_until: Moment | null;
  readonly registered_at: Moment;
  readonly label: string | null;
  readonly profile_icon: number | null;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly password_given_at: Moment | null;
  readonly register_device: string | null;
  readonly has_password: boolean;
  readonly second_factor: string;
}

/** For the select list of a statement over the table `member`. */
export const MEMBER_COLUMNS = `member.id as member_id, member.merchant, member.account, member.user_name, member.type, member.language,
  member.first_time, member.password_changed_at, member.password_expired_at, member.status, member.status_until, member.registered_at,
  member.label, member.profile_icon, member.mobile, member.email, member.password_given_at, member.register_device, member.password_hash is not null as has_password,
  member.second_factor`;

const dateOf = (moment: Moment | null): Date | null => (moment === null ? null : new Date(moment));

export const memberOfRow = (row: MemberRow): Member => ({
  id: row.member_id,
  merchant: row.merchant,
  account: row.account,
  userName: row.user_name,
  type: row.type,
  language: row.language,
  firstTime: row.first_time,
  passwordChangedAt: new Date(row.password_changed_at),
  passwordExpiredAt: dateOf(row.password_expired_at),
  status: row.status,
  statusUntil: dateOf(row.status_until),
  registeredAt: new Date(row.registered_at),
  label: row.label,
  profileIcon: row.profile_icon,
  mobile: row.mobile,
  email: row.email,
  passwordGivenAt: dateOf(row.password_given_at),
  registerDevice: row.register_device,
  hasPassword: row.has_password,
  secondFactor: row.second_factor,
});
