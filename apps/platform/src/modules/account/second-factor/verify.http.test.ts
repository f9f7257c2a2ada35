// The second factor of a log-in, as stories: what it asks for, what answers it, what it never takes.
import type { VerifyRequest } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { codeFor, DEVICE, withoutCaptcha } from '../../../testing/register.ts';
import {
  answer,
  forgetTries,
  lastCode,
  lastMessage,
  requiredStep,
  totp,
  twoFactor,
  wrongTotp,
} from '../../../testing/second-factor.ts';

const EMAIL = 'demo2fa@aurora.example';
const OTHER_DEVICE = 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
/** A test that starts a platform of its own, on a busy machine. */
const STARTS_WITHIN_MS = 120_000;
let platform: TestPlatform;
let mobile = '';
/** The middle of a time step, so that none ends while a test runs. */
const CLOCK = (Math.floor(Date.now() / 30_000) + 1) * 30_000 + 15_000;
let ahead = 0;

beforeAll(async () => {
  platform = withoutCaptcha(await startTestPlatform({}, { now: () => new Date(CLOCK + ahead) }));
  const [row] = await rows<{ mobile: string }>(
    platform.db,
    sql`select mobile from member where merchant = 'aurora' and account = 'demo2fa'`,
  );
  mobile = row?.mobile ?? '';
});
afterAll(() => platform.close());
beforeEach(() => forgetTries(platform));

const verify = (request: VerifyRequest, options = {}) => platform.call('session.verify', request, options);
const sessions = async () => (await rows(platform.db, sql`select 1 from session`)).length;
const sendTo = {
  sms: (challenge: string) => platform.call('sms.login', { ...who(challenge), mobileNum: mobile }),
  email: (challenge: string) => platform.call('email.login', { ...who(challenge), email: EMAIL }),
};
const who = (challenge: string) => ({ username: 'demo2fa', password: '', challenge, loginDeviceId: DEVICE });

test('LG-05 a log-in that needs the second factor answers methods and challenge, no session', async () => {
  const before = await sessions();
  const { status, body } = await platform.call('session.login', twoFactor);
  expect([status, body]).toMatchObject([400, { success: false, errorCode: 'login_verify_required' }]);
  const required = await requiredStep(platform);
  expect(required.options).toEqual(['ga', 'sms', 'email']);
  expect(required.hints).toEqual({ email: 'd•••@a•••.example', sms: `+63 ••• ${mobile.slice(-2)}` });
  const left = Date.parse(required.expires) - Date.now();
  expect(left).toBeGreaterThan(9 * 60_000);
  expect(left).toBeLessThanOrEqual(10 * 60_000 + 1000);
  expect(await sessions()).toBe(before);
});

test('the challenge is given only after the right password', async () => {
  const wrong = await platform.call('session.login', { ...twoFactor, password: 'wrong' });
  expect(wrong.body).toMatchObject({ errorCode: 'login.cred.err' });
});

test('LG-05 TF-02 a code of the authenticator completes the log-in, once', async () => {
  const { challenge } = await requiredStep(platform);
  const request = answer(challenge, { method: 'G', authCode: totp(platform) });
  const { status, body } = await verify(request);
  expect([status, body]).toMatchObject([200, { value: { userName: 'demo2fa', updatePassword: false } }]);
  const token = body.success ? body.value.token : '';
  expect((await platform.value('member.info', {}, { token })).userName).toBe('demo2fa');
  expect((await verify(request)).body).toMatchObject({ errorCode: 'verification.expired' });
});

test('a code of the authenticator is valid for its step and both neighbours, never twice', async () => {
  const take = async (authCode: string) => {
    const { challenge } = await requiredStep(platform);
    const { body } = await verify(answer(challenge, { method: 'G', authCode }));
    return body.success ? 'in' : body.errorCode;
  };
  expect(await take(totp(platform, -2))).toBe('verification.invalid');
  expect(await take(totp(platform, 2))).toBe('verification.invalid');
  expect(await take(totp(platform, -1))).toBe('in');
  expect(await take(totp(platform, -1))).toBe('verification.invalid');
  expect(await take(totp(platform, 1))).toBe('in');
  expect(await take(totp(platform))).toBe('verification.invalid');
  ahead += 90_000;
  expect(await take(totp(platform))).toBe('in');
});

test('full-width and Arabic digits, spaces and hyphens in a code are the same code', async () => {
  for (const spelled of [
    (code: string) => [...code].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
    (code: string) => [...code].map((digit) => String.fromCodePoint(0x06f0 + Number(digit))).join(''),
    (code: string) => ` ${code.slice(0, 3)}-${code.slice(3)} `,
  ]) {
    await forgetTries(platform);
    const { challenge } = await requiredStep(platform);
    expect((await verify(answer(challenge, { method: 'G', authCode: spelled(totp(platform)) }))).status).toBe(200);
  }
});

test('TF-04 TF-02 a code by SMS goes to the number on file, has an end, and completes the log-in', async () => {
  const { challenge } = await requiredStep(platform);
  const sent = await sendTo.sms(challenge);
  expect(sent.body).toMatchObject({ success: true });
  const value = sent.body.success ? sent.body.value : null;
  const seconds = (Date.parse(value?.expirationTime ?? '') - Date.now()) / 1000;
  expect([seconds > 100, seconds <= 121]).toEqual([true, true]);
  const verificationCode = await lastCode(platform, mobile);
  expect(verificationCode).toMatch(/^\d{6}$/);
  expect((await sendTo.sms(challenge)).body).toMatchObject({ errorCode: 'TOO_MANY_REQUEST_SMS' });
  const national = mobile.replace('+63', '0');
  const { status } = await verify(answer(challenge, { method: 'S', mobileNum: national, verificationCode }));
  expect(status).toBe(200);
});

test('codes that strangers request for a number do not block its member’s second factor', async () => {
  const { challenge } = await requiredStep(platform);
  await codeFor(platform, mobile.replace('+63', ''), undefined, 'login');
  expect((await sendTo.sms(challenge)).status).toBe(200);
});

test('TF-02 a code by e-mail goes to the address on file, in any case and width', async () => {
  const { challenge } = await requiredStep(platform);
  expect((await sendTo.email(challenge)).status).toBe(200);
  const verificationCode = await lastCode(platform, EMAIL);
  expect((await lastMessage(platform, EMAIL)).subject).toContain('Aurora');
  const { status } = await verify(
    answer(challenge, { method: 'E', email: ' DEMO2FA@aurora.example', verificationCode }),
  );
  expect(status).toBe(200);
});

test('a code is valid only for its challenge, until another method is chosen', async () => {
  const [first, second] = [await requiredStep(platform), await requiredStep(platform)];
  await sendTo.email(first.challenge);
  const verificationCode = await lastCode(platform, EMAIL);
  const byMail = { method: 'E', email: EMAIL, verificationCode } as const;
  expect((await verify(answer(second.challenge, byMail))).body).toMatchObject({ errorCode: 'verification.invalid' });
  expect((await verify(answer(first.challenge, { method: 'G', authCode: totp(platform) }))).status).toBe(200);
  const [left] = await rows<{ n: number }>(
    platform.db,
    sql`select count(*)::int as n from verification_code where recipient = ${EMAIL}`,
  );
  expect(left?.n).toBe(0);
});

test('a wrong number or address is refused, sends nothing, and costs a try', async () => {
  const { challenge } = await requiredStep(platform);
  const before = (await rows(platform.db, sql`select 1 from outbox`)).length;
  const other = await platform.call('sms.login', { ...who(challenge), mobileNum: '+639170000099' });
  expect(other.body).toMatchObject({ errorCode: 'verification.invalid' });
  const mail = await platform.call('email.login', { ...who(challenge), email: 'someone@aurora.example' });
  expect(mail.body).toMatchObject({ errorCode: 'verification.invalid', value: { triesLeft: 3 } });
  expect((await rows(platform.db, sql`select 1 from outbox`)).length).toBe(before);
});

test('TF-05 a challenge allows five wrong answers and says how many are left', async () => {
  const { challenge } = await requiredStep(platform);
  const wrong = answer(challenge, { method: 'G', authCode: wrongTotp(platform) });
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    const { status, body } = await verify(wrong);
    expect([status, body]).toMatchObject([400, { errorCode: 'verification.invalid', value: { triesLeft } }]);
    expect(!body.success && body.message.length > 10).toBe(true);
  }
  const right = answer(challenge, { method: 'G', authCode: totp(platform) });
  expect((await verify(right)).body).toMatchObject({ errorCode: 'verification.expired' });
});

test('a used challenge has no more codes sent', async () => {
  const over = { errorCode: 'verification.expired' };
  const [tried, used] = [await requiredStep(platform), await requiredStep(platform)];
  const wrong = answer(tried.challenge, { method: 'G', authCode: wrongTotp(platform) });
  for (let turn = 0; turn < 5; turn += 1) await verify(wrong);
  expect((await sendTo.email(tried.challenge)).body).toMatchObject(over);
  expect((await verify(answer(used.challenge, { method: 'G', authCode: totp(platform) }))).status).toBe(200);
  expect((await sendTo.email(used.challenge)).body).toMatchObject(over);
});

test('wrong answers are limited for the account over all its challenges', async () => {
  const capped = withoutCaptcha(await startTestPlatform({ verifyLimitAccount: 6 }));
  try {
    const attempt = async (authCode: string) => {
      const { challenge } = await requiredStep(capped);
      const { body, status } = await capped.call('session.verify', answer(challenge, { method: 'G', authCode }));
      return body.success ? 'in' : `${status} ${body.errorCode}`;
    };
    expect(await attempt(totp(capped))).toBe('in');
    for (let turn = 0; turn < 6; turn += 1) expect(await attempt(wrongTotp(capped))).toBe('400 verification.invalid');
    expect(await attempt(totp(capped, 1))).toBe('429 TOO_MANY_REQUEST_LOGIN');
  } finally {
    await capped.close();
  }
});

test('an old challenge, or one of another device or operator, is over', async () => {
  const good = () => ({ method: 'G', authCode: totp(platform) }) as const;
  const { challenge } = await requiredStep(platform);
  const over = { errorCode: 'verification.expired' };
  expect((await verify({ ...answer(challenge, good()), loginDeviceId: OTHER_DEVICE })).body).toMatchObject(over);
  const { loginDeviceId: _, ...bare } = answer(challenge, good());
  expect((await verify(bare)).body).toMatchObject(over);
  expect((await verify(answer(challenge, good()), { host: LOTUS })).body).toMatchObject(over);
  expect((await verify(answer('x'.repeat(43), good()))).body).toMatchObject(over);
  await platform.db.execute(
    sql`update member set password_changed_at = now() + interval '1 second' where account = 'demo2fa'`,
  );
  expect((await verify(answer(challenge, good()))).body).toMatchObject(over);
  await platform.db.execute(
    sql`update member set password_changed_at = now() - interval '1 day' where account = 'demo2fa'`,
  );
  await platform.db.execute(sql`update login_challenge set expires_at = expires_at - interval '10 minutes'`);
  expect((await sendTo.email(challenge)).body).toMatchObject(over);
  expect((await verify(answer(challenge, good()))).body).toMatchObject(over);
});

test('a wrong log-in beside the second step costs no try of the second step', async () => {
  const { challenge } = await requiredStep(platform);
  const good = answer(challenge, { method: 'G', authCode: totp(platform) });
  const { challenge: _, ...bare } = good;
  const before = await sessions();
  const refused = { errorCode: 'login.cred.err' };
  expect((await verify({ ...bare, password: twoFactor.password })).body).toMatchObject(refused);
  expect((await verify({ ...good, username: 'demo' })).body).toMatchObject(refused);
  expect((await verify({ ...good, password: 'wrong' })).body).toMatchObject(refused);
  expect(await sessions()).toBe(before);
  const [kept] = await rows<{ tries: number }>(
    platform.db,
    sql`select max(tries) as tries from login_challenge where used_at is null and expires_at > now()`,
  );
  expect(kept?.tries).toBe(0);
  expect((await verify({ ...good, username: mobile, password: twoFactor.password })).status).toBe(200);
});

test(
  'a wrong password beside a challenge is counted, and a right one is not',
  async () => {
    const guarded = withoutCaptcha(await startTestPlatform({ loginLimitAccount: 2 }));
    try {
      const { challenge } = await requiredStep(guarded);
      const guess = async (password: string) => {
        const wrongCode = { method: 'G', authCode: wrongTotp(guarded) } as const;
        const { body } = await guarded.call('session.verify', { ...answer(challenge, wrongCode), password });
        return body.success ? 'in' : body.errorCode;
      };
      const own = [await guess(twoFactor.password), await guess(twoFactor.password), await guess(twoFactor.password)];
      expect(own).toEqual(Array(3).fill('verification.invalid'));
      const wrong = [await guess('wrong 1'), await guess('wrong 2'), await guess('wrong 3')];
      expect(wrong).toEqual(['login.cred.err', 'login.cred.err', 'TOO_MANY_REQUEST_LOGIN']);
    } finally {
      await guarded.close();
    }
  },
  STARTS_WITHIN_MS,
);

test('TF-02 a method that was not offered, and fields of another method, are refused', async () => {
  const { challenge } = await requiredStep(platform);
  const name = await verify(answer(challenge, { method: 'P', payeeName: 'Demo' }));
  expect(name.body).toMatchObject({ errorCode: 'method.refused' });
  const authCode = totp(platform);
  const wrong: Partial<VerifyRequest>[] = [
    { method: 'G' },
    { method: 'G', authCode: '  ' },
    { method: 'G', authCode, verificationCode: '' },
    { method: 'S', mobileNum: mobile },
    { method: 'S', verificationCode: '123456' },
    { method: 'S', mobileNum: mobile, verificationCode: '123456', firebaseIdToken: 'x' },
    { method: 'E', email: EMAIL },
    { method: 'E', email: EMAIL, authCode },
  ];
  for (const fields of wrong) {
    const { body } = await verify(answer(challenge, fields as { method: 'G' })); // wrong input is what is tested
    expect([fields, body]).toMatchObject([fields, { errorCode: 'input.invalid' }]);
  }
  expect((await verify(answer(challenge, { method: 'G', authCode }))).status).toBe(200);
});

test('an expired password restricts the session as in the log-in before it', async () => {
  const lotus = { host: LOTUS };
  await platform.db.execute(
    sql`update member set password_expired_at = now() where merchant = 'lotus' and account = 'demo2fa'`,
  );
  const { challenge } = await requiredStep(platform, {}, lotus);
  const { body } = await verify(answer(challenge, { method: 'G', authCode: totp(platform) }), lotus);
  const token = body.success ? body.value.token : '';
  expect((await platform.value('member.info', {}, { token, ...lotus })).passwordChangeRequired).toBe(true);
  await platform.db.execute(sql`update member set password_expired_at = null`);
});

test('a member who is excluded meanwhile cannot log in', async () => {
  const { challenge } = await requiredStep(platform);
  await platform.db.execute(sql`update member set status = 'excluded' where account = 'demo2fa'`);
  const { body } = await verify(answer(challenge, { method: 'G', authCode: totp(platform) }));
  await platform.db.execute(sql`update member set status = 'active' where account = 'demo2fa'`);
  expect(body).toMatchObject({ errorCode: 'member.excluded' });
});

test('an address has a limit of challenges, guesses and codes together', async () => {
  const limited = withoutCaptcha(await startTestPlatform({ loginLimitIp: 3 }));
  try {
    const challenge = 'x'.repeat(43);
    const outcomes = [
      await limited.call('session.verify', answer(challenge, { method: 'G', authCode: '123456' })),
      await limited.call('sms.login', { ...who(challenge), mobileNum: mobile }),
      await limited.call('email.login', { ...who(challenge), email: EMAIL }),
      await limited.call('session.verify', answer(challenge, { method: 'G', authCode: '123456' })),
      await limited.call('sms.login', { ...who(challenge), mobileNum: mobile }),
      await limited.call('email.login', { ...who(challenge), email: EMAIL }),
    ];
    expect(outcomes.map(({ body }) => (body.success ? 'in' : body.errorCode))).toEqual([
      ...Array<string>(3).fill('verification.expired'),
      ...Array<string>(3).fill('TOO_MANY_REQUEST_LOGIN'),
    ]);
  } finally {
    await limited.close();
  }
});
