// Takes providers' notices: judges and books them, and keeps each.
import { eventsOfDeposit } from '@foyer/contract/money-events';
import type { Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import type { MoneyEvents } from '../../../ports/money-events.ts';
import type { NoticeFault, PaymentNotice } from '../../../ports/payment/provider.ts';
import { memberById } from '../../account/member/api.ts';
import { openBonus } from '../bonus/api.ts';
import { bookTransfer, totalsOf } from '../wallet/api.ts';
import { depositOf } from './deposit-of-order.ts';
import { isSetAside, judgeNotice, type NoticeVerdict } from './notice.rules.ts';
import { type Kept, keep } from './notice-store.ts';
import { createNoticesTogether } from './notices-together.ts';
import { endOrder, holdOrder, markSucceeded, type OrderRow } from './order-store.ts';

export type Booking = Pick<PlatformContext, 'outbox' | 'now' | 'moneyEvents'>;
type Needs = Booking & Pick<PlatformContext, 'db' | 'log' | 'metrics'>;

/** Unsigned notices of one provider are logged so often, however many come. */
const LOG_EVERY_MS = 60_000;

/** TK-01: tells trackers of a deposit. The wallet is held since it was booked: two deposits at once are not both the first. */
const publish = async (moneyEvents: MoneyEvents, tx: Tx, merchant: Merchant, order: OrderRow, at: Date) => {
  const { id: orderId, memberId, amount: paid, credited, currency } = order;
  const owner = { merchant: merchant.code, memberId, currency };
  const [member, { depositCount }] = await Promise.all([memberById(tx, memberId), totalsOf(tx, owner)]);
  if (member === null) return;
  const facts = { merchant, member, orderId, paid, credited, currency, at };
  await moneyEvents.publish(
    tx,
    eventsOfDeposit(depositCount === 1).map((name) => ({ ...facts, name })),
  );
};

/** The operator and provider that a notice comes from. */
export interface NoticeSource {
  readonly merchant: Merchant;
  readonly provider: string;
  /** As it came. */
  readonly body: string;
}

/** What became of a verified notice; `isNew` is false where the same one was kept before. */
export interface TakenNotice {
  readonly verdict: NoticeVerdict;
  readonly isNew: boolean;
}

/** An order whose money has arrived. */
interface Arrival {
  readonly merchant: Merchant;
  readonly order: OrderRow;
  /** The notice that says so, as it is kept. */
  readonly kept: Kept;
  /** When that was decided: a wait for the order does not move it. */
  readonly at: Date;
}

/** Books an order with its bonus, in the caller's transaction, which holds it. */
export const bookOrder = async (platform: Booking, tx: Tx, { merchant, order, kept, at }: Arrival): Promise<void> => {
  const { id: orderId, memberId, currency, bonus } = order;
  // The order is held: nothing of this waits for another, so that all of it goes to the database at once.
  await Promise.all([markSucceeded(tx, orderId, at), bookTransfer(tx, depositOf(merchant, order)), keep(tx, kept)]);
  if (bonus !== null) await openBonus(platform, tx, { orderId, merchant, memberId, currency, bonus }, at);
  await publish(platform.moneyEvents, tx, merchant, order, at);
};

/** Judges a verified notice, books it where it is to be booked with the bonus of its order, and keeps it: in the caller's transaction. */
export const takeNotice = async (
  platform: Booking,
  tx: Tx,
  { merchant, provider, body }: NoticeSource,
  notice: PaymentNotice,
): Promise<TakenNotice> => {
  const now = platform.now();
  const { noticeId, orderId } = notice;
  const order = await holdOrder(tx, merchant.code, orderId);
  const verdict = judgeNotice(order, provider, notice);
  const paid = verdict === 'other amount' && notice.result === 'paid' ? notice.amount : null;
  const kept = { merchant: merchant.code, provider, noticeId, orderId, verdict, body, paid };
  if (order !== null && verdict === 'booked') {
    await bookOrder(platform, tx, { merchant, order, kept, at: now });
    return { verdict, isNew: true };
  }
  if (order !== null && verdict === 'failed') await endOrder(tx, order.id, 'failed', now);
  return { verdict, isNew: verdict !== 'repeated' && (await keep(tx, kept)) };
};

export const createNotices = (platform: Needs) => {
  const { db, log, metrics, now } = platform;
  const setAside = (merchant: string, provider: string, why: string): void => {
    metrics.noticesSetAside.inc({ merchant, why });
    log.error({ merchant, channel: provider, code: why }, 'a notice of a payment was set aside');
  };

  const loggedAt = new Map<string, number>();

  /** Anybody can send such notices, so they are counted and not kept: a flood of them hides nothing and fills nothing. */
  const countUnsigned = (merchant: string, provider: string): void => {
    metrics.noticesSetAside.inc({ merchant, why: 'signature' });
    const [from, moment] = [`${merchant}|${provider}`, now().getTime()];
    if (moment - (loggedAt.get(from) ?? 0) < LOG_EVERY_MS) return;
    loggedAt.set(from, moment);
    log.warn({ merchant, channel: provider, code: 'signature' }, 'notices of payments are not signed by the provider');
  };

  const takeTogether = createNoticesTogether(platform);

  return {
    /** Keeps a notice that is not believed, for the operator to see, where it comes from the provider; a repetition is neither kept nor told. */
    refuse: async ({ merchant, provider, body }: NoticeSource, fault: NoticeFault): Promise<void> => {
      if (fault === 'signature') return countUnsigned(merchant.code, provider);
      const kept = { merchant: merchant.code, provider, noticeId: null, orderId: null, verdict: fault, body };
      if (await keep(db, kept)) setAside(merchant.code, provider, fault);
    },

    /** Books a verified notice, or what a provider answered when it was asked. The money moves once, however often it is told. */
    take: async (source: NoticeSource, notice: PaymentNotice): Promise<NoticeVerdict> => {
      if (await takeTogether(source, notice)) return 'booked';
      const { verdict, isNew } = await db.transaction((tx) => takeNotice(platform, tx as Tx, source, notice));
      if (isNew && isSetAside(verdict)) setAside(source.merchant.code, source.provider, verdict);
      return verdict;
    },
  };
};

export type Notices = ReturnType<typeof createNotices>;
