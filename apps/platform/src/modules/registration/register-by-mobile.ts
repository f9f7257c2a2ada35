// RG-02, RG-04: registration with a mobile number and the code sent to it, with or without a password of one's own.
import type { RegisterAnswer, RegisterMobileRequest } from '@foyer/contract';
import type { Tx } from '../../db/database.ts';
import type { CallContext, House } from '../../module.ts';
import { Refusal } from '../../refusal.ts';
import { noticeText } from '../../texts/notice-text.ts';
import { requireStrong } from '../member/password.rules.ts';
import type { LoginParts } from '../session/login-service.ts';
import { newSecret } from '../session/token.ts';
import { mobileOf } from '../verification/mobile-number.ts';
import { proposeLike, proposeName } from './proposals.ts';
import { type Made, registerOnce } from './register-once.ts';
import { answerMember, type Credential, checkConsent, newMember, writeMember } from './registration.ts';
import { reserveMember, reserveRegistration } from './registration-limits.ts';
import { isMobileTaken, type NewMember, takenLooks } from './registration-store.ts';
import { checkedName, type NewName, nameOf } from './user-name.rules.ts';

/** A proposed name can be lost to someone else between looking and writing. */
const NAME_TRIES = 3;

/** Null: the account gets a name that nobody asked for. */
const wishedName = ({ username }: RegisterMobileRequest, { merchant }: CallContext): NewName | null =>
  username === undefined ? null : checkedName(username, merchant);

const checkPassword = (request: RegisterMobileRequest, name: NewName | null, { merchant }: CallContext): void => {
  if (request.password !== undefined) requireStrong(request.password, name?.account ?? '', merchant);
  else if (merchant.settings.register.mobilePassword) throw new Refusal('password.weak', { value: { rule: 'length' } });
};

/** Without a password of one's own: the operator's default one, or one that nobody knows. */
const credentialOf = async (
  { house, hashing }: LoginParts,
  { password }: RegisterMobileRequest,
  { merchant }: CallContext,
): Promise<Credential> =>
  password === undefined
    ? { passwordHash: await hashing.hash(merchant.defaultPassword ?? newSecret()), passwordGivenAt: house.now() }
    : { passwordHash: await hashing.hash(password) };

/** Tells a member who typed neither a name nor a password what they are. */
const tellName = async (
  house: House,
  tx: Tx,
  member: NewMember,
  { merchant, language }: CallContext,
): Promise<void> => {
  if (!member.passwordGivenAt || !member.mobile) return;
  const { defaultPassword } = merchant;
  const values = { brand: merchant.name, name: member.userName, password: defaultPassword ?? '' };
  const { subject, body } = noticeText(defaultPassword === null ? 'welcome' : 'welcomeWithPassword', language, values);
  await house.outbox.send(tx, { merchant: merchant.code, channel: 'sms', recipient: member.mobile, subject, body });
};

const write = async (
  { house }: LoginParts,
  context: CallContext,
  wished: NewName | null,
  memberOf: (name: NewName) => NewMember,
): Promise<Made> => {
  for (let turn = 0; turn < NAME_TRIES; turn += 1) {
    const member = memberOf(wished ?? nameOf(await proposeName(house.db, context.merchant)));
    if (await writeMember(house, context, member, (tx) => tellName(house, tx, member, context)))
      return { memberId: member.id };
    if (await isMobileTaken(house.db, context.merchant.code, member.mobile ?? '')) throw new Refusal('mobile.taken');
  }
  const proposal = await proposeLike(house.db, context.merchant, wished?.account ?? '');
  throw new Refusal('username.taken', { value: { proposal } });
};

const checkName = async ({ house }: LoginParts, { merchant }: CallContext, name: NewName | null): Promise<void> => {
  if (name === null || (await takenLooks(house.db, merchant.code, [name.look])).size === 0) return;
  throw new Refusal('username.taken', { value: { proposal: await proposeLike(house.db, merchant, name.account) } });
};

/** Whether a number has an account is told only to who holds its code. A taken name is told before, so that no code is lost to it. */
const make = async (
  parts: LoginParts,
  request: RegisterMobileRequest,
  context: CallContext,
  madeBy: string,
): Promise<Made> => {
  const { house, captcha, codes } = parts;
  const { merchant } = context;
  if (!merchant.settings.register.methods.includes('mobile')) throw new Refusal('input.invalid');
  checkConsent(request, context);
  const mobile = mobileOf(merchant, request.countryDialingCode, request.mobileNum);
  const wished = wishedName(request, context);
  checkPassword(request, wished, context);
  await captcha.require('register', request, context);
  await checkName(parts, context, wished);
  const taken = await codes.take(
    { merchant, purpose: 'register', channel: 'sms', to: mobile },
    request.verificationCode,
  );
  if (!taken) throw new Refusal('code.invalid');
  if (await isMobileTaken(house.db, merchant.code, mobile)) throw new Refusal('mobile.taken');
  await reserveMember(house, context, request.loginDeviceId);
  const credential = { ...(await credentialOf(parts, request, context)), mobile, madeBy };
  return write(parts, context, wished, (name) => newMember(house, context, request, name, credential));
};

export const registerByMobile = async (
  parts: LoginParts,
  request: RegisterMobileRequest,
  context: CallContext,
): Promise<RegisterAnswer> => {
  await reserveRegistration(parts.house, context);
  const { memberId } = await registerOnce(parts, 'member.registerMobile', request, context, (madeBy) =>
    make(parts, request, context, madeBy),
  );
  return answerMember(parts.house, memberId, request, context);
};
