// The table of notices: each that was taken, believed or not.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';
import { type Placed, type WorkList, type WorkPage, workPage } from '../../../db/work-list.ts';
import type { NoticeFault } from '../../../ports/payment/provider.ts';
import type { NoticeVerdict } from './notice.rules.ts';
import type { OrderRow } from './order-store.ts';

const KEPT_BODY = 4096;

export interface Kept {
  readonly merchant: string;
  readonly provider: string;
  readonly noticeId: string | null;
  readonly orderId: string | null;
  readonly verdict: NoticeVerdict | NoticeFault;
  readonly body: string;
  /** What was paid in place of what was ordered, in minor units. */
  readonly paid?: bigint | null;
}

/** As much of a body as is kept. PostgreSQL keeps no zero bytes. */
export const storable = (text: string): string => text.slice(0, KEPT_BODY).replaceAll('\0', '');

/** Keeps a notice. False: one of the same provider, order, verdict and words was kept before. */
export const keep = async (
  on: Database | Tx,
  { merchant, provider, noticeId, orderId, verdict, body, paid = null }: Kept,
): Promise<boolean> => {
  // A notice that could not be read names no order.
  const sameOrder = orderId === null ? sql`order_id is null` : sql`order_id = ${orderId}`;
  const added = await rows(
    on,
    sql`insert into payment_notice (merchant, provider, notice_id, order_id, verdict, body, paid)
      select ${merchant}, ${provider}, ${noticeId}, ${orderId}, ${verdict}, ${storable(body)}, ${paid === null ? null : String(paid)}::bigint
      where not exists (select from payment_notice where ${sameOrder} and verdict not in ('booked', 'failed', 'repeated')
        and verdict = ${verdict} and merchant = ${merchant} and provider = ${provider} and body = ${storable(body)}
        and paid is not distinct from ${paid === null ? null : String(paid)}::bigint)
      on conflict do nothing returning id`,
  );
  return added.length > 0;
};

/** Those that were set aside; nobody looks at older ones @assumed */
export const expiredNotices: SQL = deleteExpired(
  'payment_notice',
  sql`verdict not in ('booked', 'failed', 'repeated') and at < now() - interval '90 days'`,
);

/** A notice that was not believed. */
export interface NoticeAside {
  readonly provider: string;
  readonly orderId: string | null;
  readonly why: string;
  readonly body: string;
  /** What was paid in place of what the order asks for, in minor units. */
  readonly paid: bigint | null;
  /** What the order asks for, and its member; null where there is no such order. */
  readonly ordered: bigint | null;
  readonly memberId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The notices of an operator that were not believed, the newest first. */
export const noticeList = (merchant: string): WorkList => ({
  columns: sql`notice.provider, notice.order_id as "orderId", notice.verdict as why, notice.body, notice.paid,
    ordered.amount as ordered, ordered.member_id as "memberId", (extract(epoch from notice.at) * 1000)::float8 as at`,
  // Its limit keeps the database from reading all orders for the few of a page.
  from: sql`payment_notice as notice left join lateral (select amount, member_id from deposit_order
    where deposit_order.id = notice.order_id and deposit_order.merchant = notice.merchant limit 1) as ordered on true`,
  where: sql`notice.merchant = ${merchant} and notice.verdict not in ('booked', 'failed', 'repeated') and notice.verdict <> 'signature'`,
  id: sql`notice.id::text`,
  groups: [{ at: sql`notice.at`, isNewestFirst: true }],
});

/** A page of them. */
export const noticesAside = (on: Database | Tx, merchant: string, cursor?: string): Promise<WorkPage<NoticeAside>> =>
  workPage(on, noticeList(merchant), cursor, ({ workPlace: _, ...row }: Placed<NoticeAside>) => row);

/** True where a notice of the order's provider, or a person for a bank transfer, said that this other amount was paid. */
export const isSaidPaid = async (
  on: Database | Tx,
  { merchant, provider, id }: Pick<OrderRow, 'merchant' | 'provider' | 'id'>,
  amount: bigint,
): Promise<boolean> =>
  (
    await rows(
      on,
      sql`select 1 from payment_notice where order_id = ${id} and merchant = ${merchant} and provider = ${provider}
        and verdict not in ('booked', 'failed', 'repeated') and verdict = 'other amount' and paid = ${String(amount)}::bigint limit 1`,
    )
  ).length > 0;

/** A person has decided about this other amount: its notices wait for nobody any more. */
export const closeNotices = async (
  tx: Tx,
  { merchant, id }: Pick<OrderRow, 'merchant' | 'id'>,
  amount: bigint,
): Promise<void> => {
  await tx.execute(sql`update payment_notice set verdict = 'repeated' where order_id = ${id} and merchant = ${merchant}
    and verdict not in ('booked', 'failed', 'repeated') and verdict = 'other amount' and paid = ${String(amount)}::bigint`);
};
