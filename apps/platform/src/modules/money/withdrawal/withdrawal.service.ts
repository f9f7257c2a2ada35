// Takes a member's withdrawal: the amount is held in the transaction that writes it down, once for its key.
import type { InputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { MemberContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import { amountText } from '../../../texts/amount-text.ts';
import { holdMember, notifyMember, requireMay } from '../../account/member/api.ts';
import { requireProof, type StepUpServices } from '../../account/security/api.ts';
import { accountById, issuerName, type StoredAccount } from '../payout/api.ts';
import { balanceOf, bookTransfer, type Owner, totalsOf } from '../wallet/api.ts';
import { turnoverOf, withdrawableOf } from './withdrawal.rules.ts';
import {
  addWithdrawal,
  countOpen,
  type NewWithdrawal,
  type WithdrawalRow,
  withdrawalByKey,
} from './withdrawal-store.ts';

type WithdrawInput = InputOf<'wallet.withdraw'>;
type Taken = Pick<WithdrawalRow, 'id' | 'status'>;

/** So many withdrawals of one member may wait @assumed */
const MOST_OPEN = 5;
const MINUTE_MS = 60_000;

/** "Demo Bank •••• 6789" */
export const accountLabel = ({ issuer, masked }: Pick<NewWithdrawal, 'issuer' | 'masked'>): string =>
  `${issuer} ${masked}`;

export const ownerOf = ({ merchant, session }: Pick<MemberContext, 'merchant' | 'session'>): Owner => ({
  merchant: merchant.code,
  memberId: session.memberId,
  currency: merchant.settings.currency,
});

/** The withdrawal of an earlier call with this key. */
const repeated = (stored: WithdrawalRow, { accountId, amount }: WithdrawInput): Taken => {
  if (stored.accountId !== accountId || stored.amount !== BigInt(amount)) throw new Refusal('idempotency.mismatch');
  return stored;
};

/** Moves the amount from the cash to what is held. */
const holdMoney = (tx: Tx, context: MemberContext, { id, memberId, currency, amount, ...to }: NewWithdrawal) =>
  bookTransfer(tx, {
    merchant: context.merchant,
    memberId,
    currency,
    type: 'withdraw',
    legs: [
      { account: 'cash', amount: -amount },
      { account: 'held', amount },
    ],
    reference: `withdraw|${id}`,
    subject: { EN: accountLabel(to) },
    related: id,
  });

export const createWithdrawalService = (services: StepUpServices) => {
  const { platform } = services;
  const { db, now } = platform;

  const requireUsable = async (tx: Tx, id: string, { merchant, session }: MemberContext): Promise<StoredAccount> => {
    const account = await accountById(tx, merchant.code, session.memberId, id);
    if (account === null) throw new Refusal('account.unknown');
    if (account.usableFrom > now()) throw new Refusal('account.cooling');
    return account;
  };

  /** The operator's limits, and the stakes it asks for. */
  const requireWithdrawable = async (tx: Tx, amount: bigint, context: MemberContext): Promise<void> => {
    const { withdrawals } = context.merchant;
    if (amount < withdrawals.min || amount > withdrawals.max) throw new Refusal('withdraw.out.of.range');
    const owner = ownerOf(context);
    const turnover = turnoverOf(withdrawals, await totalsOf(tx, owner));
    const cash = await balanceOf(tx, owner);
    if (amount > cash) throw new Refusal('balance.insufficient');
    if (amount > withdrawableOf(cash, turnover)) throw new Refusal('withdraw.turnover');
  };

  const notify = (tx: Tx, row: NewWithdrawal, context: MemberContext): Promise<void> => {
    const { merchant, session, language } = context;
    const amount = amountText(row.amount, merchant.settings, session.member.language ?? language);
    const values = { amount, account: accountLabel(row) };
    return notifyMember(platform, tx, { notice: 'withdrawalPlaced', member: session.member, values }, context);
  };

  const place = async (tx: Tx, input: WithdrawInput, key: string, context: MemberContext): Promise<Taken> => {
    const { merchant, session } = context;
    const { memberId } = session;
    // One after the other: the key, the number of open ones and the turnover hold for requests of the same moment.
    await holdMember(tx, memberId);
    const earlier = await withdrawalByKey(tx, merchant.code, memberId, key);
    if (earlier !== null) return repeated(earlier, input);
    const account = await requireUsable(tx, input.accountId, context);
    const amount = BigInt(input.amount);
    await requireWithdrawable(tx, amount, context);
    if ((await countOpen(tx, memberId)) >= MOST_OPEN) throw new Refusal('withdraw.limit');
    const createdAt = now();
    const row: NewWithdrawal = {
      id: newId(),
      merchant: merchant.code,
      memberId,
      accountId: account.id,
      kind: account.kind,
      issuer: issuerName(merchant, account),
      masked: account.masked,
      amount,
      currency: merchant.settings.currency,
      key,
      createdAt,
      expectedBy: new Date(createdAt.getTime() + merchant.withdrawals.minutes * MINUTE_MS),
    };
    await addWithdrawal(tx, row);
    await holdMoney(tx, context, row);
    await notify(tx, row, context);
    return { id: row.id, status: 'waiting' };
  };

  return {
    /**
     * Takes a withdrawal, or answers the one that the first call with this key made.
     * @throws Refusal account.unknown, account.cooling, withdraw.out.of.range, withdraw.turnover, withdraw.limit,
     * balance.insufficient, idempotency.mismatch, that of the member's status, or what requireProof throws
     */
    withdraw: async (input: WithdrawInput, context: MemberContext): Promise<Taken> => {
      const { idempotencyKey: key, merchant, session } = context;
      if (key === null) throw new Refusal('input.invalid');
      requireMay(session.member, 'withdraw', now());
      const earlier = await withdrawalByKey(db, merchant.code, session.memberId, key);
      if (earlier !== null) return repeated(earlier, input);
      await requireProof(services, input.stepUp, context);
      return db.transaction((tx) => place(tx as Tx, input, key, context));
    },
  };
};
