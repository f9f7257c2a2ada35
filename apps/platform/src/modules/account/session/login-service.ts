// Log-in: tries, proof, policy, session, in this order.
import type { LoginAnswer, LoginRequest } from '@foyer/contract';
import type { CallContext, PlatformContext } from '../../../module.ts';
import type { Tries } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { looksLikeDeviceSecret } from '../../../secrets/device-secret.ts';
import { mustChange, requireMay } from '../member/api.ts';
import { beginSession, type ProvenMember } from './begin-session.ts';
import { byCode } from './code-proof.ts';
import { fieldsFit } from './login.rules.ts';
import { loginNameOf } from './login-name.ts';
import { loginAddressTries } from './login-tries.ts';
import { byDeviceSecret, byPassword } from './password-proof.ts';
import type { SessionServices } from './services.ts';

/** Returns the tries that a log-in counts first. Throws input.invalid if its type does not allow its fields. */
export const loginTries = (platform: PlatformContext, request: LoginRequest, context: CallContext): Tries => {
  if (!fieldsFit(request)) throw new Refusal('input.invalid');
  return loginAddressTries(platform, context);
};

/** Returns the member who proved to be one, and the secret if the proof was one. */
const prove = async (
  services: SessionServices,
  request: LoginRequest,
  context: CallContext,
): Promise<Pick<ProvenMember, 'member' | 'secret' | 'restricted' | 'triesOf'>> => {
  const { password = '', username = '', firebaseIdToken = '' } = request;
  const byPhone = { secret: null, restricted: false };
  // LG-03, LG-04: nobody asks about the password of a member who came by code. The code's own tries limit the guesses.
  if (request.type === 'firebase')
    return { member: await services.hooks.memberByPhoneToken(firebaseIdToken, context), ...byPhone };
  const account = loginNameOf(username, context);
  if (request.type === 'sms') return { member: await byCode(services, account, password, context), ...byPhone };
  const proven = looksLikeDeviceSecret(password)
    ? await byDeviceSecret(services, account, request, context)
    : await byPassword(services, account, request, context);
  return { ...proven, restricted: mustChange(proven.member, context.merchant, services.platform.now()) };
};

/** Logs a member in. An unknown account and a wrong password look the same: in the answer, its length and its time. */
export const logIn = async (
  services: SessionServices,
  request: LoginRequest,
  context: CallContext,
): Promise<LoginAnswer> => {
  const { platform, hooks } = services;
  const proven = await prove(services, request, context);
  requireMay(proven.member, 'logIn', platform.now());
  const { loginDeviceId = null, remember = false } = request;
  const device = { deviceId: loginDeviceId, remember, device: request.device };
  const provenMember = { ...proven, ...device };
  await hooks.beforeSession(provenMember, request.type === 'username' ? 'password' : 'sms', context);
  return beginSession(platform, provenMember, context);
};
