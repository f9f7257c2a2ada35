// Versions of edits. Rows are only added.
import { sql } from 'drizzle-orm';
import { type BytePage, bytePage } from '../../../db/byte-page.ts';
import { type Database, rows, type Tx } from '../../../db/database.ts';

export interface EditRow {
  readonly kind: string;
  readonly key: string;
  readonly version: number;
  /** Null: what the files say. */
  readonly value: unknown;
  readonly operator: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The place of an edit: the operator, the kind and the key. */
export interface EditName {
  readonly merchant: string;
  readonly kind: string;
  readonly key: string;
}

const columns = sql`kind, key, version, value, operator, (extract(epoch from at) * 1000)::float8 as at`;

/** One writer at a time for an operator: edits are checked together, and ids follow each other as their transactions end. */
export const lockEdits = async (tx: Tx, merchant: string): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`site_edit|${merchant}`}, 0))`);
};

/** The newest version of each edit of an operator. */
export const newestEdits = (on: Database | Tx, merchant: string): Promise<EditRow[]> =>
  rows<EditRow>(
    on,
    sql`select distinct on (kind, key) ${columns} from site_edit where merchant = ${merchant} order by kind, key, version desc`,
  );

/** The last edit of each operator that has any, by its id. */
export const lastEdits = (on: Database): Promise<{ readonly merchant: string; readonly id: bigint }[]> =>
  rows(on, sql`select merchant, max(id) as id from site_edit group by merchant`);

/** Versions of one edit, the newest first; before version `before`, if it is given. */
export const versionsOf = (
  on: Database | Tx,
  { merchant, kind, key }: EditName,
  most: number,
  before?: number,
): Promise<BytePage<EditRow>> =>
  bytePage<EditRow>(on, {
    rows: sql`select ${columns} from site_edit where merchant = ${merchant} and kind = ${kind} and key = ${key}
      ${before === undefined ? sql`` : sql`and version < ${before}::int`}`,
    order: sql`version desc`,
    long: sql`value`,
    most,
  });

export const versionOf = async (tx: Tx, { merchant, kind, key }: EditName, version: number): Promise<EditRow | null> =>
  (
    await rows<EditRow>(
      tx,
      sql`select ${columns} from site_edit
        where merchant = ${merchant} and kind = ${kind} and key = ${key} and version = ${version}::int`,
    )
  )[0] ?? null;

export const addVersion = async (
  tx: Tx,
  { merchant, kind, key }: EditName,
  { version, value, operator }: Pick<EditRow, 'version' | 'value' | 'operator'>,
): Promise<void> => {
  const text = value === null ? null : JSON.stringify(value);
  await tx.execute(sql`insert into site_edit (merchant, kind, key, version, value, operator)
    values (${merchant}, ${kind}, ${key}, ${version}::int, ${text}::jsonb, ${operator})`);
};
