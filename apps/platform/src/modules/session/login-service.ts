// Log-in by password: limits, proof, credentials, policy, session, in this order.
import { createHash } from 'node:crypto';
import type { LoginAnswer, LoginRequest } from '@foyer/contract';
import type { CallContext, House } from '../../module.ts';
import { callerOf } from '../../protection/address.rules.ts';
import { forgetTries, reserveTry } from '../../protection/limiter.ts';
import { Refusal } from '../../refusal.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { foldAccount } from '../member/member.ts';
import type { CredentialsFinder } from '../member/member-store.ts';
import { mustChange } from '../member/password.rules.ts';
import type { PasswordHashing } from '../member/password-hash.ts';
import { requireMay } from '../member/policy.rules.ts';
import type { Codes } from '../verification/codes.ts';
import { fieldsFit } from './login.rules.ts';
import { loginAnswer } from './login-answer.ts';
import { openSession } from './session-store.ts';

const WINDOW_SECONDS = 15 * 60;

export interface LoginParts {
  readonly house: House;
  readonly hashing: PasswordHashing;
  readonly credentialsOf: CredentialsFinder;
  readonly captcha: Captcha;
  readonly codes: Codes;
}

/** Accounts may be as long as the wire lets them: the counter's key is not. */
const accountKey = (merchant: string, account: string): string =>
  `login|${merchant}|account|${createHash('sha256').update(account).digest('base64url')}`;

const reserve = async ({ db, env }: House, merchant: string, ip: string, account: string): Promise<void> => {
  const wait = await reserveTry(db, [
    { key: `login|${merchant}|ip|${callerOf(ip)}`, most: env.loginLimitIp, windowSeconds: WINDOW_SECONDS },
    { key: accountKey(merchant, account), most: env.loginLimitAccount, windowSeconds: WINDOW_SECONDS },
  ]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: wait });
};

/** Logs a member in. An unknown account and a wrong password are told apart by nothing: not the answer, not its length, not its time. */
export const logIn = async (parts: LoginParts, request: LoginRequest, context: CallContext): Promise<LoginAnswer> => {
  const { house, hashing, credentialsOf, captcha } = parts;
  const { merchant, ip, device } = context;
  // Sign-in by an identity token has its own path; no provider is bound to this one.
  if (!fieldsFit(request) || request.type === 'firebase') throw new Refusal('input.invalid');
  const account = foldAccount(request.username ?? '');
  await reserve(house, merchant.code, ip, account);
  // LG-01: a code by SMS and an identity token are proof enough of a person.
  if (request.type === 'username') await captcha.require('login', request, context);
  const credentials = request.type === 'username' ? await credentialsOf(merchant.code, account) : null;
  const fits = await hashing.verify(credentials?.passwordHash ?? null, request.password ?? '');
  if (!credentials || !fits) throw new Refusal('login.cred.err');
  const { member } = credentials;
  requireMay(member, 'logIn', house.now());
  const restricted = mustChange(member, merchant, house.now());
  const [{ token }] = await Promise.all([
    openSession(house.db, { merchant, memberId: member.id, restricted, device }),
    forgetTries(house.db, accountKey(merchant.code, account)),
  ]);
  return loginAnswer(member, token, merchant, house.now());
};
