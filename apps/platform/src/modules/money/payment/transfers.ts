// Bank transfers that wait for a person: no provider tells of their money.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { type WorkList, type WorkPage, workPage } from '../../../db/work-list.ts';
import { type OrderRow, orderColumns, orderIn, type RawRow } from './order-store.ts';
import { inReachSince } from './transfer.rules.ts';

/** Transfers of one member in a list, beside the newest orders @assumed */
const MOST_OF_MEMBER = 50;

export interface WaitingTransfer extends OrderRow {
  /** When the member sent the slip. */
  readonly slipAt: Date | null;
}

interface RawTransfer extends RawRow {
  readonly slipAt: number | null;
}

/** Most orders without a slip were never paid: they stand behind those that somebody did something about. */
export const transferList = (merchant: string, now: Date): WorkList => ({
  columns: sql`${orderColumns}, (extract(epoch from slip_sent_at) * 1000)::float8 as "slipAt"`,
  from: sql`deposit_order`,
  where: sql`merchant = ${merchant} and kind = 'bankTransfer' and status in ('pending', 'expired')
    and created_at > ${inReachSince(now).toISOString()}::timestamptz`,
  id: sql`id`,
  groups: [
    { where: sql`(slip_sent_at is not null or first_approval is not null)`, at: sql`created_at` },
    { where: sql`slip_sent_at is null and first_approval is null`, at: sql`created_at` },
  ],
});

/** A page of the transfers of an operator that a person may book: those with a slip or a first confirmation first, each the oldest first. */
export const waitingTransfers = (
  on: Database | Tx,
  merchant: string,
  now: Date,
  cursor?: string,
): Promise<WorkPage<WaitingTransfer>> =>
  workPage(on, transferList(merchant, now), cursor, (row: RawTransfer) => ({
    ...orderIn(row),
    slipAt: row.slipAt === null ? null : new Date(row.slipAt),
  }));

/**
 * The newest transfers of a member that a person may still book, or has refused: their page takes
 * the slip, or says why.
 */
export const transfersOfMember = async (
  on: Database | Tx,
  merchant: string,
  memberId: string,
  now: Date,
): Promise<OrderRow[]> => {
  const found = await rows<RawRow>(
    on,
    sql`select ${orderColumns} from deposit_order
      where member_id = ${memberId} and merchant = ${merchant} and kind = 'bankTransfer'
        and (status in ('pending', 'expired') or status = 'failed' and reason is not null)
        and created_at > ${inReachSince(now).toISOString()}::timestamptz
      order by created_at desc, id limit ${MOST_OF_MEMBER}`,
  );
  return found.map(orderIn);
};
