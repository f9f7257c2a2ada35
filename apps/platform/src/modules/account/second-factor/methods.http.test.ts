// Tests the methods that a log-in requires, by its first proof and the operator's settings.
import type { InputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { claimsAt, firebaseProject, PROJECT, serveKeys } from '../../../testing/firebase.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { codeFor, DEVICE, withoutCaptcha } from '../../../testing/register.ts';
import {
  answer,
  enableSecondFactor,
  forgetTries,
  lastMessage,
  requiredStep,
  totp,
  twoFactor,
  withPolicy,
} from '../../../testing/second-factor.ts';

const OTHER_DEVICE = 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
const CLOCK = (Math.floor(Date.now() / 30_000) + 1) * 30_000 + 15_000;
const project = await firebaseProject();
let keys: Awaited<ReturnType<typeof serveKeys>>;
let platform: TestPlatform;
let mobile = '';
let memberId = '';

beforeAll(async () => {
  keys = await serveKeys([project.jwk]);
  const started = await startTestPlatform(
    { firebase: { emulator: null, keysUrl: keys.url } },
    { now: () => new Date(CLOCK) },
  );
  platform = withoutCaptcha(started);
  const [row] = await rows<{ id: string; mobile: string }>(
    platform.db,
    sql`select id, mobile from member where merchant = 'aurora' and account = 'demo2fa'`,
  );
  [memberId, mobile] = [row?.id ?? '', row?.mobile ?? ''];
});
afterAll(async () => {
  await platform.close();
  await keys.close();
});
beforeEach(async () => {
  await forgetTries(platform);
  await enableSecondFactor(platform, 'ga,sms,email');
  await platform.db.execute(sql`delete from device_secret`);
});

const logIn = (changes: Partial<InputOf<'session.login'>> = {}) =>
  platform.call('session.login', { ...twoFactor, ...changes });
const codeOf = (reply: Awaited<ReturnType<typeof logIn>>): string => (reply.body.success ? 'in' : reply.body.errorCode);
const verified = async (challenge: string) => {
  await forgetTries(platform);
  return platform.value('session.verify', answer(challenge, { method: 'G', authCode: totp(platform) }));
};

test('the second factor is skipped when the member or the operator has it off', async () => {
  await enableSecondFactor(platform, '');
  expect(codeOf(await logIn())).toBe('in');
  await enableSecondFactor(platform, 'ga');
  await withPolicy(platform, { policy: 'off' }, async () => expect(codeOf(await logIn())).toBe('in'));
  expect(codeOf(await logIn())).toBe('login_verify_required');
});

test('an operator that requires it asks every member with a method', async () => {
  await withPolicy(platform, { policy: 'required' }, async () => {
    const { body } = await logIn({ username: 'demo' });
    expect(body).toMatchObject({ errorCode: 'login_verify_required', value: { options: ['sms', 'email'] } });
    await platform.db.execute(sql`update member set email = null, mobile = null where account = 'expired'`);
    expect(codeOf(await logIn({ username: 'expired' }))).toBe('in');
  });
});

test('only a remembered device that has passed skips the second factor', async () => {
  const first = await requiredStep(platform, { remember: true });
  const { deviceSecret = '' } = await verified(first.challenge);
  expect(deviceSecret).toMatch(/^ds1\./);
  const again = await logIn({ password: deviceSecret });
  const next = again.body.success ? (again.body.value.deviceSecret ?? '') : '';
  expect(codeOf(await logIn({ password: next }))).toBe('in');

  await enableSecondFactor(platform, '');
  const before = await logIn({ remember: true });
  const plain = before.body.success ? (before.body.value.deviceSecret ?? '') : '';
  await enableSecondFactor(platform, 'ga');
  const required = await requiredStep(platform, { password: plain });
  const trusted = await verified(required.challenge);
  expect(codeOf(await logIn({ password: trusted.deviceSecret ?? '' }))).toBe('in');
  expect(codeOf(await logIn({ password: plain }))).toBe('login.cred.err');
});

test('the remember box is stored with the challenge: without it there is no secret', async () => {
  const { challenge } = await requiredStep(platform);
  expect((await verified(challenge)).deviceSecret).toBeUndefined();
});

test('a log-in by SMS needs another method, and none where there is none', async () => {
  const bySms = async () => {
    await platform.db.execute(sql`delete from limit_counter`);
    const code = await codeFor(platform, mobile.replace('+63', ''), undefined, 'login');
    return logIn({ type: 'sms', username: mobile, password: code });
  };
  const { body } = await bySms();
  expect(body).toMatchObject({ errorCode: 'login_verify_required', value: { options: ['ga', 'email'] } });
  await enableSecondFactor(platform, 'sms');
  expect(codeOf(await bySms())).toBe('in');
});

test('LG-03 LG-04 a session by SMS and a second factor requires no new password', async () => {
  await platform.db.execute(sql`delete from limit_counter`);
  await platform.db.execute(sql`update member set password_expired_at = now() where id = ${memberId}`);
  const code = await codeFor(platform, mobile.replace('+63', ''), undefined, 'login');
  const { body } = await logIn({ type: 'sms', username: mobile, password: code });
  const required = body.success ? null : (body.value as { challenge: string });
  const request = answer(required?.challenge ?? '', { method: 'G', authCode: totp(platform), username: mobile });
  const { token } = await platform.value('session.verify', request);
  expect((await platform.value('member.info', {}, { token })).passwordChangeRequired).toBe(false);
  await platform.db.execute(sql`update member set password_expired_at = null where id = ${memberId}`);
});

test('a recovery code replaces the authenticator once, in any spelling, and informs the member', async () => {
  const { token } = await verified((await requiredStep(platform)).challenge);
  const stepUp = { password: twoFactor.password };
  const { recoveryCodes } = await platform.value('security.recoveryCodes', { stepUp }, { token });
  expect(recoveryCodes.length).toBe(10);
  const [code = ''] = recoveryCodes;
  const take = async (authCode: string) => {
    const { challenge } = await requiredStep(platform);
    return platform.call('session.verify', answer(challenge, { method: 'G', authCode }));
  };
  expect((await take(code.toUpperCase().replace('-', ' '))).status).toBe(200);
  expect((await lastMessage(platform, 'demo2fa')).body).toContain('9');
  expect((await lastMessage(platform, 'demo2fa@aurora.example')).subject).toContain('recovery code');
  expect((await take(code)).body).toMatchObject({ errorCode: 'verification.invalid' });
  const [kept] = await rows<{ text: string }>(
    platform.db,
    sql`select string_agg(r::text, ' ') as text from recovery_code r`,
  );
  for (const other of recoveryCodes) expect(kept?.text).not.toContain(other.replace('-', ''));
});

test('TF-01 a payee name needs operator and member to turn it on, and gets three tries a day', async () => {
  await platform.db.execute(sql`update member set payee_name = 'Maya Cruz' where id = ${memberId}`);
  await enableSecondFactor(platform, 'ga,payeeName');
  expect((await requiredStep(platform)).options).toEqual(['ga']);
  await withPolicy(platform, { payeeName: true }, async () => {
    const name = async (payeeName: string) => {
      const { challenge, options, hints } = await requiredStep(platform);
      expect([options, hints]).toEqual([['ga', 'payeeName'], {}]);
      const { body, status } = await platform.call('session.verify', answer(challenge, { method: 'P', payeeName }));
      return body.success ? 'in' : `${status} ${body.errorCode}`;
    };
    expect(await name('Maya Reyes')).toBe('400 verification.invalid');
    expect(await name(' maya  CRUZ ')).toBe('in');
    expect(await name('Maya Reyes')).toBe('400 verification.invalid');
    expect(await name('Maya Cruz')).toBe('429 TOO_MANY_REQUEST_LOGIN');
  });
});

/** Codes by SMS are the phone-auth service's from here on. */
const usePhoneAuth = ({ context }: TestPlatform): void => {
  const smsProvider = { firebase: true, projectId: PROJECT, apiKey: 'k' };
  const settings = { smsProvider, identity: { by: 'firebase', channels: [] } };
  Object.assign(context.merchants.byCode('aurora')?.settings ?? {}, settings);
};
const tokenOf = (phone_number: string) =>
  project.sign(claimsAt(new Date(CLOCK), { sub: phone_number, phone_number, firebase: { sign_in_provider: 'phone' } }));

test('TF-02 with the phone-auth service a token of that phone replaces the code, once', async () => {
  usePhoneAuth(platform);
  const send = async (firebaseIdToken: string) => {
    const { challenge } = await requiredStep(platform);
    const request = answer(challenge, { method: 'S', mobileNum: mobile, firebaseIdToken });
    const { body } = await platform.call('session.verify', request);
    return body.success ? 'in' : body.errorCode;
  };
  const good = await tokenOf(mobile);
  expect(await send(await tokenOf('+639171234500'))).toBe('verification.invalid');
  expect(await send(good)).toBe('in');
  expect(await send(good)).toBe('identity.invalid');
  expect(await send('no.token.atall')).toBe('identity.invalid');
});

test('a token whose keys cannot be loaded costs no try', async () => {
  const firebase = { emulator: null, keysUrl: 'http://127.0.0.1:9/keys' };
  const alone = withoutCaptcha(
    await startTestPlatform({ firebase, verifyLimitAccount: 1 }, { now: () => new Date(CLOCK) }),
  );
  try {
    usePhoneAuth(alone);
    const { challenge } = await requiredStep(alone);
    const byPhone = answer(challenge, { method: 'S', mobileNum: mobile, firebaseIdToken: await tokenOf(mobile) });
    for (let turn = 0; turn < 6; turn += 1)
      expect((await alone.call('session.verify', byPhone)).body).toMatchObject({ errorCode: 'service.unavailable' });
    const byCode = answer(challenge, { method: 'G', authCode: totp(alone) });
    expect((await alone.call('session.verify', byCode)).status).toBe(200);
  } finally {
    await alone.close();
  }
});

test('the device that turns the second factor on skips it; others do not', async () => {
  await enableSecondFactor(platform, '');
  const remembered = async (loginDeviceId: string) => {
    const { body } = await logIn({ remember: true, loginDeviceId });
    if (!body.success) throw new Error(body.errorCode);
    return body.value;
  };
  const [here, there] = [await remembered(DEVICE), await remembered(OTHER_DEVICE)];
  const wish = { method: 'sms', on: true, stepUp: { password: twoFactor.password } } as const;
  await platform.value('security.method', wish, { token: here.token });
  expect(codeOf(await logIn({ password: here.deviceSecret ?? '' }))).toBe('in');
  expect(codeOf(await logIn({ password: there.deviceSecret ?? '', loginDeviceId: OTHER_DEVICE }))).toBe(
    'login_verify_required',
  );
});

test('an authenticator sealed with another key proves nothing, and the operator is warned', async () => {
  const { challenge } = await requiredStep(platform);
  await platform.db.execute(sql`update authenticator set secret = set_byte(secret, 20, (get_byte(secret, 20) + 1) % 256)
    where member_id = ${memberId}`);
  const { body } = await platform.call('session.verify', answer(challenge, { method: 'G', authCode: totp(platform) }));
  await platform.db.execute(sql`update authenticator set secret = set_byte(secret, 20, (get_byte(secret, 20) + 255) % 256)
    where member_id = ${memberId}`);
  expect(body).toMatchObject({ errorCode: 'verification.invalid' });
  expect(platform.logged()).toContain('authenticator does not open');
});
