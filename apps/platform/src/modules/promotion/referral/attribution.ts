// Credits a registration to the member whose code it carries: once, with the registration, and never again.
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { memberById } from '../../account/member/api.ts';
import type { RegistrationHooks } from '../../account/registration/api.ts';
import { isKnownDevice } from '../../account/session/api.ts';
import { isAgent, isMemberCode, mayInvite } from './referral.rules.ts';
import { addReferral, ownerOfCode } from './referral-store.ts';

interface Claim {
  readonly merchant: Merchant;
  readonly code: string;
  readonly device: string | null;
}

/** The member who may be credited for a newcomer; null where nobody is. */
const inviterOf = async (
  { now }: Pick<PlatformContext, 'now'>,
  tx: Tx,
  { merchant, code, device }: Claim,
): Promise<Member | null> => {
  const id = await ownerOfCode(tx, merchant.code, code);
  const inviter = id === null ? null : await memberById(tx, id);
  if (inviter === null || !mayInvite(merchant, inviter, now())) return null;
  // A second account on a player's own device is no friend. Agents register others on theirs @assumed.
  const isOwnDevice = device !== null && !isAgent(inviter) && (await isKnownDevice(tx, inviter.id, device));
  return isOwnDevice ? null : inviter;
};

/** Fills the hook `memberAdded` of the registration module. A code that leads to nobody changes nothing. */
export const creditInviter =
  (platform: Pick<PlatformContext, 'now'>): RegistrationHooks['memberAdded'] =>
  (merchant, { sentReferralCode: code, registerDevice: device }) => {
    if (!code || !isMemberCode(merchant, code)) return null;
    return async (tx, { id: memberId }) => {
      const inviter = await inviterOf(platform, tx, { merchant, code, device: device ?? null });
      if (inviter) await addReferral(tx, { merchant: merchant.code, inviterId: inviter.id, memberId });
    };
  };
