// Tests log-in by social accounts and phone-auth over HTTP: each token works once.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byToken, phoneToken, socialToken } from '../../../testing/identity-provider.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { DEVICE } from '../../../testing/register.ts';
import { answered, socialCalls, somebody } from '../../../testing/social.ts';
import { setSwitches } from '../../../testing/switches.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { demo, link, logIn, logInByPhone, register } = socialCalls(() => platform);

test('SO-01 SO-02 a token of an unknown identity registers one member and then logs it in', async () => {
  const name = somebody();
  const token = await socialToken(platform, { name });
  const unknown = await logIn('google', token);
  expect(unknown.status).toBe(400);
  expect(unknown.body).toMatchObject({ errorCode: 'bind_customer_required', value: { name } });
  const made = await register('google', token);
  expect(made.body).toMatchObject({
    success: true,
    value: { customerType: 0, firstTimeLogin: true, updatePassword: false },
  });
  const known = await logIn('google', await socialToken(platform, { name }));
  expect(known.body).toMatchObject({ success: true, value: { id: answered(made).id } });
});

test('a token opens one session', async () => {
  const name = somebody();
  await register('line', await socialToken(platform, { name, channel: 'line' }));
  const token = await socialToken(platform, { name, channel: 'line' });
  expect((await logIn('line', token)).status).toBe(200);
  expect((await logIn('line', token)).body).toMatchObject({ errorCode: 'identity.invalid' });
  expect((await register('line', token)).body).toMatchObject({ errorCode: 'identity.invalid' });
});

/** The same bytes by another last letter: four of its six bits say nothing. */
const spelledOtherwise = (token: string): string => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const last = letters.indexOf(token.slice(-1));
  return token.slice(0, -1) + letters[last ^ 1];
};

test('a token whose signature is spelled differently is the same token', async () => {
  const name = somebody();
  await register('google', await socialToken(platform, { name }));
  const [one, other] = [await socialToken(platform, { name }), await socialToken(platform, { name })];
  expect((await logIn('google', spelledOtherwise(one))).status).toBe(200);
  expect((await logIn('google', one)).body).toMatchObject({ errorCode: 'identity.invalid' });
  expect((await logIn('google', other)).status).toBe(200);
});

test('an account belongs to one person of one provider', async () => {
  const name = somebody();
  await register('google', await socialToken(platform, { name }));
  const other = await logIn('facebook', await socialToken(platform, { name, channel: 'facebook' }));
  expect(other.body).toMatchObject({ errorCode: 'bind_customer_required' });
});

test('a token of another channel or operator is refused', async () => {
  const token = await socialToken(platform, { name: somebody() });
  expect((await logIn('line', token)).body).toMatchObject({ errorCode: 'identity.invalid' });
  const abroad = await platform.call('session.social', byToken('google', token), { host: LOTUS });
  expect(abroad.body).toMatchObject({ errorCode: 'identity.invalid' });
});

test('a remembered device of a social account logs in automatically', async () => {
  const name = somebody();
  await register('google', await socialToken(platform, { name }));
  const entered = await logIn('google', await socialToken(platform, { name }), {
    remember: true,
    loginDeviceId: DEVICE,
  });
  const { deviceSecret = '', userName } = answered(entered);
  const again = await platform.value('session.login', {
    type: 'username',
    username: userName,
    password: deviceSecret,
    loginDeviceId: DEVICE,
  });
  expect(again).toMatchObject({ userName, updatePassword: false, passwordExpired: false });
});

test('SO-05 SW-01 with GOOGLELOGIN3 off nobody logs in with Google', async () => {
  setSwitches(platform, 'aurora', { googleLogin: false });
  const token = await socialToken(platform, { name: somebody() });
  expect((await logIn('google', token)).body).toMatchObject({ errorCode: 'channel.refused' });
  setSwitches(platform, 'aurora', { googleLogin: true });
  expect((await logIn('google', token)).body).toMatchObject({ errorCode: 'bind_customer_required' });
});

test('LG-01 LG-03 LG-04 a social log-in needs no captcha and requires no password change', async () => {
  const name = somebody();
  const { token } = await demo();
  await link('google', await socialToken(platform, { name }), token);
  await platform.db.execute(
    sql`update member set password_expired_at = now() where account = 'demo' and merchant = 'aurora'`,
  );
  setSwitches(platform, 'aurora', { forceExpiredPasswordChange: true, captcha: true });
  const settings = platform.context.merchants.byCode('aurora')?.settings;
  const { captchaFor } = settings ?? {};
  Object.assign(settings ?? {}, { captchaFor: ['login'] });
  const byPassword = await platform.call('session.login', { type: 'username', username: 'demo', password: 'x' });
  expect(byPassword.body).toMatchObject({ errorCode: 'captcha.required' });
  const entered = await logIn('google', await socialToken(platform, { name }));
  expect(entered.body).toMatchObject({ success: true, value: { passwordExpired: false, updatePassword: false } });
  Object.assign(settings ?? {}, { captchaFor });
  setSwitches(platform, 'aurora', { forceExpiredPasswordChange: false, captcha: false });
  await platform.db.execute(
    sql`update member set password_expired_at = null where account = 'demo' and merchant = 'aurora'`,
  );
});

test('TF-02 a social log-in needs the member’s second factor, without a password', async () => {
  const name = somebody();
  const { token } = await demo();
  await link('google', await socialToken(platform, { name }), token);
  await platform.db.execute(
    sql`update member set email = 'demo-links@example.com', second_factor = 'email' where account = 'demo' and merchant = 'aurora'`,
  );
  const refusal = await logIn('google', await socialToken(platform, { name }));
  expect(refusal.body).toMatchObject({ errorCode: 'login_verify_required', value: { options: ['email'] } });
  await platform.db.execute(
    sql`update member set email = null, second_factor = '' where account = 'demo' and merchant = 'aurora'`,
  );
});

test('PH-03 without FIREBASECREATEACC3 a number confirmed by phone-auth logs in, or registers', async () => {
  setSwitches(platform, 'aurora', { socialRegisterNew: false });
  const { settings } = platform.context.merchants.byCode('aurora') ?? {};
  Object.assign(settings ?? {}, { smsProvider: { firebase: true } });
  const unknown = await phoneToken(platform, '+639171110001');
  expect((await logInByPhone(unknown)).body).toMatchObject({ errorCode: 'bind_customer_required' });
  const made = await register('phone', unknown);
  expect(made.status).toBe(200);
  const known = await logInByPhone(await phoneToken(platform, '+639171110001'));
  expect(known.body).toMatchObject({ success: true, value: { id: answered(made).id } });
  const twice = await register('phone', await phoneToken(platform, '+639171110001'));
  expect(twice.body).toMatchObject({ errorCode: 'mobile.taken' });
  const asGoogle = await logIn('google', await phoneToken(platform, '+639171110001'));
  expect(asGoogle.body).toMatchObject({ errorCode: 'identity.invalid' });
  setSwitches(platform, 'aurora', { socialRegisterNew: true });
  Object.assign(settings ?? {}, { smsProvider: { firebase: false } });
  expect((await logInByPhone(await phoneToken(platform, '+639171110001'))).body).toMatchObject({
    errorCode: 'channel.refused',
  });
});

test('PH-03 LG-01 TF-02 a log-in by phone-auth needs no captcha, and counts as the second factor by SMS', async () => {
  setSwitches(platform, 'aurora', { captcha: true });
  const { settings } = platform.context.merchants.byCode('aurora') ?? {};
  const { captchaFor } = settings ?? {};
  Object.assign(settings ?? {}, { smsProvider: { firebase: true }, captchaFor: ['login'] });
  const phone = '+639171110002';
  const made = answered(await register('phone', await phoneToken(platform, phone)));
  await platform.db.execute(sql`update member set second_factor = 'sms' where id = ${made.id}`);
  const token = await phoneToken(platform, phone);
  const entered = await logInByPhone(token, { remember: true, loginDeviceId: DEVICE });
  expect(entered.body).toMatchObject({
    success: true,
    value: { id: made.id, passwordExpired: false, updatePassword: false, deviceSecret: expect.any(String) },
  });
  expect((await logInByPhone(token)).body).toMatchObject({ errorCode: 'identity.invalid' });
  await platform.db.execute(sql`update member set status = 'excluded' where id = ${made.id}`);
  expect((await logInByPhone(await phoneToken(platform, phone))).body).toMatchObject({ errorCode: 'member.excluded' });
  Object.assign(settings ?? {}, { smsProvider: { firebase: false }, captchaFor });
  setSwitches(platform, 'aurora', { captcha: false });
});

test.each([
  ['a password', { password: 'demo-Foyer-2026' }],
  ['a user name', { username: 'demo' }],
  ['a captcha', { captcha: 'x.y' }],
  ['a channel', { firebaseChannel: 'google' }],
  ['the channel of a registration', { firebaseChannel: 'phone' }],
])('PH-03 LG-02 a log-in by phone-auth does not carry %s', async (_, extra) => {
  expect((await logInByPhone('x', extra)).body).toMatchObject({ errorCode: 'input.invalid' });
});

test('a social log-in by the channel of phone-auth is refused', async () => {
  const input = { type: 'firebase', firebaseChannel: 'phone', firebaseIdToken: 'x' } as never; // no input of ours
  expect((await platform.call('session.social', input)).body).toMatchObject({ errorCode: 'input.invalid' });
});

test.each([
  ['a password', { password: 'demo-Foyer-2026' }],
  ['a user name', { username: 'demo' }],
  ['a captcha', { captcha: 'x.y' }],
])('LG-02 a social log-in carries no %s', async (_, extra) => {
  const token = await socialToken(platform, { name: somebody() });
  expect((await logIn('google', token, extra)).body).toMatchObject({ errorCode: 'input.invalid' });
});

test('an excluded member cannot log in with a social account', async () => {
  const name = somebody();
  const made = await register('google', await socialToken(platform, { name }));
  const { id } = answered(made);
  await platform.db.execute(sql`update member set status = 'excluded' where id = ${id}`);
  expect((await logIn('google', await socialToken(platform, { name }))).body).toMatchObject({
    errorCode: 'member.excluded',
  });
});
