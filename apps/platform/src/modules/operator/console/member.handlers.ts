// What staff do for members: find them, set their status and label, lift a lock, answer what they wrote.
import type { Member } from '../../../member.ts';
import type { PlatformContext } from '../../../module.ts';
import type { OperatorContext, OperatorHandlers } from '../../../operator.ts';
import { Refusal } from '../../../refusal.ts';
import {
  canLastUntil,
  foldAccount,
  forgetPasswordTries,
  memberBy,
  memberById,
  setLabel,
} from '../../account/member/api.ts';
import { forgetCodeTries, nameLockedUntil } from '../../account/second-factor/api.ts';
import { changeStatus, forgetLoginTries } from '../../account/session/api.ts';
import { keepStaffLabel } from '../../promotion/rewards/api.ts';
import { answerFeedback, openFeedback } from '../../site/feedback/api.ts';
import { personOf, presentMember } from './present.ts';

type MemberCall = Extract<keyof OperatorHandlers, `${'members' | 'feedback'}.${string}`>;

const nothing = {};

/** By account, number, address or id, whichever fits first. */
const find = async (typed: string, { tx, merchant }: OperatorContext): Promise<Member | null> => {
  const name = foldAccount(typed);
  for (const kind of ['account', 'mobile', 'email'] as const) {
    const found = await memberBy(tx, merchant.code, kind, name);
    if (found !== null) return found;
  }
  const byId = await memberById(tx, typed.trim());
  return byId?.merchant === merchant.code ? byId : null;
};

const requireFound = (isFound: boolean): void => {
  if (!isFound) throw new Refusal('not.found');
};

export const memberHandlers = (platform: PlatformContext) =>
  ({
    'members.find': async ({ name }, context) => {
      const member = await find(name, context);
      return { member: member && (await presentMember(member, context)) };
    },
    'members.setStatus': async ({ id, status, until }, { tx, merchant }) => {
      const now = platform.now();
      const standing = { status, statusUntil: until === null ? null : new Date(until) };
      if (!canLastUntil(standing, now)) throw new Refusal('input.invalid');
      requireFound(await changeStatus(tx, { merchant: merchant.code, id, ...standing }, now));
      return nothing;
    },
    'members.setLabel': async ({ id, label }, { tx, merchant }) => {
      if (label !== null && !merchant.clubLabels.some(({ labelId }) => labelId === label))
        throw new Refusal('input.invalid');
      requireFound(await setLabel(tx, merchant.code, id, label));
      await keepStaffLabel(tx, { merchant: merchant.code, memberId: id, label, at: platform.now() });
      return nothing;
    },
    'members.liftLock': async ({ id }, { tx, merchant }) => {
      requireFound((await memberById(tx, id))?.merchant === merchant.code);
      await forgetLoginTries(tx, merchant.code, id);
      await forgetPasswordTries(tx, id);
      await forgetCodeTries(tx, { merchant: merchant.code, id });
      const until = await nameLockedUntil(tx, { merchant: merchant.code, id });
      return { payeeNameLockedUntil: until === null ? null : new Date(until).toISOString() };
    },
    'feedback.list': async ({ cursor }, context) => {
      const open = await openFeedback(context.tx, context.merchant.code, cursor);
      const items = open.items.map(async ({ memberId, at, ...message }) => ({
        ...message,
        member: await personOf(context, memberId),
        at: new Date(at).toISOString(),
      }));
      return { items: await Promise.all(items), nextCursor: open.nextCursor };
    },
    'feedback.answer': async (answer, { tx, merchant }) => {
      requireFound(await answerFeedback(platform, tx, merchant, answer));
      return nothing;
    },
  }) satisfies Pick<OperatorHandlers, MemberCall>;
