// Lists that staff work from, in pages: each row has a place, and the cursor of the next page is the place of the last row.
import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../refusal.ts';
import { type Database, rows, type Tx } from './database.ts';

/** Rows of a page @assumed */
const WORK_PAGE = 100;
const CURSOR = /^(\d)-(-?\d{1,17})-([A-Za-z0-9_-]{1,40})$/;

/** Rows of a list that are equally urgent: they stand by a moment, then by their id. */
export interface WorkGroup {
  /** Left out: all rows of the list. */
  readonly where?: SQL;
  /** A bare column: an index that has it last gives the rows of a page without a look at others. */
  readonly at: SQL;
  readonly isNewestFirst?: boolean;
}

/** SQL of a list. */
export interface WorkList {
  readonly columns: SQL;
  readonly from: SQL;
  readonly where: SQL;
  /** No two rows share it. */
  readonly id: SQL;
  /** The more urgent one first; no row is in two of them. */
  readonly groups: readonly [WorkGroup, ...WorkGroup[]];
}

/** The number of the group, microseconds by which the row stands in it, and the id. */
type Place = readonly [number, number, string];

/** A row as the statement of a page answers it. */
export type Placed<T> = T & { readonly workPlace: Place };

export interface WorkPage<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

interface Cursor {
  readonly rank: number;
  readonly microseconds: string;
  readonly id: string;
}

const cursorIn = (text: string | undefined, { groups }: WorkList): Cursor | null => {
  if (text === undefined) return null;
  const [, rank, microseconds, id] = CURSOR.exec(text) ?? [];
  if (microseconds === undefined || id === undefined || Number(rank) >= groups.length)
    throw new Refusal('input.invalid');
  return { rank: Number(rank), microseconds, id };
};

/** What is newest first stands by the microseconds before 1970. */
const signOf = ({ isNewestFirst = false }: WorkGroup): SQL => sql.raw(isNewestFirst ? '-' : '');

const isBehind = (group: WorkGroup, id: SQL, cursor: Cursor): SQL => {
  const at = sql`(timestamptz 'epoch' + ${signOf(group)}(${cursor.microseconds}::bigint) * interval '1 microsecond')`;
  return sql`${group.at} ${sql.raw(group.isNewestFirst ? '<=' : '>=')} ${at} and (${group.at} <> ${at} or ${id} > ${cursor.id})`;
};

/** The rows of one group, one more than a page shows. */
const rowsOf = ({ columns, from, where, id, groups }: WorkList, rank: number, cursor: Cursor | null): SQL => {
  const group = groups[rank] ?? groups[0];
  const conditions = [
    where,
    ...(group.where ? [group.where] : []),
    ...(cursor?.rank === rank ? [isBehind(group, id, cursor)] : []),
    // Not even begun where the groups before it fill the page.
    ...(rank > (cursor?.rank ?? 0) ? [sql`(select count(*) from ${sql.raw(`group${rank - 1}`)}) <= ${WORK_PAGE}`] : []),
  ];
  const place = sql`${signOf(group)}(extract(epoch from ${group.at}) * 1000000)::bigint`;
  return sql`select ${columns}, jsonb_build_array(${sql.raw(`${rank}`)}, ${place}, ${id}) as "workPlace"
    from ${from} where ${sql.join(conditions, sql` and `)}
    order by ${group.at} ${sql.raw(group.isNewestFirst ? 'desc' : 'asc')}, ${id} limit ${WORK_PAGE + 1}`;
};

/**
 * The statement of a page: one row more than it shows says whether there is a next page.
 * Throws Refusal input.invalid where the cursor is none of ours.
 */
export const workQuery = (list: WorkList, cursorText?: string): SQL => {
  const cursor = cursorIn(cursorText, list);
  const ranks = list.groups.map((_, rank) => rank).slice(cursor?.rank ?? 0);
  const names = ranks.map((rank) => sql.raw(`group${rank}`));
  const groups = ranks.map((rank, at) => sql`${names[at]} as (${rowsOf(list, rank, cursor)})`);
  const all = names.map((name) => sql`select * from ${name}`);
  // One statement: a row that changes its group meanwhile is on the page once.
  return sql`with ${sql.join(groups, sql`, `)} ${sql.join(all, sql` union all `)} order by "workPlace" limit ${WORK_PAGE + 1}`;
};

/** How many rows of a list wait, none counted beyond a page: those of its first group, and the others. */
export interface WorkCount {
  readonly urgent: number;
  readonly others: number;
}

const countOf = ({ from, where }: WorkList, groups: readonly WorkGroup[]): SQL => {
  const inOne = groups.flatMap((group) => (group.where ? [group.where] : []));
  const all = inOne.length > 0 ? sql`${where} and (${sql.join(inOne, sql` or `)})` : where;
  return groups.length > 0
    ? sql`(select count(*) from (select 1 from ${from} where ${all} limit ${WORK_PAGE}) as t)`
    : sql`0`;
};

/** The statement that counts all of them at once. */
export const workCountQuery = (lists: Readonly<Record<string, WorkList>>): SQL => {
  const counts = Object.entries(lists).map(([name, list]) => {
    const [first, ...others] = list.groups;
    return sql`${name}::text, json_build_object('urgent', ${countOf(list, [first])}, 'others', ${countOf(list, others)})`;
  });
  return sql`select json_build_object(${sql.join(counts, sql`, `)}) as counts`;
};

/** How many rows wait in each of these lists. */
export const workCounts = async <N extends string>(
  on: Database | Tx,
  lists: Readonly<Record<N, WorkList>>,
): Promise<Readonly<Record<N, WorkCount>>> => {
  const [found] = await rows<{ counts: Record<N, WorkCount> }>(on, workCountQuery(lists));
  if (!found) throw new Error('A statement of counts answers one row.');
  return found.counts;
};

/**
 * A page of a list, with each row as `read` answers it.
 * Throws Refusal input.invalid where the cursor is none of ours.
 */
export const workPage = async <Raw, T>(
  on: Database | Tx,
  list: WorkList,
  cursor: string | undefined,
  read: (row: Placed<Raw>) => T,
): Promise<WorkPage<T>> => {
  const found = await rows<Placed<Raw>>(on, workQuery(list, cursor));
  const last = found.length > WORK_PAGE ? found[WORK_PAGE - 1] : undefined;
  return { items: found.slice(0, WORK_PAGE).map(read), nextCursor: last ? last.workPlace.join('-') : null };
};
