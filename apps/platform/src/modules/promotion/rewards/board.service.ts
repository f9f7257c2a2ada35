// The leader board of a week: who staked most on settled bets, and the prizes that its first places get after it.
import type { OutputOf } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import { faultOf } from '../../../log.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { isOn } from '../../../merchants/switch.ts';
import type { MemberContext, PlatformContext } from '../../../module.ts';
import { maskedName, mayTakePart, memberById } from '../../account/member/api.ts';
import { hiddenAmong } from '../../play/lottery/api.ts';
import { dayAfter, leadersOf, mondayOf, placeOf, startOf } from '../play-count/api.ts';
import { addPoints } from '../points/api.ts';
import { lastPaidWeek, markWeekPaid } from './reward-store.ts';

/** @assumed */
const SHOWN_PLACES = 20;
const WEEK_DAYS = 7;
/** A member who hides the own wins keeps the place and its prize, without a letter of the name @assumed. */
const HIDDEN_NAME = '•••';
/** A bet that is settled in the last moment of a week is booked by then. */
const PRIZES_AFTER_MS = 5 * 60_000;

export const boardOf = async (
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  { merchant, session: { member } }: MemberContext,
): Promise<OutputOf<'promotion.leaderBoard'>> => {
  const monday = mondayOf(now());
  const [leaders, own] = await Promise.all([
    leadersOf(db, merchant.code, monday, SHOWN_PLACES),
    placeOf(db, merchant.code, monday, member.id),
  ]);
  const others = leaders.map(({ memberId }) => memberId).filter((id) => id !== member.id);
  const hidden = await hiddenAmong(db, others);
  return {
    startsAt: startOf(monday).toISOString(),
    endsAt: startOf(dayAfter(monday, WEEK_DAYS)).toISOString(),
    items: leaders.map(({ memberId, userName, stakes }, place) => ({
      rank: place + 1,
      name: hidden.has(memberId) ? HIDDEN_NAME : maskedName(userName),
      stakes: String(stakes),
      isOwn: memberId === member.id,
    })),
    own: own && { rank: own.rank, name: maskedName(member.userName), stakes: String(own.stakes), isOwn: true },
    prizes: merchant.content.rewards.prizes.map(String),
  };
};

type Job = Pick<PlatformContext, 'db' | 'now' | 'merchants' | 'log'>;

const payWeek = async ({ db, now }: Job, merchant: Merchant, monday: string): Promise<void> => {
  const { prizes } = merchant.content.rewards;
  const leaders = await leadersOf(db, merchant.code, monday, prizes.length);
  for (const [place, { memberId }] of leaders.entries()) {
    const member = await memberById(db, memberId);
    // The place stays, so that the ranks are those of the board; nobody gets its prize @assumed.
    if (member === null || !mayTakePart(member, now())) continue;
    const prize = { merchant: merchant.code, memberId, kind: 'prize', amount: BigInt(prizes[place] ?? 0) } as const;
    // Each place of a week is paid once, whoever asks, and however often.
    const reference = `prize|${monday}|${place + 1}`;
    await db.transaction((tx) => addPoints(tx as Tx, { ...prize, reference, subject: null, at: now() }));
  }
};

/** Pays every week up to this one that is not paid yet. Of a week without a reward centre nothing is paid, then or later. */
const payWeeksUntil = async (job: Job, merchant: Merchant, last: string): Promise<void> => {
  const paid = await lastPaidWeek(job.db, merchant.code);
  let monday = paid === null ? last : dayAfter(paid, WEEK_DAYS);
  for (; monday <= last; monday = dayAfter(monday, WEEK_DAYS)) {
    if (isOn(merchant, 'rewardCenter')) await payWeek(job, merchant, monday);
    await markWeekPaid(job.db, merchant.code, monday);
  }
};

/** Pays the prizes of the weeks before this one. Safe on several nodes at once, and again and again. */
export const payPrizes = async (job: Job): Promise<void> => {
  const monday = mondayOf(job.now());
  if (job.now().getTime() < startOf(monday).getTime() + PRIZES_AFTER_MS) return;
  for (const merchant of job.merchants.all) {
    try {
      await payWeeksUntil(job, merchant, dayAfter(monday, -WEEK_DAYS));
    } catch (error) {
      job.log.error({ job: 'prizes', merchant: merchant.code, fault: faultOf(error) }, 'prizes could not be paid');
    }
  }
};
