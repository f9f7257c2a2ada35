// Joining a social account to a member over HTTP: by the member alone, and to nobody else's account.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../db/database.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';
import { answered, socialCalls, somebody } from '../../testing/social.ts';
import { socialToken } from '../../testing/stand-in.ts';
import { setSwitches } from '../../testing/switches.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { demo, logIn, register } = socialCalls(() => platform);

test('OV-02 without register-new and without the o flag a social account makes no account, but logs in and can be linked', async () => {
  const name = somebody();
  setSwitches(platform, 'aurora', { socialRegisterNew: false, socialAutoRegister: false });
  const token = await socialToken(platform, { name });
  expect((await register('google', token)).body).toMatchObject({ errorCode: 'channel.refused' });
  const { token: session } = await demo();
  const link = { firebaseChannel: 'google', firebaseIdToken: token } as const;
  expect((await platform.call('member.linkSocial', link, { token: session })).status).toBe(200);
  expect((await logIn('google', await socialToken(platform, { name }))).body).toMatchObject({
    success: true,
    value: { userName: 'demo' },
  });
  setSwitches(platform, 'aurora', { socialAutoRegister: true });
  expect((await register('google', await socialToken(platform, { name: somebody() }))).status).toBe(200);
  setSwitches(platform, 'aurora', { socialRegisterNew: true, socialAutoRegister: false });
});

test('linking needs a session of the member, says so in a notice, and takes nothing from somebody else', async () => {
  const name = somebody();
  const link = async () =>
    ({
      firebaseChannel: 'twitter',
      firebaseIdToken: await socialToken(platform, { name, channel: 'twitter' }),
    }) as const;
  expect((await platform.call('member.linkSocial', await link())).body).toMatchObject({
    errorCode: 'CUSTOMER_NOT_LOGIN',
  });
  const { token } = await demo();
  await platform.value('member.linkSocial', await link(), { token });
  await platform.value('member.linkSocial', await link(), { token });
  const told = await rows(
    platform.db,
    sql`select 1 from outbox where channel = 'notice' and recipient = 'demo' and subject like '%Aurora%'`,
  );
  expect(told.length).toBeGreaterThanOrEqual(2);
  const other = await register('google', await socialToken(platform, { name: somebody() }));
  const stranger = answered(other).token ?? '';
  expect((await platform.call('member.linkSocial', await link(), { token: stranger })).body).toMatchObject({
    errorCode: 'identity.taken',
  });
});

test('only who has just logged in by hand links without a step-up: not a session that was handed over, nor a remembered one', async () => {
  const link = async (stepUp = {}) => ({
    firebaseChannel: 'line' as const,
    firebaseIdToken: await socialToken(platform, { name: somebody(), channel: 'line' }),
    ...stepUp,
  });
  const { code } = await platform.value('session.handoffCode', {}, { token: (await demo()).token });
  const { token } = await platform.value('session.handoff', { code });
  expect((await platform.call('member.linkSocial', await link(), { token })).body).toMatchObject({
    errorCode: 'stepup_required',
  });
  const stepUp = { stepUp: { password: 'demo-Foyer-2026' } };
  expect((await platform.call('member.linkSocial', await link(stepUp), { token })).status).toBe(200);
});
