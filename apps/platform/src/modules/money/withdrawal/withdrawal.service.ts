// Takes a member's withdrawal: the amount is held in the transaction that writes it down, once for its key.
import type { InputOf } from '@foyer/contract';
import type { Database, Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { operatorKey } from '../../../operator.ts';
import { oneAtATime } from '../../../protection/idempotency.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import { amountText } from '../../../texts/amount-text.ts';
import { identityStatusOf } from '../../account/identity-check/api.ts';
import { holdMember, languageOf, maySo, notifyMember, requireMay } from '../../account/member/api.ts';
import { requireProof, type StepUpServices } from '../../account/security/api.ts';
import { accountById, issuerName, type StoredAccount } from '../payout/api.ts';
import { balanceOf, bookTransfer, type Owner, totalsOf } from '../wallet/api.ts';
import { stakesAskedOf, withdrawableOf } from './withdrawal.rules.ts';
import {
  addWithdrawal,
  approveFirst,
  countOpen,
  type NewWithdrawal,
  takenOutSince,
  type WithdrawalRow,
  withdrawalByKey,
} from './withdrawal-store.ts';

type WithdrawInput = InputOf<'wallet.withdraw'>;
type Taken = Pick<WithdrawalRow, 'id' | 'status'>;

/** So many withdrawals of one member may wait @assumed */
const MOST_OPEN = 5;
const MINUTE_MS = 60_000;
/** Withdrawals of so long count together for the identity check: a large one in pieces is still a large one @assumed */
const IDENTITY_CHECK_COUNTS_MS = 30 * 24 * 60 * MINUTE_MS;

/** "Demo Bank •••• 6789" */
export const accountLabel = ({ issuer, masked }: Pick<NewWithdrawal, 'issuer' | 'masked'>): string =>
  `${issuer} ${masked}`;

export const ownerOf = ({ merchant, session }: Pick<MemberContext, 'merchant' | 'session'>): Owner => ({
  merchant: merchant.code,
  memberId: session.memberId,
  currency: merchant.settings.currency,
});

/** Moves the amount from the cash to what is held. */
const holdMoney = (tx: Tx, merchant: Merchant, { id, memberId, currency, amount, ...to }: NewWithdrawal) =>
  bookTransfer(tx, {
    merchant,
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

/** Whose withdrawal it is, and where it goes. */
export interface WithdrawalRequest {
  readonly merchant: Merchant;
  readonly member: Member;
  readonly accountId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly key: string;
  /**
   * The member of staff who asks for what the member may not ask for any more: limits, turnover and cool-down do not hold, and
   * another person has to agree. Null: the member asks.
   */
  readonly byOperator: string | null;
}

type Needs = Pick<PlatformContext, 'outbox' | 'now' | 'moneyEvents'>;

const usableAccount = async (tx: Tx, request: WithdrawalRequest, now: Date): Promise<StoredAccount> => {
  const { merchant, member, accountId, byOperator } = request;
  const account = await accountById(tx, merchant.code, member.id, accountId);
  if (account === null) throw new Refusal('account.unknown');
  if (account.usableFrom > now && byOperator === null) throw new Refusal('account.cooling');
  return account;
};

/** From what amount on the next withdrawal needs the identity check, in minor units; null where the operator asks for none. */
export const identityCheckFrom = async (
  on: Database | Tx,
  { withdrawals: { identityCheckFrom: limit } }: Merchant,
  memberId: string,
  now: Date,
): Promise<bigint | null> => {
  if (limit === null) return null;
  const left = limit - (await takenOutSince(on, memberId, new Date(now.getTime() - IDENTITY_CHECK_COUNTS_MS)));
  return left > 0n ? left : 1n;
};

/** The operator's limits, and the stakes it asks for. */
const requireWithdrawable = async (tx: Tx, { merchant, member, amount, byOperator }: WithdrawalRequest, now: Date) => {
  const { withdrawals, settings } = merchant;
  const owner = { merchant: merchant.code, memberId: member.id, currency: settings.currency };
  const isWithin = amount >= withdrawals.min && amount <= withdrawals.max;
  if (!isWithin && byOperator === null) throw new Refusal('withdraw.out.of.range');
  const cash = await balanceOf(tx, owner);
  if (amount > cash) throw new Refusal('balance.insufficient');
  if (byOperator !== null) return;
  const checkFrom = await identityCheckFrom(tx, merchant, member.id, now);
  if (checkFrom !== null && amount >= checkFrom) {
    const status = await identityStatusOf(tx, merchant.code, member.id);
    if (status !== 'approved') throw new Refusal('withdraw.identity.check');
  }
  const turnover = stakesAskedOf(withdrawals, await totalsOf(tx, owner), maySo(member, 'bet', now) === null);
  if (amount > withdrawableOf(cash, turnover)) throw new Refusal('withdraw.turnover');
  if ((await countOpen(tx, member.id)) >= MOST_OPEN) throw new Refusal('withdraw.limit');
};

const notify = (platform: Needs, tx: Tx, row: NewWithdrawal, { merchant, member }: WithdrawalRequest) => {
  const language = languageOf(member);
  const values = { amount: amountText(row.amount, merchant.settings, language), account: accountLabel(row) };
  return notifyMember(platform, tx, { notice: 'withdrawalPlaced', member, values }, { merchant, language });
};

/** The withdrawal of an earlier request with this key. */
const repeated = (
  stored: WithdrawalRow,
  { accountId, amount }: Pick<WithdrawalRequest, 'accountId' | 'amount'>,
): Taken => {
  if (stored.accountId !== accountId || stored.amount !== amount) throw new Refusal('idempotency.mismatch');
  return stored;
};

/**
 * Writes a withdrawal down and holds its money, in the caller's transaction; answers that of an earlier request with the same key.
 * @throws Refusal account.unknown, account.cooling, withdraw.out.of.range, withdraw.identity.check, withdraw.turnover, withdraw.limit, balance.insufficient,
 * idempotency.mismatch
 */
export const placeWithdrawal = async (platform: Needs, tx: Tx, request: WithdrawalRequest): Promise<Taken> => {
  const { merchant, member, amount, byOperator } = request;
  const key = byOperator === null ? request.key : operatorKey(request.key);
  // One after the other: the key, the number of open ones and the turnover hold for requests of the same moment.
  await holdMember(tx, member.id);
  const earlier = await withdrawalByKey(tx, merchant.code, member.id, key);
  if (earlier !== null) return repeated(earlier, request);
  const createdAt = platform.now();
  const account = await usableAccount(tx, request, createdAt);
  await requireWithdrawable(tx, request, createdAt);
  const row: NewWithdrawal = {
    id: newId(),
    merchant: merchant.code,
    memberId: member.id,
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
  if (byOperator !== null) await approveFirst(tx, row.id, byOperator);
  await holdMoney(tx, merchant, row);
  await notify(platform, tx, row, request);
  const { id: orderId, currency } = row;
  const sums = { paid: amount, credited: amount, currency };
  await platform.moneyEvents.publish(tx, [{ name: 'withdraw', merchant, member, orderId, ...sums, at: createdAt }]);
  return { id: row.id, status: 'waiting' };
};

export const createWithdrawalService = (services: StepUpServices) => {
  const { platform } = services;
  const { db, now } = platform;
  return {
    /**
     * Takes a member's withdrawal, or answers the one that the first call with this key made.
     * @throws Refusal of placeWithdrawal, of the member's status, of requireProof, or idempotency.running
     */
    withdraw: async ({ accountId, amount, stepUp }: WithdrawInput, context: MemberContext): Promise<Taken> => {
      const { idempotencyKey: key, merchant, session } = context;
      if (key === null) throw new Refusal('input.invalid');
      requireMay(session.member, 'withdraw', now());
      const { member } = session;
      const request = { merchant, member, accountId, amount: BigInt(amount), key, byOperator: null };
      const take = async (): Promise<Taken> => {
        const earlier = await withdrawalByKey(db, merchant.code, member.id, key);
        if (earlier !== null) return repeated(earlier, request);
        await requireProof(services, stepUp, context);
        return db.transaction((tx) => placeWithdrawal(platform, tx as Tx, request));
      };
      if (stepUp === undefined) return take();
      // A code is good once, and tries at a password are counted: equal requests of one moment show one proof.
      const scope = { merchant: merchant.code, caller: member.id, call: 'wallet.withdraw', key };
      return oneAtATime(db, scope, { accountId, amount }, take);
    },
  };
};
