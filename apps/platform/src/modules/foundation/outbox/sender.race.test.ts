// Several senders on one outbox, on a real PostgreSQL: each message is taken once.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { requirePostgres } from '../../../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { sendDue } from './sender.ts';

const MESSAGES = 200;
let platform: TestPlatform;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform({ demo: false });
});
afterAll(() => platform?.close());

test('eight senders at once send each of 200 messages once and lose none', async () => {
  await platform.db.execute(sql`insert into outbox (merchant, channel, recipient, subject, body)
    select 'aurora', 'sms', n::text, '', 'code' from generate_series(1, ${MESSAGES}::int) n`);
  const carried: string[] = [];
  const sms = {
    carry: async ({ to }: { to: string }) => {
      carried.push(to);
      await new Promise((resolve) => setImmediate(resolve)); // another sender has its turn
      return 'taken' as const;
    },
  };
  await Promise.all(Array.from({ length: 8 }, () => sendDue(platform.context, { sms })));
  expect(carried.length).toBe(MESSAGES);
  expect(new Set(carried).size).toBe(MESSAGES);
  expect(await rows(platform.db, sql`select 1 from outbox`)).toEqual([]);
});

test('a message of a transaction that fails is never sent', async () => {
  const failed = platform.db.transaction(async (tx) => {
    await platform.context.outbox.send(tx, {
      merchant: 'aurora',
      channel: 'sms',
      recipient: 'x',
      subject: '',
      body: 'code',
    });
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  const carried: string[] = [];
  await sendDue(platform.context, {
    sms: {
      carry: async ({ to }) => {
        carried.push(to);
        return 'taken';
      },
    },
  });
  expect(carried).toEqual([]);
});
