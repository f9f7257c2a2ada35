// What vendors asked of the wallet: one row for each of their ids, with its answer.
import { sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { WalletRefusalCode } from '../../../ports/game-vendor/vendor.ts';
import type { VendorName } from './play-store.ts';

export interface TransactionRow {
  readonly id: string;
  readonly kind: 'debit' | 'credit' | 'rollback';
  /** `voided`: a debit that was taken back before it came. */
  readonly status: 'booked' | 'refused' | 'rolledBack' | 'voided';
  readonly memberId: string | null;
  readonly game: string | null;
  readonly round: string | null;
  readonly amount: bigint | null;
  readonly currency: string | null;
  /** Of a rollback: the debit that it takes back. */
  readonly debit: string | null;
  readonly refusal: WalletRefusalCode | null;
  readonly balance: bigint | null;
  readonly transferId: string | null;
}

const COLUMNS = sql`id, kind, status, member_id as "memberId", game, round, amount, currency, debit, refusal, balance,
  transfer_id as "transferId"`;

/** One writer at a time for each id; those who need several get them in one order. */
export const lockTransactions = async (
  tx: Tx,
  { merchant, vendor }: VendorName,
  ids: readonly string[],
): Promise<void> => {
  for (const id of [...new Set(ids)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`vendor|${merchant}|${vendor}|${id}`}, 0))`);
};

export const findTransaction = async (
  tx: Tx,
  { merchant, vendor }: VendorName,
  id: string,
): Promise<TransactionRow | null> => {
  const [row] = await rows<TransactionRow>(
    tx,
    sql`select ${COLUMNS} from vendor_transaction where merchant = ${merchant} and vendor = ${vendor} and id = ${id}`,
  );
  return row ?? null;
};

export const addTransaction = async (
  tx: Tx,
  { merchant, vendor }: VendorName,
  row: TransactionRow,
  at: Date,
): Promise<void> => {
  await tx.execute(sql`insert into vendor_transaction
      (merchant, vendor, id, kind, status, member_id, game, round, amount, currency, debit, refusal, balance, transfer_id, at)
    values (${merchant}, ${vendor}, ${row.id}, ${row.kind}, ${row.status}, ${row.memberId}, ${row.game}, ${row.round},
      ${row.amount}::bigint, ${row.currency}, ${row.debit}, ${row.refusal}, ${row.balance}::bigint, ${row.transferId},
      ${at.toISOString()}::timestamptz)`);
};

/** A stake that was booked and not taken back. */
export interface Stake {
  readonly id: string;
  readonly memberId: string;
  readonly game: string;
  /** Minor units. */
  readonly amount: bigint;
}

/** The stakes of a round; until the transaction ends none of them is taken back. */
export const holdStakes = (tx: Tx, { merchant, vendor }: VendorName, round: string): Promise<Stake[]> =>
  rows<Stake>(
    tx,
    sql`select id, member_id as "memberId", game, amount from vendor_transaction
      where merchant = ${merchant} and vendor = ${vendor} and round = ${round} and kind = 'debit' and status = 'booked'
      order by id for update`,
  );

/** A debit with the time it was booked at; until the transaction ends no credit is booked on it. */
export const holdDebit = async (
  tx: Tx,
  { merchant, vendor }: VendorName,
  id: string,
): Promise<(TransactionRow & { readonly at: Date }) | null> => {
  const [row] = await rows<TransactionRow & { readonly microseconds: bigint }>(
    tx,
    sql`select ${COLUMNS}, (extract(epoch from at) * 1000000)::bigint as microseconds from vendor_transaction
      where merchant = ${merchant} and vendor = ${vendor} and id = ${id} for update`,
  );
  if (row === undefined) return null;
  const { microseconds, ...debit } = row;
  return { ...debit, at: new Date(Number(microseconds / 1000n)) };
};

/** True where the round has been settled, with a win or without. */
export const isSettled = async (tx: Tx, { merchant, vendor }: VendorName, round: string): Promise<boolean> => {
  const [credit] = await rows(
    tx,
    sql`select 1 from vendor_transaction
      where merchant = ${merchant} and vendor = ${vendor} and round = ${round} and kind = 'credit' and status = 'booked' limit 1`,
  );
  return credit !== undefined;
};

export const markRolledBack = async (tx: Tx, { merchant, vendor }: VendorName, id: string): Promise<void> => {
  await tx.execute(sql`update vendor_transaction set status = 'rolledBack'
    where merchant = ${merchant} and vendor = ${vendor} and id = ${id}`);
};

export interface MemberTransaction {
  readonly vendor: string;
  readonly game: string;
  readonly kind: TransactionRow['kind'];
  readonly status: TransactionRow['status'];
  readonly round: string | null;
  readonly amount: bigint | null;
  readonly currency: string | null;
  readonly at: string;
  readonly id: string;
  readonly microseconds: bigint;
}

/** A member's transactions, the newest first; `last`: those behind this one. */
export const transactionsOfMember = (
  db: Database,
  memberId: string,
  last: MemberTransaction | null,
  most: number,
): Promise<MemberTransaction[]> =>
  rows<MemberTransaction>(
    db,
    sql`select vendor, game, kind, status, round, amount, currency, ${isoTime('at')} as at, id,
        (extract(epoch from at) * 1000000)::bigint as microseconds
      from vendor_transaction where member_id = ${memberId}
        ${last === null ? sql`` : sql`and (vendor_transaction.at, id) < (timestamptz 'epoch' + ${last.microseconds}::bigint * interval '1 microsecond', ${last.id})`}
      order by vendor_transaction.at desc, id desc limit ${most}`,
  );
