// Tests a member's social accounts over HTTP: listed, removed with proof, never the last method.
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
const stepUp = { password: 'demo-Foyer-2026' };

const linkedTo = async (token: string) => (await platform.value('security.identities', {}, { token })).items;
const remove = (id: string, token: string, proof = {}) =>
  platform.call('security.unlinkIdentity', { id, ...proof }, { token });

/** A member who came by Google and has nothing else. */
const newcomer = async () => {
  const name = somebody();
  const { token = '', id } = answered(await register('google', await socialToken(platform, { name })));
  const [own] = await linkedTo(token);
  return { name, token, id, own: own?.id ?? '' };
};

test('a member sees each linked account with its channel, name and date', async () => {
  const { token } = await demo();
  expect(await linkedTo(token)).toEqual([]);
  const name = somebody();
  await link('line', await socialToken(platform, { name, channel: 'line' }), token);
  expect(await linkedTo(token)).toMatchObject([{ channel: 'line', name, lastWay: false }]);
  expect((await platform.call('security.identities', {})).body).toMatchObject({ errorCode: 'CUSTOMER_NOT_LOGIN' });
});

test('removing an account needs a proof; it then logs nobody in, and the member is informed', async () => {
  const { token } = await demo();
  const name = somebody();
  await link('facebook', await socialToken(platform, { name, channel: 'facebook' }), token);
  // A session that has given no proof yet.
  const { token: another } = await demo();
  const id = (await linkedTo(another)).find(({ channel }) => channel === 'facebook')?.id ?? '';
  expect((await remove(id, another)).body).toMatchObject({
    errorCode: 'stepup_required',
    value: { ways: ['password'] },
  });
  const left = answered(await remove(id, another, { stepUp }));
  expect(left.items.map(({ channel }) => channel)).not.toContain('facebook');
  const messages = await rows<{ subject: string }>(
    platform.db,
    sql`select subject from outbox where channel = 'notice' and recipient = 'demo' order by id desc limit 1`,
  );
  expect(messages[0]?.subject).toBe('Facebook no longer logs in to your Aurora account');
  const again = await logIn('facebook', await socialToken(platform, { name, channel: 'facebook' }));
  expect(again.body).toMatchObject({ errorCode: 'bind_customer_required' });
});

test('the last log-in method stays until there is a password, a number or another account', async () => {
  const { token, id, own } = await newcomer();
  expect(await linkedTo(token)).toMatchObject([{ lastWay: true }]);
  expect((await remove(own, token)).body).toMatchObject({ errorCode: 'identity.last' });

  // The log-in itself steps up a member without a password.
  const firebaseIdToken = await socialToken(platform, { name: somebody(), channel: 'line' });
  await platform.value('member.linkSocial', { firebaseChannel: 'line', firebaseIdToken }, { token });
  expect(await linkedTo(token)).toMatchObject([{ lastWay: false }, { lastWay: false }]);
  setSwitches(platform, 'aurora', { googleLogin: false });
  expect(await linkedTo(token)).toMatchObject([
    { channel: 'google', lastWay: false },
    { channel: 'line', lastWay: true },
  ]);
  setSwitches(platform, 'aurora', { googleLogin: true });
  expect(answered(await remove(own, token)).items).toMatchObject([{ channel: 'line', lastWay: true }]);

  await platform.db.execute(sql`update member set mobile = '+639171230999' where id = ${id}`);
  const [line] = await linkedTo(token);
  expect(line).toMatchObject({ lastWay: false });
  expect(answered(await remove(line?.id ?? '', token)).items).toEqual([]);
});

test('another member’s account cannot be removed', async () => {
  const owner = await newcomer();
  const { token } = await demo();
  expect((await remove(owner.own, token, { stepUp })).status).toBe(200);
  expect(await linkedTo(owner.token)).toHaveLength(1);
  expect((await logIn('google', await socialToken(platform, { name: owner.name }))).status).toBe(200);
});
