// Joining a social account to a member over HTTP: by the member alone, and to nobody else's account.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { socialToken } from '../../../testing/identity-provider.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { answered, socialCalls, somebody } from '../../../testing/social.ts';
import { setSwitches } from '../../../testing/switches.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { demo, link, logIn, register } = socialCalls(() => platform);

/** Without any proof but the session. */
const join = (firebaseIdToken: string, token?: string) =>
  platform.call('member.linkSocial', { firebaseChannel: 'google', firebaseIdToken }, token ? { token } : {});

test('OV-02 a social account registers nobody when both switches are off, but can be linked', async () => {
  const name = somebody();
  setSwitches(platform, 'aurora', { socialRegisterNew: false, socialAutoRegister: false });
  const token = await socialToken(platform, { name });
  expect((await register('google', token)).body).toMatchObject({ errorCode: 'channel.refused' });
  expect((await logIn('google', token)).body).toMatchObject({ errorCode: 'bind_customer_required' });
  expect((await join(token, (await demo()).token)).status).toBe(200);
  expect((await logIn('google', await socialToken(platform, { name }))).body).toMatchObject({
    success: true,
    value: { userName: 'demo' },
  });
  setSwitches(platform, 'aurora', { socialAutoRegister: true });
  expect((await register('google', await socialToken(platform, { name: somebody() }))).status).toBe(200);
  setSwitches(platform, 'aurora', { socialRegisterNew: true, socialAutoRegister: false });
});

test('linking needs the member’s session, informs the member, and takes nothing from others', async () => {
  const name = somebody();
  const next = () => socialToken(platform, { name, channel: 'twitter' });
  expect((await join(await next())).body).toMatchObject({ errorCode: 'CUSTOMER_NOT_LOGIN' });
  await platform.db.execute(sql`update member set email = 'demo@example.com' where account = 'demo'`);
  const { token } = await demo();
  await link('twitter', await next(), token);
  // Once more changes nothing.
  expect((await link('twitter', await next(), token)).status).toBe(200);
  const messages = await rows<{ recipient: string; subject: string }>(
    platform.db,
    sql`select recipient, subject from outbox where channel in ('notice', 'email') order by id desc limit 2`,
  );
  expect(messages.map(({ recipient }) => recipient).sort()).toEqual(['demo', 'demo@example.com']);
  expect(messages[0]?.subject).toBe('X now logs in to your Aurora account');
  const stranger = answered(await register('google', await socialToken(platform, { name: somebody() }))).token ?? '';
  const taken = { firebaseChannel: 'twitter', firebaseIdToken: await next() } as const;
  expect((await platform.call('member.linkSocial', taken, { token: stranger })).body).toMatchObject({
    errorCode: 'identity.taken',
  });
});

test('only a fresh log-in from the choice may link without a step-up', async () => {
  const fresh = () => socialToken(platform, { name: somebody() });
  const { token } = await demo();
  expect((await join(await fresh(), token)).body).toMatchObject({ errorCode: 'stepup_required' });
  const waiting = await fresh();
  await logIn('google', waiting);
  const { code } = await platform.value('session.handoffCode', {}, { token });
  const handedOver = await platform.value('session.handoff', { code });
  expect((await join(waiting, handedOver.token)).body).toMatchObject({ errorCode: 'stepup_required' });
  expect((await join(waiting, token)).status).toBe(200);
  expect((await link('google', await fresh(), handedOver.token)).status).toBe(200);
});
