// The member's own account: info, language, the password and its forced change.
import type { BoundCallName } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

const PASSWORD = 'demo-Foyer-2026';
const NEW_PASSWORD = 'tall ships sail at 5';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const logIn = (username: string, password = PASSWORD, host?: string) =>
  platform.value('session.login', { type: 'username', username, password }, host ? { host } : {});

test('SN-02 member info carries id, account, userName, type, regDate, language and clubLabel', async () => {
  const { token, id } = await logIn('demo');
  expect(await platform.value('member.info', {}, { token })).toEqual({
    id,
    account: 'demo',
    userName: 'demo',
    type: 0,
    regDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
    language: 'CN',
    firstTimeLogin: true,
    passwordChangeRequired: false,
    passwordGiven: false,
    clubLabel: null,
    profileIcon: null,
    unread: 0,
    openBets: 0,
  });
});

test('SN-02 account and userName are separate fields, beside the date of registration', async () => {
  const { token, id } = await logIn('demo');
  await platform.db.execute(
    sql`update member set account = 'demo-account', registered_at = '2026-01-02T03:04:05Z' where id = ${id}`,
  );
  const info = await platform.value('member.info', {}, { token });
  await platform.db.execute(sql`update member set account = 'demo' where id = ${id}`);
  expect(info).toMatchObject({ account: 'demo-account', userName: 'demo', regDate: '2026-01-02T03:04:05.000Z' });
});

test('SN-02 CH-03 a member with a label of the operator gets it', async () => {
  const { token } = await logIn('jade');
  expect((await platform.value('member.info', {}, { token })).clubLabel).toEqual({
    labelName: 'Jade',
    labelId: 'jade',
    type: 'AUTO',
    rankLevel: 4,
  });
});

test('SN-02 a member is of type 0, 1, 2 or 4, and the database refuses others', async () => {
  const { token } = await logIn('demo');
  for (const type of [1, 2, 4, 0]) {
    await platform.db.execute(sql`update member set type = ${type} where account = 'demo'`);
    expect((await platform.value('member.info', {}, { token })).type).toBe(type);
  }
  await expect(platform.db.execute(sql`update member set type = 3`)).rejects.toThrow();
});

test('a member of any type may launch a game', async () => {
  const { token } = await logIn('demo');
  const launch = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  for (const type of [1, 2, 4, 0]) {
    await platform.db.execute(sql`update member set type = ${type} where account = 'demo'`);
    expect((await platform.value('game.launch', launch, { token })).gameUrl, `type ${type}`).toContain('/lottery/');
  }
});

test('HT-10 the language is stored with the member, and an unknown one is refused', async () => {
  const { token } = await logIn('demo');
  await platform.value('member.language', { language: 'VI' }, { token });
  expect((await platform.value('member.info', {}, { token })).language).toBe('VI');
  const wrong = await platform.call('member.language', { language: 'XX' as 'VI' }, { token });
  expect(wrong.body).toMatchObject({ errorCode: 'input.invalid' });
});

test('the first-time notice is shown until the member has seen it', async () => {
  const { token } = await logIn('demo');
  await platform.value('member.firstTimeSeen', {}, { token });
  expect((await platform.value('member.info', {}, { token })).firstTimeLogin).toBe(false);
  expect((await logIn('demo')).firstTimeLogin).toBe(false);
});

test('RT-17 LG-04 SW-01 an expired password with PWDEXPFORCECHANGE3 allows only its change', async () => {
  const { token, passwordExpired } = await logIn('expired', PASSWORD, LOTUS);
  const at = { token, host: LOTUS };
  expect(passwordExpired).toBe(true);
  expect((await platform.value('member.info', {}, at)).passwordChangeRequired).toBe(true);
  const refused: BoundCallName[] = [
    'wallet.balance',
    'wallet.transactions',
    'session.handoffCode',
    'member.firstTimeSeen',
  ];
  for (const name of refused) {
    const { status, body } = await platform.call(name as 'wallet.balance', {}, at);
    expect([name, status, body]).toMatchObject([name, 403, { errorCode: 'password.change.required' }]);
  }
  const launch = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  expect((await platform.call('game.launch', launch, at)).body).toMatchObject({
    errorCode: 'password.change.required',
  });
  expect((await platform.call('session.logout', {}, at)).status).toBe(200);
});

test('RT-17 the restriction survives log-in, rotation and refresh, and ends with the change', async () => {
  const restricted = async (token: string) =>
    (await platform.value('member.info', {}, { token, host: LOTUS })).passwordChangeRequired;
  const { token: first } = await logIn('expired', PASSWORD, LOTUS);
  const { token: rotated } = await platform.value('session.rotate', {}, { token: first, host: LOTUS });
  const { token: again } = await logIn('expired', PASSWORD, LOTUS);
  expect([await restricted(rotated), await restricted(again)]).toEqual([true, true]);
  const passwords = { oldPassword: PASSWORD, newPassword: NEW_PASSWORD };
  const answer = await platform.value('member.password', passwords, { token: rotated, host: LOTUS });
  expect(answer?.passwordExpired).toBe(false);
  const token = answer?.token ?? '';
  expect(await restricted(token)).toBe(false);
  const balance = await platform.call('wallet.balance', {}, { token, host: LOTUS });
  expect(balance.status).toBe(200);
});

test('LG-04 SW-01 with PWDEXPFORCECHANGE3 off an expired password is reported, not enforced', async () => {
  const { token, passwordExpired } = await logIn('expired');
  expect(passwordExpired).toBe(true);
  expect((await platform.value('member.info', {}, { token })).passwordChangeRequired).toBe(false);
});

test('changing the password needs the old one, ends other sessions, and informs the member', async () => {
  const one = await logIn('demo');
  const other = await logIn('demo');
  const change = (oldPassword: string, newPassword: string) =>
    platform.call('member.password', { oldPassword, newPassword }, { token: one.token, language: 'EN' });
  expect((await change('wrong', NEW_PASSWORD)).body).toMatchObject({ errorCode: 'password.wrong' });
  const changed = await change(PASSWORD, NEW_PASSWORD);
  const token = changed.body.success ? (changed.body.value?.token ?? '') : '';
  const status = async (token: string) => (await platform.call('member.info', {}, { token })).status;
  expect([await status(one.token), await status(other.token), await status(token)]).toEqual([401, 401, 200]);
  const refused = await platform.call('session.login', { type: 'username', username: 'demo', password: PASSWORD });
  expect(refused.body).toMatchObject({ errorCode: 'login.cred.err' });
  const subject = 'Mật khẩu Aurora của bạn đã được đổi';
  const sent = await rows(
    platform.db,
    sql`select channel, recipient, subject from outbox where merchant = 'aurora' order by id`,
  );
  expect(sent).toEqual([
    { channel: 'notice', recipient: 'demo', subject },
    { channel: 'email', recipient: 'demo@aurora.example', subject },
  ]);
  const page = await (
    await fetch(`${platform.url}/demo/outbox`, { headers: { 'X-Forwarded-Host': 'localhost:8080' } })
  ).text();
  expect(page).toContain('Mật khẩu Aurora');
  const back = await platform.call('member.password', { oldPassword: NEW_PASSWORD, newPassword: PASSWORD }, { token });
  // The first password holds the account's name: a member may not choose it, only the demo's seed may.
  expect(back.body).toMatchObject({ errorCode: 'password.weak' });
});

test('a new password that is short, common, the name, or the old one is refused', async () => {
  const { token } = await logIn('jade');
  const rules = ['short', 'password123', 'jade-and-more-9', 'aaaaaaaaaaaa', PASSWORD, 'x'.repeat(2000)];
  for (const newPassword of rules) {
    const { body } = await platform.call('member.password', { oldPassword: PASSWORD, newPassword }, { token });
    expect([newPassword.slice(0, 20), body]).toMatchObject([newPassword.slice(0, 20), { errorCode: 'password.weak' }]);
  }
});

test('the outbox opens only from this machine or with its key', async () => {
  const statusFor = async (headers: Record<string, string>, query = '') =>
    (await fetch(`${platform.url}/demo/outbox${query}`, { headers })).status;
  const here = { 'X-Forwarded-Host': 'localhost:8080' };
  expect(await statusFor(here)).toBe(200);
  expect(await statusFor({ ...here, 'X-Forwarded-For': '203.0.113.9' })).toBe(404);
  expect(await statusFor({ 'X-Forwarded-Host': 'rebound.example' })).toBe(404);
  expect(await statusFor({ 'X-Forwarded-Host': 'rebound.example' }, '?key=guess')).toBe(404);
});

test("the demo's pages have the colours of the operator whose host they stand on", async () => {
  const backgroundOf = async (host: string) => {
    const page = await fetch(`${platform.url}/demo/outbox`, { headers: { 'X-Forwarded-Host': host } });
    return /--c-page: ([^;]+);/.exec(await page.text())?.[1];
  };
  expect(await backgroundOf('localhost:8080')).toBe('#0a0e1c');
  expect(await backgroundOf('lotus.localhost:8080')).toBe('#fbf6ed');
});

test('without demo mode there are no demo members and no outbox page', async () => {
  const real = await startTestPlatform({ demo: false, outboxKey: 'known-key' });
  try {
    expect(await rows(real.db, sql`select 1 from member`)).toEqual([]);
    const headers = { 'X-Forwarded-Host': 'localhost:8080' };
    expect((await fetch(`${real.url}/demo/outbox?key=known-key`, { headers })).status).toBe(404);
  } finally {
    await real.close();
  }
});
