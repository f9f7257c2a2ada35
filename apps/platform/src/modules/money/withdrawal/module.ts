// Withdrawals of members: what may leave, what is on its way, and taking one back.
import type { LanguageCode, PayoutAccount, Withdrawal } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { MemberContext, Module } from '../../../module.ts';
import { identityStatusOf } from '../../account/identity-check/api.ts';
import { maySo, payeeNameOf } from '../../account/member/api.ts';
import type { StepUpServices } from '../../account/security/api.ts';
import { type BonusRow, openBonusOf } from '../bonus/api.ts';
import { accountsOf, maskedName, presentAccount } from '../payout/api.ts';
import { balancesOf, totalsOf } from '../wallet/api.ts';
import { decideWithdrawal } from './decisions.ts';
import { withdrawalData } from './member-data.ts';
import { isOpen, stakesAskedOf, withdrawableOf } from './withdrawal.rules.ts';
import { createWithdrawalService, identityCheckFrom, ownerOf } from './withdrawal.service.ts';
import { type WithdrawalRow, withdrawalsOf } from './withdrawal-store.ts';

const MOST_LISTED = 20;

const kindsOf = ({ payouts: { banks, eWallets, networks, pix } }: Merchant) => {
  const named = (issuers: readonly { readonly code: string; readonly name: string }[]) =>
    issuers.map(({ code, name }) => ({ code, name }));
  const rows = [
    { kind: 'bankCard' as const, issuers: banks.map(({ code, name, number }) => ({ code, name, number })) },
    { kind: 'eWallet' as const, issuers: named(eWallets) },
    { kind: 'virtualWallet' as const, issuers: networks.map((code) => ({ code, name: code })) },
  ].filter(({ issuers }) => issuers.length > 0);
  return pix ? [...rows, { kind: 'pix' as const, issuers: [] }] : rows;
};

const present = (merchant: Merchant, row: WithdrawalRow): Withdrawal => ({
  orderId: row.id,
  status: row.status,
  amount: String(row.amount),
  currency: row.currency,
  kind: row.kind,
  issuer: row.issuer,
  masked: row.masked,
  createdAt: row.createdAt.toISOString(),
  expectedBy: isOpen(row.status) ? row.expectedBy.toISOString() : null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  canCancel: merchant.withdrawals.mayCancel && row.status === 'waiting',
});

const presentBonus = ({ title, amount, required, staked, expiresAt }: BonusRow, language: LanguageCode) => ({
  title: title[language] ?? title.EN,
  amount: String(amount),
  required: String(required),
  done: String(staked),
  until: expiresAt.toISOString(),
});

export const withdrawalModule = (services: StepUpServices) => {
  const { platform } = services;
  const { db, now } = platform;
  const withdrawals = createWithdrawalService(services);

  /** The member's money by where it stands, and what of it may leave. */
  const moneyOf = async (context: MemberContext) => {
    const owner = ownerOf(context);
    const [{ cash, held, bonus }, totals, running] = await Promise.all([
      balancesOf(db, owner),
      totalsOf(db, owner),
      openBonusOf(db, owner.merchant, owner.memberId),
    ]);
    const mayBet = maySo(context.session.member, 'bet', now()) === null;
    const turnover = stakesAskedOf(context.merchant.withdrawals, totals, mayBet);
    return {
      balance: {
        cash: String(cash),
        held: String(held),
        bonus: String(bonus),
        withdrawable: String(withdrawableOf(cash, turnover)),
        currency: owner.currency,
      },
      turnover: turnover && { required: String(turnover.required), done: String(turnover.done) },
      bonus: running && presentBonus(running, context.language),
    };
  };

  const identityCheckOf = async ({ merchant, session }: MemberContext) => {
    const from = await identityCheckFrom(db, merchant, session.memberId, now());
    if (from === null) return null;
    return { from: String(from), status: await identityStatusOf(db, merchant.code, session.memberId) };
  };

  const rulesOf = ({ withdrawals: { min, max, minutes } }: Merchant) =>
    max === 0n ? null : { min: String(min), max: String(max), minutes };

  return {
    name: 'withdrawal',
    memberData: withdrawalData(platform),
    handlers: {
      'relay.withdrawAccountInfo': async (_, context) => {
        const { merchant, session } = context;
        const [stored, payee, money] = await Promise.all([
          accountsOf(db, merchant.code, session.memberId),
          payeeNameOf(db, session.memberId),
          moneyOf(context),
        ]);
        const all = stored.map((account) => presentAccount(merchant, account));
        const of = (...kinds: readonly PayoutAccount['kind'][]) => all.filter(({ kind }) => kinds.includes(kind));
        return {
          // PIX keys are accounts of banks.
          fullBankCardList: of('bankCard', 'pix'),
          fullVirtualWalletList: of('virtualWallet'),
          fullEWalletList: of('eWallet'),
          payeeName: payee === null ? null : maskedName(payee),
          kinds: kindsOf(merchant),
          rules: rulesOf(merchant),
          identityCheck: await identityCheckOf(context),
          ...money,
        };
      },
      'wallet.withdraw': async (input, context) => {
        const { id, status } = await withdrawals.withdraw(input, context);
        return { orderId: id, status };
      },
      'wallet.withdrawals': async ({ orderId }, { merchant, session }: MemberContext) => {
        const found = await withdrawalsOf(db, merchant.code, session.memberId, { id: orderId, most: MOST_LISTED });
        return { items: found.map((row) => present(merchant, row)) };
      },
      'wallet.cancelWithdrawal': ({ orderId }, { merchant, session }: MemberContext) =>
        db.transaction(async (tx) => {
          const { withdrawal } = await decideWithdrawal(platform, tx as Tx, {
            merchant,
            id: orderId,
            decision: 'cancel',
            reason: null,
            by: { member: session.memberId },
          });
          return { orderId: withdrawal.id, status: withdrawal.status };
        }),
    },
  } satisfies Module;
};
