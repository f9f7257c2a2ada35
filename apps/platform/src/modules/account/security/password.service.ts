// Changes the password: checks the old one and ends a forced change.
import type { InputOf, LoginAnswer } from '@foyer/contract';
import type { MemberContext } from '../../../module.ts';
import { memberAt } from '../../../protection/fair-queue.ts';
import { Refusal } from '../../../refusal.ts';
import {
  countChange,
  forgetPasswordTries,
  notifyMember,
  passwordHashOf,
  requireStrong,
  tryPassword,
} from '../member/api.ts';
import { loginAnswer, rotateToken } from '../session/api.ts';
import type { SecurityServices } from './services.ts';
import { requireStepUp } from './step-up.ts';

/**
 * Returns the hash of the password that is to be replaced; null for none. A member need not enter a password that
 * nobody chose. But a session that anybody may have picked up is no proof either: it is enough only if the operator
 * demands the change.
 */
const checkOld = async (
  services: SecurityServices,
  { oldPassword, stepUp }: InputOf<'member.password'>,
  context: MemberContext,
): Promise<string | null> => {
  const { platform, hashing } = services;
  const { session } = context;
  const stored = await passwordHashOf(platform.db, session.memberId);
  const chosen = stored !== null && session.member.passwordGivenAt === null;
  if (oldPassword === '' && !chosen) {
    if (!session.restricted) await requireStepUp(services, stepUp, context);
    return stored;
  }
  const compare = () => hashing.verify(stored, oldPassword, memberAt(context.ip));
  if (!(await tryPassword(platform, session.memberId, compare)) || stored === null) throw new Refusal('password.wrong');
  await forgetPasswordTries(platform.db, session.memberId);
  await countChange(platform, session.memberId);
  return stored;
};

/**
 * Answers a fresh token of the same session.
 * @throws Refusal password.wrong, password.weak, stepup_required, TOO_MANY_REQUEST, or CUSTOMER_NOT_LOGIN when another change came first
 */
export const changePassword = async (
  services: SecurityServices,
  input: InputOf<'member.password'>,
  context: MemberContext,
): Promise<LoginAnswer> => {
  const { platform, hashing, estimator, passwords } = services;
  const { session, merchant } = context;
  const visitor = memberAt(context.ip);
  const { member } = session;
  const { oldPassword, newPassword } = input;
  const oldHash = await checkOld(services, input, context);
  const same = oldPassword.normalize('NFKC') === newPassword.normalize('NFKC');
  if (same) throw new Refusal('password.weak', { value: { rule: 'different' } });
  await requireStrong(estimator, { password: newPassword, account: member.account, visitor }, merchant);
  const newHash = await hashing.hash(newPassword, visitor);
  const token = await platform.db.transaction(async (tx) => {
    const change = { memberId: member.id, keptSessionId: session.id };
    if (!(await passwords.replace(tx, change, oldHash, newHash))) throw new Refusal('CUSTOMER_NOT_LOGIN');
    await notifyMember(platform, tx, { notice: 'passwordChanged', member }, context);
    return rotateToken(tx, session.tokenHash, true);
  });
  if (token === null) throw new Refusal('CUSTOMER_NOT_LOGIN');
  const now = platform.now();
  const changed = {
    ...member,
    passwordChangedAt: now,
    passwordExpiredAt: null,
    passwordGivenAt: null,
    hasPassword: true,
  };
  return loginAnswer({ member: changed, token, restricted: false }, merchant, now);
};
