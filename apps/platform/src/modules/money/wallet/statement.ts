// Reads the ledger for a member: the balance and the own lines, newest first.
import type { LanguageCode, Transaction, TransactionFilter } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { Localized } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { accountId, type GameOfTransfer } from './transfer.ts';

const PAGE = 20;
/** Where the last line stands: its time in microseconds, and its id. */
const CURSOR = /^([1-9]\d{0,16})-([1-9]\d{0,17})$/;

/** The member and the currency of the money. */
export interface Owner {
  readonly merchant: string;
  readonly memberId: string;
  readonly currency: string;
}

/** Id of the account of the cash. */
export const accountOf = ({ merchant, memberId, currency }: Owner): string =>
  accountId(merchant, 'member', memberId, currency);

/** A select that holds the member's cash until the transaction ends, where `isNeeded`. No row: it is not needed, or nothing was booked yet. */
export const holdingCash = (owner: Owner, isNeeded: SQL): SQL =>
  sql`select from account where id = ${accountOf(owner)} and ${isNeeded} for no key update`;

/** Balance in minor units; nothing booked yet is 0. */
export const balanceOf = async (on: Database | Tx, owner: Owner): Promise<bigint> => {
  const [account] = await rows<{ balance: bigint }>(
    on,
    sql`select balance from account where id = ${accountOf(owner)}`,
  );
  return account?.balance ?? 0n;
};

export interface Balances {
  readonly cash: bigint;
  readonly held: bigint;
  readonly bonus: bigint;
}

/** All accounts of a member, in minor units. */
export const balancesOf = async (on: Database | Tx, { merchant, memberId, currency }: Owner): Promise<Balances> => {
  const idOf = (kind: 'member' | 'held' | 'bonus') => accountId(merchant, kind, memberId, currency);
  const found = await rows<{ kind: string; balance: bigint }>(
    on,
    sql`select kind, balance from account where id in (${idOf('member')}, ${idOf('held')}, ${idOf('bonus')})`,
  );
  const balance = (kind: string): bigint => found.find((account) => account.kind === kind)?.balance ?? 0n;
  return { cash: balance('member'), held: balance('held'), bonus: balance('bonus') };
};

export interface StatementFilter {
  readonly type?: TransactionFilter | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
}

interface Line {
  readonly id: bigint;
  readonly type: Transaction['type'];
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly microseconds: bigint;
  readonly subject: Localized;
  readonly related: string | null;
  readonly game: GameOfTransfer | null;
}

const after = (cursor: string): SQL => {
  const [, microseconds, id] = CURSOR.exec(cursor) ?? [];
  if (microseconds === undefined || id === undefined) throw new Refusal('input.invalid');
  const at = sql`timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond'`;
  return sql`(posting.at, posting.id) < (${at}, ${id}::bigint)`;
};

const conditions = ({ type, from, to, cursor }: StatementFilter): SQL[] => [
  // Named again, so that the index of members' lines serves.
  sql`posting.balance_after is not null`,
  ...(cursor === undefined ? [] : [after(cursor)]),
  ...(type === undefined ? [] : [sql`posting.category = ${type}`]),
  ...(from === undefined ? [] : [sql`posting.at >= ${from}::timestamptz`]),
  ...(to === undefined ? [] : [sql`posting.at < ${to}::timestamptz`]),
];

const MICROSECONDS_IN_A_MILLISECOND = 1000n;

/** The statement of a page: one line more than it shows says whether there is a next page. */
export const statementQuery = (owner: Owner, filter: StatementFilter): SQL => {
  const where = sql.join([sql`posting.account_id = ${accountOf(owner)}`, ...conditions(filter)], sql` and `);
  return sql`select posting.id, transfer.type, posting.amount, posting.balance_after as "balanceAfter", transfer.subject, transfer.related, transfer.game,
      (extract(epoch from posting.at) * 1000000)::bigint as microseconds
    from posting join transfer on transfer.id = posting.transfer_id
    where ${where} order by posting.at desc, posting.id desc limit ${PAGE + 1}`;
};

/** A page of the lines of the member's cash. */
export const statementOf = async (db: Database, owner: Owner, filter: StatementFilter, language: LanguageCode) => {
  const lines = await rows<Line>(db, statementQuery(owner, filter));
  const shown = lines.slice(0, PAGE);
  const items = shown.map(
    (line): Transaction => ({
      id: String(line.id),
      type: line.type,
      amount: String(line.amount),
      balanceAfter: String(line.balanceAfter),
      currency: owner.currency,
      at: new Date(Number(line.microseconds / MICROSECONDS_IN_A_MILLISECOND)).toISOString(),
      subject: line.subject[language] ?? line.subject.EN,
      reference: line.related,
      game: line.game,
    }),
  );
  const last = lines.length > PAGE ? shown.at(-1) : undefined;
  return { items, nextCursor: last ? `${last.microseconds}-${last.id}` : null };
};
