// Decides withdrawals: the money that is held leaves or comes back, once, and the member is told.
import type { Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { amountText } from '../../../texts/amount-text.ts';
import { holdMember, languageOf, memberById, notifyMember } from '../../account/member/api.ts';
import { bookTransfer, type Leg } from '../wallet/api.ts';
import { afterDecision, type Decision, isOpen } from './withdrawal.rules.ts';
import { accountLabel } from './withdrawal.service.ts';
import { approveFirst, changeWithdrawal, holdWithdrawal, paidSince, type WithdrawalRow } from './withdrawal-store.ts';

/** Payments of so long count together: a large one in pieces is still a large one @assumed */
const COUNTED_MS = 24 * 60 * 60_000;

/** A decision about one withdrawal. */
export interface Decided {
  readonly merchant: Merchant;
  readonly id: string;
  readonly decision: Decision;
  /** For the member: why it waits or was refused. */
  readonly reason: string | null;
  /** Name of a member of staff, or id of the member who takes it back. */
  readonly by: { readonly operator: string } | { readonly member: string };
}

/** `approved`: a second person has to agree. `samePerson`: the one who agreed already is no second one. */
export interface DecisionOutcome {
  readonly outcome: 'decided' | 'approved' | 'samePerson';
  readonly withdrawal: WithdrawalRow;
}

const notices = { hold: 'withdrawalOnHold', pay: 'withdrawalPaid', refuse: 'withdrawalRefused', cancel: null } as const;

const legsOf = (status: WithdrawalRow['status'], amount: bigint): readonly Leg[] => [
  { account: 'held', amount: -amount },
  status === 'paid' ? { house: 'payouts', amount } : { account: 'cash', amount },
];

const book = async (tx: Tx, merchant: Merchant, row: WithdrawalRow, status: WithdrawalRow['status']): Promise<void> => {
  const type = status === 'paid' ? 'payout' : 'withdrawReturn';
  await bookTransfer(tx, {
    merchant,
    memberId: row.memberId,
    currency: row.currency,
    type,
    legs: legsOf(status, row.amount),
    reference: `${type}|${row.id}`,
    subject: { EN: accountLabel(row) },
    related: row.id,
  });
};

type Needs = Pick<PlatformContext, 'outbox' | 'now'>;

/** Two people pay what one of them asked for, and what is large with the member's other payments of the day. */
const isShared = async (tx: Tx, row: WithdrawalRow, { withdrawals: { twoPeopleFrom } }: Merchant, now: Date) => {
  if (row.byOperator) return true;
  if (twoPeopleFrom === null) return false;
  // One after the other: two payments of one moment count each other.
  await holdMember(tx, row.memberId);
  return row.amount + (await paidSince(tx, row, new Date(now.getTime() - COUNTED_MS))) >= twoPeopleFrom;
};

const notify = async (platform: Needs, tx: Tx, row: WithdrawalRow, { merchant, decision, reason }: Decided) => {
  const notice = notices[decision];
  const member = await memberById(tx, row.memberId);
  if (notice === null || member === null) return;
  const language = languageOf(member);
  const amount = amountText(row.amount, merchant.settings, language);
  const values = { amount, account: accountLabel(row), reason: reason ?? '' };
  await notifyMember(platform, tx, { notice, member, values }, { merchant, language });
};

/** The withdrawal, held; a member sees the own ones alone. */
const held = async (tx: Tx, { merchant, id, by }: Decided): Promise<WithdrawalRow> => {
  const row = await holdWithdrawal(tx, merchant.code, id);
  if (row === null || ('member' in by && row.memberId !== by.member)) throw new Refusal('order.unknown');
  return row;
};

const statusAfter = ({ status }: WithdrawalRow, { merchant, decision, by }: Decided): WithdrawalRow['status'] => {
  const next = afterDecision(status, decision);
  if (next === null || ('member' in by && !merchant.withdrawals.mayCancel)) throw new Refusal('withdraw.final');
  return next;
};

/** Null: the decision stands. A large payment needs two people: the first one approves. */
const approval = async (
  tx: Tx,
  row: WithdrawalRow,
  { merchant, by }: Decided,
  now: Date,
): Promise<DecisionOutcome | null> => {
  if (!('operator' in by) || !(await isShared(tx, row, merchant, now))) return null;
  if (row.firstApproval === by.operator) return { outcome: 'samePerson', withdrawal: row };
  if (row.firstApproval !== null) return null;
  await approveFirst(tx, row.id, by.operator);
  return { outcome: 'approved', withdrawal: { ...row, firstApproval: by.operator } };
};

/**
 * Decides a withdrawal in the caller's transaction, and answers it as it is afterwards.
 * @throws Refusal order.unknown or withdraw.final
 */
export const decideWithdrawal = async (platform: Needs, tx: Tx, decided: Decided): Promise<DecisionOutcome> => {
  const row = await held(tx, decided);
  const status = statusAfter(row, decided);
  const waits = status === 'paid' ? await approval(tx, row, decided, platform.now()) : null;
  if (waits !== null) return waits;
  const { merchant, reason } = decided;
  const decidedAt = isOpen(status) ? null : platform.now();
  await changeWithdrawal(tx, row.id, { status, reason, decidedAt });
  if (decidedAt !== null) await book(tx, merchant, row, status);
  // Two people may hold it at once, for the same reason: the member reads it once.
  if (status !== row.status || reason !== row.reason) await notify(platform, tx, row, decided);
  return { outcome: 'decided', withdrawal: { ...row, status, reason, decidedAt } };
};
