// Lists the sessions of a member, and ends them.
import type { MemberSession, OutputOf } from '@foyer/contract';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import {
  endOtherSessions,
  endSession,
  forgetDeviceOf,
  forgetDevices,
  isSessionOf,
  revokeOtherDevices,
  type SessionRow,
  sessionsOfMember,
} from '../session/api.ts';
import { browserOf, networkShown, systemOf } from './user-agent.rules.ts';

const MOST_SHOWN = 50;
type Sessions = OutputOf<'security.sessions'>;

const shown = (
  { id, device, userAgent, region, network, created, seen }: SessionRow,
  currentId: string,
): MemberSession => ({
  id,
  current: id === currentId,
  device,
  browser: browserOf(userAgent),
  system: systemOf(userAgent),
  region,
  network: network === null ? null : networkShown(network),
  startedAt: new Date(created).toISOString(),
  lastSeenAt: new Date(seen).toISOString(),
});

/** This session first, then the latest used. */
export const sessionsOf = async ({ db }: PlatformContext, { session }: MemberContext): Promise<Sessions> => {
  const found = await sessionsOfMember(db, { memberId: session.memberId, currentId: session.id, most: MOST_SHOWN });
  return { items: found.map((row) => shown(row, session.id)) };
};

/** One that is not the member's, or no longer there, changes nothing. The current one ends by logging out. */
export const endOne = async (platform: PlatformContext, id: string, context: MemberContext): Promise<Sessions> => {
  const { session } = context;
  if (id === session.id) throw new Refusal('input.invalid');
  if (await isSessionOf(platform.db, id, session.memberId)) {
    await forgetDeviceOf(platform.db, id, session.id);
    await endSession(platform.db, id);
  }
  return sessionsOf(platform, context);
};

/** Ends all others, and with them what their devices would log in with by themselves. Those are no longer known. */
export const endOthers = async (platform: PlatformContext, context: MemberContext): Promise<Sessions> => {
  const { id, memberId } = context.session;
  await platform.db.transaction(async (tx) => {
    await endOtherSessions(tx, memberId, id);
    await revokeOtherDevices(tx, memberId, id);
    await forgetDevices(tx, memberId, id);
  });
  return sessionsOf(platform, context);
};
