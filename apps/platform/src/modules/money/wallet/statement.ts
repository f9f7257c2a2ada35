// Reads the ledger for a member: the balance and the own lines, newest first.
import type { LanguageCode, Transaction } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { Localized } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { accountId } from './ledger.ts';

const PAGE = 20;
const CURSOR = /^[1-9]\d{0,17}$/;

/** The member and the currency of the money. */
export interface Owner {
  readonly merchant: string;
  readonly memberId: string;
  readonly currency: string;
}

const accountOf = ({ merchant, memberId, currency }: Owner): string =>
  accountId(merchant, 'member', memberId, currency);

/** Balance in minor units; nothing booked yet is 0. */
export const balanceOf = async (on: Database | Tx, owner: Owner): Promise<bigint> => {
  const [account] = await rows<{ balance: bigint }>(
    on,
    sql`select balance from account where id = ${accountOf(owner)}`,
  );
  return account?.balance ?? 0n;
};

export interface StatementFilter {
  readonly type?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
}

interface Line {
  readonly id: bigint;
  readonly type: Transaction['type'];
  readonly amount: bigint;
  readonly balanceAfter: bigint;
  readonly at: number;
  readonly subject: Localized;
  readonly related: string | null;
}

const conditions = ({ type, from, to, cursor }: StatementFilter): SQL[] => {
  if (cursor !== undefined && !CURSOR.test(cursor)) throw new Refusal('input.invalid');
  for (const at of [from, to]) if (at !== undefined && Number.isNaN(Date.parse(at))) throw new Refusal('input.invalid');
  return [
    ...(cursor === undefined ? [] : [sql`posting.id < ${cursor}::bigint`]),
    ...(type === undefined ? [] : [sql`transfer.type = ${type}`]),
    ...(from === undefined ? [] : [sql`transfer.at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`transfer.at < ${to}::timestamptz`]),
  ];
};

/** A page of the member's lines. */
export const statementOf = async (db: Database, owner: Owner, filter: StatementFilter, language: LanguageCode) => {
  const where = sql.join([sql`posting.account_id = ${accountOf(owner)}`, ...conditions(filter)], sql` and `);
  const lines = await rows<Line>(
    db,
    sql`select posting.id, transfer.type, posting.amount, posting.balance_after as "balanceAfter", transfer.subject, transfer.related,
        (extract(epoch from transfer.at) * 1000)::float8 as at
      from posting join transfer on transfer.id = posting.transfer_id
      where ${where} order by posting.id desc limit ${PAGE + 1}`,
  );
  const items = lines.slice(0, PAGE).map(
    (line): Transaction => ({
      id: String(line.id),
      type: line.type,
      amount: String(line.amount),
      balanceAfter: String(line.balanceAfter),
      currency: owner.currency,
      at: new Date(line.at).toISOString(),
      subject: line.subject[language] ?? line.subject.EN,
      reference: line.related,
    }),
  );
  return { items, nextCursor: lines.length > PAGE ? (items.at(-1)?.id ?? null) : null };
};
