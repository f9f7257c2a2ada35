// Tests codes by SMS over the wire: sending, lifetime, use, and what they never reveal.
import type { InputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { setSwitches } from '../../../testing/switches.ts';
import { createCodes } from './codes.ts';

type Send = InputOf<'sms.noLogin'>;

let platform: TestPlatform;
let last = 1_000_000;
/** A number nobody had before, in a block of its own. */
const freshNumber = () => {
  last += 1000;
  return `917${last}`;
};

beforeAll(async () => {
  platform = await startTestPlatform();
  for (const merchant of ['aurora', 'lotus'])
    setSwitches(platform, merchant, { captcha: false, captchaBeforeSms: false });
});
afterAll(() => platform.close());

const send = (mobileNum: string, rest: Partial<Send> = {}, options: { language?: string; host?: string } = {}) =>
  platform.call('sms.noLogin', { countryDialingCode: '63', mobileNum, ...rest }, options);

const sentTo = (number: string) =>
  rows<{ body: string; subject: string; merchant: string }>(
    platform.db,
    sql`select body, subject, merchant from outbox where channel = 'sms' and recipient = ${number} order by id desc`,
  );

const codeTo = async (number: string): Promise<string> => {
  const [message] = await sentTo(number);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
};

const logIn = (number: string, code: string, host = AURORA) =>
  platform.call('session.login', { type: 'sms', username: number, password: code }, { host });

const wait = (number: string, by: string) =>
  platform.db.execute(sql`with older as (update limit_counter set resets_at = resets_at - ${by}::interval, free_at = free_at - ${by}::interval)
    update verification_code set expires_at = expires_at - ${by}::interval where recipient = ${number}`);

const ownNumber = async (number: string, account = 'demo', merchant = 'aurora') =>
  platform.db.execute(sql`update member set mobile = ${number} where account = ${account} and merchant = ${merchant}`);

test('SM-01 SM-02 a code goes to dialing code and number joined with a plus, and has an end', async () => {
  const number = freshNumber();
  const { status, body } = await send(`0${number}`, { action: 'register' });
  expect(status).toBe(200);
  if (!body.success) throw new Error(body.errorCode);
  // By the clock of the database, which writes the message in the same moment.
  const sent = await rows<{ at: number }>(
    platform.db,
    sql`select (extract(epoch from at) * 1000)::float8 as at from outbox where channel = 'sms' and recipient = ${`+63${number}`}`,
  );
  const after = (time: string | null | undefined) => Date.parse(time ?? '') - Math.trunc(sent[0]?.at ?? 0);
  expect(sent.length).toBe(1);
  expect(after(body.value.expirationTime)).toBe(300_000);
  expect(after(body.value.resendAt)).toBe(60_000);
});

test('SM-02 a missing or invalid number is refused and sends nothing', async () => {
  const wrong: readonly [Record<string, unknown>, string][] = [
    [{ countryDialingCode: '63' }, 'input.invalid'],
    [{ countryDialingCode: '63', mobileNum: '' }, 'mobile.invalid'],
    [{ countryDialingCode: '+63', mobileNum: '9171234567' }, 'input.invalid'],
    [{ countryDialingCode: '63', mobileNum: '9171234567', action: 'reset' }, 'input.invalid'],
    [{ countryDialingCode: '63', mobileNum: '0917ABC4567' }, 'mobile.invalid'],
    [{ countryDialingCode: '63', mobileNum: '9'.repeat(25) }, 'mobile.invalid'],
    [{ countryDialingCode: '63', mobileNum: '<script>917</script>' }, 'mobile.invalid'],
    [{ countryDialingCode: '44', mobileNum: '0906 8765432' }, 'mobile.invalid'],
    [{ countryDialingCode: '63', mobileNum: '0281234567' }, 'mobile.invalid'],
    [{ countryDialingCode: '7', mobileNum: '9161234567' }, 'country.refused'],
  ];
  const messages = () => rows<{ n: number }>(platform.db, sql`select count(*)::int as n from outbox`);
  const [before] = await messages();
  for (const [input, code] of wrong) {
    const { status, body } = await platform.call('sms.noLogin', input as Send);
    expect([input, status, body]).toMatchObject([input, 400, { errorCode: code }]);
  }
  expect(await messages()).toEqual([before]);
});

test('the message is in the caller’s language, names the operator, and ends with the WebOTP line', async () => {
  for (const [language, word] of [
    ['EN', 'to register'],
    ['CN', '注册验证码'],
    ['VI', 'mã đăng ký'],
    ['UR', 'رجسٹریشن'],
    ['MY', 'စာရင်းသွင်းကုဒ်'],
  ] as const) {
    const number = freshNumber();
    await send(number, {}, { language });
    const [message] = await sentTo(`+63${number}`);
    const code = await codeTo(`+63${number}`);
    expect(message?.body).toContain(word);
    expect(message?.body).toContain('Aurora');
    expect(message?.body.split('\n').at(-1)).toBe(`@aurora.localhost #${code}`);
  }
});

test('a host that the operator did not name is in no message', async () => {
  const number = freshNumber();
  await send(number, {}, { host: 'phishing.example' });
  const [message] = await sentTo(`+63${number}`);
  expect(message?.body).toMatch(/\d{6}/);
  expect(message?.body).not.toContain('@');
});

test('no table and no log line contains a code in plain', async () => {
  const number = freshNumber();
  await send(number);
  const code = await codeTo(`+63${number}`);
  const [row] = await rows<{ text: string }>(
    platform.db,
    sql`select verification_code::text as text from verification_code where recipient = ${`+63${number}`}`,
  );
  expect(row?.text).not.toContain(code);
  await logIn(`+63${number}`, code);
  expect(platform.logged()).not.toContain(code);
  expect(platform.logged()).not.toContain(number);
});

test('known and unknown numbers get the same answer, but different messages', async () => {
  for (const action of ['register', 'login'] as const) {
    const [known, unknown] = [freshNumber(), freshNumber()];
    await ownNumber(`+63${known}`);
    const [one, other] = [await send(known, { action }), await send(unknown, { action })];
    expect([one.status, Object.keys(one.body.success ? one.body.value : {})]).toEqual([
      other.status,
      Object.keys(other.body.success ? other.body.value : {}),
    ]);
    expect(one.headers.get('content-length')).toBe(other.headers.get('content-length'));
    const [toKnown] = await sentTo(`+63${known}`);
    const [toUnknown] = await sentTo(`+63${unknown}`);
    if (action === 'register') {
      expect(toKnown?.body).toMatch(/\d{6}.*already has an account/);
      expect(toUnknown?.body).toMatch(/\d{6}.*to register/);
    } else {
      expect(toKnown?.body).toMatch(/\d{6}.*to log in/);
      expect(toUnknown?.body).toContain('no account here');
      expect(toUnknown?.body).not.toMatch(/\d{6}/);
    }
  }
});

test('a code has as many digits as the operator’s file says, six where it says nothing', async () => {
  const { settings } = platform.context.merchants.byCode('aurora') ?? {};
  if (!settings) throw new Error('There is no aurora');
  for (const [codeDigits, code] of [
    [undefined, /^\d{6}\b/],
    [8, /^\d{8}\b/],
  ] as const) {
    Object.assign(settings, { codeDigits });
    const number = freshNumber();
    await send(number, { action: 'register' });
    const [message] = await sentTo(`+63${number}`);
    expect(message?.body).toMatch(code);
  }
  Object.assign(settings, { codeDigits: undefined });
});

test('a code logs its number in once, in any digits', async () => {
  const number = `+63${freshNumber()}`;
  await ownNumber(number);
  await send(number, { action: 'login' });
  const code = await codeTo(number);
  const burmese = [...code].map((digit) => String.fromCodePoint(0x1040 + Number(digit))).join('');
  const { body } = await logIn(number, ` ${burmese.slice(0, 3)} ${burmese.slice(3)}`);
  expect(body).toMatchObject({ success: true, value: { userName: 'demo' } });
  expect((await logIn(number, code)).body).toMatchObject({ errorCode: 'code.invalid' });
});

test('a code is valid only for its purpose, number and operator', async () => {
  const [number, other] = [`+63${freshNumber()}`, `+63${freshNumber()}`];
  await ownNumber(number);
  await ownNumber(number, 'demo', 'lotus');
  await ownNumber(other, 'expired');
  await send(number, { action: 'register' });
  const registering = await codeTo(number);
  expect((await logIn(number, registering)).body).toMatchObject({ errorCode: 'code.invalid' });
  await wait(number, '60 seconds');
  await send(number, { action: 'login' });
  const code = await codeTo(number);
  expect((await logIn(other, code)).body).toMatchObject({ errorCode: 'code.invalid' });
  expect((await logIn(number, code, LOTUS)).body).toMatchObject({ errorCode: 'code.invalid' });
  expect((await logIn(number, code)).status).toBe(200);
});

test('a refusal says only to the device of the last send that its code is used up', async () => {
  const number = `+63${freshNumber()}`;
  await ownNumber(number);
  const device = '0123456789abcdefghijABCDEFGHIJ012345';
  const request = async (loginDeviceId: string) => (await send(number, { action: 'login', loginDeviceId })).body;
  expect(await request(device)).toMatchObject({ success: true });
  expect(await request(device)).not.toHaveProperty('value');
  const register = await send(number, { action: 'register', loginDeviceId: device });
  expect(register.body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_SMS', value: { codeIsLive: false } });
  expect((await logIn(number, await codeTo(number))).body.success).toBe(true);
  expect(await request(device)).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_SMS', value: { codeIsLive: false } });
  expect(await request('9876543210abcdefghijABCDEFGHIJ012345')).not.toHaveProperty('value');
});

test('a code expires after five minutes, and an older one with a new one', async () => {
  const number = `+63${freshNumber()}`;
  await ownNumber(number);
  await send(number, { action: 'login' });
  const first = await codeTo(number);
  await wait(number, '60 seconds');
  await send(number, { action: 'login' });
  const second = await codeTo(number);
  if (first !== second) expect((await logIn(number, first)).body).toMatchObject({ errorCode: 'code.invalid' });
  await wait(number, '301 seconds');
  expect((await logIn(number, second)).body).toMatchObject({ errorCode: 'code.invalid' });
});

test('after five wrong codes the right one is refused too', async () => {
  const number = `+63${freshNumber()}`;
  await ownNumber(number);
  await send(number, { action: 'login' });
  const code = await codeTo(number);
  const wrong = code === '000000' ? '000001' : '000000';
  for (let turn = 0; turn < 5; turn += 1)
    expect((await logIn(number, wrong)).body).toMatchObject({ errorCode: 'code.invalid' });
  expect((await logIn(number, code)).body).toMatchObject({ errorCode: 'code.invalid' });
});

test('LG-03 LG-04 a log-in by SMS requires no password change, default or expired', async () => {
  const number = `+84912${String(last).slice(-6)}`;
  await ownNumber(number, 'expired', 'lotus');
  await platform.db.execute(
    sql`update member set password_given_at = now() where account = 'expired' and merchant = 'lotus'`,
  );
  await platform.call(
    'sms.noLogin',
    { countryDialingCode: '84', mobileNum: number.slice(3), action: 'login' },
    { host: LOTUS },
  );
  const { body } = await logIn(number, await codeTo(number), LOTUS);
  if (!body.success) throw new Error(body.errorCode);
  const info = await platform.value('member.info', {}, { token: body.value.token, host: LOTUS });
  expect(info.passwordChangeRequired).toBe(false);
});

test('LG-01 a log-in by SMS needs no captcha proof where one by password does', async () => {
  const number = `+63${freshNumber()}`;
  await ownNumber(number);
  await send(number, { action: 'login' });
  const code = await codeTo(number);
  const settings = platform.context.merchants.byCode('aurora')?.settings;
  const { captchaFor } = settings ?? {};
  Object.assign(settings ?? {}, { captchaFor: ['login'] });
  setSwitches(platform, 'aurora', { captcha: true });
  try {
    const byPassword = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;
    expect((await platform.call('session.login', byPassword)).body).toMatchObject({ errorCode: 'captcha.required' });
    expect((await logIn(number, code)).status).toBe(200);
  } finally {
    setSwitches(platform, 'aurora', { captcha: false });
    Object.assign(settings ?? {}, { captchaFor });
  }
});

test('LG-02 a log-in by SMS has number and code only, and checks the member’s status', async () => {
  const number = `+63${freshNumber()}`;
  await ownNumber(number);
  const asSms = (rest: Record<string, unknown>) =>
    platform.call('session.login', { type: 'sms', username: number, password: '123456', ...rest } as never);
  expect((await asSms({ geetestValidateV4: 'x' })).body).toMatchObject({ errorCode: 'input.invalid' });
  expect((await asSms({ firebaseIdToken: 'x' })).body).toMatchObject({ errorCode: 'input.invalid' });
  expect((await asSms({ username: 'demo', password: 'demo-Foyer-2026' })).body).toMatchObject({
    errorCode: 'login.cred.err',
  });
  await platform.db.execute(sql`update member set status = 'excluded' where mobile = ${number}`);
  await send(number, { action: 'login' });
  expect((await logIn(number, await codeTo(number))).body).toMatchObject({ errorCode: 'member.excluded' });
  await platform.db.execute(sql`update member set status = 'active'`);
});

test('a device remembered at a log-in by SMS returns with its secret, not with a code', async () => {
  const number = `+63${freshNumber()}`;
  const loginDeviceId = '0123456789abcdefghijABCDEFGHIJ012345';
  await ownNumber(number);
  await send(number, { action: 'login' });
  const login = { username: number, remember: true, loginDeviceId } as const;
  const first = await platform.value('session.login', { ...login, type: 'sms', password: await codeTo(number) });
  const password = first.deviceSecret ?? '';
  expect((await platform.call('session.login', { ...login, type: 'sms', password })).body).toMatchObject({
    errorCode: 'code.invalid',
  });
  const again = await platform.value('session.login', { ...login, type: 'username', password });
  expect([again.userName, again.deviceSecret === password]).toEqual(['demo', false]);
});

test('the captcha is checked before anything is counted or sent', async () => {
  setSwitches(platform, 'aurora', { captcha: true, captchaBeforeSms: true });
  try {
    const number = freshNumber();
    const counters = () =>
      rows(platform.db, sql`select key, count from limit_counter where key like 'code|%' order by key`);
    const before = await counters();
    const { body } = await send(number);
    expect(body).toMatchObject({ errorCode: 'captcha.required' });
    expect(await counters()).toEqual(before);
    expect(await sentTo(`+63${number}`)).toEqual([]);
  } finally {
    setSwitches(platform, 'aurora', { captcha: false, captchaBeforeSms: false });
  }
});

test('an operator may have its own key for the hashes of codes', async () => {
  const recipient = {
    merchant: platform.context.merchants.byCode('aurora') as never,
    purpose: 'register',
    channel: 'sms',
    to: `+63${freshNumber()}`,
  } as const;
  const requester = { ip: '203.0.113.77', deviceId: null, language: 'EN', host: AURORA } as const;
  const keyed = createCodes({ ...platform.context, env: { ...platform.context.env, codeKey: 'from the vault' } });
  await keyed.send(recipient, requester);
  const code = await codeTo(recipient.to);
  expect(await createCodes(platform.context).take(recipient, code)).toBe(false);
  expect(await keyed.take(recipient, code)).toBe(true);
});
