// Tests registration by social account over HTTP: one account for one identity.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { socialToken } from '../../../testing/identity-provider.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { answered, freshKey, socialCalls, somebody } from '../../../testing/social.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { logIn, register } = socialCalls(() => platform);

test.each(['google', 'facebook', 'twitter', 'line'] as const)(
  'a new account by %s: the chosen name, with the affiliate, without a password',
  async (channel) => {
    const name = somebody();
    const username = `fresh${channel}`;
    const token = await socialToken(platform, { name, channel });
    const made = await register(channel, token, { username, affiliateCode: 'north', pixelTrack: { fbp: 'fb.1.2' } });
    expect(made.body).toMatchObject({ success: true, value: { userName: username } });
    const [row] = await rows<Record<string, unknown>>(
      platform.db,
      sql`select affiliate, password_hash, mobile, terms_version, pixel_track from member where account = ${username}`,
    );
    expect(row).toEqual({
      affiliate: 'north',
      password_hash: null,
      mobile: null,
      terms_version: '2026-11',
      pixel_track: { fbp: 'fb.1.2' },
    });
    const guess = await platform.call('session.login', { type: 'username', username, password: 'whatever it is 1' });
    expect(guess.body).toMatchObject({ errorCode: 'login.cred.err' });
  },
);

test('a member without a password sets one without an old one, and then has one', async () => {
  const made = await register('google', await socialToken(platform, { name: somebody() }));
  const { token = '' } = answered(made);
  expect(await platform.value('member.info', {}, { token })).toMatchObject({ passwordGiven: true });
  const changed = await platform.value(
    'member.password',
    { oldPassword: '', newPassword: 'quiet harbour 12' },
    { token },
  );
  const again = { oldPassword: '', newPassword: 'quiet harbour 13' };
  expect((await platform.call('member.password', again, { token: changed?.token ?? '' })).body).toMatchObject({
    errorCode: 'password.wrong',
  });
});

test('a session without a recent proof cannot set the first password', async () => {
  const name = somebody();
  const made = answered(await register('google', await socialToken(platform, { name })));
  const { code } = await platform.value('session.handoffCode', {}, { token: made.token ?? '' });
  const first = { oldPassword: '', newPassword: 'quiet harbour 12' };
  const handedOver = await platform.value('session.handoff', { code });
  const refused = await platform.call('member.password', first, { token: handedOver.token });
  expect(refused.body).toMatchObject({ errorCode: 'stepup_required', value: { ways: ['login'] } });
  await platform.db.execute(sql`update session set stepped_up_at = now() - interval '10 minutes'`);
  expect((await platform.call('member.password', first, { token: made.token ?? '' })).body).toMatchObject({
    errorCode: 'stepup_required',
  });
  const { token } = answered(await logIn('google', await socialToken(platform, { name })));
  expect((await platform.call('member.password', first, { token })).status).toBe(200);
});

test('a repeated registration answers the same member, only for the token’s owner', async () => {
  const name = somebody();
  const token = await socialToken(platform, { name });
  const sameKey = freshKey();
  const first = await register('google', token, {}, sameKey);
  const second = await register('google', token, {}, sameKey);
  expect(answered(second).id).toBe(answered(first).id);
  expect(answered(second).token).not.toBe(answered(first).token);
  const stranger = await socialToken(platform, { name: somebody() });
  expect((await register('google', stranger, {}, sameKey)).body).toMatchObject({ errorCode: 'idempotency.mismatch' });
});

test('a linked account is not registered a second time', async () => {
  const name = somebody();
  await register('google', await socialToken(platform, { name }));
  const again = await register('google', await socialToken(platform, { name }));
  expect(again.body).toMatchObject({ errorCode: 'identity.taken' });
});

test.each([
  ['ofAge', { ofAge: false }, 'age.required'],
  ['terms', { termsVersion: '2019-01' }, 'terms.outdated'],
  ['a password', { password: 'river stone 41' }, 'input.invalid'],
  ['a type', { customerType: 2 }, 'input.invalid'],
  ['a staff name', { username: 'admin' }, 'username.invalid'],
  ['a name that is taken', { username: 'demo' }, 'username.taken'],
])('a registration is refused for %s, and the token stays valid', async (_, extra, errorCode) => {
  const token = await socialToken(platform, { name: somebody() });
  await logIn('google', token);
  expect((await register('google', token, extra)).body).toMatchObject({ errorCode });
  expect((await register('google', token)).status).toBe(200);
});
