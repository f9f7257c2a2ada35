// The database for modules: drizzle over the embedded database or PostgreSQL, with the same SQL.
import type { ExtractTablesWithRelations, SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';

type NoSchema = Record<string, never>;
type NoTables = ExtractTablesWithRelations<NoSchema>;

/** Runs queries. `db.transaction(async (tx) => …)` opens a transaction; inside it use `tx` and nothing else. */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema>;
/** An open transaction. A function that must be part of its caller's transaction takes this type. */
export type Tx = PgTransaction<PgQueryResultHKT, NoSchema, NoTables>;

/** Runs statements without parameters. */
export type RunScript = (text: string) => Promise<Record<string, unknown>[]>;

/** An open database and how to leave it. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'postgres';
  readonly db: Database;
  /** For work of minutes, two at a time: checks of the whole ledger, and deleting what has run out. */
  readonly patientDb: Database;
  /**
   * One connection on which `run` takes a whole script and answers the rows of its last statement: for migrations. A script of several
   * statements is one transaction.
   */
  readonly scripts: (work: (run: RunScript) => Promise<void>) => Promise<void>;
  /** Returns the number of statements and transactions that wait for a connection now. */
  readonly waiting: () => number;
  /** Ends the work of minutes at once, for a node that stops: all of it can be done again. */
  readonly cutPatient: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Rows of a statement written by hand. int8 comes as bigint, numeric and times as text (cast or parse them), on both databases alike.
 */
export const rows = async <T>(on: Database | Tx, statement: SQL): Promise<T[]> => {
  const result: unknown = await on.execute(statement);
  // Each driver answers in its own form: an array, or an object that holds one.
  return (Array.isArray(result) ? [...result] : (result as { rows: unknown[] }).rows) as T[];
};

interface PostgresClient {
  readonly unsafe: (text: string, values: readonly unknown[]) => Promise<readonly unknown[]>;
}
interface EmbeddedClient {
  readonly query: (text: string, values: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>;
}

/**
 * A statement that is asked thousands of times a second, straight to the driver: building and mapping it by drizzle costs as much as
 * the rest of a small call. Times come as text or Date, int8 as bigint.
 */
export const prepared = <T>(
  on: Database | Tx,
  text: string,
): ((...values: readonly unknown[]) => Promise<readonly T[]>) => {
  // Drizzle's types hide it.
  const { client } = (on as unknown as { readonly session: { readonly client: PostgresClient | EmbeddedClient } })
    .session;
  if ('unsafe' in client) return (...values) => client.unsafe(text, values) as Promise<readonly T[]>;
  return async (...values) => (await client.query(text, [...values])).rows as readonly T[];
};
