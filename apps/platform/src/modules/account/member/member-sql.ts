// SQL fragments with which other modules read members; only this module names its columns.
import { type SQL, sql } from 'drizzle-orm';

/** Joins the member whose id is `id`: a column, or a place such as `$1`. */
export const joinMember = (id: string): string => `join member on member.id = ${id}`;

/** For the `from` of a statement over members. */
export const MEMBERS = 'member';

/** Id of the member that a statement has joined or selects. */
export const MEMBER_ID = 'member.id';

/** Column "userName". */
export const MEMBER_NAME = 'member.user_name as "userName"';

/** The member's password hash, which leaves its table only to be checked. */
export const MEMBER_PASSWORD_HASH = 'member.password_hash';

/** True for the member of an operator with a folded user name, or with a number in E.164. */
export const isNamed = (merchant: string, name: string): string =>
  `member.merchant = ${merchant} and (member.account = ${name} or member.mobile = ${name})`;

/** True where the operator has a member with this number (E.164) or address (folded). */
export const memberExists = (kind: 'mobile' | 'email', merchant: string, value: string): string =>
  `exists (select from member where merchant = ${merchant} and ${kind} = ${value})`;

/** True where the password is as old as a moment, or older. */
export const isPasswordFrom = (moment: string): string => `member.password_changed_at <= ${moment}`;

/** True for a member whose status allows a session. */
const MAY_HAVE_SESSION = `member.status <> 'closed' and (member.status <> 'excluded' or member.status_until <= now())`;

/**
 * Selects the member and keeps password and status from being changed until the transaction ends. No row where the password was
 * changed at another moment than `changedAt`, which is given in milliseconds, or where the status allows no session.
 */
export const heldForSession = (id: string, changedAt: string): string => `select from member where member.id = ${id}
  and date_trunc('milliseconds', member.password_changed_at) = ${changedAt}::timestamptz and ${MAY_HAVE_SESSION} for share`;

/** Columns "userName", status, "statusUntil": milliseconds since 1970, null for good. */
export const MEMBER_STANDING = `member.user_name as "userName", member.status,
  (extract(epoch from member.status_until) * 1000)::float8 as "statusUntil"`;

/** Columns for the second factor: email, mobile, payee_name, second_factor. */
export const MEMBER_REACH = 'member.email, member.mobile, member.payee_name, member.second_factor';

/** The end of a select that reads one member. */
export const fromMember = (memberId: string): SQL => sql`from member where member.id = ${memberId}`;
