// Begins the session of a proven member, and issues the secret for automatic log-in.
import type { LoginAnswer, LoginRequest } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import { isOn } from '../../../merchants/switch.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { hasChosenPassword, holdMember } from '../member/api.ts';
import {
  type Chain,
  type FoundSecret,
  issueDeviceSecret,
  revokeFamily,
  type SecretBinding,
  spendDeviceSecret,
} from './device-secret.ts';
import { loginAnswer } from './login-answer.ts';
import { cameBy, openSession } from './session-store.ts';

/** A member who has proven to be one. */
export interface ProvenMember {
  readonly member: Member;
  readonly restricted: boolean;
  /** The device secret that was the proof; taken here. */
  readonly secret: FoundSecret | null;
  readonly deviceId: string | null;
  readonly remember: boolean;
  /** The device in the body of the log-in: it counts before the header. */
  readonly device?: LoginRequest['device'];
  /** Key of the tries that are forgotten, where some were counted. */
  readonly triesOf?: string | undefined;
  /** The second factor was proven as well. */
  readonly secondFactorPassed?: boolean;
}

type Visit = Pick<CallContext, 'merchant' | 'ip' | 'region' | 'device' | 'userAgent'>;

/** Null: nobody asked, or the operator does not allow it. */
const secretBindingOf = ({ deviceId, remember, secret }: ProvenMember, context: Visit): SecretBinding | null => {
  const wantsRemembering = remember || secret !== null;
  if (!wantsRemembering || deviceId === null || !isOn(context.merchant, 'automaticLogin')) return null;
  return { merchant: context.merchant, ip: context.ip, region: context.region, deviceId };
};

const chainOf = ({ secret, secondFactorPassed = secret?.secondFactorPassed ?? false }: ProvenMember): Chain => ({
  family: secret?.family ?? null,
  secondFactorPassed,
});

/**
 * Opens the session and answers as every log-in does.
 * @throws Refusal login.cred.err when the secret was taken at the same moment, and its family is revoked; or when the password was
 * changed since the proof, or the member excluded or closed
 */
export const beginSession = async (
  platform: PlatformContext,
  proven: ProvenMember,
  context: Visit,
): Promise<LoginAnswer> => {
  const { member, restricted, secret, deviceId, triesOf } = proven;
  const { merchant } = context;
  const came = cameBy({ ...context, device: proven.device ?? context.device });
  // A member without a password of their own has just proven more than a password would.
  const steppedUp = secret === null && !hasChosenPassword(member);
  const session = {
    merchant,
    memberId: member.id,
    restricted,
    came,
    loginDevice: deviceId,
    triesOf,
    steppedUp,
    proven: secret === null,
    knownDevice: deviceId,
    passwordChangedAt: member.passwordChangedAt,
  };
  const binding = secretBindingOf(proven, context);
  if (binding === null) {
    const { token } = await openSession(platform.db, session);
    return loginAnswer({ member, token, restricted }, merchant, platform.now());
  }
  const opened = await platform.db.transaction(async (tx: Tx) => {
    // The member first, as whoever changes the password: neither waits for the other.
    await holdMember(tx, member.id);
    if (secret !== null && !(await spendDeviceSecret(tx, secret))) return null;
    const { token } = await openSession(tx, session);
    return { token, deviceSecret: await issueDeviceSecret(tx, member.id, binding, chainOf(proven)) };
  });
  if (opened !== null)
    return {
      ...loginAnswer({ member, token: opened.token, restricted }, merchant, platform.now()),
      deviceSecret: opened.deviceSecret,
    };
  if (secret !== null) await revokeFamily(platform.db, secret.family);
  throw new Refusal('login.cred.err');
};
