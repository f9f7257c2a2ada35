// Tries of a log-in: the address counts at admission, the account after the captcha proof.
import type { LoginLimited } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, prepared } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { countTries, forgettingAll, type Tries } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { hashOf } from '../../../secrets/token.ts';
import {
  isNamed,
  MEMBER_COLUMNS,
  MEMBER_ID,
  MEMBER_PASSWORD_HASH,
  MEMBERS,
  type MemberRow,
  memberOfRow,
} from '../member/api.ts';
import { deviceHash, KNOWN_DAYS } from './known-device.ts';

const WINDOW_SECONDS = 15 * 60;

/** Returns the try that a log-in of any type counts against its address before any other check. */
export const loginAddressTries = ({ env }: Pick<PlatformContext, 'env'>, { merchant, ip }: CallContext): Tries => ({
  refusal: 'TOO_MANY_REQUEST_LOGIN',
  limits: [{ key: `login|${merchant.code}|ip|${callerOf(ip)}`, most: env.loginLimitIp, windowSeconds: WINDOW_SECONDS }],
});

/** The counter of a member, in SQL. */
const memberKey = (merchant: string, member: string): string => `'login|' || ${merchant} || '|member|' || ${member}`;

/** The counter that a known device has for itself, in SQL: strangers cannot use it up. */
const deviceKey = (merchant: string, member: string, hash: string): string =>
  `'login|' || ${merchant} || '|device|' || ${member} || '|' || encode(${hash}, 'hex')`;

/** Accounts may be as long as the wire lets them: the counter's key is not. */
const nameKey = (merchant: string, name: string): string => `login|${merchant}|name|${hashOf(name)}`;

/**
 * Finds a member by account or number and counts the try: one statement, for strangers as well.
 * The key belongs to the member, whichever name was typed. An unknown name is counted by its hash.
 * The commit does not wait for the disk: a crash of the database forgets the tries of its last second.
 */
const FIND_AND_COUNT = `
  with found as materialized (
    select ${MEMBER_COLUMNS}, ${MEMBER_PASSWORD_HASH}, known_device.device_hash
    from ${MEMBERS} left join known_device on known_device.member_id = ${MEMBER_ID}
      and known_device.device_hash = ${deviceHash('$4')} and known_device.seen_at > now() - interval '${KNOWN_DAYS} days'
    where ${isNamed('$1::text', '$2::text')}
    limit 1
  ),
  used as (
    select coalesce(
      (select case when device_hash is null then ${memberKey('merchant', 'member_id')}
        else ${deviceKey('merchant', 'member_id', 'device_hash')} end from found),
      $3::text) as key, $5::int as most, $6::int as "windowSeconds", null::int as "apartSeconds"
  ),
  ${countTries('used')}
  select waited.wait, counted.key, found.*, found.device_hash is not null as is_known,
    set_config('synchronous_commit', 'off', true) as written_later
  from waited cross join counted left join found on true`;

type Row = { readonly wait: number | null; readonly key: string } & (
  | (MemberRow & { readonly password_hash: string | null; readonly is_known: boolean })
  | { readonly member_id: null }
);

/** A try that was counted, and what it is held against. */
export interface CountedLogin {
  /** Null: nobody has this name. */
  readonly member: Member | null;
  /** Null: there is no member, or the member has no password. */
  readonly passwordHash: string | null;
  readonly isKnownDevice: boolean;
  /** The counter that was used. */
  readonly triesOf: string;
}

/** Returns the other log-in methods for a member whose tries are used up: the same for every name. */
const otherMethods = ({ outbox }: Pick<PlatformContext, 'outbox'>, { merchant }: CallContext): LoginLimited['ways'] => {
  const { register, smsProvider } = merchant.settings;
  const sms = register.methods.includes('mobile') && (outbox.carries('sms') || smsProvider?.firebase === true);
  const recovery = outbox.carries('sms') || outbox.carries('email');
  return [...(sms ? (['sms'] as const) : []), ...(recovery ? (['recovery'] as const) : [])];
};

/**
 * Counts a try at the password of a name, from a device where it has an id.
 * @throws Refusal TOO_MANY_REQUEST_LOGIN, with the methods that are left
 */
export const countLogin = async (
  platform: Pick<PlatformContext, 'db' | 'env' | 'outbox'>,
  name: string,
  deviceId: string | null,
  context: CallContext,
): Promise<CountedLogin> => {
  const { code } = context.merchant;
  const [row] = await prepared<Row>(
    platform.db,
    FIND_AND_COUNT,
  )(...[code, name, nameKey(code, name), deviceId, platform.env.loginLimitAccount, WINDOW_SECONDS]);
  if (!row) throw new Error('a try was not counted');
  if (row.wait !== null) {
    const value = { ways: otherMethods(platform, context) } satisfies LoginLimited;
    throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: row.wait, value });
  }
  const triesOf = row.key;
  if (row.member_id === null) return { member: null, passwordHash: null, isKnownDevice: false, triesOf };
  return { member: memberOfRow(row), passwordHash: row.password_hash, isKnownDevice: row.is_known, triesOf };
};

/** Forgets the tries of a member and of the member's known devices, after another proof. */
export const forgetLoginTries = async (db: Database, merchant: string, memberId: string): Promise<void> => {
  const [member, device] = [memberKey('m.merchant', 'm.id'), deviceKey('m.merchant', 'm.id', 'device_hash')];
  await db.execute(sql`
    with m as (select ${merchant}::text as merchant, ${memberId}::text as id)
    ${sql.raw(forgettingAll(`select ${member} from m union all select ${device} from m join known_device on member_id = m.id`))}`);
};
