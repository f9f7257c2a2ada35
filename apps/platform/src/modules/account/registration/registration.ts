// Steps that all registrations share: the checks before any query, the row, and the session.
import type { RegisterAnswer, Settings } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import { insertMember, mustChange, type NewMember, requireMay } from '../member/api.ts';
import { requireSecondFactor } from '../second-factor/api.ts';
import type { FirstFactor } from '../session/api.ts';
import { beginSession, loginAnswer } from '../session/api.ts';
import { affiliateOf } from './affiliate.rules.ts';
import { type AnyRegistration, originOf } from './origin.rules.ts';
import type { RegistrationServices } from './services.ts';
import type { NewName } from './user-name.rules.ts';

type RegisterMethod = Settings['register']['methods'][number];

/** The fields that only one registration method decides. */
export type Credential = Pick<NewMember, 'mobile' | 'passwordHash' | 'passwordGivenAt' | 'madeBy'>;

/** Throws input.invalid where the operator has another registration method. */
export const checkMethod = (method: RegisterMethod, { merchant }: CallContext): void => {
  if (!merchant.settings.register.methods.includes(method)) throw new Refusal('input.invalid');
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
  { now }: PlatformContext,
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

/** Writes the member, and what follows from that. Null when another member has the name, number or request. */
export const addMember = async (
  tx: Tx,
  { hooks }: Pick<RegistrationServices, 'hooks'>,
  { merchant }: CallContext,
  member: NewMember,
): Promise<Member | null> => {
  const made = await insertMember(tx, member);
  if (made) await hooks.memberAdded(merchant, member)?.(tx, made);
  return made;
};

/** Adds the member in a transaction of its own; without hooks no transaction is needed. */
export const addMemberAlone = (
  services: Pick<RegistrationServices, 'platform' | 'hooks'>,
  context: CallContext,
  member: NewMember,
): Promise<Member | null> =>
  services.hooks.memberAdded(context.merchant, member) === null
    ? insertMember(services.platform.db, member)
    : services.platform.db.transaction((tx) => addMember(tx, services, context, member));

const withoutSession = (member: Member, platform: PlatformContext, { merchant }: CallContext): RegisterAnswer => {
  const restricted = mustChange(member, merchant, platform.now());
  const { token: _, ...answer } = loginAnswer({ member, token: '', restricted }, merchant, platform.now());
  return answer;
};

/**
 * LG-08: as a log-in answers, with a session where the request asks for one. Newcomers have no second factor; who sends the request again
 * after setting one up is asked for it.
 */
export const answerMember = async (
  platform: PlatformContext,
  member: Member,
  request: AnyRegistration,
  context: CallContext,
  proven: FirstFactor,
): Promise<RegisterAnswer> => {
  if (!request.login) return withoutSession(member, platform, context);
  requireMay(member, 'logIn', platform.now());
  const provenMember = {
    member,
    restricted: mustChange(member, context.merchant, platform.now()),
    secret: null,
    deviceId: request.loginDeviceId ?? null,
    remember: request.remember === true,
  };
  await requireSecondFactor(platform, provenMember, proven, context);
  return beginSession(platform, provenMember, context);
};
