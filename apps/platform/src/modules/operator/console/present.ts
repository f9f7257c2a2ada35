// What staff see of members, withdrawals and deposits.
import type { OperatorOutput } from '@foyer/contract/operator';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { OperatorContext } from '../../../operator.ts';
import { languageOf, memberById } from '../../account/member/api.ts';
import { accountsOf, issuerName, type StoredAccount } from '../../money/payout/api.ts';
import { balancesOf } from '../../money/wallet/api.ts';
import { accountLabel, type WithdrawalRow } from '../../money/withdrawal/api.ts';

/** The member of a row. */
export const personOf = async ({ tx }: OperatorContext, memberId: string) => {
  const member = await memberById(tx, memberId);
  const language = languageOf({ language: member?.language ?? null });
  return { id: memberId, account: member?.account ?? '', language };
};

export const presentWithdrawal = async (row: WithdrawalRow, context: OperatorContext) => ({
  id: row.id,
  member: await personOf(context, row.memberId),
  status: row.status,
  amount: String(row.amount),
  currency: row.currency,
  account: accountLabel(row),
  accountId: row.accountId,
  createdAt: row.createdAt.toISOString(),
  reason: row.reason,
  firstApproval: row.firstApproval,
});

/** An account that a member may be paid to, as "Demo Bank •••• 6789". */
export const presentPayoutAccount = (merchant: Merchant, account: StoredAccount) => ({
  id: account.id,
  label: accountLabel({ issuer: issuerName(merchant, account), masked: account.masked }),
});

export const presentMember = async (
  member: Member,
  { tx, merchant }: OperatorContext,
): Promise<NonNullable<OperatorOutput<'members.find'>['member']>> => {
  const { currency } = merchant.settings;
  const owner = { merchant: merchant.code, memberId: member.id, currency };
  const { cash, held } = await balancesOf(tx, owner);
  const accounts = await accountsOf(tx, merchant.code, member.id);
  return {
    id: member.id,
    account: member.account,
    status: member.status,
    statusUntil: member.statusUntil?.toISOString() ?? null,
    label: member.label,
    registeredAt: member.registeredAt.toISOString(),
    cash: String(cash),
    held: String(held),
    currency,
    accounts: accounts.map((account) => presentPayoutAccount(merchant, account)),
  };
};
