import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databaseCodeOf } from '../http/answer.ts';
import { databaseLimits, openPostgres } from './postgres.ts';

test('a port that hangs up at once is one failed try and no loop of connections', async () => {
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
