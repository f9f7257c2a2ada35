// Log-in: tries, proof, policy, session, in this order.
import { createHash } from 'node:crypto';
import type { LoginAnswer, LoginRequest } from '@foyer/contract';
import type { CallContext, House } from '../../module.ts';
import { callerOf } from '../../protection/address.rules.ts';
import type { Tries } from '../../protection/limiter.ts';
import { Refusal } from '../../refusal.ts';
import { mustChange } from '../member/password.rules.ts';
import { requireMay } from '../member/policy.rules.ts';
import { askSecondFactor } from '../second-factor/ask.ts';
import { byCode } from './code-proof.ts';
import { looksLikeDeviceSecret } from './device-secret.ts';
import { type Entrance, enter } from './enter.ts';
import { fieldsFit } from './login.rules.ts';
import { loginNameOf } from './login-name.ts';
import type { LoginParts } from './login-parts.ts';
import { byDeviceSecret, byPassword } from './password-proof.ts';

const WINDOW_SECONDS = 15 * 60;

/** Where the tries of an account are counted. Accounts may be as long as the wire lets them: the counter's key is not. */
export const accountKey = (merchant: string, account: string): string =>
  `login|${merchant}|account|${createHash('sha256').update(account).digest('base64url')}`;

/** Whether a log-in is by something that can be guessed. */
const isGuessed = ({ password = '' }: LoginRequest): boolean => !looksLikeDeviceSecret(password);

/**
 * What a log-in counts: guesses for their account as well, so that strangers who use those up do not keep out a device that is
 * remembered. Throws input.invalid where its type does not allow its fields.
 */
export const loginTries = ({ env }: House, request: LoginRequest, context: CallContext): Tries => {
  // Sign-in by an identity token has its own path; no provider is bound to this one.
  if (!fieldsFit(request) || request.type === 'firebase') throw new Refusal('input.invalid');
  const { code } = context.merchant;
  const key = accountKey(code, loginNameOf(request.username ?? '', context));
  return {
    refusal: 'TOO_MANY_REQUEST_LOGIN',
    limits: [
      { key: `login|${code}|ip|${callerOf(context.ip)}`, most: env.loginLimitIp, windowSeconds: WINDOW_SECONDS },
      ...(isGuessed(request) ? [{ key, most: env.loginLimitAccount, windowSeconds: WINDOW_SECONDS }] : []),
    ],
  };
};

/** Who proved to be a member, and by which secret where it was one. */
const prove = async (
  parts: LoginParts,
  account: string,
  request: LoginRequest,
  context: CallContext,
): Promise<Pick<Entrance, 'member' | 'secret' | 'restricted'>> => {
  const password = request.password ?? '';
  // LG-03, LG-04: nobody asks about the password of a member who came by code.
  if (request.type === 'sms')
    return { member: await byCode(parts, account, password, context), secret: null, restricted: false };
  const { member, secret } = looksLikeDeviceSecret(password)
    ? await byDeviceSecret(parts, account, request, context)
    : { member: await byPassword(parts, account, request, context), secret: null };
  return { member, secret, restricted: mustChange(member, context.merchant, parts.house.now()) };
};

/** Logs a member in. An unknown account and a wrong password are told apart by nothing: not the answer, not its length, not its time. */
export const logIn = async (parts: LoginParts, request: LoginRequest, context: CallContext): Promise<LoginAnswer> => {
  const { house } = parts;
  const account = loginNameOf(request.username ?? '', context);
  const proven = await prove(parts, account, request, context);
  requireMay(proven.member, 'logIn', house.now());
  const device = { deviceId: request.loginDeviceId ?? null, remember: request.remember === true };
  // What a device remembers says nothing about the guesses of others.
  const tries = isGuessed(request) ? { triesOf: accountKey(context.merchant.code, account) } : {};
  const entrance = { ...proven, ...device, ...tries };
  await askSecondFactor(house, entrance, request.type === 'sms' ? 'sms' : 'password', context);
  return enter(house, entrance, context);
};
