// Pages of rows that may be long: each ends before the answer gets too large.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from './database.ts';

/** A page takes rows until they are so long together, and always one @assumed */
const PAGE_BYTES = 512 * 1024;

export interface BytePage<Row> {
  readonly items: readonly Row[];
  /** True where rows follow. */
  readonly isMore: boolean;
}

/** What is read in pages. */
export interface LongRows {
  /** SQL of the rows, without order and limit. */
  readonly rows: SQL;
  /** SQL of the order of the rows, by their names in `rows`. */
  readonly order: SQL;
  /** SQL of what may be long in a row. */
  readonly long: SQL;
  /** Rows of a page, however short. */
  readonly most: number;
}

type Placed<Row> = Row & { readonly pageRows: number; readonly pageBytes: number };

export const bytePage = async <Row extends object>(
  on: Database | Tx,
  { rows: all, order, long, most }: LongRows,
): Promise<BytePage<Row>> => {
  // The row after the page shows that there is one.
  const found = await rows<Placed<Row>>(
    on,
    sql`select * from (
      select *, (count(*) over ())::int as "pageRows", (row_number() over placed)::int as "pagePlace",
        coalesce(sum(octet_length((${long})::text)) over (placed rows between unbounded preceding and 1 preceding), 0)::float8 as "pageBytes"
      from (select * from (${all}) as listed order by ${order} limit ${most + 1}) as candidate
      window placed as (order by ${order})) as page
    where "pagePlace" <= ${most} and "pageBytes" < ${PAGE_BYTES} order by "pagePlace"`,
  );
  const [first] = found;
  const items = found.map(({ pageRows: _rows, pageBytes: _bytes, ...row }) => row as unknown as Row);
  return { items, isMore: (first?.pageRows ?? 0) > items.length };
};
