// Ends the other sessions and the remembered devices of a member whose password changed.
import type { Tx } from '../../../db/database.ts';
import type { PasswordChange } from '../member/api.ts';
import { revokeDeviceSecrets } from './device-secret.ts';
import { forgetDevices } from './known-device.ts';
import { endOtherSessions, endSessions } from './session-store.ts';

/** The session of the change stays, and its device stays known. All device secrets are revoked. */
export const endAfterPasswordChange = async (tx: Tx, { memberId, keptSessionId }: PasswordChange): Promise<void> => {
  await (keptSessionId === null ? endSessions(tx, memberId) : endOtherSessions(tx, memberId, keptSessionId));
  await revokeDeviceSecrets(tx, memberId);
  await forgetDevices(tx, memberId, keptSessionId ?? undefined);
};
