import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseCodeOf } from '../refusal-of.ts';
import { databaseLimits, openPostgres } from './postgres.ts';

test('a port that hangs up at once is one failed try, not a loop of connections', async () => {
  let accepted = 0;
  const server = createServer((socket) => {
    accepted += 1;
    socket.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server on a port has an address with one
  const limits = { ...databaseLimits, backoffMs: 60_000, waitMs: 2_000 };
  const database = await openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, 1, limits);
  const fault = await database.db.execute(sql`select 1`).then(
    () => null,
    (error: unknown) => error,
  );
  expect(databaseCodeOf(fault)).toBe('CONNECTION_CLOSED');
  expect(accepted).toBe(1);
  await database.close();
  server.close();
});

/** A message of PostgreSQL's wire: its letter, its length, what it says. */
const message = (letter: string, body: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

test('a connection that breaks after the log-in is a failed try, not a crash', async () => {
  const letIn = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(letIn);
      socket.once('data', () => socket.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a server on a port has an address with one
  const unhandled: unknown[] = [];
  const hear = (reason: unknown): void => void unhandled.push(reason);
  process.on('unhandledRejection', hear);
  const limits = { ...databaseLimits, backoffMs: 60_000, waitMs: 2_000 };
  const database = await openPostgres(`postgres://nobody@127.0.0.1:${port}/none`, 1, limits);
  await expect(database.db.execute(sql`select 1`)).rejects.toThrow();
  await database.close();
  server.close();
  await once(server, 'close');
  process.off('unhandledRejection', hear);
  expect(unhandled).toEqual([]);
});
