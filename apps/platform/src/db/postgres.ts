// PostgreSQL through postgres-js.
import { drizzle } from 'drizzle-orm/postgres-js';
import type { PendingQuery, Row, Sql } from 'postgres';
import type { Database, OpenDatabase } from './database.ts';
import { createPool, type Pool } from './pool.ts';
import type { PoolLimits } from './pool-state.ts';
import type { ConnectionLimits, TypeMaps } from './postgres-client.ts';
import { openConnection, type PostgresConnection, type TransactionSender } from './postgres-connection.ts';

export interface DatabaseLimits extends Omit<PoolLimits, 'size'>, ConnectionLimits {
  /** Longest statement of migrations, checks and deleting: they read and change whole tables, and nobody waits for their answer. */
  readonly patientMs: number;
}

/** Limits of how long and how much work waits. Decision 040 explains the numbers. */
export const databaseLimits: DatabaseLimits = {
  depth: 32,
  maxWaiting: 1_000,
  waitMs: 3_000,
  backoffMs: 1_000,
  lifetimeMs: 45 * 60_000,
  connectMs: 3_000,
  // Shorter than the web's limit of 30 s, so that the outcome is decided before the caller gives up.
  statementMs: 8_000,
  idleTransactionMs: 10_000,
  silentMs: 10_000,
  patientMs: 30 * 60_000,
};

/** A statement of minutes ends so soon after its node is gone: until then it would hold its rows, or the turn of migrations. */
const PATIENT_LOOK_MS = 10_000;
/** Work of minutes waits longer for a connection than a call: at a start on a busy machine the first one takes its time. */
const PATIENT_WAIT_MS = 10_000;

/** The rows of a statement, and the same as lists of values, which drizzle asks for right after it has sent the statement. */
interface SentStatement extends Promise<readonly Row[]> {
  readonly values: () => Promise<unknown>;
}

const sendTo = (pool: Pool<PostgresConnection>, text: string, values: unknown[]): SentStatement => {
  let query: PendingQuery<Row[]> | undefined;
  let asValues = false;
  const rows = pool.statement((connection) => {
    query = connection.unsafe(text, values);
    return asValues ? query.values() : query;
  });
  return Object.assign(rows, {
    values: () => {
      asValues = true;
      query?.values();
      return rows;
    },
  });
};

/** A script of several statements answers a list of results, one statement its rows. */
const lastRows = (result: readonly unknown[]): Record<string, unknown>[] => {
  const last = result.at(-1);
  return (Array.isArray(last) ? [...last] : [...result]) as Record<string, unknown>[];
};

/** Connects to PostgreSQL. The pool opens connections as they are needed. */
export const openPostgres = async (
  url: string,
  size: number,
  limits: DatabaseLimits = databaseLimits,
): Promise<OpenDatabase> => {
  const types: TypeMaps = { parsers: {}, serializers: {} };
  let hostIndex = 0;
  const poolOf = (own: PoolLimits & ConnectionLimits) =>
    createPool<PostgresConnection>(own, {
      open: (lost) => openConnection({ url, hostIndex: hostIndex++, limits: own, types }, lost),
      close: (connection) => connection.end(),
      count: (connection, change) => connection.count(change),
    });
  const clientOf = (pool: Pool<PostgresConnection>) => ({
    options: types,
    unsafe: (text: string, values: unknown[]) => sendTo(pool, text, values),
    begin: <T>(work: (inner: TransactionSender) => Promise<T>) => pool.transaction(({ begin }) => begin(work)),
  });
  // Drizzle uses of its client what stands here, and the results of drivers differ only in types, which rows() levels.
  const databaseOf = (pool: Pool<PostgresConnection>) =>
    drizzle({ client: clientOf(pool) as unknown as Sql }) as unknown as Database;
  const pool = poolOf({ ...limits, size });
  // Connections of its own: the limits of a connection are set when it opens. One opens with the first such work.
  const { patientMs } = limits;
  const patient = poolOf({
    ...limits,
    size: 2,
    waitMs: Math.max(limits.waitMs, PATIENT_WAIT_MS),
    statementMs: patientMs,
    silentMs: patientMs,
    lookMs: PATIENT_LOOK_MS,
  });
  return {
    kind: 'postgres',
    db: databaseOf(pool),
    patientDb: databaseOf(patient),
    scripts: (work) => patient.transaction(({ script }) => work(async (text) => lastRows(await script(text)))),
    waiting: pool.waiting,
    cutPatient: () => patient.close((connection) => connection.cut()),
    close: async () => {
      await Promise.all([pool.close(), patient.close()]);
    },
  };
};
