// Recovery of passwords and user names: the same answer and time for unknown members.
import type { CodeSent, InputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { CallContext } from '../../../module.ts';
import { callerOf } from '../../../protection/address.rules.ts';
import { strangerAt } from '../../../protection/fair-queue.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { withMinimumDuration } from '../../../protection/minimum-duration.ts';
import { Refusal } from '../../../refusal.ts';
import { memberBy, requireStrong } from '../member/api.ts';
import { forgetLoginTries } from '../session/api.ts';
import type { CodeRecipient } from '../verification/api.ts';
import { identifierOf, recipientOf } from './identifier.rules.ts';
import { notifyOfReset } from './notify-of-reset.ts';
import type { RecoveryServices } from './services.ts';

/** Longer than either way takes, with a password hashed: what differs between them is lost in it. */
const MINIMUM_MS = 300;
const WINDOW_SECONDS = 15 * 60;

/** Sends a code to the number or address on file. */
export const sendReset = async (
  { platform, captcha, codes }: RecoveryServices,
  input: InputOf<'member.passwordReset'>,
  context: CallContext,
): Promise<CodeSent> => {
  const { merchant, ip, language, host } = context;
  const { username, countryDialingCode, mobileNum, email, loginDeviceId = null, ...proof } = input;
  const identifier = identifierOf(merchant, { username, countryDialingCode, mobileNum, email });
  await captcha.require('reset', proof, context);
  const requester = { ip, deviceId: loginDeviceId, language, host };
  return withMinimumDuration(platform.pause(MINIMUM_MS), async () => {
    const typed = recipientOf(merchant, identifier, null, platform.outbox);
    if (typed !== null) return codes.send(typed, requester);
    const member = await memberBy(platform.db, merchant.code, 'account', identifier.value);
    const onFile = recipientOf(merchant, identifier, member, platform.outbox);
    return codes.sendByName({ merchant, name: identifier.value }, onFile, requester);
  });
};

/** Every session and every remembered or known device of the member ends. */
const changePassword = async (
  { platform, passwords }: RecoveryServices,
  tx: Tx,
  { member, hash }: { readonly member: Member; readonly hash: string },
  recipient: CodeRecipient,
  context: CallContext,
): Promise<void> => {
  await passwords.set(tx, { memberId: member.id, keptSessionId: null }, hash);
  await notifyOfReset(platform, tx, member, recipient.channel, context);
};

const confirm = async (
  services: RecoveryServices,
  { code, newPassword, ...typed }: InputOf<'member.passwordResetConfirm'>,
  context: CallContext,
): Promise<{ readonly userName: string }> => {
  const { platform, hashing, codes, estimator } = services;
  const { merchant, ip } = context;
  const identifier = identifierOf(merchant, typed);
  const visitor = strangerAt(ip);
  const check = async (account: string): Promise<void> => {
    if (newPassword !== undefined)
      await requireStrong(estimator, { password: newPassword, account, visitor }, merchant);
  };
  await check(identifier.kind === 'account' ? identifier.value : '');
  const hash = newPassword === undefined ? null : await hashing.hash(newPassword, visitor);
  const member = await memberBy(platform.db, merchant.code, identifier.kind, identifier.value);
  const recipient = recipientOf(merchant, identifier, member, platform.outbox);
  if (member === null || recipient === null) throw new Refusal('code.invalid');
  // No estimate is waited for in the transaction. Only who holds the code hears that the password has the name in it.
  const [checked] = await Promise.allSettled([check(member.account)]);
  const fits = await platform.db.transaction(async (tx) => {
    if (!(await codes.take(recipient, code, tx))) return false;
    // Leaves the code good for another password.
    if (checked.status === 'rejected') throw checked.reason;
    if (hash !== null) await changePassword(services, tx, { member, hash }, recipient, context);
    return true;
  });
  if (!fits) throw new Refusal('code.invalid');
  // A member who forgot the password has tried some: these tries must not lock out the right password.
  await forgetLoginTries(platform.db, merchant.code, member.id);
  return { userName: member.userName };
};

/** Takes the code; sets the new password, or tells the user name only. */
export const confirmReset = async (
  services: RecoveryServices,
  input: InputOf<'member.passwordResetConfirm'>,
  context: CallContext,
): Promise<{ readonly userName: string }> => {
  const { db, env, pause } = services.platform;
  const key = `reset|${context.merchant.code}|ip|${callerOf(context.ip)}`;
  const wait = await reserveTry(db, [{ key, most: env.loginLimitIp, windowSeconds: WINDOW_SECONDS }]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: wait });
  return withMinimumDuration(pause(MINIMUM_MS), () => confirm(services, input, context));
};
