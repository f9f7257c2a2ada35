// The table of notices: each that was taken, believed or not.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';
import type { NoticeFault } from '../../../ports/payment/provider.ts';
import type { NoticeVerdict } from './notice.rules.ts';

const KEPT_BODY = 4096;

export interface Kept {
  readonly merchant: string;
  readonly provider: string;
  readonly noticeId: string | null;
  readonly orderId: string | null;
  readonly verdict: NoticeVerdict | NoticeFault;
  readonly body: string;
}

/** As much of a body as is kept. PostgreSQL keeps no zero bytes. */
export const storable = (text: string): string => text.slice(0, KEPT_BODY).replaceAll('\0', '');

/** Keeps a notice. False: one of the same provider, order, verdict and words was kept before. */
export const keep = async (
  on: Database | Tx,
  { merchant, provider, noticeId, orderId, verdict, body }: Kept,
): Promise<boolean> => {
  const added = await rows(
    on,
    sql`insert into payment_notice (merchant, provider, notice_id, order_id, verdict, body)
      select ${merchant}, ${provider}, ${noticeId}, ${orderId}, ${verdict}, ${storable(body)}
      where not exists (select from payment_notice where order_id = ${orderId} and verdict not in ('booked', 'failed', 'repeated')
        and verdict = ${verdict} and merchant = ${merchant} and provider = ${provider} and body = ${storable(body)})
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
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The notices of an operator that were not believed, the newest first. */
export const noticesAside = (on: Database | Tx, merchant: string, most: number): Promise<NoticeAside[]> =>
  rows<NoticeAside>(
    on,
    sql`select provider, order_id as "orderId", verdict as why, body, (extract(epoch from at) * 1000)::float8 as at from payment_notice
      where merchant = ${merchant} and verdict not in ('booked', 'failed', 'repeated')
        and verdict <> 'signature' order by at desc limit ${most}`,
  );
