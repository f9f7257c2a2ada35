// SO-01, PH-03: logs in by a third party's token; an unknown identity may register or be linked.
import type { BindRequired, FirebaseChannel, LoginAnswer, LoginRequest } from '@foyer/contract';
import type { Member } from '../../../member.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import type { Tries } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { requireMay } from '../member/api.ts';
import { requireSecondFactor } from '../second-factor/api.ts';
import { beginSession, fieldsFit, loginAddressTries, type SessionHooks } from '../session/api.ts';
import type { Identity, Proven } from './identity.ts';
import { memberOf } from './identity-store.ts';
import type { IdentityServices } from './services.ts';

/** Throws input.invalid for fields that are none of a social log-in's. */
export const socialTries = (platform: PlatformContext, request: LoginRequest, context: CallContext): Tries => {
  if (request.type !== 'firebase' || !fieldsFit(request, 'social')) throw new Refusal('input.invalid');
  return loginAddressTries(platform, context);
};

/** SO-02 */
const bindRequired = async (identity: Identity, proven: Proven): Promise<Refusal> => {
  const until = await identity.letWait(proven);
  const value: BindRequired = { name: proven.name, until: until.toISOString() };
  return new Refusal('bind_customer_required', { value });
};

type Proving = Pick<IdentityServices, 'platform' | 'identity'>;

/** Returns the member of a token, and takes the token. */
const memberByToken = async (
  { platform, identity }: Proving,
  channel: FirebaseChannel,
  idToken: string,
  context: CallContext,
): Promise<Member> => {
  const proven = await identity.prove(channel, idToken, context);
  const member = await memberOf(platform.db, context.merchant.code, proven);
  if (member === null) throw await bindRequired(identity, proven);
  if (!(await identity.spend(platform.db, proven))) throw new Refusal('identity.invalid');
  return member;
};

/** Finds the member of a phone-auth token: fills the hook of the session module. */
export const memberByPhoneToken =
  (services: Proving): SessionHooks['memberByPhoneToken'] =>
  (idToken, context) =>
    memberByToken(services, 'phone', idToken, context);

export const logInByIdentity = async (
  services: IdentityServices,
  request: LoginRequest,
  context: CallContext,
): Promise<LoginAnswer> => {
  const { platform } = services;
  // Both are there: the fields fit their type.
  const channel = request.firebaseChannel as FirebaseChannel;
  const member = await memberByToken(services, channel, request.firebaseIdToken ?? '', context);
  requireMay(member, 'logIn', platform.now());
  // LG-03, LG-04: nobody asks about the password of a member who came by a token.
  const provenMember = {
    member,
    restricted: false,
    secret: null,
    deviceId: request.loginDeviceId ?? null,
    remember: request.remember === true,
    device: request.device,
  };
  await requireSecondFactor(platform, provenMember, 'identity', context);
  return beginSession(platform, provenMember, context);
};
