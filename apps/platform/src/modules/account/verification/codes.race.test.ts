// Codes when many ask and guess at once, on a real PostgreSQL. Each test turns red without its guard.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { requirePostgres } from '../../../testing/database.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import type { CodeRecipient } from './code.ts';
import { type Codes, createCodes } from './codes.ts';

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

const limits = { recipientADay: 5, networkAnHour: 40, deviceAnHour: 10, merchantAnHour: 6_400_000 };
let platform: TestPlatform;
let codes: Codes;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform({ codeLimits: limits });
  codes = createCodes(platform.context);
});
afterAll(() => platform?.close());

const recipient = (to: string, merchant = 'aurora'): CodeRecipient => {
  const operator = platform.context.merchants.byCode(merchant);
  if (!operator) throw new Error(merchant);
  return { merchant: operator, purpose: 'register', channel: 'sms', to };
};

let networks = 0;
const requester = (rest: { ip?: string; deviceId?: string } = {}) => {
  networks += 1;
  return {
    ip: `10.${Math.floor(networks / 250)}.${networks % 250}.1`,
    deviceId: null,
    language: 'EN',
    host: AURORA,
    ...rest,
  } as const;
};

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'sent',
    (error: { code: string }) => error.code,
  );

const count = (outcomes: readonly string[], wanted: string) => outcomes.filter((one) => one === wanted).length;

const codeTo = async (to: string): Promise<string> => {
  const [message] = await rows<{ body: string }>(
    platform.db,
    sql`select body from outbox where recipient = ${to} order by id desc limit 1`,
  );
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
};

test('SM-01 two sends to one number at once are one message', async () => {
  const to = '+639171000001';
  const outcomes = await times(20, () => outcome(codes.send(recipient(to), requester())));
  expect([count(outcomes, 'sent'), count(outcomes, 'TOO_MANY_REQUEST_SMS')]).toEqual([1, 19]);
  const [sent] = await rows<{ n: number }>(
    platform.db,
    sql`select count(*)::int as n from outbox where recipient = ${to}`,
  );
  expect(sent?.n).toBe(1);
});

test('fifty guesses at once count five, and then the right code is refused', async () => {
  const to = '+639171001001';
  await codes.send(recipient(to), requester());
  const code = await codeTo(to);
  const guesses = await times(50, (at) => codes.take(recipient(to), String(at).padStart(6, '0')));
  expect(guesses.filter((fits) => fits).length).toBeLessThanOrEqual(1);
  const [row] = await rows<{ tries: number }>(
    platform.db,
    sql`select tries from verification_code where recipient = ${to}`,
  );
  expect(row?.tries).toBe(5);
  expect(await codes.take(recipient(to), code)).toBe(false);
});

test('the right code given fifty times at once is accepted once', async () => {
  const to = '+639171002001';
  await codes.send(recipient(to), requester());
  const code = await codeTo(to);
  const taken = await times(50, () => codes.take(recipient(to), code));
  expect(taken.filter((fits) => fits).length).toBe(1);
});

test('a code used in a failed transaction is valid again, and nobody else uses it meanwhile', async () => {
  const to = '+639171003001';
  await codes.send(recipient(to), requester());
  const code = await codeTo(to);
  const failed = platform.db.transaction(async (tx) => {
    expect(await codes.take(recipient(to), code, tx)).toBe(true);
    throw new Error('the name is taken');
  });
  await expect(failed).rejects.toThrow('the name is taken');
  expect(await codes.take(recipient(to), code)).toBe(true);
});

test('a network at its limit sends no more codes, also at once', async () => {
  const outcomes = await times(120, (at) =>
    outcome(codes.send(recipient(`+63918${1_000_000 + at * 1000}`), requester({ ip: `203.0.113.${at}` }))),
  );
  expect(count(outcomes, 'sent')).toBe(40);
});

test('a device at its limit sends no more codes, also at once', async () => {
  const deviceId = '0123456789abcdefghijABCDEFGHIJ012345';
  const outcomes = await times(60, (at) =>
    outcome(codes.send(recipient(`+63919${1_000_000 + at * 1000}`), requester({ deviceId }))),
  );
  expect(count(outcomes, 'sent')).toBe(10);
});

test('an operator at its limit sends no more codes, also at once', async () => {
  const few = createCodes({
    ...platform.context,
    env: { ...platform.context.env, codeLimits: { ...limits, merchantAnHour: 128 } },
  });
  const outcomes = await times(400, (at) =>
    outcome(few.send(recipient(`+63920${1_000_000 + at * 1000}`, 'lotus'), requester())),
  );
  expect(count(outcomes, 'sent')).toBe(128);
});

test('a block that uses no code gets twenty sends, also at once', async () => {
  const outcomes = await times(80, (at) =>
    outcome(codes.send(recipient(`+639215555${String(at).padStart(3, '0')}`), requester())),
  );
  expect(count(outcomes, 'sent')).toBe(20);
  expect(platform.logged().match(/codes to a block of numbers are stopped/g)?.length).toBe(1);
});
