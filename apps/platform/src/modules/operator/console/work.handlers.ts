// How much waits for the staff of an operator.
import { workCounts } from '../../../db/work-list.ts';
import type { PlatformContext } from '../../../module.ts';
import type { OperatorHandlers } from '../../../operator.ts';
import { checkList } from '../../account/identity-check/api.ts';
import { noticeList, transferList } from '../../money/payment/api.ts';
import { withdrawalList } from '../../money/withdrawal/api.ts';
import { conversationList } from '../../site/chat/api.ts';
import { feedbackList } from '../../site/feedback/api.ts';

/** The lists that staff of an operator work from. */
export const workLists = (merchant: string, now: Date) => ({
  withdrawals: withdrawalList(merchant),
  deposits: transferList(merchant, now),
  notices: noticeList(merchant),
  identityChecks: checkList(merchant),
  feedback: feedbackList(merchant),
  chats: conversationList(merchant),
});

export const workHandlers = ({ now }: Pick<PlatformContext, 'now'>) =>
  ({
    'work.count': (_, { tx, merchant }) => workCounts(tx, workLists(merchant.code, now())),
  }) satisfies Pick<OperatorHandlers, 'work.count'>;
