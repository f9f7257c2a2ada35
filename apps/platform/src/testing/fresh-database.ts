// New databases on a PostgreSQL of tests.
import { randomBytes } from 'node:crypto';
import postgres from 'postgres';

export const newName = (): string => `foyer_test_${randomBytes(6).toString('hex')}`;

/** The address of another database on the same server. */
export const addressOf = (server: string, database: string): string => {
  const own = new URL(server);
  own.pathname = `/${database}`;
  return own.href;
};

export interface FreshDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** A new database of the PostgreSQL at `url`, and how to drop it; empty, or a copy of `template`. */
export const freshDatabase = async (url: string, template = 'template1'): Promise<FreshDatabase> => {
  const name = newName();
  const server = postgres(url, { max: 1, onnotice: () => undefined });
  await server.unsafe(`create database ${name} template ${template}`);
  return {
    url: addressOf(url, name),
    drop: async () => {
      await server.unsafe(`drop database if exists ${name} with (force)`);
      await server.end();
    },
  };
};
