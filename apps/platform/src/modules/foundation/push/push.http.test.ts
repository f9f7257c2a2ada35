// Pushes from the event to the device: whose it is, what it hears, and what it never hears.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { startPushService, type TestPushService } from '../../../testing/push-service.ts';

let platform: TestPlatform;
let service: TestPushService;
let member: string;
let token: string;
beforeAll(async () => {
  service = await startPushService();
  platform = await startTestPlatform({ pushServices: [service.host, 'push.example.com', '*.push.example.org'] });
});
afterAll(async () => {
  await platform.close();
  await service.close();
});

const logIn = async () => platform.value('session.login', { type: 'username', ...demoMember });
const tokenOf = (subscription: object): string => Buffer.from(JSON.stringify(subscription)).toString('base64url');
const owners = async () =>
  (await rows<{ owner: string | null }>(platform.db, sql`select member_id as owner from push_registration`)).map(
    ({ owner }) => owner,
  );

beforeEach(async () => {
  for (const table of ['push_registration', 'push_message', 'push_choice', 'limit_counter'])
    await platform.db.execute(sql.raw(`delete from ${table}`));
  service.received.length = 0;
  service.answer = 201;
  ({ id: member, token } = await logIn());
  await platform.value('member.language', { language: 'EN' }, { token });
});

/** A device of the member that is logged in. */
const bind = async (registrationToken = tokenOf(service.subscribe())): Promise<string> => {
  await platform.value('relay.fcmBind', { registrationToken }, { token });
  await platform.value('relay.fcmSubscribe', { registrationToken, topic: 'ALL' }, { token });
  return registrationToken;
};

let orders = 0;
/** A deposit of the member arrives now. */
const deposit = async (): Promise<void> => {
  orders += 1;
  await platform.db.execute(sql`insert into deposit_order (id, merchant, member_id, method, kind, title, provider, amount, credited,
      currency, status, return_url, notice_url, language, idempotency_key, fingerprint, created_at, expires_at, decided_at)
    values (${`order-${orders}`}, 'aurora', ${member}, 'bank', 'redirect', '{}', 'demo', 12345, 12345, 'USD', 'succeeded', '', '', 'EN',
      ${`key-${orders}`}, '', now(), now(), now())`);
};
const heard = () => service.received.map(({ text }) => JSON.parse(text) as Record<string, string>);
const untilHeard = (count: number) => vi.waitFor(() => expect(service.received).toHaveLength(count), 10_000);
/** The outbox has nothing left to do. */
const untilDone = (count: number) =>
  vi.waitFor(
    async () => expect(await rows(platform.db, sql`select id from push_message where not is_open`)).toHaveLength(count),
    10_000,
  );

test('PU-01 a bound device hears of a deposit that arrives, once, and encrypted for it alone', async () => {
  await bind();
  await deposit();
  await untilHeard(1);
  await untilDone(1);
  expect(heard()).toEqual([
    {
      title: 'Aurora',
      body: 'Your deposit of $123.45 has arrived.',
      path: `/m/order?id=order-${orders}`,
      tag: `depositArrived.order-${orders}`,
    },
  ]);
  expect(service.received[0]?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    authorization: expect.stringMatching(/^vapid t=.+, k=/),
  });
});

test('PU-01 a push after the log-out reaches nobody, whoever sends the log-out', async () => {
  const registrationToken = await bind();
  await platform.value('session.logout', {}, { token });
  expect(await owners()).toEqual([null]);
  await platform.value('relay.fcmUnsubscribe', { registrationToken }, { token });
  await deposit();
  // A second device shows when the first one's time has gone by.
  ({ token } = await logIn());
  await bind();
  await deposit();
  await untilHeard(1);
  expect(heard()[0]?.path).toBe(`/m/order?id=order-${orders}`);
});

test('PU-01 a device moves with the next member who logs in', async () => {
  const registrationToken = await bind();
  const other = await platform.value('session.login', {
    type: 'username',
    username: 'agent',
    password: demoMember.password,
  });
  await platform.value('relay.fcmBind', { registrationToken }, { token: other.token });
  expect(await owners()).toEqual([other.id]);
});

test('SE-02 a device belongs to nobody after the log-out, even when its session has ended', async () => {
  const registrationToken = await bind('device-token-of-the-push-service');
  await platform.db.execute(sql`delete from session where member_id = ${member}`);
  await platform.value('relay.fcmUnsubscribe', { registrationToken }, { token });
  expect(await owners()).toEqual([null]);
});

test('SE-02 a device that leaves everything is removed', async () => {
  const registrationToken = await bind();
  await platform.value('relay.fcmUnsubscribe', { registrationToken, unsubscribeAll: true });
  expect(await owners()).toEqual([]);
});

test('a member keeps the ten newest devices', async () => {
  await platform.db.execute(sql`delete from push_registration`);
  for (let device = 1; device <= 12; device += 1) {
    await bind(`device-token-number-${String(device).padStart(2, '0')}`);
    await platform.db.execute(sql`update push_registration set bound_at = bound_at - interval '1 minute'`);
  }
  const kept = await rows<{ token: string }>(platform.db, sql`select token from push_registration order by token`);
  expect(kept.map(({ token: one }) => one.slice(-2))).toEqual([
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
    '10',
    '11',
    '12',
  ]);
  await platform.db.execute(sql`delete from push_registration`);
});

test('an unknown device, or one of another operator, changes nothing', async () => {
  const registrationToken = await bind();
  await platform.value('relay.fcmUnsubscribe', { registrationToken }, { host: LOTUS });
  await platform.value('relay.fcmUnsubscribe', { registrationToken: 'unknown' });
  expect(await owners()).toEqual([member]);
});

test.each([404, 410])('a device that its push service no longer knows (%i) is removed', async (status) => {
  await bind();
  service.answer = status;
  await deposit();
  await vi.waitFor(async () => expect(await owners()).toEqual([]), 10_000);
});

test('a push service that fails is asked again, and the device stays', async () => {
  await bind();
  service.answer = 503;
  await deposit();
  const waiting = sql`select tries from push_message where is_open and tries = 1 and due_at < now() + interval '10 seconds'`;
  await vi.waitFor(async () => expect(await rows(platform.db, waiting)).toHaveLength(1), 10_000);
  service.answer = 201;
  await platform.db.execute(sql`update push_message set due_at = now()`);
  await untilHeard(1);
  expect(await owners()).toEqual([member]);
});

test('PU-01 a member who wants no deposits hears of none, and nothing in quiet hours', async () => {
  await bind();
  const choice = { off: ['depositArrived' as const], quiet: { from: 1320, to: 420 }, timeZone: 'Asia/Bangkok' };
  await platform.value('push.save', choice, { token });
  const { vapidKey, ...kept } = await platform.value('push.settings', {}, { token });
  expect([kept, vapidKey.length]).toEqual([{ off: choice.off, quiet: choice.quiet }, 87]);
  await deposit();
  await untilDone(1);
  // All of the day but the minute before this one.
  const minute = new Date().getUTCHours() * 60 + new Date().getUTCMinutes();
  const quiet = { from: (minute + 1439) % 1440, to: (minute + 1438) % 1440 };
  await platform.value('push.save', { off: [], quiet, timeZone: 'UTC' }, { token });
  await deposit();
  const held = sql`select id from push_message where is_open and due_at > now() + interval '20 hours'`;
  await vi.waitFor(async () => expect(await rows(platform.db, held)).toHaveLength(1), 10_000);
  expect(heard()).toEqual([]);
});

test('a time zone that does not exist is refused', async () => {
  const { status } = await platform.call('push.save', { off: [], quiet: null, timeZone: 'Moon/Base' }, { token });
  expect(status).toBe(400);
});

test('a test push says what became of it', async () => {
  const registrationToken = await bind();
  const outcome = async (of = registrationToken) =>
    (await platform.value('push.test', { registrationToken: of }, { token })).outcome;
  expect(await outcome()).toBe('sent');
  expect(heard()[0]?.body).toBe('Notifications work on this device.');
  service.answer = 500;
  expect(await outcome()).toBe('unreachable');
  service.answer = 410;
  expect(await outcome()).toBe('gone');
  expect(await outcome()).toBe('unbound');
  expect(await outcome(await bind('token-of-an-app'))).toBe('notSupported');
});

test('a member binds thirty times a minute, and another member none the less', async () => {
  const registrationToken = await bind();
  const again = async (of: string) =>
    (await platform.call('relay.fcmBind', { registrationToken }, { token: of })).status;
  for (let count = 2; count <= 30; count += 1) expect(await again(token)).toBe(200);
  expect(await again(token)).toBe(429);
  const other = await platform.value('session.login', { ...demoMember, type: 'username', username: 'agent' });
  expect(await again(other.token)).toBe(200);
});

const good = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
test.each([
  ['a service that is not listed', 'https://evil.example/push/1'],
  ['plain http', 'http://push.example.com/push/1'],
  ['another port', 'https://push.example.com:8443/push/1'],
  ['a password', 'https://user:secret@push.example.com/push/1'],
  ['a listed name in another one', 'https://push.example.com.evil.example/'],
  ['a port of this machine', 'http://127.0.0.1:1/push'],
  ['metadata of a cloud', 'http://169.254.169.254/latest'],
  ['no address', 'push'],
])('a device whose push service is %s is refused', async (_, endpoint) => {
  const registrationToken = tokenOf({ endpoint, ...good });
  expect((await platform.call('relay.fcmBind', { registrationToken }, { token })).status).toBe(400);
});

test.each(['https://push.example.com/1', 'https://web.push.example.org/1'])('%s may be named', async (endpoint) => {
  const registrationToken = tokenOf({ endpoint, ...good });
  expect((await platform.call('relay.fcmBind', { registrationToken }, { token })).status).toBe(200);
});
