// Takes providers' notices: verifies, judges and books them, and keeps each.
import { eventsOfDeposit } from '@foyer/contract/money-events';
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { inBatches } from '../../../db/in-batches.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import type { MoneyEvents } from '../../../ports/money-events.ts';
import type { NoticeFault, PaymentNotice } from '../../../ports/payment/provider.ts';
import { memberById } from '../../account/member/api.ts';
import { openBonus } from '../bonus/api.ts';
import { type Beside, bookTransfer, bookTransferBeside, type Transfer, totalsOf } from '../wallet/api.ts';
import { isSetAside, judgeNotice, type NoticeVerdict } from './notice.rules.ts';
import { endOrder, holdOrder, markSucceeded, type OrderRow, ordersById } from './order-store.ts';

const KEPT_BODY = 4096;
/** Orders in one question. */
const MOST_TOGETHER = 64;

interface Kept {
  readonly merchant: string;
  readonly provider: string;
  readonly noticeId: string | null;
  readonly orderId: string | null;
  readonly verdict: NoticeVerdict | NoticeFault;
  readonly body: string;
}

/** PostgreSQL keeps no zero bytes. */
const storable = (text: string): string => text.slice(0, KEPT_BODY).replaceAll('\0', '');

const keep = async (on: Database | Tx, { merchant, provider, noticeId, orderId, verdict, body }: Kept) => {
  await on.execute(sql`insert into payment_notice (merchant, provider, notice_id, order_id, verdict, body)
    values (${merchant}, ${provider}, ${noticeId}, ${orderId}, ${verdict}, ${storable(body)}) on conflict do nothing`);
};

const depositOf = (merchant: Merchant, order: OrderRow): Transfer => {
  const fee = order.amount - order.credited;
  return {
    merchant,
    memberId: order.memberId,
    currency: order.currency,
    type: 'deposit',
    legs: [
      { account: 'cash', amount: order.credited },
      ...(fee === 0n ? [] : [{ house: 'depositFees', amount: fee }]),
      { house: `deposits:${order.provider}`, amount: -order.amount },
    ],
    reference: `deposit|${order.id}`,
    subject: order.title,
    related: order.id,
  };
};

/** Ends an order as succeeded and keeps the notice, in the statement that books the deposit. An order that was booked meanwhile is not. */
const besideDeposit = (order: OrderRow, { merchant, provider, noticeId, verdict, body }: Kept, at: Date): Beside => ({
  name: 'notice',
  before: (
    value,
    isReady,
  ) => `update deposit_order set status = 'succeeded', decided_at = ${value(0)}::timestamptz, next_query_at = null
      where id = ${value(1)} and status <> 'succeeded' and ${isReady} returning id`,
  after: (value, isBegun) => `insert into payment_notice (merchant, provider, notice_id, order_id, verdict, body)
      select ${value(2)}, ${value(3)}, ${value(4)}, ${value(1)}, ${value(5)}, ${value(6)} where ${isBegun} on conflict do nothing`,
  values: [at.toISOString(), order.id, merchant, provider, noticeId, verdict, storable(body)],
});

type Booking = Pick<PlatformContext, 'outbox' | 'now' | 'moneyEvents'>;
type Needs = Booking & Pick<PlatformContext, 'db' | 'log' | 'metrics'>;

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

/** Judges a verified notice, books it where it is to be booked with the bonus of its order, and keeps it: in the caller's transaction. */
export const takeNotice = async (
  platform: Booking,
  tx: Tx,
  { merchant, provider, body }: NoticeSource,
  notice: PaymentNotice,
): Promise<NoticeVerdict> => {
  const now = platform.now();
  const { noticeId, orderId } = notice;
  const order = await holdOrder(tx, merchant.code, orderId);
  const verdict = judgeNotice(order, provider, notice);
  const kept = { merchant: merchant.code, provider, noticeId, orderId, verdict, body };
  if (order !== null && verdict === 'booked') {
    // The order is held: nothing of this waits for another, so that all of it goes to the database at once.
    await Promise.all([markSucceeded(tx, order.id, now), bookTransfer(tx, depositOf(merchant, order)), keep(tx, kept)]);
    const { memberId, currency, bonus } = order;
    if (bonus !== null) await openBonus(platform, tx, { orderId, merchant, memberId, currency, bonus }, now);
    await publish(platform.moneyEvents, tx, merchant, order, now);
    return verdict;
  }
  if (order !== null && verdict === 'failed') await endOrder(tx, order.id, 'failed', now);
  if (verdict !== 'repeated') await keep(tx, kept);
  return verdict;
};

/** A notice that was not believed. */
export interface NoticeAside {
  readonly provider: string;
  readonly orderId: string | null;
  readonly why: string;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The notices of an operator that were not believed, the newest first. */
export const noticesAside = (on: Database | Tx, merchant: string, most: number): Promise<NoticeAside[]> =>
  rows<NoticeAside>(
    on,
    sql`select provider, order_id as "orderId", verdict as why, body, (extract(epoch from at) * 1000)::float8 as at from payment_notice
      where merchant = ${merchant} and verdict not in ('booked', 'failed', 'repeated') order by at desc limit ${most}`,
  );

export const createNotices = (platform: Needs) => {
  const { db, log, metrics } = platform;
  const setAside = (merchant: string, provider: string, why: string): void => {
    metrics.noticesSetAside.inc({ merchant, why });
    log.error({ merchant, channel: provider, code: why }, 'a notice of a payment was set aside');
  };

  const read = inBatches((ids: readonly string[]) => ordersById(db, ids), MOST_TOGETHER);

  /** Books what most notices are about with few statements: an order without a bonus, paid for the first time. False: nothing happened. */
  const takeAtOnce = async ({ merchant, provider, body }: NoticeSource, notice: PaymentNotice): Promise<boolean> => {
    const { noticeId, orderId } = notice;
    const order = await read(orderId);
    if (order?.merchant !== merchant.code || order.bonus !== null) return false;
    const verdict = judgeNotice(order, provider, notice);
    if (verdict !== 'booked') return false;
    const kept = { merchant: merchant.code, provider, noticeId, orderId, verdict, body };
    const now = platform.now();
    return db.transaction(async (transaction) => {
      const tx = transaction as Tx;
      const isBooked = await bookTransferBeside(tx, depositOf(merchant, order), besideDeposit(order, kept, now));
      if (isBooked) await publish(platform.moneyEvents, tx, merchant, order, now);
      return isBooked;
    });
  };

  return {
    /** Keeps a notice that is not believed, for the operator to see. */
    refuse: async ({ merchant, provider, body }: NoticeSource, fault: NoticeFault): Promise<void> => {
      setAside(merchant.code, provider, fault);
      await keep(db, { merchant: merchant.code, provider, noticeId: null, orderId: null, verdict: fault, body });
    },

    /** Books a verified notice, or what a provider answered when it was asked. The money moves once, however often it is told. */
    take: async (source: NoticeSource, notice: PaymentNotice): Promise<NoticeVerdict> => {
      if (await takeAtOnce(source, notice)) return 'booked';
      const verdict = await db.transaction((tx) => takeNotice(platform, tx as Tx, source, notice));
      if (isSetAside(verdict)) setAside(source.merchant.code, source.provider, verdict);
      return verdict;
    },
  };
};

export type Notices = ReturnType<typeof createNotices>;
