// Steps that verifying and sending codes share: find the challenge and count a try.
import type { SecondFactor, VerifyRequest } from '@foyer/contract';
import type { CallContext } from '../../../module.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { memberAt } from '../../../protection/fair-queue.ts';
import type { Tries } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { looksLikeDeviceSecret } from '../../../secrets/device-secret.ts';
import { passwordHashOf, requireMay, returnPasswordTry, tryPassword } from '../member/api.ts';
import { loginNameOf } from '../session/api.ts';
import { countForAccount } from './account-cap.ts';
import { type Challenge, countTry, findChallenge } from './challenge-store.ts';
import type { SecondFactorServices } from './services.ts';

const WINDOW_SECONDS = 15 * 60;

type ChallengeRequest = Pick<VerifyRequest, 'username' | 'password' | 'challenge' | 'loginDeviceId'>;

/** Returns the tries that any of these calls counts against its address. */
export const addressTries = ({ platform }: SecondFactorServices, { merchant, ip }: CallContext): Tries => ({
  refusal: 'TOO_MANY_REQUEST_LOGIN',
  limits: [
    {
      key: `verify|${merchant.code}|ip|${callerOf(ip)}`,
      most: platform.env.loginLimitIp,
      windowSeconds: WINDOW_SECONDS,
    },
  ],
});

/**
 * Checks the password only if the request repeats it: the challenge proves that it was right. A device secret was good
 * once.
 */
const checkPassword = async (
  { platform, hashing }: SecondFactorServices,
  memberId: string,
  password: string,
  { ip }: CallContext,
): Promise<void> => {
  if (password === '' || looksLikeDeviceSecret(password)) return;
  // A challenge may come from what a device remembers: its holder need not know the password.
  const stored = await passwordHashOf(platform.db, memberId);
  // A caller who holds a challenge has shown the password once: no stranger.
  const fits = await tryPassword(platform, memberId, () => hashing.verify(stored, password, memberAt(ip)));
  if (!fits) throw new Refusal('login.cred.err');
  await returnPasswordTry(platform, memberId);
};

/**
 * The challenge of a request, for a method that it offered.
 * @throws Refusal login.cred.err, verification.expired, method.refused, TOO_MANY_REQUEST_LOGIN
 */
export const answered = async (
  services: SecondFactorServices,
  { username, password = '', challenge, loginDeviceId }: ChallengeRequest,
  method: SecondFactor,
  context: CallContext,
): Promise<Challenge> => {
  const { platform } = services;
  const { merchant } = context;
  if (challenge === undefined) throw new Refusal('login.cred.err');
  const found = await findChallenge(platform.db, merchant.code, challenge, loginDeviceId ?? null);
  if (found === null) throw new Refusal('verification.expired');
  const { account, mobile } = found.member;
  const name = loginNameOf(username, context);
  if (name !== account && name !== mobile) throw new Refusal('login.cred.err');
  await checkPassword(services, found.member.id, password, context);
  requireMay(found.member, 'logIn', platform.now());
  if (!found.options.includes(method)) throw new Refusal('method.refused');
  return found;
};

/** A try that was counted, before anything of it was looked at. */
export interface CountedTry {
  /** The refusal of one that was wrong. */
  readonly wrong: () => Refusal;
  /** One that was right does not count for the account. */
  readonly right: () => Promise<void>;
}

/**
 * Counts a try against its challenge, then against the account.
 * @throws Refusal verification.expired, TOO_MANY_REQUEST_LOGIN
 */
export const counted = async ({ platform }: SecondFactorServices, challenge: Challenge): Promise<CountedTry> => {
  const triesLeft = await countTry(platform.db, challenge);
  if (triesLeft === null) throw new Refusal('verification.expired');
  const { right } = await countForAccount(platform, challenge.member);
  return { right, wrong: () => new Refusal('verification.invalid', { value: { triesLeft } }) };
};
