// Devices that logged a member in before. A hint for limits, never a proof: ids can be copied.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';

/** A device that has not logged in for so long is no longer known @assumed */
export const KNOWN_DAYS = 180;
/** A member's newest devices; the oldest one beyond them is forgotten @assumed */
const MOST_DEVICES = 20;

/** The hash of a device id in SQL. */
export const deviceHash = (id: string): string => `sha256(convert_to(${id}::text, 'UTF8'))`;

/**
 * For a statement that also marks a device as known to its member, where its part `permit` has a row. A row is written at most
 * once a day, so that most log-ins only look at it. Nothing is written where the device is null.
 */
export const markingDevice = (member: string, device: string, permit: string): string => `
  marked as (
    insert into known_device (member_id, device_hash)
      select ${member}::text, ${deviceHash(device)} from ${permit} where ${device}::text is not null and not exists (
        select from known_device
          where member_id = ${member} and device_hash = ${deviceHash(device)} and seen_at > now() - interval '1 day')
    on conflict (member_id, device_hash) do update set seen_at = now()
    returning 1
  ),
  outnumbered as (
    delete from known_device where exists (select from marked) and member_id = ${member} and device_hash in (
      select device_hash from known_device where member_id = ${member} and device_hash <> ${deviceHash(device)}
        order by seen_at desc offset ${MOST_DEVICES - 1})
  )`;

/** True where the device has logged the member in of late. */
export const isKnownDevice = async (on: Database | Tx, memberId: string, device: string): Promise<boolean> => {
  const known = await rows(
    on,
    sql`select 1 from known_device where member_id = ${memberId} and device_hash = sha256(convert_to(${device}::text, 'UTF8'))`,
  );
  return known.length > 0;
};

/** Forgets all devices of a member; with `keptSessionId` all but the one of that session. */
export const forgetDevices = async (on: Database | Tx, memberId: string, keptSessionId?: string): Promise<void> => {
  await on.execute(sql`delete from known_device where member_id = ${memberId} and device_hash is distinct from
    (select ${sql.raw(deviceHash('login_device'))} from session where id = ${keptSessionId ?? null})`);
};

/** Forgets the device of a session, unless another session that stays is on the same device. */
export const forgetDeviceOf = async (on: Database | Tx, sessionId: string, keptSessionId: string): Promise<void> => {
  await on.execute(sql`delete from known_device using session as ended, session as kept
    where ended.id = ${sessionId} and kept.id = ${keptSessionId} and known_device.member_id = ended.member_id
      and known_device.device_hash = ${sql.raw(deviceHash('ended.login_device'))}
      and ended.login_device is distinct from kept.login_device`);
};
