// Proofs in the password field: a typed password, or the secret of a remembered device.
import type { LoginRequest } from '@foyer/contract';
import type { Member } from '../../../member.ts';
import type { CallContext } from '../../../module.ts';
import { memberAt, strangerAt } from '../../../protection/fair-queue.ts';
import { returnTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { defaultPasswordFits, isOutdated, memberById, renewHash, statusAt } from '../member/api.ts';
import { type FoundSecret, findDeviceSecret, revokeFamily } from './device-secret.ts';
import { type CountedLogin, countLogin } from './login-tries.ts';
import type { SessionServices } from './services.ts';

/** A guess at a member's password, looked at. */
interface Guess extends CountedLogin {
  readonly fits: boolean;
}

/**
 * Holds a typed password against the one of a name, counted as a try. An unknown account takes as long as a wrong password.
 * @throws Refusal TOO_MANY_REQUEST_LOGIN
 */
export const guessPassword = async (
  { platform, hashing }: Pick<SessionServices, 'platform' | 'hashing'>,
  name: string,
  {
    password = '',
    loginDeviceId,
  }: { readonly password?: string | undefined; readonly loginDeviceId?: string | undefined },
  context: CallContext,
): Promise<Guess> => {
  const counted = await countLogin(platform, name, loginDeviceId ?? null, context);
  const visitor = counted.isKnownDevice ? memberAt(context.ip) : strangerAt(context.ip);
  const fits = await hashing.verify(counted.passwordHash, password, visitor).catch(async (error: unknown) => {
    // Nobody looked at the password: that is no try.
    await returnTry(platform.db, counted.triesOf);
    throw error;
  });
  return { ...counted, fits };
};

/** The member by name and typed password, and the counter it used. */
export const byPassword = async (
  services: SessionServices,
  account: string,
  request: LoginRequest,
  context: CallContext,
): Promise<{ readonly member: Member; readonly secret: null; readonly triesOf: string }> => {
  const { platform, hashing, captcha } = services;
  const { password = '', loginDeviceId: deviceId = null } = request;
  await captcha.require('login', request, context);
  const { member, passwordHash, triesOf, fits } = await guessPassword(services, account, request, context);
  if (!member || !fits) throw new Refusal('login.cred.err');
  if (!defaultPasswordFits(member, context.merchant, deviceId, platform.now())) throw new Refusal('login.cred.err');
  if (passwordHash !== null && isOutdated(passwordHash)) {
    await renewHash(platform.db, member.id, passwordHash, await hashing.hash(password, memberAt(context.ip)));
  }
  return { member, secret: null, triesOf };
};

/** The member by the secret of a remembered device, looked at but not taken yet: proof enough without a captcha @assumed */
export const byDeviceSecret = async (
  { platform }: SessionServices,
  account: string,
  request: LoginRequest,
  context: CallContext,
): Promise<{ readonly member: Member; readonly secret: FoundSecret }> => {
  const place = { ...context, deviceId: request.loginDeviceId ?? '' };
  const looked = await findDeviceSecret(platform.db, request.password ?? '', place);
  if (looked.is === 'refused') throw new Refusal('login.cred.err');
  if (looked.is === 'elsewhere') throw new Refusal('token_ip_different');
  const { secret } = looked;
  const member = await memberById(platform.db, secret.memberId);
  const gone = member === null || ['excluded', 'closed'].includes(statusAt(member, platform.now()));
  if (gone) await revokeFamily(platform.db, secret.family);
  if (member === null) throw new Refusal('not.exists.user');
  if (account !== member.account && account !== member.mobile) throw new Refusal('login.cred.err');
  return { member, secret };
};
