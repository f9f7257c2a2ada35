// Limits on sending codes: each limit alone, with the others out of its way.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { setSwitches } from '../../../testing/switches.ts';
import { countVerified } from './sms-block.ts';

const lifted: Env['codeLimits'] = {
  recipientADay: 100_000,
  networkAnHour: 100_000,
  deviceAnHour: 100_000,
  merchantAnHour: 6_400_000,
};
const DEVICE = '0123456789abcdefghijABCDEFGHIJ012345';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  for (const merchant of ['aurora', 'lotus'])
    setSwitches(platform, merchant, { captcha: false, captchaBeforeSms: false });
});
afterAll(() => platform.close());

/** Nothing counted so far, and all limits lifted but these. */
const start = async (limits: Partial<Env['codeLimits']> = {}): Promise<void> => {
  Object.assign(platform.context.env.codeLimits, lifted, limits);
  await platform.db.execute(sql`delete from limit_counter`);
};

interface From {
  readonly ip?: string;
  readonly device?: string;
  readonly host?: string;
}

const send = async (mobileNum: string, { ip = '203.0.113.1', device, host }: From = {}) => {
  const { status, headers, body } = await platform.call(
    'sms.noLogin',
    { countryDialingCode: '63', mobileNum, ...(device && { loginDeviceId: device }) },
    { headers: { 'X-Forwarded-For': ip }, ...(host && { host }) },
  );
  return { status, wait: Number(headers.get('retry-after')), code: body.success ? 'sent' : body.errorCode };
};

/** Numbers in blocks of their own. */
const number = (at: number) => `917${1_000_000 + at * 1000}`;
const pass = (by: string) =>
  platform.db.execute(
    sql`update limit_counter set resets_at = resets_at - ${by}::interval, free_at = free_at - ${by}::interval`,
  );
const refused = { status: 429, code: 'TOO_MANY_REQUEST_SMS' };

test('a number gets one code in 60 seconds, from all callers, and Retry-After names the wait', async () => {
  await start();
  expect((await send(number(1))).status).toBe(200);
  const second = await send(`0${number(1)}`, { ip: '198.51.100.9', device: DEVICE });
  expect(second).toMatchObject(refused);
  expect(second.wait).toBeGreaterThan(50);
  expect(second.wait).toBeLessThanOrEqual(60);
  expect((await send(number(1), { host: LOTUS })).status).toBe(200);
  await pass('60 seconds');
  expect((await send(number(1))).status).toBe(200);
});

test('a number gets five codes a day', async () => {
  await start({ recipientADay: 5 });
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await send(number(1))).status).toBe(200);
    await pass('60 seconds');
  }
  const sixth = await send(number(1));
  expect(sixth).toMatchObject(refused);
  expect(sixth.wait).toBeGreaterThan(23 * 3600);
  await pass('1 day');
  expect((await send(number(1))).status).toBe(200);
});

test('a network has a limit of codes an hour, over all its addresses', async () => {
  await start({ networkAnHour: 3 });
  for (let at = 0; at < 3; at += 1) expect((await send(number(at), { ip: `203.0.113.${at}` })).status).toBe(200);
  expect(await send(number(4), { ip: '203.0.113.200' })).toMatchObject(refused);
  expect((await send(number(5), { ip: '203.0.114.1' })).status).toBe(200);
  for (let at = 6; at < 9; at += 1) expect((await send(number(at), { ip: `2001:db8:1:2::${at}` })).status).toBe(200);
  expect(await send(number(9), { ip: '2001:db8:1:2:ffff::1' })).toMatchObject(refused);
  expect((await send(number(10), { ip: '2001:db8:1:3::1' })).status).toBe(200);
});

test('a device has a limit of codes an hour, over all networks', async () => {
  await start({ deviceAnHour: 2 });
  const from = (at: number) => ({ ip: `198.51.${at}.1`, device: DEVICE });
  for (let at = 0; at < 2; at += 1) expect((await send(number(at), from(at))).status).toBe(200);
  expect(await send(number(3), from(3))).toMatchObject(refused);
  expect((await send(number(4), { ip: '198.51.4.1', device: DEVICE.toLowerCase() })).status).toBe(200);
});

test('an operator has a limit of codes an hour, over all targets', async () => {
  await start({ merchantAnHour: 64 });
  const numbers = Array.from({ length: 120 }, (_, at) => at);
  const outcomes = await Promise.all(
    numbers.map(async (at) => (await send(number(at), { ip: `198.51.${at}.1` })).code),
  );
  expect(outcomes.filter((code) => code === 'sent')).toHaveLength(64);
  expect((await send(number(1), { host: LOTUS })).status).toBe(200);
});

test('who has asked too often uses up no codes of the operator’s other members', async () => {
  await start({ networkAnHour: 1, merchantAnHour: 64 });
  const codes = [];
  for (let at = 0; at < 80; at += 1) codes.push((await send(number(at))).code);
  expect(codes.filter((code) => code === 'sent')).toHaveLength(1);
  expect((await send(number(90), { ip: '198.51.100.1' })).code).toBe('sent');
});

test('asking again too soon uses up none of the five codes of the day', async () => {
  await start({ recipientADay: 5 });
  expect((await send(number(1))).code).toBe('sent');
  for (let tap = 0; tap < 8; tap += 1) expect(await send(number(1))).toMatchObject(refused);
  await pass('60 seconds');
  expect((await send(number(1))).code).toBe('sent');
});

test('requests for one number that send nothing do not stop its block', async () => {
  await start({ networkAnHour: 30 });
  expect((await send(number(1))).code).toBe('sent');
  for (let tap = 0; tap < 25; tap += 1) expect(await send(number(1))).toMatchObject(refused);
  const neighbour = String(Number(number(1)) + 1);
  expect((await send(neighbour, { ip: '198.51.100.1' })).code).toBe('sent');
  expect(await rows(platform.db, sql`select count from limit_counter where key like 'code|aurora|block|%'`)).toEqual([
    { count: 2 },
  ]);
});

test('a block of a thousand numbers that hardly uses its codes is stopped, with one warning', async () => {
  await start();
  const inBlock = (block: string, at: number) => `917${block}${String(at).padStart(3, '0')}`;
  for (let at = 0; at < 20; at += 1) expect((await send(inBlock('1111', at))).status).toBe(200);
  for (let at = 20; at < 23; at += 1) {
    const stopped = await send(inBlock('1111', at));
    expect(stopped).toMatchObject(refused);
    expect(stopped.wait).toBeGreaterThan(3000);
  }
  expect((await send(inBlock('1112', 0))).status).toBe(200);
  const alarms = platform.logged().match(/codes to a block of numbers are stopped/g);
  expect(alarms?.length).toBe(1);
  expect(platform.logged()).toContain('"block":"+639171111"');
  expect(await platform.context.metrics.registry.metrics()).toContain(
    'foyer_sms_blocks_stopped_total{merchant="aurora"} 1',
  );
  for (let at = 0; at < 20; at += 1) await send(inBlock('2222', at));
  await countVerified(platform.db, 'aurora', '+639172222000');
  expect((await send(inBlock('2222', 20))).status).toBe(429);
  await countVerified(platform.db, 'aurora', '+639172222000');
  expect((await send(inBlock('2222', 21))).status).toBe(200);
  await pass('1 hour');
  expect((await send(inBlock('1111', 30))).status).toBe(200);
});

test('a used code counts for its block', async () => {
  await start();
  const to = `+63${number(7)}`;
  await platform.db.execute(sql`update member set mobile = ${to} where account = 'demo' and merchant = 'aurora'`);
  await platform.call('sms.noLogin', { countryDialingCode: '63', mobileNum: number(7), action: 'login' });
  const [message] = await rows<{ body: string }>(
    platform.db,
    sql`select body from outbox where recipient = ${to} order by id desc`,
  );
  const password = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
  await platform.value('session.login', { type: 'sms', username: to, password });
  const block = sql`select count, earned from limit_counter where key like 'code|aurora|block|%'`;
  expect(await rows(platform.db, block)).toEqual([{ count: 1, earned: 11 }]);
});

test('outside of the demo a missing provider is an error, not a wait', async () => {
  const real = await startTestPlatform({ demo: false });
  try {
    setSwitches(real, 'aurora', { captcha: false });
    const { status, body } = await real.call('sms.noLogin', { countryDialingCode: '63', mobileNum: number(1) });
    expect([status, body]).toMatchObject([503, { errorCode: 'service.unavailable' }]);
  } finally {
    await real.close();
  }
});
