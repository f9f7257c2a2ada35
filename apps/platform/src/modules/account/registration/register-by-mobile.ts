// RG-02, RG-04: registers with a mobile number and the code sent to it.
import type { RegisterAnswer, RegisterMobileRequest } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { strangerAt } from '../../../protection/fair-queue.ts';
import { Refusal } from '../../../refusal.ts';
import { newSecret } from '../../../secrets/token.ts';
import { noticeText } from '../../../texts/notice-text.ts';
import { isMobileTaken, type NewMember, requireStrong } from '../member/api.ts';
import { mobileOf } from '../verification/api.ts';
import { requireFree, wishedName, writeNamed } from './free-name.ts';
import { knowsPassword, registerOnce } from './register-once.ts';
import { addMember, answerMember, type Credential, checkForm, checkMethod, newMember } from './registration.ts';
import { countingMember } from './registration-limits.ts';
import type { RegistrationServices } from './services.ts';
import type { NewName } from './user-name.rules.ts';

const checkPassword = async (
  { estimator }: RegistrationServices,
  { password }: RegisterMobileRequest,
  name: NewName | null,
  { merchant, ip }: CallContext,
): Promise<void> => {
  const account = name?.account ?? '';
  if (password !== undefined) await requireStrong(estimator, { password, account, visitor: strangerAt(ip) }, merchant);
  else if (merchant.settings.register.mobilePassword) throw new Refusal('password.weak', { value: { rule: 'length' } });
};

/** Without a password of one's own: the operator's default one, or one that nobody knows. */
const credentialOf = async (
  { platform, hashing }: RegistrationServices,
  { password }: RegisterMobileRequest,
  { merchant, ip }: CallContext,
): Promise<Credential> =>
  password === undefined
    ? {
        passwordHash: await hashing.hash(merchant.defaultPassword ?? newSecret(), strangerAt(ip)),
        passwordGivenAt: platform.now(),
      }
    : { passwordHash: await hashing.hash(password, strangerAt(ip)) };

/** Sends the name and the password to a member who typed neither. */
const sendWelcome = async (
  platform: PlatformContext,
  tx: Tx,
  member: Member,
  { merchant, language }: CallContext,
): Promise<void> => {
  if (!member.passwordGivenAt || !member.mobile) return;
  const { defaultPassword } = merchant;
  const values = { brand: merchant.name, name: member.userName, password: defaultPassword ?? '' };
  const { subject, body } = noticeText(defaultPassword === null ? 'welcome' : 'welcomeWithPassword', language, values);
  await platform.outbox.send(tx, { merchant: merchant.code, channel: 'sms', recipient: member.mobile, subject, body });
};

/** Code and member in one transaction: a code is used up only by the member it makes. Throws username.taken and mobile.taken. */
const write = async (
  { platform, codes, hooks }: RegistrationServices,
  { verificationCode }: RegisterMobileRequest,
  context: CallContext,
  member: NewMember & { readonly mobile: string },
): Promise<Member> => {
  const { merchant } = context;
  const recipient = recipientOf(merchant, member.mobile);
  const made = await platform.db.transaction(async (tx) => {
    // A wrong guess is counted: it has to commit.
    if (!(await codes.take(recipient, verificationCode, tx))) return null;
    if (await isMobileTaken(tx, merchant.code, member.mobile)) throw new Refusal('mobile.taken');
    const added = await addMember(tx, { hooks }, context, member);
    if (!added) throw new Refusal('username.taken');
    await sendWelcome(platform, tx, added, context);
    return added;
  });
  if (!made) throw new Refusal('code.invalid');
  return made;
};

const recipientOf = (merchant: Merchant, to: string) =>
  ({ merchant, purpose: 'register', channel: 'sms', to }) as const;

/**
 * Looks at the code before anything costs the person or the platform more: a mistyped code costs no puzzle. Answers whether the
 * captcha proof of its send counts for this registration. Throws code.invalid.
 */
const checkCode = async (
  { codes }: RegistrationServices,
  { verificationCode, loginDeviceId }: RegisterMobileRequest,
  { merchant }: CallContext,
  mobile: string,
): Promise<boolean> => {
  const { fits, isProven } = await codes.inspect(
    recipientOf(merchant, mobile),
    verificationCode,
    loginDeviceId ?? null,
  );
  if (!fits) throw new Refusal('code.invalid');
  return isProven;
};

/** Creates the member. Only the holder of a number's code learns if the number has an account. */
const make = async (
  services: RegistrationServices,
  request: RegisterMobileRequest,
  context: CallContext,
  madeBy: string,
): Promise<Member> => {
  const { platform, captcha } = services;
  const { merchant } = context;
  checkMethod('mobile', context);
  checkForm(request, context);
  const mobile = mobileOf(merchant, request.countryDialingCode, request.mobileNum);
  const isProven = await checkCode(services, request, context, mobile);
  const wished = wishedName(request.username, merchant);
  await checkPassword(services, request, wished, context);
  await captcha.require('register', request, context, isProven);
  if (wished) await requireFree(platform, merchant, wished);
  return countingMember(platform, context, request.loginDeviceId, async () => {
    const credential = { ...(await credentialOf(services, request, context)), mobile, madeBy };
    return writeNamed(platform, merchant, wished, (name) =>
      write(services, request, context, newMember(platform, context, request, name, credential)),
    );
  });
};

export const registerByMobile = async (
  services: RegistrationServices,
  request: RegisterMobileRequest,
  context: CallContext,
): Promise<RegisterAnswer> => {
  const member = await registerOnce(
    services,
    'member.registerMobile',
    request,
    context,
    (madeBy) => make(services, request, context, madeBy),
    knowsPassword(services, request, context),
  );
  return answerMember(services.platform, member, request, context, 'sms');
};
