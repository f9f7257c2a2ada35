// Takes providers' notices: verifies, judges and books them, and keeps each.
import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../../../db/database.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import type { NoticeFault, PaymentNotice } from '../../../ports/payment/provider.ts';
import { bookTransfer } from '../wallet/api.ts';
import { isSetAside, judgeNotice, type NoticeVerdict } from './notice.rules.ts';
import { endOrder, holdOrder, markSucceeded, type OrderRow } from './order-store.ts';

const KEPT_BODY = 4096;

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

const book = async (tx: Tx, merchant: Merchant, order: OrderRow): Promise<void> => {
  const fee = order.amount - order.credited;
  await bookTransfer(tx, {
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
  });
};

type Needs = Pick<PlatformContext, 'db' | 'log' | 'metrics' | 'now'>;

/** The operator and provider that a notice comes from. */
export interface NoticeSource {
  readonly merchant: Merchant;
  readonly provider: string;
  /** As it came. */
  readonly body: string;
}

export const createNotices = ({ db, log, metrics, now }: Needs) => {
  const setAside = (merchant: string, provider: string, why: string): void => {
    metrics.noticesSetAside.inc({ merchant, why });
    log.error({ merchant, channel: provider, code: why }, 'a notice of a payment was set aside');
  };

  return {
    /** Keeps a notice that is not believed, for the operator to see. */
    refuse: async ({ merchant, provider, body }: NoticeSource, fault: NoticeFault): Promise<void> => {
      setAside(merchant.code, provider, fault);
      await keep(db, { merchant: merchant.code, provider, noticeId: null, orderId: null, verdict: fault, body });
    },

    /** Books a verified notice, or what a provider answered when it was asked. The money moves once, however often it is told. */
    take: async ({ merchant, provider, body }: NoticeSource, notice: PaymentNotice): Promise<NoticeVerdict> => {
      const verdict = await db.transaction(async (open) => {
        const tx = open as Tx;
        const order = await holdOrder(tx, merchant.code, notice.orderId);
        const judged = judgeNotice(order, provider, notice);
        if (order !== null && judged === 'booked') {
          await markSucceeded(tx, order.id, now());
          await book(tx, merchant, order);
        }
        if (order !== null && judged === 'failed') await endOrder(tx, order.id, 'failed', now());
        const { noticeId, orderId } = notice;
        if (judged !== 'repeated') {
          await keep(tx, { merchant: merchant.code, provider, noticeId, orderId, verdict: judged, body });
        }
        return judged;
      });
      if (isSetAside(verdict)) setAside(merchant.code, provider, verdict);
      return verdict;
    },
  };
};

export type Notices = ReturnType<typeof createNotices>;
