// Receipts in their table: what a member bet, once per key, and how it ended.
import { sql } from 'drizzle-orm';
import { batchQueries } from '../../../db/batch-queries.ts';
import { type Database, prepared, rows, type Tx } from '../../../db/database.ts';
import type { Line } from './lottery.ts';

export type ReceiptStatus = 'open' | 'won' | 'lost' | 'refunded';

/** A line with its end. `win` is minor units as text: it lives in a JSON column. */
export interface SettledLine extends Line {
  readonly status: ReceiptStatus;
  readonly win: string;
}

export interface ReceiptRow {
  readonly id: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly game: string;
  readonly issue: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly total: bigint;
  readonly win: bigint;
  readonly status: ReceiptStatus;
  readonly lines: readonly SettledLine[];
  readonly placedAt: Date;
}

type RawReceipt = Omit<ReceiptRow, 'placedAt'> & { readonly placedAt: number };

const columns = sql`id, merchant, member_id as "memberId", game, issue, currency, stake, total, win, status, lines,
  (extract(epoch from placed_at) * 1000)::float8 as "placedAt"`;

const receiptFrom = (raw: RawReceipt): ReceiptRow => ({ ...raw, placedAt: new Date(Math.round(raw.placedAt)) });

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Adds a receipt; false when this member's key has one already. */
export const addReceipt = async (tx: Tx, receipt: ReceiptRow, idempotencyKey: string): Promise<boolean> => {
  const added = await rows(
    tx,
    sql`insert into lottery_receipt
        (id, merchant, member_id, game, issue, idempotency_key, currency, stake, total, lines, placed_at)
      values (${receipt.id}, ${receipt.merchant}, ${receipt.memberId}, ${receipt.game}, ${receipt.issue}, ${idempotencyKey},
        ${receipt.currency}, ${String(receipt.stake)}::bigint, ${String(receipt.total)}::bigint,
        ${JSON.stringify(receipt.lines)}::jsonb, ${instant(receipt.placedAt)})
      on conflict (merchant, member_id, idempotency_key) do nothing returning id`,
  );
  return added.length > 0;
};

export const receiptByKey = async (
  on: Database | Tx,
  merchant: string,
  memberId: string,
  key: string,
): Promise<ReceiptRow | null> => {
  const [raw] = await rows<RawReceipt>(
    on,
    sql`select ${columns} from lottery_receipt
      where merchant = ${merchant} and member_id = ${memberId} and idempotency_key = ${key}`,
  );
  return raw ? receiptFrom(raw) : null;
};

type IssueKey = Pick<ReceiptRow, 'game' | 'issue'>;

/** The next members with open receipts of an issue in the order of their ids, after one of them. */
export const openMembers = async (
  db: Database,
  { game, issue }: IssueKey,
  after: string,
  limit: number,
): Promise<string[]> => {
  const found = await rows<{ readonly id: string }>(
    db,
    sql`select distinct member_id as id from lottery_receipt where game = ${game} and issue = ${issue} and status = 'open'
        and member_id > ${after}
      order by member_id limit ${limit}`,
  );
  return found.map(({ id }) => id);
};

/** The open receipts of a member of an issue. */
export const openReceiptIds = async (db: Database, { game, issue }: IssueKey, memberId: string): Promise<string[]> => {
  const found = await rows<Pick<ReceiptRow, 'id'>>(
    db,
    sql`select id from lottery_receipt where game = ${game} and issue = ${issue} and status = 'open'
      and member_id = ${memberId} order by id`,
  );
  return found.map(({ id }) => id);
};

/** The open receipts that are settled together: all those of some members, or one. */
export type ReceiptSelection = { readonly memberIds: readonly string[] } | { readonly id: string };

/** The selected open receipts of an issue, held until the end of the transaction. */
export const holdOpenReceipts = async (
  tx: Tx,
  { game, issue }: IssueKey,
  selection: ReceiptSelection,
): Promise<ReceiptRow[]> => {
  const isSelected =
    'id' in selection
      ? sql`id = ${selection.id}`
      : sql`member_id = any(string_to_array(${selection.memberIds.join(',')}, ','))`;
  const found = await rows<RawReceipt>(
    tx,
    sql`select ${columns} from lottery_receipt where game = ${game} and issue = ${issue} and status = 'open' and ${isSelected}
      order by id for update`,
  );
  return found.map(receiptFrom);
};

/** Counts the open receipts of an issue. */
export const countOpenReceipts = async (db: Database, { game, issue }: IssueKey): Promise<number> => {
  const [row] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from lottery_receipt where game = ${game} and issue = ${issue} and status = 'open'`,
  );
  return row?.count ?? 0;
};

interface Settlement {
  readonly id: string;
  readonly status: ReceiptStatus;
  readonly win: bigint;
  readonly lines: readonly SettledLine[];
}

/** Writes how an open receipt ended. Throws if it was not open: nothing is ever settled twice. */
export const recordSettlement = async (tx: Tx, { id, status, win, lines }: Settlement, now: Date): Promise<void> => {
  const settled = await rows(
    tx,
    sql`update lottery_receipt set status = ${status}, win = ${String(win)}::bigint, lines = ${JSON.stringify(lines)}::jsonb,
        settled_at = ${instant(now)}
      where id = ${id} and status = 'open' returning id`,
  );
  if (settled.length !== 1) throw new Error(`receipt ${id} is settled already`);
};

export interface ReceiptQuery {
  readonly memberId: string;
  /** Null: of all lotteries. */
  readonly game: string | null;
  readonly status: 'open' | 'settled' | null;
  readonly receipt: string | null;
  /** Place in the list after which to go on. */
  readonly after: { readonly placedAt: Date; readonly id: string } | null;
  readonly limit: number;
}

/** A member's own receipts, the latest first. */
export const receiptsOf = async (db: Database, query: ReceiptQuery): Promise<ReceiptRow[]> => {
  const { memberId, game, status, receipt, after, limit } = query;
  const standing = status === null ? sql`true` : status === 'open' ? sql`status = 'open'` : sql`status <> 'open'`;
  const lottery = game === null ? sql`true` : sql`game = ${game}`;
  const one = receipt === null ? sql`true` : sql`id = ${receipt}`;
  const older = after === null ? sql`true` : sql`(placed_at, id) < (${instant(after.placedAt)}, ${after.id})`;
  const found = await rows<RawReceipt>(
    db,
    sql`select ${columns} from lottery_receipt where member_id = ${memberId} and ${lottery}
      and ${standing} and ${one} and ${older} order by placed_at desc, id desc limit ${limit}`,
  );
  return found.map(receiptFrom);
};

/**
 * Counts open receipts of members, whose ids are `$1`, a JSON list. An index holds open receipts alone: settled ones, which stay for
 * years, are not read.
 */
export const OPEN_RECEIPTS = `select asked.member,
    (select count(*)::int from lottery_receipt where member_id = asked.member and status = 'open') as open
  from json_array_elements_text($1::text::json) as asked (member)`;

/** Answers a function that counts a member's open receipts; calls at the same moment share one query. */
export const createCountOpenReceipts = (db: Database): ((memberId: string) => Promise<number>) => {
  const query = prepared<{ member: string; open: number }>(db, OPEN_RECEIPTS);
  const count = batchQueries(
    async (members) => new Map((await query(JSON.stringify(members))).map(({ member, open }) => [member, open])),
  );
  return async (memberId) => (await count(memberId)) ?? 0;
};
