// What a changed password ends: every other session, and every device that could log in without it.
import type { Tx } from '../../../db/database.ts';
import type { PasswordChange } from '../member/api.ts';
import { revokeDeviceSecrets } from './device-secret.ts';
import { forgetDevices } from './known-device.ts';
import { endOtherSessions, endSessions } from './session-store.ts';

/** Ends all sessions but the one that changed the password, all device secrets, and all known devices but that session's. */
export const endAfterPasswordChange = async (tx: Tx, { memberId, keptSessionId }: PasswordChange): Promise<void> => {
  await (keptSessionId === null ? endSessions(tx, memberId) : endOtherSessions(tx, memberId, keptSessionId));
  await revokeDeviceSecrets(tx, memberId);
  await forgetDevices(tx, memberId, keptSessionId ?? undefined);
};
