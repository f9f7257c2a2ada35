// Stores the challenge of a log-in between its factors: bound to member, operator and device.
import type { SecondFactor } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import { hashOf, newSecret } from '../../../secrets/token.ts';
import { isPasswordFrom, joinMember, memberById } from '../member/api.ts';
import { methodsOf } from './methods.rules.ts';

const LIFE_MINUTES = 10;
const MOST_TRIES = 5;

/** Data with which the log-in continues once the second factor is right. */
export interface WaitingEntrance {
  readonly restricted: boolean;
  readonly remember: boolean;
  readonly deviceId: string | null;
  /** The counter that the first factor used, where it used one. */
  readonly triesOf?: string | undefined;
}

export interface Challenge extends WaitingEntrance {
  readonly hash: string;
  readonly member: Member;
  readonly options: readonly SecondFactor[];
}

interface NewChallenge extends WaitingEntrance {
  readonly merchant: string;
  readonly memberId: string;
  readonly options: readonly SecondFactor[];
}

export const openChallenge = async (
  db: Database,
  { merchant, memberId, deviceId, options, restricted, remember, triesOf }: NewChallenge,
): Promise<{ readonly challenge: string; readonly expires: string }> => {
  const challenge = newSecret();
  const [row] = await rows<{ expires: number }>(
    db,
    sql`insert into login_challenge (challenge_hash, merchant, member_id, device_id, options, restricted, remember, tries_of, expires_at)
      values (${hashOf(challenge)}, ${merchant}, ${memberId}, ${deviceId}, ${options.join(',')}, ${restricted}, ${remember}, ${triesOf ?? null},
        now() + make_interval(mins => ${LIFE_MINUTES}::int))
      returning (extract(epoch from expires_at) * 1000)::float8 as expires`,
  );
  return { challenge, expires: new Date(row?.expires ?? 0).toISOString() };
};

interface Row {
  readonly member_id: string;
  readonly options: string;
  readonly restricted: boolean;
  readonly remember: boolean;
  readonly tries_of: string | null;
}

/** A challenge that can still be met from this device at this operator. One from before the password was changed cannot. */
export const findChallenge = async (
  db: Database,
  merchant: string,
  challenge: string,
  deviceId: string | null,
): Promise<Challenge | null> => {
  const hash = hashOf(challenge);
  const [row] = await rows<Row>(
    db,
    sql`select member_id, options, restricted, remember, tries_of from login_challenge ${sql.raw(joinMember('member_id'))}
      where challenge_hash = ${hash} and login_challenge.merchant = ${merchant} and device_id is not distinct from ${deviceId}
        and used_at is null and tries < ${MOST_TRIES} and login_challenge.expires_at > now()
        and ${sql.raw(isPasswordFrom('login_challenge.created_at'))}`,
  );
  const member = row ? await memberById(db, row.member_id) : null;
  if (!row || !member) return null;
  const { restricted, remember, tries_of: triesOf } = row;
  return {
    hash,
    member,
    options: methodsOf(row.options),
    restricted,
    remember,
    deviceId,
    triesOf: triesOf ?? undefined,
  };
};

/** Counts a try before it is looked at; answers how many are left after it, null where none was. */
export const countTry = async (db: Database, { hash }: Challenge): Promise<number | null> => {
  const [row] = await rows<{ left: number }>(
    db,
    sql`update login_challenge set tries = tries + 1
      where challenge_hash = ${hash} and used_at is null and tries < ${MOST_TRIES} and expires_at > now()
      returning ${MOST_TRIES}::int - tries as left`,
  );
  return row?.left ?? null;
};

/** Uses a challenge up: of parallel right answers one does. */
export const useChallenge = async (tx: Tx, { hash }: Challenge): Promise<boolean> => {
  const used = await rows(
    tx,
    sql`update login_challenge set used_at = now() where challenge_hash = ${hash} and used_at is null returning 1`,
  );
  return used.length > 0;
};
