// The seamless wallet: books what vendors ask for, once for each of their ids, and answers a repetition as the first time.
import type { Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import type { WalletAnswer, WalletCall, WalletRefusalCode } from '../../../ports/game-vendor/vendor.ts';
import { isInMaintenance } from '../../../protection/site-access.rules.ts';
import { Refusal } from '../../../refusal.ts';
import { maySo, memberById } from '../../account/member/api.ts';
import { memberOfSession } from '../../account/session/api.ts';
import { countBets } from '../../money/bonus/api.ts';
import { balanceOf, moveMoney, type TransferType } from '../../money/wallet/api.ts';
import type { LotteryHooks } from '../lottery/api.ts';
import { playOf, type VendorName } from './play-store.ts';
import {
  addTransaction,
  closedTo,
  findTransaction,
  holdDebit,
  holdStakes,
  isSettled,
  markRolledBack,
  type Stake,
  type TransactionRow,
  type Turn,
  takeTurn,
} from './transaction-store.ts';
import { gameNameOf } from './vendor-games.ts';
import { vendorAccount } from './vendor-promises.ts';

type Call<D extends WalletCall['do']> = Extract<WalletCall, { readonly do: D }>;
type Needs = Pick<PlatformContext, 'db' | 'now' | 'outbox'>;

/** The vendor that calls, at an operator. */
export interface Caller {
  readonly merchant: Merchant;
  readonly vendor: string;
}

/** Rolls back what the call began. `isKept`: a repetition is refused as well, whatever has changed since. */
class NotBooked extends Error {
  readonly why: WalletRefusalCode;
  readonly isKept: boolean;

  constructor(why: WalletRefusalCode, isKept: boolean) {
    super(why);
    this.name = 'NotBooked';
    this.why = why;
    this.isKept = isKept;
  }
}

const refused = (why: WalletRefusalCode): WalletAnswer => ({ outcome: 'refused', why });
const nameOf = ({ merchant, vendor }: Caller): VendorName => ({ merchant: merchant.code, vendor });
const currencyOf = ({ merchant }: Caller): string => merchant.settings.currency;

/** An empty row of a call: what is known of it before anything is looked up. */
const rowOf = (call: Call<'debit' | 'credit' | 'rollback'>): TransactionRow => ({
  id: call.transaction,
  kind: call.do,
  status: 'booked',
  memberId: null,
  game: null,
  round: call.do === 'rollback' ? null : call.round,
  amount: call.do === 'rollback' ? null : call.amount,
  currency: call.do === 'rollback' ? null : call.currency,
  debit: call.do === 'rollback' ? call.debit : null,
  refusal: null,
  balance: null,
  transferId: null,
});

/** A rollback does not say its round: the row of its debit stands for it. */
const turnOf = (call: Call<'debit' | 'credit' | 'rollback'>): Turn =>
  call.do === 'rollback'
    ? { ids: [call.transaction, call.debit], round: null }
    : { ids: [call.transaction], round: call.round };

/** When the first stake of a round was placed. */
const firstOf = (stakes: readonly Stake[]): Date =>
  new Date(Math.min(...stakes.map(({ placedAt }) => placedAt.getTime())));

/** True where a row is of the same call: an id that comes back with other fields is a mistake of the vendor. */
const isOf = (row: TransactionRow, call: Call<'debit' | 'credit' | 'rollback'>): boolean => {
  const { kind, round, amount, currency, debit } = rowOf(call);
  if (row.kind !== kind) return false;
  if (kind === 'rollback') return row.debit === debit;
  return row.round === round && row.amount === amount && row.currency === currency;
};

const answerOf = (row: TransactionRow, caller: Caller): WalletAnswer => {
  if (row.status === 'voided') return refused('voided');
  if (row.refusal !== null) return refused(row.refusal);
  return { outcome: 'done', balance: row.balance, currency: currencyOf(caller) };
};

interface Booking {
  readonly memberId: string;
  readonly game: string;
  /** As the member sees it: a stake is negative. */
  readonly amount: bigint;
  readonly type: Extract<TransferType, 'stake' | 'win' | 'refund'>;
  readonly transaction: string;
  readonly round: string | null;
}

/** Books one line, and answers it with the balance after it. */
const book = (tx: Tx, caller: Caller, { memberId, game, amount, type, transaction, round }: Booking) =>
  moveMoney(tx, {
    merchant: caller.merchant,
    memberId,
    currency: currencyOf(caller),
    type,
    amount,
    against: vendorAccount(caller.vendor),
    reference: `vendor|${caller.vendor}|${transaction}`,
    subject: gameNameOf(caller.merchant, caller.vendor, game),
    game: { vendor: caller.vendor, code: game },
    ...(round !== null && { related: round }),
  });

/** What the wallet calls while it books: modules above fill it. */
export type VendorHooks = Pick<LotteryHooks, 'betSettled'>;

export const createVendorWallet = (platform: Needs, { betSettled }: VendorHooks) => {
  const { db, now } = platform;

  const debit = async (tx: Tx, caller: Caller, call: Call<'debit'>): Promise<TransactionRow> => {
    const play = await playOf(tx, nameOf(caller), call.session);
    const live = play && (await memberOfSession(tx, play.sessionId));
    const member = live && (await memberById(tx, live.memberId));
    if (!play || !live || !member) throw new NotBooked('session', true);
    if (call.currency !== currencyOf(caller)) throw new NotBooked('currency', true);
    const { gameVendors, maintenance } = caller.merchant;
    const isClosed = gameVendors.maintenance.has(caller.vendor) || isInMaintenance({ maintenance }, now());
    if (isClosed || maySo(member, 'bet', now()) !== null) throw new NotBooked('closed', true);
    const { memberId } = play;
    // A credit names no member: all of a round is one member's, and what comes after its end belongs to none @assumed.
    const why = await closedTo(tx, nameOf(caller), call.round, memberId);
    if (why !== null) throw new NotBooked(why, true);
    const booked = await book(tx, caller, { ...call, ...play, amount: -call.amount, type: 'stake' }).catch(
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'balance.insufficient') throw new NotBooked('funds', true);
        throw error;
      },
    );
    return { ...rowOf(call), memberId, game: play.game, balance: booked.balance, transferId: booked.transferId };
  };

  const credit = async (tx: Tx, caller: Caller, call: Call<'credit'>): Promise<TransactionRow> => {
    if (call.currency !== currencyOf(caller)) throw new NotBooked('currency', true);
    const stakes = await holdStakes(tx, nameOf(caller), call.round);
    const [stake] = stakes;
    if (!stake) throw new NotBooked('round', false);
    const { memberId, game } = stake;
    const row = { ...rowOf(call), memberId, game };
    const { merchant } = caller;
    const amount = stakes.reduce((sum, { amount: each }) => sum + each, 0n);
    // The first credit settles the round; further ones are paid and count for nothing @assumed.
    const isFirst = !(await isSettled(tx, nameOf(caller), call.round));
    if (isFirst) await betSettled(tx, { merchant: merchant.code, memberId, amount, at: now() });
    const booked = call.amount > 0n ? await book(tx, caller, { ...call, memberId, game, type: 'win' }) : null;
    const bet = { stake: amount, payout: call.amount, placedAt: firstOf(stakes) };
    const counted = isFirst ? await countBets(platform, tx, { merchant, memberId, bets: [bet] }, now()) : null;
    const owner = { merchant: merchant.code, memberId, currency: call.currency };
    const balance = counted ?? booked?.balance ?? (await balanceOf(tx, owner));
    return { ...row, balance, transferId: booked?.transferId ?? null };
  };

  const rollback = async (tx: Tx, caller: Caller, call: Call<'rollback'>): Promise<TransactionRow> => {
    const name = nameOf(caller);
    const currency = currencyOf(caller);
    const stake = await holdDebit(tx, name, call.debit);
    if (!stake) {
      // The debit is still on its way: it is refused when it comes.
      const late = { ...rowOf(call), id: call.debit, kind: 'debit', status: 'voided', debit: null } as const;
      await addTransaction(tx, name, late, now());
      return rowOf(call);
    }
    if (stake.kind !== 'debit') throw new NotBooked('conflict', false);
    const { memberId, game, round, amount } = stake;
    const row = { ...rowOf(call), memberId, game, round };
    if (memberId === null || game === null || amount === null) return row;
    const owner = { merchant: caller.merchant.code, memberId, currency };
    if (stake.status !== 'booked') return { ...row, balance: await balanceOf(tx, owner) };
    if (round !== null && (await isSettled(tx, name, round))) throw new NotBooked('settled', true);
    const booked = await book(tx, caller, { ...call, memberId, game, round, amount, type: 'refund' });
    await markRolledBack(tx, name, stake.id);
    return { ...row, amount, currency, balance: booked.balance, transferId: booked.transferId };
  };

  const work = (tx: Tx, caller: Caller, call: Call<'debit' | 'credit' | 'rollback'>): Promise<TransactionRow> => {
    if (call.do === 'debit') return debit(tx, caller, call);
    return call.do === 'credit' ? credit(tx, caller, call) : rollback(tx, caller, call);
  };

  /** Answers what stands under the id, else does the work and keeps its row: in one transaction, one at a time for each id. */
  const once = (
    caller: Caller,
    call: Call<'debit' | 'credit' | 'rollback'>,
    does: (tx: Tx) => Promise<TransactionRow>,
  ): Promise<WalletAnswer> =>
    db.transaction(async (transaction) => {
      const tx = transaction as Tx;
      await takeTurn(tx, nameOf(caller), turnOf(call));
      const known = await findTransaction(tx, nameOf(caller), call.transaction);
      if (known?.status === 'voided' && call.do === 'debit') return refused('voided');
      if (known !== null) return isOf(known, call) ? answerOf(known, caller) : refused('conflict');
      const row = await does(tx);
      await addTransaction(tx, nameOf(caller), row, now());
      return answerOf(row, caller);
    });

  const balance = async (caller: Caller, { session }: Call<'balance'>): Promise<WalletAnswer> => {
    const play = await playOf(db, nameOf(caller), session);
    if (play === null || (await memberOfSession(db, play.sessionId)) === null) return refused('session');
    const owner = { merchant: caller.merchant.code, memberId: play.memberId, currency: currencyOf(caller) };
    return { outcome: 'done', balance: await balanceOf(db, owner), currency: owner.currency };
  };

  return {
    /** Does what a believed call asks for. */
    take: async (caller: Caller, call: WalletCall): Promise<WalletAnswer> => {
      if (call.do === 'balance') return balance(caller, call);
      try {
        return await once(caller, call, (tx) => work(tx, caller, call));
      } catch (error) {
        if (!(error instanceof NotBooked)) throw error;
        const { why, isKept } = error;
        if (!isKept) return refused(why);
        return once(caller, call, async () => ({ ...rowOf(call), status: 'refused', refusal: why }));
      }
    },
  };
};

export type VendorWallet = ReturnType<typeof createVendorWallet>;
