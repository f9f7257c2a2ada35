// Statements about rows that have run out, a portion at a time. `purge` repeats each until it answers no row.
import { type SQL, sql } from 'drizzle-orm';

/** Whoever needs one of these rows waits for the portion: milliseconds. */
const ROWS = 5_000;

/** Rows that somebody holds are left for the next time. */
const portion = (table: string, condition: SQL): SQL => sql`ctid = any(array(
  select ctid from ${sql.identifier(table)} where ${condition} limit ${sql.raw(String(ROWS))} for update skip locked))`;

/** Deletes the rows of a table that fulfil the condition. */
export const deleteExpired = (table: string, condition: SQL): SQL =>
  sql`delete from ${sql.identifier(table)} where ${portion(table, condition)} returning 1`;

/** Changes such rows; the condition must not be true of a changed one. */
export const updateExpired = (table: string, changes: SQL, condition: SQL): SQL =>
  sql`update ${sql.identifier(table)} set ${changes} where ${portion(table, condition)} returning 1`;
