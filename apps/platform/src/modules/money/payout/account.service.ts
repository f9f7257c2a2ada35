// Adds a payout account: after a step-up, under the name of the first one, usable after a while.
import type { MemberContext } from '../../../module.ts';
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

/** What makes two spellings of an account one: of an operator, for all its members. */
const fingerprintOf = (key: MemberKey, merchant: string, kind: string, { issuer, number }: CheckedNumber): string =>
  key.hash(merchant, `${kind}|${issuer}|${number}`);

export const createAccountService = (services: StepUpServices, key: MemberKey) => {
  const { platform } = services;
  const { db, now } = platform;

  const newAccount = (input: AccountInput, context: MemberContext, idempotencyKey: string): NewAccount => {
    const { merchant, session } = context;
    const checked = checkedNumber(input, merchant.payouts);
    const addedAt = now();
    return {
      id: newId(),
      merchant: merchant.code,
      memberId: session.memberId,
      kind: input.kind,
      issuer: checked.issuer,
      masked: checked.masked,
      number: key.hide(session.memberId, checked.number),
      fingerprint: fingerprintOf(key, merchant.code, input.kind, checked),
      holder: checkedHolder(input),
      key: idempotencyKey,
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
  const requireHolder = async (tx: Parameters<typeof fixPayeeName>[0], { holder, memberId }: NewAccount) => {
    if (holder === '') return;
    const payee = await fixPayeeName(tx, memberId, holder);
    if (!isSameName(holder, payee)) throw new Refusal('account.holder.other');
  };

  return {
    /**
     * @throws Refusal account.number.invalid, account.issuer.unknown, account.holder.invalid, account.holder.other, account.taken,
     * account.limit, idempotency.running, or what requireStepUp throws
     */
    add: async (input: AccountInput, context: MemberContext): Promise<StoredAccount> => {
      const { idempotencyKey, merchant, session } = context;
      if (idempotencyKey === null) throw new Refusal('input.invalid');
      const account = newAccount(input, context, idempotencyKey);
      const store = async (): Promise<StoredAccount> => {
        const earlier = await accountByKey(db, merchant.code, session.memberId, idempotencyKey);
        if (earlier !== null) return repeated(earlier, account);
        await requireStepUp(services, input.stepUp, context);
        return db.transaction(async (tx) => {
          // One after the other: the limit and the first name hold for accounts added at the same moment.
          await holdMember(tx, session.memberId);
          const known = await accountsOf(tx, merchant.code, session.memberId);
          if (known.length >= MOST_ACCOUNTS) throw new Refusal('account.limit');
          await requireHolder(tx, account);
          if (!(await addAccount(tx, account))) {
            const same = await accountByKey(tx, merchant.code, session.memberId, idempotencyKey);
            if (same !== null) return repeated(same, account);
            throw new Refusal('account.taken');
          }
          await notifyMember(
            platform,
            tx,
            { notice: 'payoutAccountAdded', member: session.member, bySms: true },
            context,
          );
          return account;
        });
      };
      if (input.stepUp === undefined) return store();
      // A code is good once, and tries at a password are counted: equal requests of one moment show one proof.
      const scope = {
        merchant: merchant.code,
        caller: session.memberId,
        call: 'wallet.addAccount',
        key: idempotencyKey,
      };
      return oneAtATime(db, scope, [account.fingerprint, account.holder], store);
    },
  };
};
