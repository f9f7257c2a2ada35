// PostgreSQL through postgres-js.
import { drizzle } from 'drizzle-orm/postgres-js';
import postgres, { type Sql } from 'postgres';
import type { Database, OpenDatabase } from './database.ts';

/** Longest a statement may run. Shorter than the web's time-out of 30 s, so that the outcome is decided before the caller gives up. */
const STATEMENT_TIMEOUT_MS = 8_000;
const CONNECT_TIMEOUT_S = 5;
const INT8 = 20;

/** Drizzle sends everything through `unsafe`, which does not prepare unless told: this tells it, also inside transactions. */
const preparing = <T extends Sql>(client: T): T =>
  new Proxy(client, {
    get(target, name, receiver) {
      if (name === 'unsafe') return (text: string, values: never[]) => target.unsafe(text, values, { prepare: true });
      if (name === 'begin' || name === 'savepoint') {
        const open: unknown = Reflect.get(target, name, receiver);
        return (...args: unknown[]) => {
          const work = args.pop() as (inner: Sql) => unknown;
          return (open as (...rest: unknown[]) => unknown)(...args, (inner: Sql) => work(preparing(inner)));
        };
      }
      return Reflect.get(target, name, receiver);
    },
  });

/** A script of several statements answers a list of results, one statement its rows. */
const lastRows = (result: readonly unknown[]): Record<string, unknown>[] => {
  const last = result.at(-1);
  return (Array.isArray(last) ? [...last] : [...result]) as Record<string, unknown>[];
};

/** Connects to PostgreSQL; the pool opens connections as they are needed. */
export const openPostgres = async (url: string, pool: number): Promise<OpenDatabase> => {
  const client = postgres(url, {
    max: pool,
    connect_timeout: CONNECT_TIMEOUT_S,
    onnotice: () => undefined,
    types: { bigint: { to: INT8, from: [INT8], serialize: String, parse: BigInt } },
    connection: { application_name: 'foyer', statement_timeout: STATEMENT_TIMEOUT_MS },
  });
  const db = drizzle(preparing(client)) as unknown as Database; // drivers differ only in the type of a raw result, which rows() levels
  return {
    kind: 'postgres',
    db,
    scripts: async (work) => {
      await client.begin((tx) => work(async (text) => lastRows(await tx.unsafe(text).simple())));
    },
    close: () => client.end({ timeout: 5 }),
  };
};
