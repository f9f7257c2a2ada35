// Tests registration by number: the code, the number, the generated name, the default password.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byMobile, codeFor, DEVICE, withoutCaptcha } from '../../../testing/register.ts';
import { setSwitches } from '../../../testing/switches.ts';

const OTHER_DEVICE = 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
const lotus = { host: LOTUS };
let platform: TestPlatform;
beforeAll(async () => {
  platform = withoutCaptcha(await startTestPlatform());
});
afterAll(() => platform.close());

const defaultPassword = () => platform.context.merchants.byCode('lotus')?.defaultPassword ?? 'no default password';
const logIn = (username: string, password: string, loginDeviceId?: string, host = LOTUS) =>
  platform.call(
    'session.login',
    { type: 'username', username, password, ...(loginDeviceId && { loginDeviceId }) },
    { host },
  );

test('RG-02 a registration by mobile number stores it in E.164 and generates the user name', async () => {
  const code = await codeFor(platform, '9171230001');
  const sent = byMobile('0917 123 0001', code, { password: 'river stone 41' });
  const answer = await platform.value('member.registerMobile', sent);
  expect(answer).toMatchObject({ updatePassword: false, userName: expect.stringMatching(/^[a-z]+\d+$/) });
  const [member] = await rows(
    platform.db,
    sql`select mobile, type, password_given_at from member where id = ${answer.id}`,
  );
  expect(member).toEqual({ mobile: '+639171230001', type: 0, password_given_at: null });
  // A member who registered with a number need not know the generated name.
  for (const name of [answer.userName, '+639171230001', '0917 123 0001', '۰۹۱۷۱۲۳۰۰۰۱'])
    expect([name, (await logIn(name, 'river stone 41', undefined, 'aurora.localhost')).status]).toEqual([name, 200]);
});

test('a right code makes one member; a taken name or weak password does not use it up', async () => {
  const code = await codeFor(platform, '9171230002');
  const attempt = (changes: Parameters<typeof byMobile>[2], typed = code) =>
    platform.call('member.registerMobile', byMobile('9171230002', typed, { password: 'river stone 41', ...changes }));
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await attempt({}, wrong)).body).toMatchObject({ errorCode: 'code.invalid' });
  const [counted] = await rows<{ count: number }>(
    platform.db,
    sql`select count from limit_counter where key = ${`register|aurora|device|${DEVICE}`}`,
  );
  // The member of the test before, not the mistyped code.
  expect(counted?.count).toBe(1);
  expect((await attempt({ username: 'demo' })).body).toMatchObject({ errorCode: 'username.taken' });
  expect((await attempt({ password: 'short' })).body).toMatchObject({ errorCode: 'password.weak' });
  expect((await attempt({ ofAge: false })).body).toMatchObject({ errorCode: 'age.required' });
  expect((await attempt({ username: 'mobile2' })).body).toMatchObject({
    success: true,
    value: { userName: 'mobile2' },
  });
  expect((await attempt({ username: 'mobile3' })).body).toMatchObject({ errorCode: 'code.invalid' });
});

test('RG-01 a registration by number needs a captcha where none was sent with the code', async () => {
  const code = await codeFor(platform, '9171230011');
  const sent = byMobile('9171230011', code, { password: 'river stone 41', loginDeviceId: OTHER_DEVICE });
  setSwitches(platform, 'aurora', { captcha: true });
  const unproven = await platform.call('member.registerMobile', sent);
  setSwitches(platform, 'aurora', { captcha: false });
  expect(unproven.body).toMatchObject({ errorCode: 'captcha.required' });
  expect((await platform.call('member.registerMobile', sent)).status).toBe(200);
});

test('a number has one account for each operator, and its owner learns so with a code', async () => {
  const register = async (host?: string) =>
    platform.call(
      'member.registerMobile',
      byMobile('9171230003', await codeFor(platform, '9171230003', host), { password: 'river stone 41' }),
      host ? { host } : {},
    );
  expect((await register()).status).toBe(200);
  // The next code for the same number may be asked for after a minute only.
  await platform.db.execute(sql`delete from limit_counter`);
  expect((await register()).body).toMatchObject({ errorCode: 'mobile.taken' });
  await platform.db.execute(sql`delete from limit_counter`);
  expect((await register(LOTUS)).status).toBe(200);
});

test.each([
  ['letters', '0917ABC4567', 'mobile.invalid'],
  ['25 digits', '9'.repeat(25), 'mobile.invalid'],
  ['a landline', '02 8123 4567', 'mobile.invalid'],
])('a number with %s is refused', async (_, mobileNum, errorCode) => {
  const { body } = await platform.call(
    'member.registerMobile',
    byMobile(mobileNum, '123456', { password: 'river stone 41' }),
  );
  expect(body).toMatchObject({ errorCode });
});

test('RG-04 no password is generated where the operator requires one', async () => {
  const code = await codeFor(platform, '9171230004');
  const { body } = await platform.call('member.registerMobile', byMobile('9171230004', code));
  expect(body).toMatchObject({ errorCode: 'password.weak', value: { rule: 'length' } });
});

test('RG-04 LG-03 the default password only allows its change, for a day, on that device', async () => {
  const code = await codeFor(platform, '9171230005', LOTUS);
  const made = await platform.value('member.registerMobile', byMobile('9171230005', code), lotus);
  expect(made.updatePassword).toBe(true);
  const info = (token: string) => platform.value('member.info', {}, { token, ...lotus });
  expect(await info(made.token ?? '')).toMatchObject({ passwordChangeRequired: true, passwordGiven: true });

  const here = await logIn(made.userName, defaultPassword(), DEVICE);
  expect(here.body).toMatchObject({ success: true, value: { updatePassword: true } });
  for (const elsewhere of [OTHER_DEVICE, undefined])
    expect((await logIn(made.userName, defaultPassword(), elsewhere)).body).toMatchObject({
      errorCode: 'login.cred.err',
    });

  const token = here.body.success ? here.body.value.token : '';
  const refused = await platform.call('wallet.balance', {}, { token, ...lotus });
  expect(refused.body).toMatchObject({ errorCode: 'password.change.required' });
  const change = (oldPassword: string, newPassword: string) =>
    platform.call('member.password', { oldPassword, newPassword }, { token, ...lotus });
  expect((await change('wrong', 'a longer night lake')).body).toMatchObject({ errorCode: 'password.wrong' });
  expect((await change(defaultPassword(), defaultPassword())).body).toMatchObject({ errorCode: 'password.weak' });
  const changed = await change(defaultPassword(), 'a longer night lake');
  expect(changed.body).toMatchObject({ success: true, value: { updatePassword: false } });
  expect((await logIn(made.userName, defaultPassword(), DEVICE)).status).toBe(400);
  expect((await logIn(made.userName, 'a longer night lake', OTHER_DEVICE)).status).toBe(200);
});

test('RG-04 a default password expires after a day, and setting one does not need it', async () => {
  const code = await codeFor(platform, '9171230006', LOTUS);
  const { token = '', userName } = await platform.value('member.registerMobile', byMobile('9171230006', code), lotus);
  const age = (hours: number) =>
    platform.db.execute(
      sql`update member set password_given_at = now() - make_interval(hours => ${hours}::int) where account = ${userName}`,
    );
  await age(23);
  expect((await logIn(userName, defaultPassword(), DEVICE)).status).toBe(200);
  await age(25);
  expect((await logIn(userName, defaultPassword(), DEVICE)).body).toMatchObject({ errorCode: 'login.cred.err' });
  const passwords = { oldPassword: '', newPassword: 'a longer night lake' };
  expect((await platform.call('member.password', passwords, { token, ...lotus })).status).toBe(200);
  const own = await platform.value(
    'session.login',
    { type: 'username', username: userName, password: 'a longer night lake' },
    lotus,
  );
  const again = await platform.call(
    'member.password',
    { ...passwords, newPassword: 'another night lake' },
    { token: own.token, ...lotus },
  );
  expect(again.body).toMatchObject({ errorCode: 'password.wrong' });
});

test('LG-03 LG-04 a log-in by SMS requires no change of the password', async () => {
  const code = await codeFor(platform, '9171230010', LOTUS);
  const { userName } = await platform.value('member.registerMobile', byMobile('9171230010', code), lotus);
  const bySms = async () => {
    await platform.db.execute(sql`delete from limit_counter`);
    const password = await codeFor(platform, '9171230010', LOTUS, 'login');
    return platform.value('session.login', { type: 'sms', username: '+639171230010', password }, lotus);
  };
  const demands = async ({
    token,
    ...answer
  }: {
    token: string;
    updatePassword: boolean;
    passwordExpired: boolean;
  }) => {
    const { passwordChangeRequired } = await platform.value('member.info', {}, { token, ...lotus });
    return [answer.updatePassword, answer.passwordExpired, passwordChangeRequired];
  };
  const given = await bySms();
  expect(await demands(given)).toEqual([false, false, false]);
  await platform.db.execute(
    sql`update member set password_given_at = null, password_expired_at = now() where account = ${userName}`,
  );
  const expired = await bySms();
  expect(await demands(expired)).toEqual([false, false, false]);
  const rotated = await platform.value('session.rotate', {}, { token: expired.token, ...lotus });
  expect(await demands(rotated)).toEqual([false, false, false]);
});

test('the default password is in no public answer or log, and no other member may choose it', async () => {
  const settings = await fetch(`${platform.url}/wps/system/settings`, { headers: { 'X-Forwarded-Host': LOTUS } });
  expect(await settings.text()).not.toContain(defaultPassword());
  expect(platform.logged()).not.toContain(defaultPassword());
  const code = await codeFor(platform, '9171230007', LOTUS);
  const sent = byMobile('9171230007', code, { password: defaultPassword() });
  expect((await platform.call('member.registerMobile', sent, lotus)).body).toMatchObject({
    errorCode: 'password.weak',
  });
});

test('the member gets the generated user name by message, in the language of the page', async () => {
  const code = await codeFor(platform, '9171230008', LOTUS);
  const options = { ...lotus, language: 'VI' };
  const { userName } = await platform.value('member.registerMobile', byMobile('9171230008', code), options);
  const [message] = await rows<{ body: string }>(
    platform.db,
    sql`select body from outbox where recipient = '+639171230008' order by id desc limit 1`,
  );
  expect(message?.body).toContain(`Tên đăng nhập của bạn là ${userName}`);
});

test('the same request again by phone answers the same member, though its code is used up', async () => {
  const code = await codeFor(platform, '9171230009', LOTUS);
  const options = { ...lotus, idempotencyKey: 'mobile-intent-01' };
  const first = await platform.value('member.registerMobile', byMobile('9171230009', code), options);
  const again = await platform.value('member.registerMobile', byMobile('9171230009', code), options);
  expect(again.id).toBe(first.id);
  expect(again.token).not.toBe(first.token);
});
