// Log-in by password: what it takes, what it answers, what it never tells.
import type { InputOf } from '@foyer/contract';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

type Input = InputOf<'session.login'>;
const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const satisfies Input;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ loginLimitAccount: 100_000, loginLimitIp: 100_000 });
});
afterAll(() => platform.close());

const login = (input: Record<string, unknown>, headers: Record<string, string> = {}) =>
  platform.call('session.login', input as Input, { headers }); // wrong input is what is tested

test('LG-08 a log-in answers all seven fields of the specification', async () => {
  const { status, body } = await login(demo);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    value: {
      id: expect.any(String),
      token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      userName: 'demo',
      customerType: 0,
      firstTimeLogin: true,
      passwordExpired: false,
      updatePassword: false,
    },
  });
});

test('LG-08 an agent has its type', async () => {
  await platform.db.execute(sql`update member set type = 1 where merchant = 'aurora' and account = 'jade'`);
  const { body } = await login({ ...demo, username: 'jade' });
  expect(body).toMatchObject({ success: true, value: { userName: 'jade', customerType: 1 } });
});

test('LG-02 a log-in carries device fields and captcha proofs beside name and password', async () => {
  const full: Input = {
    ...demo,
    geetestSeccode: 'a',
    geetestChallenge: 'b',
    geetestValidate: 'c',
    geetestValidateV4: 'd',
    captcha: 'id.text',
    loginDeviceId: '0123456789abcdefghijABCDEFGHIJ012345',
    isOfficialAppLogin: true,
  };
  for (const device of ['IPAD', 'PWA', 'WEBCLIP', undefined] as const) {
    expect((await login({ ...full, ...(device && { device }) })).status).toBe(200);
  }
});

test('LG-02 the type fixes the allowed credential fields, and others are refused', async () => {
  const { password: _, ...noPassword } = demo;
  const wrong: Record<string, unknown>[] = [
    { ...demo, type: 'firebase' },
    { ...demo, firebaseIdToken: 'x' },
    { ...demo, firebaseChannel: 'google' },
    { type: 'firebase' },
    { type: 'firebase', firebaseIdToken: '' },
    { type: 'firebase', firebaseIdToken: 'x', password: 'y' },
    { type: 'firebase', firebaseIdToken: 'x', firebaseChannel: 'google' },
    { ...demo, type: 'agent' },
    { ...demo, device: 'FRIDGE' },
    { ...demo, loginDeviceId: 'short' },
    { ...demo, customerType: 2 },
    { ...demo, username: '' },
    noPassword,
    { ...demo, password: 'x'.repeat(5000) },
  ];
  for (const input of wrong) {
    const { status, body } = await login(input);
    expect([input, status, body]).toMatchObject([input, 400, { errorCode: 'input.invalid' }]);
  }
});

test('a password under the type sms logs nobody in by user name', async () => {
  expect((await login({ ...demo, type: 'sms' })).body).toMatchObject({ errorCode: 'login.cred.err' });
});

test('the name matches in any case and width, the password only in its case', async () => {
  for (const username of ['DEMO', ' Demo ', 'ｄｅｍｏ']) expect((await login({ ...demo, username })).status).toBe(200);
  expect((await login({ ...demo, password: demo.password.toUpperCase() })).status).toBe(400);
});

test('an unknown user and a wrong password get the same answer of the same length', async () => {
  const wrong = await login({ ...demo, password: 'wrong' });
  const unknown = await login({ ...demo, username: 'nobody-here' });
  expect(unknown.body).toEqual(wrong.body);
  expect(wrong.body).toMatchObject({ success: false, errorCode: 'login.cred.err' });
  expect(unknown.headers.get('content-length')).toBe(wrong.headers.get('content-length'));
  expect(unknown.status).toBe(wrong.status);
});

test('a member of one operator does not exist at another', async () => {
  await platform.db.execute(
    sql`update member set account = 'onlyaurora' where merchant = 'aurora' and account = 'expired'`,
  );
  const at = (host?: string) =>
    platform.call('session.login', { ...demo, username: 'onlyaurora' }, host ? { host } : {});
  expect((await at()).status).toBe(200);
  expect((await at(LOTUS)).body).toMatchObject({ errorCode: 'login.cred.err' });
});

test('the status is checked only after the right password', async () => {
  const codes = { excluded: 'member.excluded', closed: 'member.closed' } as const;
  for (const [status, code] of Object.entries(codes)) {
    await platform.db.execute(sql`update member set status = ${status} where merchant = 'aurora' and account = 'demo'`);
    expect((await login(demo)).body).toMatchObject({ errorCode: code });
    expect((await login({ ...demo, password: 'wrong' })).body).toMatchObject({ errorCode: 'login.cred.err' });
  }
  await platform.db.execute(sql`update member set status = 'excluded', status_until = now() - interval '1 second'
    where merchant = 'aurora' and account = 'demo'`);
  expect((await login(demo)).status).toBe(200);
  await platform.db.execute(sql`update member set status = 'active', status_until = null`);
});

test('tries of account and address are counted first, and Retry-After names the wait', async () => {
  const limited = await startTestPlatform({ loginLimitAccount: 5, loginLimitIp: 12 });
  try {
    const attempt = (username: string, ip: string, password = 'wrong') =>
      limited.call('session.login', { type: 'username', username, password }, { headers: { 'X-Forwarded-For': ip } });
    for (let turn = 0; turn < 5; turn += 1) expect((await attempt('demo', '203.0.113.1')).status).toBe(400);
    const sixth = await attempt('demo', '203.0.113.2', demo.password);
    expect([sixth.status, sixth.body]).toMatchObject([429, { errorCode: 'TOO_MANY_REQUEST_LOGIN' }]);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
    for (let turn = 0; turn < 12; turn += 1) await attempt(`user${turn}`, '203.0.113.3');
    expect((await attempt('someone', '203.0.113.3')).status).toBe(429);
    expect((await attempt('someone', '203.0.113.4')).status).toBe(400);
  } finally {
    await limited.close();
  }
});

test('the right password clears the wrong tries before it', async () => {
  const limited = await startTestPlatform({ loginLimitAccount: 3 });
  try {
    const attempt = (password: string) => limited.call('session.login', { ...demo, password });
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await attempt('wrong')).status).toBe(400);
      expect((await attempt(demo.password)).status).toBe(200);
    }
  } finally {
    await limited.close();
  }
});

test('a hash of older parameters is renewed at the next log-in', async () => {
  const older = await hash(demo.password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  await platform.db.execute(
    sql`update member set password_hash = ${older} where merchant = 'aurora' and account = 'demo'`,
  );
  const stored = () =>
    rows<{ hash: string }>(
      platform.db,
      sql`select password_hash as hash from member where merchant = 'aurora' and account = 'demo'`,
    ).then(([row]) => row?.hash);
  expect((await login({ ...demo, password: 'not the one' })).body).toMatchObject({ errorCode: 'login.cred.err' });
  expect(await stored()).toBe(older);
  expect((await login(demo)).status).toBe(200);
  const renewed = await stored();
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=4,p=1\$/);
  expect((await login(demo)).status).toBe(200);
  expect(await stored()).toBe(renewed);
});
