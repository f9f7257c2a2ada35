// Tests many answers to a challenge at once on a real PostgreSQL.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../db/database.ts';
import { requirePostgres } from '../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { withoutCaptcha } from '../testing/register.ts';
import { answer, forgetTries, lastCode, requiredStep, totp, twoFactor, wrongTotp } from '../testing/second-factor.ts';

const CLOCK = (Math.floor(Date.now() / 30_000) + 1) * 30_000 + 15_000;
const EMAIL = 'demo2fa@aurora.example';
const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const count = (outcomes: readonly string[], outcome: string): number =>
  outcomes.filter((one) => one === outcome).length;

let platform: TestPlatform;
beforeAll(async () => {
  requirePostgres();
  const limits = { hashWorkers: 24, loginLimitAccount: 1000, loginLimitIp: 1000 };
  platform = withoutCaptcha(await startTestPlatform(limits, { now: () => new Date(CLOCK) }));
});
afterAll(() => platform?.close());
beforeEach(() => forgetTries(platform));

const verify = async (request: ReturnType<typeof answer>): Promise<string> => {
  const { body } = await platform.call('session.verify', request);
  return body.success ? 'in' : body.errorCode;
};

test('of 40 wrong answers to one challenge at once five are checked', async () => {
  const { challenge } = await requiredStep(platform);
  const wrong = answer(challenge, { method: 'G', authCode: wrongTotp(platform) });
  const outcomes = await times(40, () => verify(wrong));
  expect(count(outcomes, 'verification.invalid')).toBe(5);
  expect(count(outcomes, 'verification.expired')).toBe(35);
});

test('30 wrong answers at once over 10 challenges do not exceed the account’s daily limit', async () => {
  const limits = { hashWorkers: 24, loginLimitAccount: 1000, loginLimitIp: 1000, verifyLimitAccount: 10 };
  const capped = withoutCaptcha(await startTestPlatform(limits, { now: () => new Date(CLOCK) }));
  try {
    const required = await times(10, () => requiredStep(capped));
    const wrong = wrongTotp(capped);
    const outcomes = await times(30, async (at) => {
      const request = answer(required[at % 10]?.challenge ?? '', { method: 'G', authCode: wrong });
      const { body } = await capped.call('session.verify', request);
      return body.success ? 'in' : body.errorCode;
    });
    expect(count(outcomes, 'verification.invalid')).toBe(10);
    expect(count(outcomes, 'TOO_MANY_REQUEST_LOGIN')).toBe(20);
  } finally {
    await capped.close();
  }
});

test('one right answer sent five times at once opens one session', async () => {
  const { challenge } = await requiredStep(platform);
  await platform.db.execute(sql`delete from session`);
  await platform.value('email.login', {
    username: 'demo2fa',
    challenge,
    loginDeviceId: twoFactor.loginDeviceId,
    email: EMAIL,
  });
  const verificationCode = await lastCode(platform, EMAIL);
  const right = answer(challenge, { method: 'E', email: EMAIL, verificationCode });
  const outcomes = await times(5, () => verify(right));
  expect(count(outcomes, 'in')).toBe(1);
  expect(await rows(platform.db, sql`select 1 from session`)).toHaveLength(1);
});

test('two right methods for one challenge at once open one session', async () => {
  for (let round = 0; round < 5; round += 1) {
    await forgetTries(platform);
    const { challenge } = await requiredStep(platform);
    await platform.value('email.login', {
      username: 'demo2fa',
      challenge,
      loginDeviceId: twoFactor.loginDeviceId,
      email: EMAIL,
    });
    const verificationCode = await lastCode(platform, EMAIL);
    const outcomes = await Promise.all([
      verify(answer(challenge, { method: 'E', email: EMAIL, verificationCode })),
      verify(answer(challenge, { method: 'G', authCode: totp(platform) })),
    ]);
    expect(count(outcomes, 'in')).toBe(1);
    expect(outcomes).not.toContain('unknown_error');
  }
});

test('two challenges answered by two methods at once do not block each other', async () => {
  const mobile =
    (
      await rows<{ mobile: string }>(
        platform.db,
        sql`select mobile from member where merchant = 'aurora' and account = 'demo2fa'`,
      )
    )[0]?.mobile ?? '';
  for (let round = 0; round < 8; round += 1) {
    await forgetTries(platform);
    const who = { username: 'demo2fa', loginDeviceId: twoFactor.loginDeviceId };
    const [one, other] = [await requiredStep(platform), await requiredStep(platform)];
    await platform.value('email.login', { ...who, challenge: one.challenge, email: EMAIL });
    await platform.value('sms.login', { ...who, challenge: other.challenge, mobileNum: mobile });
    const [byMail, bySms] = [await lastCode(platform, EMAIL), await lastCode(platform, mobile)];
    const outcomes = await Promise.all([
      verify(answer(one.challenge, { method: 'E', email: EMAIL, verificationCode: byMail })),
      verify(answer(other.challenge, { method: 'S', mobileNum: mobile, verificationCode: bySms })),
    ]);
    // The first one takes the other's code along: codes of a member die together.
    expect(outcomes.every((outcome) => ['in', 'verification.invalid'].includes(outcome))).toBe(true);
    expect(count(outcomes, 'in')).toBeGreaterThan(0);
  }
});

test('one code of the authenticator for 20 challenges at once opens one session', async () => {
  const required = await times(20, () => requiredStep(platform));
  const authCode = totp(platform);
  const outcomes = await times(20, (at) => verify(answer(required[at]?.challenge ?? '', { method: 'G', authCode })));
  expect(count(outcomes, 'in')).toBe(1);
  expect(count(outcomes, 'verification.invalid')).toBe(19);
});

test('one recovery code for 20 challenges at once opens one session', async () => {
  const { challenge } = await requiredStep(platform);
  const { token } = await platform.value(
    'session.verify',
    answer(challenge, { method: 'G', authCode: totp(platform) }),
  );
  const stepUp = { password: twoFactor.password };
  const { recoveryCodes } = await platform.value('security.recoveryCodes', { stepUp }, { token });
  const required = await times(20, () => requiredStep(platform));
  const authCode = recoveryCodes[0] ?? '';
  const outcomes = await times(20, (at) => verify(answer(required[at]?.challenge ?? '', { method: 'G', authCode })));
  expect(count(outcomes, 'in')).toBe(1);
});

test('one first code sent ten times at once enrols once, and one set of recovery codes is good', async () => {
  const { codeAt } = await import('../modules/account/second-factor/totp.ts');
  const { token } = await platform.value('session.login', { ...twoFactor, username: 'demo' });
  const { secret } = await platform.value('security.enrol', { stepUp: { password: twoFactor.password } }, { token });
  const code = codeAt(secret, new Date(CLOCK));
  const replies = await times(10, () => platform.call('security.enrolConfirm', { code }, { token }));
  expect(replies.filter(({ body }) => body.success)).toHaveLength(1);
  const overview = await platform.value('security.overview', {}, { token });
  expect(overview.authenticator.recoveryCodesLeft).toBe(10);
});

test('members who turn methods on and off at once lose none of them', async () => {
  await platform.db.execute(sql`update member set second_factor = '', email = 'both@example.com'
    where merchant = 'aurora' and account = 'expired'`);
  const { token } = await platform.value('session.login', { ...twoFactor, username: 'expired' });
  await platform.db.execute(sql`update session set restricted = false, stepped_up_at = now()`);
  await Promise.all([
    platform.value('security.method', { method: 'sms', on: true }, { token }),
    platform.value('security.method', { method: 'email', on: true }, { token }),
  ]);
  const { methods } = await platform.value('security.overview', {}, { token });
  expect(methods.filter(({ on }) => on).map(({ method }) => method)).toEqual(['sms', 'email']);
});
