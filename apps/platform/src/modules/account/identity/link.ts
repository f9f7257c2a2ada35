// Links a social account to the logged-in member.
import type { InputOf } from '@foyer/contract';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { notifyMember } from '../member/api.ts';
import { requireStepUp } from '../security/api.ts';
import { isJustProven } from '../session/api.ts';
import { channelNames } from './channel-names.ts';
import type { Proven } from './identity.ts';
import { link } from './identity-store.ts';
import type { IdentityServices } from './services.ts';
import { standingOf } from './token-store.ts';

/** Time to come back from the log-in that the choice led to @assumed */
const JUST_MINUTES = 15;

/** True for what follows the choice "log in with an existing account": the token waits for it, and the member has just come in by hand. */
const followsChoice = async ({ db }: PlatformContext, sessionId: string, proven: Proven): Promise<boolean> => {
  if ((await standingOf(db, proven)) !== 'waiting') return false;
  return isJustProven(db, sessionId, JUST_MINUTES);
};

/** The token is used up only when the account is linked. @throws Refusal identity.taken, identity.invalid, channel.refused, stepup_required */
export const linkIdentity = async (
  services: IdentityServices,
  { firebaseChannel, firebaseIdToken, stepUp }: InputOf<'member.linkSocial'>,
  context: MemberContext,
): Promise<Record<string, never>> => {
  const { platform, identity } = services;
  const { merchant, session } = context;
  // A number is set where codes are sent to it: on the security page.
  if (firebaseChannel === 'phone') throw new Refusal('channel.refused');
  const proven = await identity.prove(firebaseChannel, firebaseIdToken, context);
  if (!(await followsChoice(platform, session.id, proven))) await requireStepUp(services, stepUp, context);
  await platform.db.transaction(async (tx) => {
    if (!(await identity.spend(tx, proven))) throw new Refusal('identity.invalid');
    if (!(await link(tx, merchant.code, proven, session.memberId))) throw new Refusal('identity.taken');
    const values = { channel: channelNames[firebaseChannel] };
    await notifyMember(platform, tx, { notice: 'identityLinked', member: session.member, values }, context);
  });
  return {};
};
