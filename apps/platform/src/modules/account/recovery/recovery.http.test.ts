// Tests recovery: what a code on file opens, and that nobody learns which members exist.
import type { InputOf } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { createHeldArgon2 } from '../../../testing/held-argon2.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byName } from '../../../testing/register.ts';
import { setSwitches } from '../../../testing/switches.ts';

const PASSWORD = 'demo-Foyer-2026';
const NEW_PASSWORD = 'tall ships sail at 5';
const MOBILE = '+639171230001';
const EMAIL = 'demo@example.com';
const byNumber = { countryDialingCode: '63', mobileNum: '9171230001' } as const;

interface Pause {
  readonly ms: number;
  readonly end: () => void;
}
/** Takes each pause that the platform makes; while nobody does, pauses end at once. */
const pauses = { take: null as ((pause: Pause) => void) | null };
const pause = (ms: number) => new Promise<void>((end) => (pauses.take ? pauses.take({ ms, end }) : end()));

/** The answer to a call that pauses for 300 ms, and is not answered while its pause is held. */
async function afterThePause<T>(call: () => Promise<T>): Promise<T> {
  const paused = new Promise<Pause>((take) => {
    pauses.take = take;
  });
  const answer = call();
  try {
    const first = await Promise.race([paused, answer.then(() => 'answered without a pause')]);
    if (typeof first === 'string') throw new Error(first);
    expect(first.ms).toBe(300);
    // Another visitor is answered meanwhile.
    const other = platform.call('system.settings', {}).then(() => 'another visitor');
    expect(await Promise.race([answer.then(() => 'the answer'), other])).toBe('another visitor');
    first.end();
    return await answer;
  } finally {
    pauses.take = null;
  }
}

const held = createHeldArgon2();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({}, { pause, argon2: held.argon2 });
  for (const merchant of ['aurora', 'lotus']) setSwitches(platform, merchant, { captcha: false });
});
afterAll(() => platform.close());

beforeEach(async () => {
  await platform.db.execute(sql`delete from limit_counter`);
  await platform.db.execute(sql`delete from outbox`);
  await platform.db.execute(sql`delete from verification_code`);
  await platform.db.execute(sql`update member set mobile = ${MOBILE}, email = ${EMAIL}, language = 'VI',
    password_hash = (select password_hash from member where merchant = 'lotus' and account = 'demo')
    where merchant = 'aurora' and account = 'demo'`);
});

type Reset = InputOf<'member.passwordReset'>;
type Confirm = InputOf<'member.passwordResetConfirm'>;
const reset = (input: Reset, host?: string) => platform.call('member.passwordReset', input, host ? { host } : {});
const confirm = (input: Confirm) => platform.call('member.passwordResetConfirm', input);
const logIn = (password: string, username = 'demo') =>
  platform.call('session.login', { type: 'username', username, password });

const outbox = () =>
  rows<{ channel: string; recipient: string; subject: string; body: string }>(
    platform.db,
    sql`select channel, recipient, subject, body from outbox order by id`,
  );
const lastCode = async (): Promise<string> => /\d{6}/.exec((await outbox()).at(-1)?.body ?? '')?.[0] ?? '';
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const pass = (seconds: number) =>
  platform.db.execute(sql`update limit_counter set resets_at = resets_at - make_interval(secs => ${seconds}::int),
    free_at = free_at - make_interval(secs => ${seconds}::int)`);

test('a code goes to the typed number or address, or for a name to the phone on file first', async () => {
  const ways: readonly [Reset, string, string][] = [
    [byNumber, 'sms', MOBILE],
    [{ email: ' Demo@Example.com ' }, 'email', EMAIL],
    [{ username: 'DEMO' }, 'sms', MOBILE],
  ];
  for (const [input, channel, recipient] of ways) {
    expect((await reset(input)).status).toBe(200);
    expect((await outbox()).at(-1)).toMatchObject({ channel, recipient });
    expect(await lastCode()).toMatch(/^\d{6}$/);
    await pass(60);
  }
  await platform.db.execute(sql`update member set mobile = null where account = 'demo'`);
  await reset({ username: 'demo' });
  expect((await outbox()).at(-1)).toMatchObject({ channel: 'email', recipient: EMAIL, subject: 'Your Aurora code' });
});

test('where nothing carries SMS, a name leads to the address on file though a number is there', async () => {
  const mailing = await startTestPlatform({
    demo: false,
    smtp: { url: 'smtp://127.0.0.1:1', from: 'Aurora <no-reply@aurora.example>' },
  });
  try {
    setSwitches(mailing, 'aurora', { captcha: false });
    await mailing.value('member.register', byName({ username: 'mailonly' }));
    await mailing.db.execute(sql`update member set mobile = ${MOBILE}, email = ${EMAIL} where account = 'mailonly'`);
    await mailing.value('member.passwordReset', { username: 'mailonly' });
    const sent = sql`select channel, recipient, substring(body from '[0-9]{6}') as code from outbox order by id`;
    const [{ code = '', ...message } = {}] = await rows<{ channel: string; recipient: string; code: string }>(
      mailing.db,
      sent,
    );
    expect(message).toEqual({ channel: 'email', recipient: EMAIL });
    const answer = await mailing.value('member.passwordResetConfirm', { username: 'mailonly', code });
    expect(answer.userName).toBe('mailonly');
  } finally {
    await mailing.close();
  }
});

test('a log-in whose password is checked while it is reset opens no session, and leaves nothing behind', async () => {
  const loginDeviceId = '9876543210abcdefghijABCDEFGHIJ543210';
  const count = async (from: SQL) => (await rows(platform.db, sql`select 1 from ${from}`)).length;
  const tries = sql`limit_counter where key like 'login|aurora|member|%'`;
  held.hold();
  const inFlight = platform.call('session.login', {
    type: 'username',
    username: 'demo',
    password: PASSWORD,
    loginDeviceId,
  });
  await held.nextCheck();
  const [tried] = await rows<{ key: string }>(platform.db, sql`select key from ${tries}`);
  await reset(byNumber);
  expect((await confirm({ ...byNumber, code: await lastCode(), newPassword: NEW_PASSWORD })).status).toBe(200);
  // Somebody has tried a wrong password since.
  await platform.db.execute(sql`insert into limit_counter (key, count, most, resets_at)
    values (${tried?.key}, 1, 10, now() + interval '1 hour')`);
  held.release();
  expect((await inFlight).body).toMatchObject({ errorCode: 'login.cred.err' });
  const hash = sql`sha256(convert_to(${loginDeviceId}::text, 'UTF8'))`;
  expect(await count(sql`known_device where device_hash = ${hash}`)).toBe(0);
  expect(await count(tries)).toBe(1);
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

test('known and unknown members get the same answer after 300 ms', async () => {
  const pairs: readonly [Reset, Reset][] = [
    [{ username: 'demo' }, { username: 'nobody-here' }],
    [byNumber, { countryDialingCode: '63', mobileNum: '9181230001' }],
    [{ email: EMAIL }, { email: 'nobody@example.com' }],
    [{ username: 'expired' }, { username: 'nobody-there' }], // a member without number or address
  ];
  for (const pair of pairs) {
    const answers = [];
    for (const input of pair) {
      const { status, headers, body } = await afterThePause(() => reset(input));
      answers.push([status, headers.get('content-length'), Object.keys(body.success ? body.value : {})]);
      await pass(60);
    }
    expect(answers[0]).toEqual(answers[1]);
  }
});

test('neither answer nor time reveals who exists', async () => {
  await reset({ username: 'demo' });
  const wrong = wrongFor(await lastCode());
  for (const username of ['demo', 'nobody-here'] as const) {
    const { body } = await afterThePause(() => confirm({ username, code: wrong, newPassword: NEW_PASSWORD }));
    expect(body).toMatchObject({ errorCode: 'code.invalid' });
  }
});

test('a number or address without an account gets that answer by message only', async () => {
  await reset({ countryDialingCode: '63', mobileNum: '9181230001' });
  const [message] = await outbox();
  expect(message?.body).toContain('no account here');
  expect(message?.body).not.toMatch(/\d{6}/);
  for (const code of ['000000', '123456'])
    expect((await confirm({ countryDialingCode: '63', mobileNum: '9181230001', code })).body).toMatchObject({
      errorCode: 'code.invalid',
    });
});

test('the code sets a new password, ends sessions and devices, and informs the member', async () => {
  const loginDeviceId = '0123456789abcdefghijABCDEFGHIJ012345';
  const before = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: PASSWORD,
    remember: true,
    loginDeviceId,
  });
  await reset(byNumber);
  const code = await lastCode();
  const { body } = await confirm({ ...byNumber, code, newPassword: NEW_PASSWORD });
  expect(body).toEqual({ success: true, value: { userName: 'demo' } });
  expect((await platform.call('member.info', {}, { token: before.token })).status).toBe(401);
  expect((await logIn(PASSWORD)).body).toMatchObject({ errorCode: 'login.cred.err' });
  const secret = { type: 'username', username: 'demo', password: before.deviceSecret ?? '', loginDeviceId } as const;
  expect((await platform.call('session.login', secret)).body).toMatchObject({ errorCode: 'login.cred.err' });
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
  const messages = (await outbox()).slice(1);
  expect(messages.map(({ channel, recipient }) => [channel, recipient])).toEqual([
    ['notice', 'demo'],
    ['email', EMAIL],
  ]);
  for (const { subject } of messages) expect(subject).toBe('Mật khẩu Aurora của bạn đã được đổi');
  expect((await confirm({ ...byNumber, code, newPassword: 'another ship sails 7' })).body).toMatchObject({
    errorCode: 'code.invalid',
  });
});

test('without a new password the code returns the user name and changes nothing', async () => {
  await reset({ email: EMAIL });
  const { body } = await confirm({ email: EMAIL, code: await lastCode() });
  expect(body).toEqual({ success: true, value: { userName: 'demo' } });
  expect((await logIn(PASSWORD)).status).toBe(200);
});

test('a member by phone with a default password sets one of their own', async () => {
  await platform.db.execute(
    sql`update member set password_given_at = now() - interval '2 days', password_hash = 'none' where mobile = ${MOBILE}`,
  );
  await reset(byNumber);
  await platform.value('member.passwordResetConfirm', {
    ...byNumber,
    code: await lastCode(),
    newPassword: NEW_PASSWORD,
  });
  const { body } = await logIn(NEW_PASSWORD);
  expect(body).toMatchObject({ success: true, value: { updatePassword: false } });
});

test('a weak password is refused before the code is checked, and keeps the code', async () => {
  await reset(byNumber);
  const code = await lastCode();
  for (const newPassword of ['short', 'password123', 'demo sails at five'])
    expect((await confirm({ ...byNumber, code, newPassword })).body).toMatchObject({ errorCode: 'password.weak' });
  const withWrongCode = async (newPassword: string) =>
    (await confirm({ ...byNumber, code: wrongFor(code), newPassword })).body;
  expect(await withWrongCode('password123')).toMatchObject({ errorCode: 'password.weak' });
  expect(await withWrongCode('demo sails at five')).toMatchObject({ errorCode: 'code.invalid' });
  expect((await confirm({ ...byNumber, code, newPassword: NEW_PASSWORD })).status).toBe(200);
});

test('five wrong codes end a code', async () => {
  await reset({ username: 'demo' });
  const code = await lastCode();
  for (let turn = 0; turn < 5; turn += 1) await confirm({ username: 'demo', code: wrongFor(code) });
  expect((await confirm({ username: 'demo', code })).body).toMatchObject({ errorCode: 'code.invalid' });
});

test('a locked member logs in with the new password', async () => {
  const key = sql`key like 'login|aurora|member|%'`;
  await logIn('wrong');
  await platform.db.execute(sql`update limit_counter set count = 100000 where ${key}`);
  expect((await logIn(PASSWORD)).status).toBe(429);
  await reset(byNumber);
  await confirm({ ...byNumber, code: await lastCode(), newPassword: NEW_PASSWORD });
  expect((await logIn(NEW_PASSWORD)).status).toBe(200);
});

test('a code for the user name clears the wrong tries of a known device too', async () => {
  const loginDeviceId = '0123456789abcdefghijABCDEFGHIJ012345';
  const from = (password: string) =>
    platform.call('session.login', { type: 'username', username: 'demo', password, loginDeviceId });
  await from(PASSWORD);
  await from('wrong');
  await platform.db.execute(sql`update limit_counter set count = 100000 where key like 'login|aurora|device|%'`);
  expect((await from(PASSWORD)).status).toBe(429);
  await reset({ email: EMAIL });
  await confirm({ email: EMAIL, code: await lastCode() });
  expect((await from(PASSWORD)).status).toBe(200);
});

test('recovery by name never reveals that the number behind it had its code', async () => {
  expect((await reset(byNumber)).status).toBe(200);
  const code = await lastCode();
  expect((await reset({ username: 'demo' })).status).toBe(200);
  expect((await outbox()).length).toBe(1);
  expect((await reset({ username: 'demo' })).body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_SMS' });
  expect((await reset({ username: 'nobody-here' })).status).toBe(200);
  expect((await reset({ username: 'nobody-here' })).body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_SMS' });
  expect((await confirm({ ...byNumber, code })).status).toBe(200);
});

test('exactly one of name, number and address is accepted, and it must be valid', async () => {
  const wrong: readonly [Record<string, unknown>, string][] = [
    [{}, 'input.invalid'],
    [{ username: 'demo', email: EMAIL }, 'input.invalid'],
    [{ username: '' }, 'input.invalid'],
    [{ email: 'no address' }, 'input.invalid'],
    [{ email: 'a@example.com,b@example.com' }, 'input.invalid'],
    [{ email: 'a@example.com\r\nBcc: b@example.com' }, 'input.invalid'],
    [{ countryDialingCode: '63', mobileNum: '91' }, 'mobile.invalid'],
    [{ mobileNum: '9171230001' }, 'country.refused'],
  ];
  for (const [input, code] of wrong) {
    expect([input, (await reset(input as Reset)).body]).toMatchObject([input, { errorCode: code }]);
    expect([input, (await confirm({ ...(input as Reset), code: '123456' })).body]).toMatchObject([
      input,
      { errorCode: code },
    ]);
  }
  expect(await outbox()).toEqual([]);
});

test('a member of one operator is unknown at the other', async () => {
  await reset({ email: EMAIL }, LOTUS);
  expect((await outbox()).at(-1)?.body).toContain('no account here');
});

test('the captcha is checked before anything is sent', async () => {
  setSwitches(platform, 'aurora', { captcha: true });
  try {
    expect((await reset(byNumber)).body).toMatchObject({ errorCode: 'captcha.required' });
    expect(await outbox()).toEqual([]);
  } finally {
    setSwitches(platform, 'aurora', { captcha: false });
  }
});

test('an address has a limit of guesses, for all targets', async () => {
  const limited = await startTestPlatform({ loginLimitIp: 3 });
  try {
    const codes: string[] = [];
    for (const username of ['demo', 'expired', 'nobody-here', 'demo2fa']) {
      const { body } = await limited.call('member.passwordResetConfirm', { username, code: '123456' });
      codes.push(body.success ? 'in' : body.errorCode);
    }
    expect(codes).toEqual([...Array<string>(3).fill('code.invalid'), 'TOO_MANY_REQUEST_LOGIN']);
  } finally {
    await limited.close();
  }
});

test('the member is informed by every channel that works, at least by the code’s own', async () => {
  const real = await startTestPlatform({ demo: false, smsProvider: { url: 'http://127.0.0.1:9/', key: 'k' } });
  try {
    await real.value('member.register', byName({ username: 'reached' }));
    await real.db.execute(sql`update member set mobile = ${MOBILE}, email = ${EMAIL}`);
    await real.value('member.passwordReset', byNumber);
    const [message] = await rows<{ body: string }>(real.db, sql`select body from outbox where channel = 'sms'`);
    const code = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
    await real.value('member.passwordResetConfirm', { ...byNumber, code, newPassword: NEW_PASSWORD });
    const messages = await rows<{ channel: string }>(real.db, sql`select channel from outbox order by id`);
    expect(messages.map(({ channel }) => channel)).toEqual(['sms', 'notice', 'sms']);
  } finally {
    await real.close();
  }
});
