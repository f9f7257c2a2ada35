// The table of notices: each that was taken, believed or not.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
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

export const keep = async (
  on: Database | Tx,
  { merchant, provider, noticeId, orderId, verdict, body }: Kept,
): Promise<void> => {
  await on.execute(sql`insert into payment_notice (merchant, provider, notice_id, order_id, verdict, body)
    values (${merchant}, ${provider}, ${noticeId}, ${orderId}, ${verdict}, ${storable(body)}) on conflict do nothing`);
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
