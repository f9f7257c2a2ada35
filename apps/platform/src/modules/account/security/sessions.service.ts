// Lists the sessions of a member, and ends them.
import type { MemberSession, OutputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import type { House, MemberContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { revokeOtherDevices } from '../session/device-secret.ts';
import { forgetDeviceOf, forgetDevices } from '../session/known-device.ts';
import { endOtherSessions, endSession } from '../session/session-store.ts';
import { browserOf, networkShown, systemOf } from './agent.rules.ts';

const MOST_SHOWN = 50;
type Sessions = OutputOf<'security.sessions'>;

interface Row {
  readonly id: string;
  readonly device: string | null;
  readonly agent: string | null;
  readonly region: string | null;
  readonly network: string | null;
  readonly created: number;
  readonly seen: number;
}

const shown = ({ id, device, agent, region, network, created, seen }: Row, currentId: string): MemberSession => ({
  id,
  current: id === currentId,
  device,
  browser: browserOf(agent),
  system: systemOf(agent),
  region,
  network: network === null ? null : networkShown(network),
  startedAt: new Date(created).toISOString(),
  lastSeenAt: new Date(seen).toISOString(),
});

/** This session first, then the latest used. */
export const sessionsOf = async ({ db }: House, { session }: MemberContext): Promise<Sessions> => {
  const found = await rows<Row>(
    db,
    sql`select id, device, agent, region, network,
        (extract(epoch from created_at) * 1000)::float8 as created, (extract(epoch from seen_at) * 1000)::float8 as seen
      from session where member_id = ${session.memberId} and kind = 'site'
        and expires_at > now() and seen_at > now() - idle_seconds * interval '1 second'
      order by id = ${session.id} desc, seen_at desc limit ${MOST_SHOWN}`,
  );
  return { items: found.map((row) => shown(row, session.id)) };
};

/** One that is not the member's, or no longer there, changes nothing. The current one ends by logging out. */
export const endOne = async (house: House, id: string, context: MemberContext): Promise<Sessions> => {
  const { session } = context;
  if (id === session.id) throw new Refusal('input.invalid');
  const [own] = await rows(house.db, sql`select 1 from session where id = ${id} and member_id = ${session.memberId}`);
  if (own) {
    await forgetDeviceOf(house.db, id, session.id);
    await endSession(house.db, id);
  }
  return sessionsOf(house, context);
};

/** Ends all others, and with them what their devices would log in with by themselves. Those are no longer known. */
export const endOthers = async (house: House, context: MemberContext): Promise<Sessions> => {
  const { id, memberId } = context.session;
  await house.db.transaction(async (tx) => {
    await endOtherSessions(tx, memberId, id);
    await revokeOtherDevices(tx, memberId, id);
    await forgetDevices(tx, memberId, id);
  });
  return sessionsOf(house, context);
};
