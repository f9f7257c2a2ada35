// Idempotency-Key over the wire: once, whatever is repeated.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { once } from './idempotency.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const scope = (key: string) => ({ merchant: 'aurora', caller: 'm1', call: 'games.bet', key });
const counting = () => {
  let ran = 0;
  const work = async () => {
    ran += 1;
    return { receipt: `R${ran}` };
  };
  return { ran: () => ran, work };
};

test('the same key and body get the first result; another body is refused', async () => {
  const { ran, work } = counting();
  expect(await once(platform.db, scope('key-1'), { a: 1 }, work)).toEqual({ receipt: 'R1' });
  expect(await once(platform.db, scope('key-1'), { a: 1 }, work)).toEqual({ receipt: 'R1' });
  await expect(once(platform.db, scope('key-1'), { a: 2 }, work)).rejects.toMatchObject({
    code: 'idempotency.mismatch',
  });
  expect(await once(platform.db, { ...scope('key-1'), caller: 'm2' }, { a: 1 }, work)).toEqual({ receipt: 'R2' });
  expect(ran()).toBe(2);
});

test('a business refusal is the final answer; an error leaves the key free', async () => {
  const refuse = async () => {
    throw new Refusal('balance.insufficient');
  };
  const { work } = counting();
  await expect(once(platform.db, scope('key-2'), {}, refuse)).rejects.toMatchObject({ code: 'balance.insufficient' });
  await expect(once(platform.db, scope('key-2'), {}, work)).rejects.toMatchObject({ code: 'balance.insufficient' });
  const fail = async () => {
    throw new Error('a bug');
  };
  await expect(once(platform.db, scope('key-3'), {}, fail)).rejects.toThrow('a bug');
  expect(await once(platform.db, scope('key-3'), {}, work)).toEqual({ receipt: 'R1' });
});

test('a key whose node died is taken over after a minute, with the same body only', async () => {
  const hold = (age: string) =>
    platform.db.execute(
      sql`update idempotency set answer = null, started_at = now() - ${age}::interval where key = 'key-4'`,
    );
  const { work } = counting();
  await once(platform.db, scope('key-4'), { a: 1 }, work);
  await hold('50 seconds');
  await expect(once(platform.db, scope('key-4'), { a: 1 }, work)).rejects.toMatchObject({
    code: 'idempotency.running',
    retryAfterSeconds: 1,
  });
  await hold('61 seconds');
  await expect(once(platform.db, scope('key-4'), { a: 2 }, work)).rejects.toMatchObject({
    code: 'idempotency.mismatch',
  });
  expect(await once(platform.db, scope('key-4'), { a: 1 }, work)).toEqual({ receipt: 'R2' });
});

test('a call that needs a key refuses a missing or invalid one', async () => {
  for (const key of ['', 'short', 'with space and more', 'x'.repeat(200)]) {
    const reply = await fetch(`${platform.url}/games/api/rapid5/bets`, {
      method: 'POST',
      headers: {
        'X-Forwarded-Host': 'games.aurora.localhost',
        'Content-Type': 'application/json',
        ...(key && { 'Idempotency-Key': key }),
      },
      body: '{}',
    });
    expect([key, reply.status, await reply.json()]).toMatchObject([key, 400, { errorCode: 'input.invalid' }]);
  }
});
