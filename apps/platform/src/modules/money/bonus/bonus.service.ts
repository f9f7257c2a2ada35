// Opens a bonus with its deposit, counts settled bets for it, and pays it out or takes it back: each once.
import { utcText } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import { faultOf } from '../../../log.ts';
import type { Member } from '../../../member.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { amountText } from '../../../texts/amount-text.ts';
import type { NoticeName } from '../../../texts/notice-text.ts';
import { languageOf, mayTakePart, memberById, notifyMember } from '../../account/member/api.ts';
import { bookTransfer, type Leg } from '../wallet/api.ts';
import { type EndedBet, type OrderBonus, turnoverOf } from './bonus.rules.ts';
import {
  addBonus,
  addTurnover,
  type BonusRow,
  dueBonuses,
  endBonus,
  holdCountingBonus,
  holdDueBonus,
  holdOpenBonus,
  type NewBonus,
  type OfDeposit,
} from './bonus-store.ts';

const DAY_MS = 86_400_000;

type Needs = Pick<PlatformContext, 'outbox'>;

const legs = {
  bonusGrant: (amount: bigint): readonly Leg[] => [
    { account: 'bonus', amount },
    { house: 'bonuses', amount: -amount },
  ],
  bonus: (amount: bigint): readonly Leg[] => [
    { account: 'bonus', amount: -amount },
    { account: 'cash', amount },
  ],
  bonusEnd: (amount: bigint): readonly Leg[] => [
    { account: 'bonus', amount: -amount },
    { house: 'bonuses', amount },
  ],
} as const;

const book = (tx: Tx, type: keyof typeof legs, bonus: NewBonus) =>
  bookTransfer(tx, {
    merchant: { code: bonus.merchant },
    memberId: bonus.memberId,
    currency: bonus.currency,
    type,
    legs: legs[type](bonus.amount),
    reference: `${type}|${bonus.id}`,
    subject: bonus.title,
    related: bonus.id,
  });

const notify = (
  platform: Needs,
  tx: Tx,
  notice: NoticeName,
  bonus: NewBonus,
  to: { merchant: Merchant; member: Member },
) => {
  const { merchant, member } = to;
  const language = languageOf(member);
  const money = (amount: bigint): string => amountText(amount, merchant.settings, language);
  const values = {
    amount: money(bonus.amount),
    stakes: money(bonus.required),
    until: utcText(bonus.expiresAt, language),
  };
  return notifyMember(platform, tx, { notice, member, values }, { merchant, language });
};

/** The deposit that a bonus comes with. */
interface PaidDeposit {
  readonly orderId: string;
  readonly merchant: Merchant;
  readonly memberId: string;
  readonly currency: string;
  readonly bonus: OrderBonus;
}

const rowOf = (paid: PaidDeposit, now: Date): NewBonus => ({
  id: paid.orderId,
  merchant: paid.merchant.code,
  memberId: paid.memberId,
  currency: paid.currency,
  title: paid.bonus.title,
  amount: paid.bonus.amount,
  required: paid.bonus.stakes,
  openedAt: now,
  expiresAt: new Date(now.getTime() + paid.bonus.days * DAY_MS),
});

/** Opens a bonus once. False: the member has one that runs or has had it often enough, or this one was opened before. */
const open = async (tx: Tx, row: NewBonus, deposit: OfDeposit | null): Promise<boolean> => {
  if (!(await addBonus(tx, row, deposit))) return false;
  await book(tx, 'bonusGrant', row);
  return true;
};

/** The member of a deposit; null for those whom the operator keeps from promotions by now, or who may not play: they get neither a bonus nor a word of it. */
const participant = async (tx: Tx, memberId: string, now: Date): Promise<Member | null> => {
  const member = await memberById(tx, memberId);
  return member !== null && mayTakePart(member, now) ? member : null;
};

/**
 * Opens the bonus of a deposit in the transaction that books it, once for the order. Where another one runs, or the member
 * has had it often enough by then, the deposit has none, and the member is told.
 */
export const openBonus = async (platform: Needs, tx: Tx, paid: PaidDeposit, now: Date): Promise<void> => {
  const { merchant, memberId } = paid;
  const member = await participant(tx, memberId, now);
  if (member === null) return;
  const row = rowOf(paid, now);
  const isOpened = await open(tx, row, { times: paid.bonus.times });
  await notify(platform, tx, isOpened ? 'bonusOpened' : 'bonusMissed', row, { merchant, member });
};

/** Tells the member that a deposit arrives without the bonus that was chosen with it, in the transaction that books it. */
export const missBonus = async (platform: Needs, tx: Tx, paid: PaidDeposit, now: Date): Promise<void> => {
  const { merchant, memberId } = paid;
  const member = await participant(tx, memberId, now);
  if (member !== null) await notify(platform, tx, 'bonusMissed', rowOf(paid, now), { merchant, member });
};

/** A bonus that a member takes by itself: its id is its own, and the member may take it. */
interface TakenBonus {
  readonly id: string;
  readonly merchant: Merchant;
  readonly member: Member;
  readonly bonus: OrderBonus;
}

/** Opens a bonus that comes without a deposit. False: another one runs, and nothing has changed. */
export const takeBonus = async (
  platform: Needs,
  tx: Tx,
  { id, merchant, member, bonus }: TakenBonus,
  now: Date,
): Promise<boolean> => {
  const row = rowOf({ orderId: id, merchant, memberId: member.id, currency: merchant.settings.currency, bonus }, now);
  if (!(await open(tx, row, null))) return false;
  await notify(platform, tx, 'bonusOpened', row, { merchant, member });
  return true;
};

/** Ends the member's bonus of this id before its time; the bonus goes back, cash stays. False: it does not run. */
export const giveUpBonus = async (
  tx: Tx,
  owner: { readonly merchant: string; readonly memberId: string; readonly id: string },
  now: Date,
): Promise<boolean> => {
  const bonus = await holdOpenBonus(tx, owner);
  if (bonus === null) return false;
  await endBonus(tx, bonus.id, 'ended', now);
  await book(tx, 'bonusEnd', bonus);
  return true;
};

/** A bet that is settled in the same transaction. */
export interface CountedBet extends EndedBet {
  readonly placedAt: Date;
}

interface MemberBets {
  readonly merchant: Merchant;
  readonly memberId: string;
  readonly bets: readonly CountedBet[];
}

/**
 * Counts settled bets, together, for the member's bonus that ran when they were placed. Those that reach what is required make it
 * cash, in the same transaction. Answers the cash then, null where nothing was paid out. To be called after all money of the bets.
 */
export const countBets = async (
  platform: Needs,
  tx: Tx,
  { merchant, memberId, bets }: MemberBets,
  now: Date,
): Promise<bigint | null> => {
  const owner = { merchant: merchant.code, memberId, currency: merchant.settings.currency };
  const bonus = await holdCountingBonus(tx, owner, now);
  if (bonus === null) return null;
  const turnover = turnoverOf(bets.filter(({ placedAt }) => placedAt >= bonus.openedAt));
  if (turnover > 0n) await addTurnover(tx, bonus.id, turnover);
  if (bonus.staked + turnover < bonus.required) return null;
  await endBonus(tx, bonus.id, 'paid', now);
  const { balances } = await book(tx, 'bonus', bonus);
  const member = await memberById(tx, memberId);
  if (member !== null) await notify(platform, tx, 'bonusReached', bonus, { merchant, member });
  return balances.cash ?? null;
};

type Job = Pick<PlatformContext, 'db' | 'merchants' | 'outbox' | 'now' | 'log' | 'metrics'>;

const takeBack = async ({ merchants, ...platform }: Job, tx: Tx, bonus: BonusRow): Promise<void> => {
  await endBonus(tx, bonus.id, 'ended', platform.now());
  await book(tx, 'bonusEnd', bonus);
  const merchant = merchants.byCode(bonus.merchant);
  const member = await memberById(tx, bonus.memberId);
  if (merchant !== null && member !== null) await notify(platform, tx, 'bonusEnded', bonus, { merchant, member });
};

/** Ends one bonus. False: it could not be booked and stays as it was, for the next turn. */
const endOne = async (platform: Job, id: string): Promise<boolean> => {
  try {
    await platform.db.transaction(async (tx) => {
      const bonus = await holdDueBonus(tx as Tx, id, platform.now());
      if (bonus !== null) await takeBack(platform, tx as Tx, bonus);
    });
    return true;
  } catch (error) {
    platform.log.error({ job: 'bonuses', reference: id, fault: faultOf(error) }, 'a bonus could not be taken back');
    return false;
  }
};

/**
 * Takes back every bonus whose time is over, each in a transaction of its own: one that cannot be booked stops no other.
 * Safe on several nodes at once.
 */
export const endDueBonuses = async (platform: Job): Promise<void> => {
  let stuck = 0;
  for (const id of await dueBonuses(platform.db, platform.now())) if (!(await endOne(platform, id))) stuck += 1;
  platform.metrics.bonusesStuck.set(stuck);
};
