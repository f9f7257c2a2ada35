// Tests automatic log-in: a device secret of one operator, valid once, that ends with trust.
import type { InputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byName, DEVICE, withoutCaptcha } from '../../../testing/register.ts';

const OTHER_DEVICE = 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
const PASSWORD = 'river stone 41';
let platform: TestPlatform;
let turn = 0;
let username = '';
let secret = '';
let token = '';

beforeAll(async () => {
  platform = withoutCaptcha(await startTestPlatform());
});
afterAll(() => platform.close());
beforeEach(async () => {
  turn += 1;
  username = `robin${turn}x`;
  const made = await platform.value('member.register', byName({ username, password: PASSWORD, remember: true }));
  [secret, token] = [made.deviceSecret ?? '', made.token ?? ''];
});

type Changes = Partial<InputOf<'session.login'>>;
const logIn = (password: string, changes: Changes = {}, options = {}) =>
  platform.call('session.login', { type: 'username', username, password, loginDeviceId: DEVICE, ...changes }, options);
const secretOf = async (password: string, changes: Changes = {}) => {
  const { body } = await logIn(password, changes);
  if (!body.success) throw new Error(body.errorCode);
  return body.value.deviceSecret ?? null;
};

test('AL-03 a secret logs in once and is replaced by the next one', async () => {
  const next = await secretOf(secret);
  expect(next).toMatch(/^ds1\.[A-Za-z0-9_-]{43}$/);
  expect(next).not.toBe(secret);
  expect(await secretOf(next ?? '')).not.toBe(next);
});

test('a secret used a second time revokes its whole family', async () => {
  const next = (await secretOf(secret)) ?? '';
  expect((await logIn(secret)).body).toMatchObject({ errorCode: 'login.cred.err' });
  expect((await logIn(next)).body).toMatchObject({ errorCode: 'login.cred.err' });
});

test('a secret is refused and removed on another device, without one, or at another operator', async () => {
  const wrong: [Changes, object][] = [
    [{ loginDeviceId: OTHER_DEVICE }, {}],
    [{}, { host: LOTUS }],
  ];
  for (const [changes, options] of wrong) {
    const fresh = (await secretOf(PASSWORD, { remember: true })) ?? '';
    expect((await logIn(fresh, changes, options)).body).toMatchObject({ errorCode: 'login.cred.err' });
    expect((await logIn(fresh)).body).toMatchObject({ errorCode: 'login.cred.err' });
  }
  const bare = { type: 'username', username, password: secret } as const;
  expect((await platform.call('session.login', bare)).body).toMatchObject({ errorCode: 'login.cred.err' });
});

test('a secret opens no other account, and nothing under the type sms', async () => {
  expect((await logIn(secret, { username: 'demo' })).body).toMatchObject({ errorCode: 'login.cred.err' });
  expect((await logIn(secret, { type: 'sms' })).body).toMatchObject({ errorCode: 'login.cred.err' });
});

test('strangers who use up an account’s tries do not block its remembered device', async () => {
  const stranger = { loginDeviceId: OTHER_DEVICE };
  await logIn('wrong', stranger);
  await platform.db.execute(sql`update limit_counter set count = 100000 where key like 'login|aurora|member|%'`);
  expect((await logIn(PASSWORD, stranger)).body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_LOGIN' });
  expect((await logIn(secret)).status).toBe(200);
  expect((await logIn(PASSWORD, stranger)).body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_LOGIN' });
});

test('AL-03 not.exists.user is answered only to a secret of a removed account', async () => {
  await platform.db.execute(sql`update device_secret set member_id = 'removed'
    where member_id = (select id from member where account = ${username})`);
  expect((await logIn(secret)).body).toMatchObject({ errorCode: 'not.exists.user' });
  expect((await logIn(secret)).body).toMatchObject({ errorCode: 'login.cred.err' });
  expect((await logIn(`ds1.${'x'.repeat(43)}`, { username: 'nobody-here' })).body).toMatchObject({
    errorCode: 'login.cred.err',
  });
});

test('log-out removes the secrets of that device, not those of another', async () => {
  const other = (await secretOf(PASSWORD, { remember: true, loginDeviceId: OTHER_DEVICE })) ?? '';
  await platform.value('session.logout', {}, { token });
  expect((await logIn(secret)).body).toMatchObject({ errorCode: 'login.cred.err' });
  expect((await logIn(other, { loginDeviceId: OTHER_DEVICE })).status).toBe(200);
});

test('a changed password and a closed account revoke every secret', async () => {
  await platform.value('member.password', { oldPassword: PASSWORD, newPassword: 'a longer night lake' }, { token });
  expect((await logIn(secret)).body).toMatchObject({ errorCode: 'login.cred.err' });
  const fresh = (await secretOf('a longer night lake', { remember: true })) ?? '';
  await platform.db.execute(sql`update member set status = 'excluded' where account = ${username}`);
  expect((await logIn(fresh)).body).toMatchObject({ errorCode: 'member.excluded' });
  await platform.db.execute(sql`update member set status = 'active' where account = ${username}`);
  expect((await logIn(fresh)).body).toMatchObject({ errorCode: 'login.cred.err' });
});

test('LG-04 an expired password restricts an automatic log-in like any other', async () => {
  await platform.db.execute(sql`update member set password_expired_at = now() where account = ${username}`);
  const restricted = async () => {
    const { body } = await logIn(secret);
    if (!body.success) throw new Error(body.errorCode);
    secret = body.value.deviceSecret ?? '';
    return (await platform.value('member.info', {}, { token: body.value.token })).passwordChangeRequired;
  };
  expect(await restricted()).toBe(false);
  const lotus = { host: LOTUS };
  const made = await platform.value('member.register', byName({ username, remember: true }), lotus);
  await platform.db.execute(sql`update member set password_expired_at = now() where id = ${made.id}`);
  const { body } = await logIn(made.deviceSecret ?? '', {}, lotus);
  if (!body.success) throw new Error(body.errorCode);
  expect(body.value.passwordExpired).toBe(true);
  const info = await platform.value('member.info', {}, { token: body.value.token, ...lotus });
  expect(info.passwordChangeRequired).toBe(true);
});

test('a secret expires after sixty days, and is only given on request', async () => {
  expect(await secretOf(PASSWORD)).toBeNull();
  expect(await secretOf(PASSWORD, { remember: false })).toBeNull();
  await platform.db.execute(sql`update device_secret set expires_at = expires_at - interval '60 days'`);
  expect((await logIn(secret)).body).toMatchObject({ errorCode: 'login.cred.err' });
});

/** Runs with the operator's file changed, as it would be after a restart. */
const withMerchant = async (change: object, work: () => Promise<void>): Promise<void> => {
  const merchant = platform.context.merchants.byCode('aurora');
  if (!merchant) throw new Error('no operator');
  const before = { ...merchant };
  Object.assign(merchant, change);
  try {
    await work();
  } finally {
    Object.assign(merchant, before);
  }
};

test('SW-01 with MOBILEAUTOLOGIN3 off no secret is given or accepted', async () => {
  const { settings } = platform.context.merchants.byCode('aurora') ?? {};
  const off = { settings: { ...settings, whitelabel: { ...settings?.whitelabel, MOBILEAUTOLOGIN3: false } } };
  await withMerchant(off, async () => {
    expect(await secretOf(PASSWORD, { remember: true })).toBeNull();
    expect((await logIn(secret)).body).toMatchObject({ errorCode: 'login.cred.err' });
  });
  expect((await logIn(secret)).status).toBe(200);
});

test('AL-04 another address is refused where the operator pins it, and the secret stays valid', async () => {
  const from = (ip: string) => ({ headers: { 'X-Forwarded-For': ip } });
  await withMerchant({ pinAddress: true }, async () => {
    const { body } = await logIn(PASSWORD, { remember: true }, from('203.0.113.5'));
    const pinned = (body.success && body.value.deviceSecret) || '';
    const away = await logIn(pinned, {}, from('198.51.100.9'));
    expect(away.body).toMatchObject({ errorCode: 'token_ip_different' });
    expect((await logIn(pinned, {}, from('203.0.113.5'))).status).toBe(200);
  });
  const next = await logIn(PASSWORD, { remember: true }, from('203.0.113.5'));
  const free = (next.body.success && next.body.value.deviceSecret) || '';
  const addresses = await rows(
    platform.db,
    sql`select 1 from device_secret where address like '%203.0.113.5%' and spent_at is null
    and member_id = (select id from member where merchant = 'aurora' and account = ${username})`,
  );
  expect(addresses).toEqual([]);
  expect((await logIn(free, {}, from('198.51.100.9'))).status).toBe(200);
});
