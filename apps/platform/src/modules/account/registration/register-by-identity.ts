// SO-02, RG-02: registers by a third party's token, without a password.
import type { RegisterAnswer, RegisterSocialRequest } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { CallContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import type { Proven } from '../identity/api.ts';
import { link, memberOf, registersBy } from '../identity/api.ts';
import type { NewMember } from '../member/api.ts';
import { requireFree, wishedName, writeNamed } from './free-name.ts';
import { type IsSame, registerOnce } from './register-once.ts';
import { addMember, answerMember, checkForm, newMember } from './registration.ts';
import { countingMember } from './registration-limits.ts';
import type { RegistrationServices } from './services.ts';

const refuseKnown = ({ phone }: Proven): never => {
  throw new Refusal(phone === null ? 'identity.taken' : 'mobile.taken');
};

/** Links the member just added; a number belongs to the member that has it. True: another member came first. */
const isAnothers = async (tx: Tx, merchant: string, proven: Proven, added: Member | null): Promise<boolean> => {
  if (added !== null && proven.phone === null) return !(await link(tx, merchant, proven, added.id));
  const owner = await memberOf(tx, merchant, proven);
  return owner !== null && owner.id !== added?.id;
};

/** Token, member and link in one transaction: a token is used up only by the member it makes. */
const write = async (
  { platform, identity, hooks }: RegistrationServices,
  context: CallContext,
  proven: Proven,
  member: NewMember,
): Promise<Member> => {
  const { code } = context.merchant;
  return platform.db.transaction(async (tx: Tx) => {
    if (!(await identity.spend(tx, proven))) throw new Refusal('identity.invalid');
    const added = await addMember(tx, { hooks }, context, member);
    if (await isAnothers(tx, code, proven, added)) refuseKnown(proven);
    if (!added) throw new Refusal('username.taken');
    return added;
  });
};

/** Creates the member. Only the owner of an identity learns if the identity has an account. */
const make = async (
  services: RegistrationServices,
  request: RegisterSocialRequest,
  context: CallContext,
  madeBy: string,
): Promise<Member> => {
  const { platform, identity } = services;
  const { merchant } = context;
  if (!registersBy(merchant, request.firebaseChannel)) throw new Refusal('channel.refused');
  checkForm(request, context);
  const wished = wishedName(request.username, merchant);
  const proven = await identity.prove(request.firebaseChannel, request.firebaseIdToken, context);
  if (await memberOf(platform.db, merchant.code, proven)) refuseKnown(proven);
  if (wished) await requireFree(platform, merchant, wished);
  const credential = { mobile: proven.phone, passwordHash: null, madeBy };
  return countingMember(platform, context, request.loginDeviceId, () =>
    writeNamed(platform, merchant, wished, (name) =>
      write(services, context, proven, newMember(platform, context, request, name, credential)),
    ),
  );
};

/** By a token of the same identity, also the one that was used up. */
const hasIdentity =
  ({ platform, identity }: RegistrationServices, request: RegisterSocialRequest, context: CallContext): IsSame =>
  async ({ id }) => {
    const proven = await identity.proveAgain(request.firebaseChannel, request.firebaseIdToken, context);
    return (await memberOf(platform.db, context.merchant.code, proven))?.id === id;
  };

export const registerByIdentity = async (
  services: RegistrationServices,
  request: RegisterSocialRequest,
  context: CallContext,
): Promise<RegisterAnswer> => {
  const member = await registerOnce(
    services,
    'member.registerSocial',
    request,
    context,
    (madeBy) => make(services, request, context, madeBy),
    hasIdentity(services, request, context),
  );
  return answerMember(
    services.platform,
    member,
    request,
    context,
    request.firebaseChannel === 'phone' ? 'sms' : 'identity',
  );
};
