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

/** What a call takes turns for: ids of transactions, and the round that it stakes in or settles. */
export interface Turn {
  readonly ids: readonly string[];
  readonly round: string | null;
}

/** One writer at a time for each id and each round; those who need several get them in one order. */
export const takeTurn = async (tx: Tx, { merchant, vendor }: VendorName, { ids, round }: Turn): Promise<void> => {
  const names = [
    ...[...new Set(ids)].sort().map((id) => `vendor|${merchant}|${vendor}|${id}`),
    ...(round === null ? [] : [`vendor-round|${merchant}|${vendor}|${round}`]),
  ];
  const locks = names.map((name) => sql`pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
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
  readonly placedAt: Date;
}

/** The stakes of a round; until the transaction ends none of them is taken back. */
export const holdStakes = async (tx: Tx, { merchant, vendor }: VendorName, round: string): Promise<Stake[]> => {
  const found = await rows<Omit<Stake, 'placedAt'> & { readonly placedAt: number }>(
    tx,
    sql`select id, member_id as "memberId", game, amount, (extract(epoch from at) * 1000)::float8 as "placedAt"
      from vendor_transaction
      where merchant = ${merchant} and vendor = ${vendor} and round = ${round} and kind = 'debit' and status = 'booked'
      order by id for update`,
  );
  return found.map((stake) => ({ ...stake, placedAt: new Date(stake.placedAt) }));
};

/** A debit; until the transaction ends no credit is booked on it. */
export const holdDebit = async (
  tx: Tx,
  { merchant, vendor }: VendorName,
  id: string,
): Promise<TransactionRow | null> => {
  const [row] = await rows<TransactionRow>(
    tx,
    sql`select ${COLUMNS} from vendor_transaction
      where merchant = ${merchant} and vendor = ${vendor} and id = ${id} for update`,
  );
  return row ?? null;
};

/** Why a member cannot stake in a round; null where nothing is against it. */
export const closedTo = async (
  tx: Tx,
  { merchant, vendor }: VendorName,
  round: string,
  memberId: string,
): Promise<'settled' | 'conflict' | null> => {
  const booked = sql`merchant = ${merchant} and vendor = ${vendor} and round = ${round} and status = 'booked'`;
  const [standing] = await rows<{ isSettled: boolean; isOfAnother: boolean }>(
    tx,
    sql`select exists (select from vendor_transaction where ${booked} and kind = 'credit') as "isSettled",
      exists (select from vendor_transaction where ${booked} and kind = 'debit' and member_id <> ${memberId}) as "isOfAnother"`,
  );
  if (standing?.isSettled) return 'settled';
  return standing?.isOfAnother ? 'conflict' : null;
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
