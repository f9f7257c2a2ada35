// A member closes the own account. Open withdrawals and bets go on; the operator pays out what is left.
import type { InputOf } from '@foyer/contract';
import type { MemberContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { holdMember, memberById, notifyMember, requireMay } from '../member/api.ts';
import { requireStepUp, type StepUpServices } from '../security/api.ts';
import { changeStatus } from '../session/api.ts';

/** @throws Refusal those of the step-up */
export const closeAccount = async (
  services: StepUpServices,
  { stepUp }: InputOf<'security.closeAccount'>,
  context: MemberContext,
): Promise<Record<string, never>> => {
  await requireStepUp(services, stepUp, context);
  const { platform } = services;
  const { session } = context;
  const now = platform.now();
  await platform.db.transaction(async (tx) => {
    // An operator may exclude the member at the same moment: that stays.
    await holdMember(tx, session.memberId);
    const member = await memberById(tx, session.memberId);
    if (member === null) throw new Refusal('CUSTOMER_NOT_LOGIN');
    requireMay(member, 'session', now);
    const { merchant, id } = member;
    await changeStatus(tx, { merchant, id, status: 'closed', statusUntil: null }, now);
    await notifyMember(platform, tx, { notice: 'accountClosed', member }, context);
  });
  return {};
};
