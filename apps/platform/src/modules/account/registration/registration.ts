// Steps that all ways of registering share: the checks before any query, the row, and the session after.
import type { RegisterAnswer, Settings } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { CallContext, House } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { creditDemo, givesDemoCredit } from '../../money/wallet/demo-credit.ts';
import type { Member } from '../member/member.ts';
import { mustChange } from '../member/password.rules.ts';
import { requireMay } from '../member/policy.rules.ts';
import { askSecondFactor } from '../second-factor/ask.ts';
import type { FirstFactor } from '../second-factor/ways.rules.ts';
import { enter } from '../session/enter.ts';
import { loginAnswer } from '../session/login-answer.ts';
import { newId } from '../session/token.ts';
import { affiliateOf } from './affiliate.rules.ts';
import { type AnyRegistration, originOf } from './origin.rules.ts';
import { insertMember, type NewMember } from './registration-store.ts';
import type { NewName } from './user-name.rules.ts';

type RegisterWay = Settings['register']['methods'][number];

/** The fields that only one of the ways decides. */
export type Credential = Pick<NewMember, 'mobile' | 'passwordHash' | 'passwordGivenAt' | 'madeBy'>;

/** Throws input.invalid where the operator has another way to register. */
export const checkWay = (way: RegisterWay, { merchant }: CallContext): void => {
  if (!merchant.settings.register.methods.includes(way)) throw new Refusal('input.invalid');
};

/** Throws input.invalid, age.required and terms.outdated: a person says so, or there is no account. */
export const checkForm = (request: AnyRegistration, { merchant }: CallContext): void => {
  const { terms } = merchant.settings.register;
  originOf(request);
  if (!request.ofAge) throw new Refusal('age.required');
  if (request.termsVersion !== terms.version) throw new Refusal('terms.outdated');
};

/** The row of a new member. The type is always 0, and the affiliate the one the platform found. */
export const newMember = <C extends Credential>(
  { now }: House,
  { merchant, host, language }: CallContext,
  request: AnyRegistration,
  name: NewName,
  credential: C,
): NewMember & C => ({
  id: newId(),
  merchant: merchant.code,
  ...name,
  ...credential,
  type: 0,
  language: merchant.settings.languages.includes(language) ? language : null,
  ...originOf(request),
  ...affiliateOf(merchant, host, request),
  termsVersion: request.termsVersion,
  termsAt: now(),
});

/**
 * Writes the member, and in the demo the money to try the site with. Null when another member has the name, number or
 * request.
 */
export const addMember = async (
  tx: Tx,
  house: House,
  { merchant }: CallContext,
  member: NewMember,
): Promise<Member | null> => {
  const made = await insertMember(tx, member);
  if (made && givesDemoCredit(house, merchant)) await creditDemo(tx, merchant, made.id);
  return made;
};

/** The same where nothing else belongs to it: without money one statement is transaction enough. */
export const addMemberAlone = (house: House, context: CallContext, member: NewMember): Promise<Member | null> =>
  givesDemoCredit(house, context.merchant)
    ? house.db.transaction((tx) => addMember(tx, house, context, member))
    : insertMember(house.db, member);

const withoutSession = (member: Member, house: House, { merchant }: CallContext): RegisterAnswer => {
  const restricted = mustChange(member, merchant, house.now());
  const { token: _, ...answer } = loginAnswer({ member, token: '', restricted }, merchant, house.now());
  return answer;
};

/**
 * LG-08: as a log-in answers, with a session where the request asks for one. Newcomers have no second factor; who sends the request again
 * after setting one up is asked for it.
 */
export const answerMember = async (
  house: House,
  member: Member,
  request: AnyRegistration,
  context: CallContext,
  proven: FirstFactor,
): Promise<RegisterAnswer> => {
  if (!request.login) return withoutSession(member, house, context);
  requireMay(member, 'logIn', house.now());
  const entrance = {
    member,
    restricted: mustChange(member, context.merchant, house.now()),
    secret: null,
    deviceId: request.loginDeviceId ?? null,
    remember: request.remember === true,
  };
  await askSecondFactor(house, entrance, proven, context);
  return enter(house, entrance, context);
};
