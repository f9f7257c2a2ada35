// Lists that staff work from, in pages: each row has a place, and the cursor of the next page is the place of the last row.
import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../refusal.ts';

/** Rows of a page @assumed */
export const WORK_PAGE = 100;
const CURSOR = /^(\d)-(-?\d{1,17})-([A-Za-z0-9_-]{1,40})$/;

/** SQL of what the rows stand by: a digit, a whole number, and an id that no two rows share. */
export interface WorkOrder {
  /** What is more urgent has a smaller one. */
  readonly rank: SQL;
  readonly place: SQL;
  readonly id: SQL;
}

/** A moment as a whole number: two moments of the database never become one. */
export const microseconds = (moment: SQL): SQL => sql`(extract(epoch from ${moment}) * 1000000)::bigint`;

/**
 * Pieces of the statement of a page: a column of its select list, a condition, and its end. It answers one row more than a page shows.
 * Throws Refusal input.invalid where the cursor is none of ours.
 */
export const workPage = ({ place, id, ...order }: WorkOrder, cursor: string | undefined) => {
  // A bare number in "order by" is the number of a column.
  const rank = sql`(${order.rank})::int`;
  const [, afterRank, afterPlace, afterId] = CURSOR.exec(cursor ?? '') ?? [];
  if (cursor !== undefined && afterId === undefined) throw new Refusal('input.invalid');
  return {
    column: sql`concat(${rank}, '-', ${place}, '-', ${id}) as "workPlace"`,
    condition:
      afterId === undefined
        ? sql`true`
        : sql`(${rank}, ${place}, ${id}) > (${afterRank}::int, ${afterPlace}::bigint, ${afterId})`,
    end: sql`order by ${rank}, ${place}, ${id} limit ${WORK_PAGE + 1}`,
  };
};

export interface WorkPage<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

/** A row as the statement of a page answers it. */
export type Placed<T> = T & { readonly workPlace: string };

/** The page in what its statement found, with each row as `read` answers it. */
export const pageFound = <Raw, T>(found: readonly Placed<Raw>[], read: (row: Placed<Raw>) => T): WorkPage<T> => ({
  items: found.slice(0, WORK_PAGE).map(read),
  nextCursor: found.length > WORK_PAGE ? (found[WORK_PAGE - 1]?.workPlace ?? null) : null,
});
