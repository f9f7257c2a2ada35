// What staff do with money: withdrawals, deposits, and notices that were not believed.
import type { Member } from '../../../member.ts';
import type { PlatformContext } from '../../../module.ts';
import { type OperatorContext, type OperatorHandlers, OperatorRefusal, operatorKey } from '../../../operator.ts';
import { Refusal } from '../../../refusal.ts';
import type { MemberKey } from '../../../secrets/member-key.ts';
import { languageOf, maySo, memberById } from '../../account/member/api.ts';
import type { Documents } from '../../foundation/document/api.ts';
import {
  confirmDeposit,
  noticesAside,
  orderById,
  refuseDeposit,
  settleDeposit,
  slipOf,
  waitingTransfers,
} from '../../money/payment/api.ts';
import { accountById, accountNumber, placeAccount } from '../../money/payout/api.ts';
import { decideWithdrawal, openWithdrawals, placeWithdrawal, withdrawalById } from '../../money/withdrawal/api.ts';
import { personOf, presentPayoutAccount, presentWithdrawal } from './present.ts';

type MoneyCall = Extract<keyof OperatorHandlers, `${'withdrawals' | 'deposits' | 'notices'}.${string}`>;

const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** @param key decrypts the numbers of payout accounts */
export const moneyHandlers = (platform: PlatformContext, key: MemberKey, documents: Documents) => {
  const decide = async (
    decision: 'hold' | 'pay' | 'refuse',
    { id, reason = null }: { readonly id: string; readonly reason?: string | null },
    { merchant, staff, tx }: OperatorContext,
  ) => {
    const by = { operator: staff.name };
    const { outcome, withdrawal } = await decideWithdrawal(platform, tx, { merchant, id, decision, reason, by });
    if (outcome === 'samePerson') throw new OperatorRefusal('operator.second.person');
    return { id, status: withdrawal.status, needsSecondPerson: outcome === 'approved' };
  };

  /** A member who may not ask for money any more: staff ask in place of them alone. */
  const memberWhoMayNot = async (id: string, { merchant, tx }: OperatorContext): Promise<Member> => {
    const member = await memberById(tx, id);
    if (member === null || member.merchant !== merchant.code) throw new Refusal('not.found');
    if (maySo(member, 'withdraw', platform.now()) === null) throw new OperatorRefusal('operator.member.mayAsk');
    return member;
  };

  return {
    'withdrawals.list': async ({ cursor }, context) => {
      const { items, nextCursor } = await openWithdrawals(context.tx, context.merchant.code, cursor);
      return { items: await Promise.all(items.map((row) => presentWithdrawal(row, context))), nextCursor };
    },
    'withdrawals.account': async ({ id }, { merchant, tx }) => {
      const row = await withdrawalById(tx, merchant.code, id);
      if (row === null) throw new Refusal('order.unknown');
      const number = await accountNumber(tx, key, merchant.code, row.accountId);
      const account = await accountById(tx, merchant.code, row.memberId, row.accountId);
      if (number === null || account === null) throw new Refusal('account.unknown');
      return { number, holder: account.holder };
    },
    'withdrawals.hold': (input, context) => decide('hold', input, context),
    'withdrawals.pay': (input, context) => decide('pay', input, context),
    'withdrawals.refuse': (input, context) => decide('refuse', input, context),
    'withdrawals.addAccount': async (input, context) => {
      const { merchant, tx, note } = context;
      const member = await memberWhoMayNot(input.memberId, context);
      const request = { merchant, member, input, key: operatorKey(input.key), language: languageOf(member) };
      const account = await placeAccount(platform, tx, key, request);
      const added = presentPayoutAccount(merchant, account);
      note({ account: added.label });
      return added;
    },
    'withdrawals.create': async ({ memberId, accountId, amount, key: requestKey }, context) => {
      const { merchant, staff, tx } = context;
      const member = await memberWhoMayNot(memberId, context);
      const request = {
        merchant,
        member,
        accountId,
        amount: BigInt(amount),
        key: requestKey,
        byOperator: staff.name,
      };
      const { id, status } = await placeWithdrawal(platform, tx, request);
      return { id, status };
    },
    'deposits.list': async ({ cursor }, context) => {
      const waiting = await waitingTransfers(context.tx, context.merchant.code, platform.now(), cursor);
      const items = waiting.items.map(async (order) => ({
        id: order.id,
        member: await personOf(context, order.memberId),
        method: order.title.EN,
        amount: String(order.amount),
        currency: order.currency,
        createdAt: order.createdAt.toISOString(),
        slipAt: order.slipAt?.toISOString() ?? null,
        firstApproval: order.firstApproval,
      }));
      return { items: await Promise.all(items), nextCursor: waiting.nextCursor };
    },
    'deposits.slip': async ({ id }, { merchant, tx }) => {
      const order = await orderById(tx, merchant.code, id);
      const bytes = order && (await slipOf(documents, tx, order));
      if (bytes === null) throw new Refusal('not.found');
      return { name: `slip-${id}.jpg`, bytes };
    },
    'deposits.confirm': async ({ id, amount, currency }, { merchant, staff, tx }) => {
      const confirmation = { merchant, id, amount: BigInt(amount), currency, operator: staff.name };
      const verdict = await confirmDeposit(platform, tx, confirmation);
      if (verdict === 'samePerson') throw new OperatorRefusal('operator.second.person');
      if (verdict === 'otherMethod') throw new OperatorRefusal('operator.deposit.byProvider');
      return { verdict, needsSecondPerson: verdict === 'approved' };
    },
    'deposits.settle': async ({ id, amount, currency }, { merchant, staff, tx }) => {
      const confirmation = { merchant, id, amount: BigInt(amount), currency, operator: staff.name };
      const outcome = await settleDeposit(platform, tx, confirmation);
      if (outcome === 'samePerson') throw new OperatorRefusal('operator.second.person');
      if (outcome !== 'booked' && outcome !== 'approved') throw new OperatorRefusal(`operator.deposit.${outcome}`);
      return { needsSecondPerson: outcome === 'approved' };
    },
    'deposits.refuse': async ({ id, amount, currency, reason }, { merchant, staff, tx }) => {
      const refusal = { merchant, id, amount: BigInt(amount), currency, operator: staff.name, reason };
      const outcome = await refuseDeposit(platform, tx, refusal);
      if (outcome !== 'refused') throw new OperatorRefusal(`operator.deposit.${outcome}`);
      return {};
    },
    'notices.list': async ({ cursor }, context) => {
      const aside = await noticesAside(context.tx, context.merchant.code, cursor);
      const items = aside.items.map(async ({ memberId, paid, ordered, at, ...notice }) => ({
        ...notice,
        paid: paid === null ? null : String(paid),
        ordered: ordered === null ? null : String(ordered),
        member: memberId === null ? null : await personOf(context, memberId),
        at: iso(at),
      }));
      return { items: await Promise.all(items), nextCursor: aside.nextCursor };
    },
  } satisfies Pick<OperatorHandlers, MoneyCall>;
};
