// Tests that the captcha proof of a code's send also counts for the registration with the code.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { solve } from '../../../testing/captcha.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byMobile, DEVICE } from '../../../testing/register.ts';
import { setSwitches } from '../../../testing/switches.ts';

const OTHER_DEVICE = 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  setSwitches(platform, 'aurora', { captcha: true, captchaBeforeSms: true });
});
afterAll(() => platform.close());

let last = 1_000_000;
/** A number nobody had before, in a block of its own. */
const freshNumber = () => {
  last += 1000;
  return `917${last}`;
};

type Sent = { action?: 'register' | 'login'; device?: string | null };

/** Solves the puzzle, asks for a code, and reads it where the demo shows it. */
const codeTo = async (mobileNum: string, { action = 'register', device = DEVICE }: Sent = {}): Promise<string> => {
  const proof = await solve(platform, AURORA, { action: 'sms' });
  const loginDeviceId = device === null ? {} : { loginDeviceId: device };
  await platform.value('sms.noLogin', { countryDialingCode: '63', mobileNum, action, ...loginDeviceId, ...proof });
  const [message] = await rows<{ body: string }>(
    platform.db,
    sql`select body from outbox where recipient = ${`+63${mobileNum}`} order by id desc limit 1`,
  );
  return /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '';
};

const register = async (number: string, code: string, changes: Parameters<typeof byMobile>[2] = {}) => {
  const { body } = await platform.call(
    'member.registerMobile',
    byMobile(number, code, { password: 'river stone 41', ...changes }),
  );
  return body.success ? 'registered' : body.errorCode;
};

const other = (code: string): string => (code === '000000' ? '000001' : '000000');

/** Makes this much time pass for a code's proof, and none for the code. */
const ageProof = (number: string, by: string) =>
  platform.db.execute(
    sql`update verification_code set proof_until = proof_until - ${by}::interval where recipient = ${`+63${number}`}`,
  );

test('RG-01 the puzzle that was solved for the code is enough for the account', async () => {
  const number = freshNumber();
  expect(await register(number, await codeTo(number))).toBe('registered');
});

test('RG-01 a wrong code is refused before any puzzle is asked for, and the right one still registers', async () => {
  const number = freshNumber();
  const code = await codeTo(number, { device: null });
  expect(await register(number, other(code))).toBe('code.invalid');
  const provenNumber = freshNumber();
  const proven = await codeTo(provenNumber);
  expect(await register(provenNumber, other(proven))).toBe('code.invalid');
  expect(await register(provenNumber, proven)).toBe('registered');
});

test('five wrong codes at the registration end a code and its proof', async () => {
  const number = freshNumber();
  const code = await codeTo(number);
  for (let guess = 0; guess < 5; guess += 1) expect(await register(number, other(code))).toBe('code.invalid');
  expect(await register(number, code)).toBe('code.invalid');
});

test('RG-01 a proof counts once: a second account with the same code is refused', async () => {
  const number = freshNumber();
  const code = await codeTo(number);
  expect(await register(number, code)).toBe('registered');
  expect(await register(number, code, { username: 'secondone' })).toBe('code.invalid');
});

test('RG-01 a taken name or weak password leaves the proof for the next try', async () => {
  const number = freshNumber();
  const code = await codeTo(number);
  expect(await register(number, code, { username: 'demo' })).toBe('username.taken');
  expect(await register(number, code, { password: 'short' })).toBe('password.weak');
  expect(await register(number, code)).toBe('registered');
});

test('RG-01 a proof of another device, or of none, counts for nobody: the puzzle is asked for', async () => {
  const number = freshNumber();
  const code = await codeTo(number, { device: OTHER_DEVICE });
  expect(await register(number, code)).toBe('captcha.required');
  expect(await register(number, code, await solve(platform, AURORA, { action: 'register' }))).toBe('registered');
  const anonymous = freshNumber();
  const anonymousCode = await codeTo(anonymous, { device: null });
  const { loginDeviceId: _, ...withoutDevice } = byMobile(anonymous, anonymousCode, { password: 'river stone 41' });
  const { body } = await platform.call('member.registerMobile', withoutDevice);
  expect(body).toMatchObject({ errorCode: 'captcha.required' });
});

test('RG-01 a proof of another number or purpose opens no account', async () => {
  const number = freshNumber();
  const code = await codeTo(number);
  expect(await register(freshNumber(), code)).toBe('code.invalid');
  const loginNumber = freshNumber();
  expect(await register(loginNumber, await codeTo(loginNumber, { action: 'login' }))).toBe('code.invalid');
});

test('RG-01 a proof counts for ten minutes, and not for a second more', async () => {
  const number = freshNumber();
  const code = await codeTo(number);
  await ageProof(number, '9 minutes 50 seconds');
  expect(await register(number, code, { username: 'demo' })).toBe('username.taken');
  await ageProof(number, '11 seconds');
  expect(await register(number, code)).toBe('captcha.required');
});

test('RG-01 only the newest send counts: its proof takes the place of the older one', async () => {
  const number = freshNumber();
  await codeTo(number);
  await platform.db.execute(sql`delete from limit_counter`);
  const code = await codeTo(number, { device: OTHER_DEVICE });
  expect(await register(number, code)).toBe('captcha.required');
});

test('SM-01 another code needs a proof of its own', async () => {
  const number = freshNumber();
  await codeTo(number);
  const again = { countryDialingCode: '63', mobileNum: number, loginDeviceId: DEVICE };
  const { body } = await platform.call('sms.noLogin', again);
  expect(body).toMatchObject({ errorCode: 'captcha.required' });
});

test('RG-01 a code that was sent without a puzzle proves none', async () => {
  const number = freshNumber();
  setSwitches(platform, 'aurora', { captchaBeforeSms: false });
  const loginDeviceId = DEVICE;
  await platform.value('sms.noLogin', { countryDialingCode: '63', mobileNum: number, loginDeviceId });
  setSwitches(platform, 'aurora', { captchaBeforeSms: true });
  const [message] = await rows<{ body: string }>(
    platform.db,
    sql`select body from outbox where recipient = ${`+63${number}`} order by id desc limit 1`,
  );
  const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '';
  expect(await register(number, code)).toBe('captcha.required');
});

test('RG-08 the picture of the form is asked for, whatever went with the code', async () => {
  const number = freshNumber();
  const code = await codeTo(number);
  const captcha = platform.context.merchants.byCode('aurora')?.settings.register.captcha;
  if (!captcha) throw new Error('aurora has no captcha settings');
  Object.assign(captcha, { enabled: true });
  try {
    expect(await register(number, code)).toBe('captcha.required');
  } finally {
    Object.assign(captcha, { enabled: false });
  }
});
