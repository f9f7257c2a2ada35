// Tests the limits of a log-in: whom they stop, and the answer to a member who has to wait.
import type { InputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rows } from '../../../db/database.ts';
import { solve } from '../../../testing/captcha.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { codeFor, DEVICE } from '../../../testing/register.ts';
import { answer, forgetTries, requiredStep, totp, twoFactor } from '../../../testing/second-factor.ts';
import { setSwitches } from '../../../testing/switches.ts';

const PASSWORD = 'demo-Foyer-2026';
const NUMBER = '9171230001';
const MOBILE = `+63${NUMBER}`;
const STRANGER = 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
type Input = InputOf<'session.login'>;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ loginLimitAccount: 3, loginLimitIp: 1000 });
});
afterAll(() => platform.close());
beforeEach(async () => {
  await forgetTries(platform);
  await platform.db.execute(sql`delete from known_device`);
  await platform.db.execute(sql`delete from verification_code`);
  await platform.db.execute(sql`update member set mobile = ${MOBILE},
    password_hash = (select password_hash from member where merchant = 'lotus' and account = 'demo')
    where merchant = 'aurora' and account = 'demo'`);
});

const call = (password: string, changes: Partial<Input> = {}, options = {}) =>
  platform.call('session.login', { type: 'username', username: 'demo', password, ...changes }, options);

/** "in", or the code of the refusal. */
const attempt = async (...of: Parameters<typeof call>): Promise<string> => {
  const { body } = await call(...of);
  return body.success ? 'in' : body.errorCode;
};
const attempts = async (count: number, ...of: Parameters<typeof call>): Promise<string[]> => {
  const codes: string[] = [];
  for (let turn = 0; turn < count; turn += 1) codes.push(await attempt(...of));
  return codes;
};
const enter = async (loginDeviceId: string, password = PASSWORD) => {
  const { body } = await call(password, { loginDeviceId });
  if (!body.success) throw new Error(body.errorCode);
  return body.value.token;
};
const WRONG = 'login.cred.err';
const LIMITED = 'TOO_MANY_REQUEST_LOGIN';

/** Lotus asks for a captcha at log-in. */
const atLotus = { host: LOTUS };
const withCaptcha = async (work: (proof: () => ReturnType<typeof solve>) => Promise<void>): Promise<void> => {
  setSwitches(platform, 'lotus', { captcha: true });
  try {
    await work(() => solve(platform, LOTUS, { action: 'login' }));
  } finally {
    setSwitches(platform, 'lotus', { captcha: false });
  }
};

test('lets a member in after many log-ins of strangers without a captcha proof', () =>
  withCaptcha(async (proof) => {
    expect(await attempts(10, 'wrong', {}, atLotus)).toEqual(Array(10).fill('captcha.required'));
    expect(await attempt(PASSWORD, await proof(), atLotus)).toBe('in');
  }));

test('counts a wrong password with a captcha proof, and then refuses the right one with a proof', () =>
  withCaptcha(async (proof) => {
    for (let turn = 0; turn < 3; turn += 1) expect(await attempt('wrong', await proof(), atLotus)).toBe(WRONG);
    expect(await attempt(PASSWORD, await proof(), atLotus)).toBe(LIMITED);
  }));

test('counts tries by user name and by number for the same account', async () => {
  expect(await attempts(2, 'wrong')).toEqual([WRONG, WRONG]);
  expect(await attempts(2, 'wrong', { username: MOBILE })).toEqual([WRONG, LIMITED]);
  expect(await attempt(PASSWORD)).toBe(LIMITED);
});

test('counts an unknown name in every spelling as one', async () => {
  expect(await attempts(2, 'wrong', { username: 'nobody-here' })).toEqual([WRONG, WRONG]);
  expect(await attempts(2, 'wrong', { username: ' NOBODY-here' })).toEqual([WRONG, LIMITED]);
});

test('counts tries of one operator only for its own members', async () => {
  await attempts(3, 'wrong');
  expect(await attempt(PASSWORD, {}, { host: LOTUS })).toBe('in');
});

test('lets a known device log in while strangers have used up the tries', async () => {
  await enter(DEVICE);
  expect(await attempts(4, 'wrong')).toEqual([WRONG, WRONG, WRONG, LIMITED]);
  expect(await attempt(PASSWORD, { loginDeviceId: STRANGER })).toBe(LIMITED);
  expect(await attempt(PASSWORD, { loginDeviceId: DEVICE })).toBe('in');
  expect(await attempt(PASSWORD)).toBe(LIMITED);
});

test('gives a known device as many tries as an account, and no more', async () => {
  await enter(DEVICE);
  const known = { loginDeviceId: DEVICE };
  expect(await attempts(3, 'wrong', known)).toEqual([WRONG, WRONG, WRONG]);
  expect(await attempt(PASSWORD, known)).toBe(LIMITED);
  expect(await attempt(PASSWORD, { loginDeviceId: STRANGER })).toBe('in');
});

test('knows a device for one member only', async () => {
  await enter(DEVICE);
  await attempts(3, 'wrong', { username: 'expired' });
  expect(await attempt(PASSWORD, { username: 'expired', loginDeviceId: DEVICE })).toBe(LIMITED);
});

test('clears the wrong tries of a known device after its right password', async () => {
  await enter(DEVICE);
  const known = { loginDeviceId: DEVICE };
  for (let round = 0; round < 2; round += 1) {
    await attempts(2, 'wrong', known);
    expect(await attempt(PASSWORD, known)).toBe('in');
  }
});

test('allows a log-in by SMS while the password is locked', async () => {
  await attempts(4, 'wrong', { username: MOBILE });
  const code = await codeFor(platform, NUMBER, undefined, 'login');
  expect(await attempt(PASSWORD, { username: MOBILE })).toBe(LIMITED);
  expect(await attempt(code, { type: 'sms', username: MOBILE })).toBe('in');
  expect(await attempt(PASSWORD, { username: MOBILE })).toBe(LIMITED);
});

test('ends an SMS code after five wrong guesses, and counts none of them for the password', async () => {
  const code = await codeFor(platform, NUMBER, undefined, 'login');
  const wrong = code === '111111' ? '222222' : '111111';
  const bySms = { type: 'sms', username: MOBILE } as const;
  expect(await attempts(5, wrong, bySms)).toEqual(Array(5).fill('code.invalid'));
  expect(await attempt(code, bySms)).toBe('code.invalid');
  expect(await attempt(PASSWORD)).toBe('in');
});

test('names the wait and the other log-in methods', async () => {
  await attempts(3, 'wrong');
  const { status, headers, body } = await call(PASSWORD);
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(800);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900);
  expect(body).toMatchObject({ errorCode: LIMITED, value: { ways: ['sms', 'recovery'] } });
});

test('names only log-in methods that the operator offers', async () => {
  const aurora = platform.context.merchants.byCode('aurora');
  if (!aurora) throw new Error('no operator');
  const { methods } = aurora.settings.register;
  Object.assign(aurora.settings.register, { methods: ['username'] });
  try {
    await attempts(3, 'wrong');
    expect((await call(PASSWORD)).body).toMatchObject({ value: { ways: ['recovery'] } });
  } finally {
    Object.assign(aurora.settings.register, { methods });
  }
});

test('names no other log-in methods to an address with too many tries', async () => {
  const small = await startTestPlatform({ loginLimitIp: 1 });
  try {
    const wrong = { type: 'username', username: 'demo', password: 'wrong' } as const;
    await small.call('session.login', wrong);
    const { body } = await small.call('session.login', wrong);
    expect(body).toEqual({ success: false, errorCode: LIMITED, message: expect.any(String) });
  } finally {
    await small.close();
  }
});

/** Returns the statements on members and their tries that ran while `work` ran, without those of work by the clock, which tells of events. */
const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> => {
  // Drizzle's types hide the client.
  const { session } = platform.db as unknown as { session: { client: Record<string, () => unknown> } };
  const { client } = session;
  const spy = vi.spyOn(client, 'unsafe' in client ? 'unsafe' : 'query');
  try {
    await work();
    const texts = spy.mock.calls.map((given: readonly unknown[]) => String(given[0]));
    return texts.filter(
      (text) => /limit_counter|\bmember\b|device/.test(text) && !/tracked_event|push_message/.test(text),
    );
  } finally {
    spy.mockRestore();
  }
};

test('answers an unknown name like a known one, try by try, with the same statements', async () => {
  const seen: Record<string, unknown[]> = {};
  for (const username of ['demo', 'nobody-here']) {
    const answers: unknown[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      let reply: Awaited<ReturnType<typeof call>> | undefined;
      const statements = await statementsOf(async () => {
        reply = await call('wrong', { username, loginDeviceId: STRANGER });
      });
      answers.push([reply?.status, reply?.body, reply?.headers.get('content-length'), statements]);
    }
    seen[username] = answers;
  }
  expect(seen['nobody-here']).toEqual(seen.demo);
});

const waitingKeys = () =>
  rows<{ key: string }>(
    platform.db,
    sql`select key from limit_counter where key like 'login|aurora|%' and key not like '%|ip|%'`,
  );

test('clears the tries only after the right second factor', async () => {
  const name = twoFactor.username;
  await attempts(2, 'wrong', { username: name, loginDeviceId: DEVICE });
  const { challenge } = await requiredStep(platform);
  expect(await waitingKeys()).toHaveLength(1);
  await platform.value('session.verify', answer(challenge, { method: 'G', authCode: totp(platform) }));
  expect(await waitingKeys()).toEqual([]);
});

test('knows a device that passed the second factor, and clears its own tries later', async () => {
  const { challenge } = await requiredStep(platform);
  await platform.value('session.verify', answer(challenge, { method: 'G', authCode: totp(platform) }));
  await attempts(4, 'wrong', { username: twoFactor.username, loginDeviceId: STRANGER });
  const again = await requiredStep(platform);
  expect(await waitingKeys()).toHaveLength(2);
  await platform.db.execute(sql`update authenticator set last_step = 0`);
  await platform.value('session.verify', answer(again.challenge, { method: 'G', authCode: totp(platform) }));
  const [left, ...others] = await waitingKeys();
  expect([left?.key.startsWith('login|aurora|member|'), others]).toEqual([true, []]);
});
