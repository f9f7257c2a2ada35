// Adds a payout account: under the name of the first one, usable after a while; a member's own call after a step-up.
import type { LanguageCode } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { oneAtATime } from '../../../protection/idempotency.ts';
import { Refusal } from '../../../refusal.ts';
import type { MemberKey } from '../../../secrets/member-key.ts';
import { newId } from '../../../secrets/token.ts';
import { fixPayeeName, holdMember, notifyMember } from '../../account/member/api.ts';
import { isSameName } from '../../account/second-factor/api.ts';
import { requireStepUp, type StepUpServices } from '../../account/security/api.ts';
import { type AccountInput, type CheckedNumber, checkedHolder, checkedNumber } from './account.rules.ts';
import { accountByKey, accountsOf, addAccount, type NewAccount, type StoredAccount } from './account-store.ts';

/** @assumed */
const MOST_ACCOUNTS = 10;
const MINUTE_MS = 60_000;

/** Whose account it is to be. */
export interface AccountRequest {
  readonly merchant: Merchant;
  readonly member: Member;
  readonly input: AccountInput;
  readonly key: string;
  /** Of whoever asks; the member's own goes before it. */
  readonly language: LanguageCode;
}

type Needs = Pick<PlatformContext, 'now' | 'outbox'>;

/** What makes two spellings of an account one: of an operator, for all its members. */
const fingerprintOf = (key: MemberKey, merchant: string, kind: string, { issuer, number }: CheckedNumber): string =>
  key.hash(merchant, `${kind}|${issuer}|${number}`);

/** @throws Refusal account.number.invalid, account.issuer.unknown, account.holder.invalid */
const newAccount = (
  { now }: Needs,
  hiding: MemberKey,
  { merchant, member, input, key }: AccountRequest,
): NewAccount => {
  const checked = checkedNumber(input, merchant.payouts);
  const addedAt = now();
  return {
    id: newId(),
    merchant: merchant.code,
    memberId: member.id,
    kind: input.kind,
    issuer: checked.issuer,
    masked: checked.masked,
    number: hiding.hide(member.id, checked.number),
    fingerprint: fingerprintOf(hiding, merchant.code, input.kind, checked),
    holder: checkedHolder(input),
    key,
    addedAt,
    usableFrom: new Date(addedAt.getTime() + merchant.payouts.coolDownMinutes * MINUTE_MS),
  };
};

/** The account of an earlier call with this key. */
const repeated = (stored: StoredAccount, account: NewAccount): StoredAccount => {
  const isSame = stored.fingerprint === account.fingerprint && stored.holder === account.holder;
  if (!isSame) throw new Refusal('idempotency.mismatch');
  return stored;
};

/** The first name stays: every further account must have it. */
const requireHolder = async (tx: Tx, { holder, memberId }: NewAccount) => {
  if (holder === '') return;
  const payee = await fixPayeeName(tx, memberId, holder);
  if (!isSameName(holder, payee)) throw new Refusal('account.holder.other');
};

/** Stores an account, or answers that of an earlier request with its key, and tells the member. */
const storeAccount = async (
  platform: Needs,
  tx: Tx,
  account: NewAccount,
  { merchant, member, language }: AccountRequest,
): Promise<StoredAccount> => {
  // One after the other: the key, the limit and the first name hold for accounts added at the same moment.
  await holdMember(tx, member.id);
  const earlier = await accountByKey(tx, merchant.code, member.id, account.key);
  if (earlier !== null) return repeated(earlier, account);
  const known = await accountsOf(tx, merchant.code, member.id);
  if (known.length >= MOST_ACCOUNTS) throw new Refusal('account.limit');
  await requireHolder(tx, account);
  if (!(await addAccount(tx, account))) throw new Refusal('account.taken');
  await notifyMember(platform, tx, { notice: 'payoutAccountAdded', member, bySms: true }, { merchant, language });
  return account;
};

/**
 * Adds an account for a member without a proof, in the caller's transaction. It has the cool-down of every account: staff withdraw to it
 * at once all the same, and whoever lets the member in again opens no way around it.
 * @throws Refusal account.number.invalid, account.issuer.unknown, account.holder.invalid, account.holder.other, account.taken,
 * account.limit, idempotency.mismatch
 */
export const placeAccount = (
  platform: Needs,
  tx: Tx,
  hiding: MemberKey,
  request: AccountRequest,
): Promise<StoredAccount> => storeAccount(platform, tx, newAccount(platform, hiding, request), request);

export const createAccountService = (services: StepUpServices, hiding: MemberKey) => {
  const { platform } = services;
  const { db } = platform;

  return {
    /**
     * @throws Refusal account.number.invalid, account.issuer.unknown, account.holder.invalid, account.holder.other, account.taken,
     * account.limit, idempotency.running, or what requireStepUp throws
     */
    add: async (input: AccountInput, context: MemberContext): Promise<StoredAccount> => {
      const { idempotencyKey: key, merchant, session, language } = context;
      if (key === null) throw new Refusal('input.invalid');
      const { member } = session;
      const request = { merchant, member, input, key, language };
      const account = newAccount(platform, hiding, request);
      const store = async (): Promise<StoredAccount> => {
        const earlier = await accountByKey(db, merchant.code, member.id, key);
        if (earlier !== null) return repeated(earlier, account);
        await requireStepUp(services, input.stepUp, context);
        return db.transaction((tx) => storeAccount(platform, tx as Tx, account, request));
      };
      if (input.stepUp === undefined) return store();
      // A code is good once, and tries at a password are counted: equal requests of one moment show one proof.
      const scope = { merchant: merchant.code, caller: member.id, call: 'wallet.addAccount', key };
      return oneAtATime(db, scope, [account.fingerprint, account.holder], store);
    },
  };
};
