// SO-01, PH-03: logs in by a third party's token; an unknown identity may register or be linked.
import type { BindRequired, FirebaseChannel, LoginAnswer, LoginRequest } from '@foyer/contract';
import type { CallContext, PlatformContext } from '../../../module.ts';
import type { Tries } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { requireMay } from '../member/api.ts';
import { requireSecondFactor } from '../second-factor/api.ts';
import { beginSession, fieldsFit, loginAddressTries } from '../session/api.ts';
import type { Identity, Proven } from './identity.ts';
import { memberOf } from './identity-store.ts';
import type { IdentityServices } from './services.ts';

/** Throws input.invalid for fields that are none of this type's. */
export const socialTries = (platform: PlatformContext, request: LoginRequest, context: CallContext): Tries => {
  if (request.type !== 'firebase' || !fieldsFit(request)) throw new Refusal('input.invalid');
  return loginAddressTries(platform, context);
};

/** SO-02 */
const bindRequired = async (identity: Identity, proven: Proven): Promise<Refusal> => {
  const until = await identity.letWait(proven);
  const value: BindRequired = { name: proven.name, until: until.toISOString() };
  return new Refusal('bind_customer_required', { value });
};

export const logInByIdentity = async (
  services: IdentityServices,
  request: LoginRequest,
  context: CallContext,
): Promise<LoginAnswer> => {
  const { platform, identity } = services;
  // Both are there: the fields fit their type.
  const channel = request.firebaseChannel as FirebaseChannel;
  const proven = await identity.prove(channel, request.firebaseIdToken ?? '', context);
  const member = await memberOf(platform.db, context.merchant.code, proven);
  if (member === null) throw await bindRequired(identity, proven);
  if (!(await identity.spend(platform.db, proven))) throw new Refusal('identity.invalid');
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
  // A person who just received a code on the phone has shown this second factor already.
  await requireSecondFactor(platform, provenMember, channel === 'phone' ? 'sms' : 'identity', context);
  return beginSession(platform, provenMember, context);
};
