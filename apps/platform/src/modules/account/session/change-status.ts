// Changes what a member may do, and logs out everywhere whom the new status lets have no session.
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import { maySo, setStatus } from '../member/api.ts';
import { revokeDeviceSecrets } from './device-secret.ts';
import { endSessions } from './session-store.ts';

/** False: the operator has no such member. The status comes first: it holds the member, so that a log-in under way waits. */
export const changeStatus = async (
  tx: Tx,
  { merchant, id, ...standing }: Pick<Member, 'merchant' | 'id' | 'status' | 'statusUntil'>,
  now: Date,
): Promise<boolean> => {
  if (!(await setStatus(tx, merchant, id, standing))) return false;
  if (maySo(standing, 'session', now) === null) return true;
  await endSessions(tx, id);
  await revokeDeviceSecrets(tx, id);
  return true;
};
