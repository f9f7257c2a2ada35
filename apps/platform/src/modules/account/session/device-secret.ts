// Device secrets replace the password of a remembered device: used once, for one operator.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { isOn } from '../../../merchants/switch.ts';
import type { CallContext } from '../../../module.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { newDeviceSecret } from '../../../secrets/device-secret.ts';
import { hashOf, newId } from '../../../secrets/token.ts';

/** A device that has not been used for so long asks for the password again @assumed */
const LIFE_DAYS = 60;

/** The context in which a secret is requested, issued or used. */
export type SecretBinding = Pick<CallContext, 'merchant' | 'ip' | 'region'> & { readonly deviceId: string };

/** A secret that fits its device and operator, not taken yet. */
export interface FoundSecret {
  readonly hash: string;
  readonly family: string;
  readonly memberId: string;
  /** The second factor has passed on this device: it is not asked for it again @assumed */
  readonly secondFactorPassed: boolean;
}

type Looked =
  | { readonly is: 'found'; readonly secret: FoundSecret }
  /** Nothing of ours, or a family that was just revoked. */
  | { readonly is: 'refused' }
  | { readonly is: 'elsewhere' };

interface Row {
  readonly family: string;
  readonly merchant: string;
  readonly member_id: string;
  readonly device_id: string;
  readonly address: string;
  readonly region: string | null;
  readonly spent: boolean;
  readonly second_factor_passed: boolean;
}

export const revokeFamily = async (db: Database, family: string): Promise<void> => {
  await db.execute(sql`delete from device_secret where family = ${family}`);
};

/** Revokes what a member's devices could log in with; with `deviceId` of that device only. */
export const revokeDeviceSecrets = async (on: Database | Tx, memberId: string, deviceId?: string): Promise<void> => {
  const ofDevice = deviceId === undefined ? sql`` : sql`and device_id = ${deviceId}`;
  await on.execute(sql`delete from device_secret where member_id = ${memberId} ${ofDevice}`);
};

/** Returns the address to keep; empty unless the operator's settings pin it. */
const addressOf = ({ merchant, ip }: SecretBinding): string => (merchant.pinAddress ? callerOf(ip) : '');

/** Within one country an address changes with every mast: that alone is never another place. */
const isElsewhere = ({ address, region }: Row, place: SecretBinding): boolean =>
  place.merchant.pinAddress &&
  address !== '' &&
  address !== addressOf(place) &&
  (region === null || region !== place.region);

/** Looks a secret up. A spent one, or one from another device or operator, was stolen: its whole family falls. */
export const findDeviceSecret = async (db: Database, password: string, place: SecretBinding): Promise<Looked> => {
  const hash = hashOf(password);
  const [row] = await rows<Row>(
    db,
    sql`select family, merchant, member_id, device_id, address, region, second_factor_passed, spent_at is not null as spent
      from device_secret where secret_hash = ${hash} and expires_at > now()`,
  );
  if (!row || !isOn(place.merchant, 'automaticLogin')) return { is: 'refused' };
  if (row.spent || row.merchant !== place.merchant.code || row.device_id !== place.deviceId) {
    await revokeFamily(db, row.family);
    return { is: 'refused' };
  }
  if (isElsewhere(row, place)) return { is: 'elsewhere' };
  const { family, member_id: memberId, second_factor_passed: secondFactorPassed } = row;
  return { is: 'found', secret: { hash, family, memberId, secondFactorPassed } };
};

/** Takes a secret within the transaction that gives out the next one: of parallel takers one gets it. */
export const spendDeviceSecret = async (tx: Tx, { hash }: FoundSecret): Promise<boolean> => {
  const spent = await rows(
    tx,
    sql`update device_secret set spent_at = now() where secret_hash = ${hash} and spent_at is null returning family`,
  );
  return spent.length > 0;
};

/** Lets the device of a session log in by itself without the second factor: the member has just shown it there. */
export const trustDeviceOf = async (tx: Tx, sessionId: string): Promise<void> => {
  await tx.execute(sql`update device_secret set second_factor_passed = true from session
    where session.id = ${sessionId} and device_secret.member_id = session.member_id and device_secret.device_id = session.login_device`);
};

/** Revokes what a member's devices could log in with, but for the device of one session. */
export const revokeOtherDevices = async (tx: Tx, memberId: string, keptSessionId: string): Promise<void> => {
  await tx.execute(sql`delete from device_secret where member_id = ${memberId}
    and device_id is distinct from (select login_device from session where id = ${keptSessionId})`);
};

/** The facts that a chain of secrets carries on. */
export interface Chain {
  /** Null: a new family, which replaces the device's old ones. */
  readonly family: string | null;
  readonly secondFactorPassed: boolean;
}

/** Gives a device its next secret. */
export const issueDeviceSecret = async (
  on: Database | Tx,
  memberId: string,
  place: SecretBinding,
  { family, secondFactorPassed }: Chain,
): Promise<string> => {
  const { merchant, region, deviceId } = place;
  const secret = newDeviceSecret();
  if (family === null) await revokeDeviceSecrets(on, memberId, deviceId);
  await on.execute(
    sql`insert into device_secret (secret_hash, family, merchant, member_id, device_id, address, region, second_factor_passed, expires_at)
      values (${hashOf(secret)}, ${family ?? newId()}, ${merchant.code}, ${memberId}, ${deviceId}, ${addressOf(place)}, ${region}, ${secondFactorPassed},
        now() + make_interval(days => ${LIFE_DAYS}::int))`,
  );
  return secret;
};
