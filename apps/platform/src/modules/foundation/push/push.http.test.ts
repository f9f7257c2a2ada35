import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
let member: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  const answer = await platform.value('session.login', { type: 'username', ...demoMember });
  member = answer.id;
});
afterAll(() => platform.close());

const registrationToken = 'device-token-of-the-push-service';

beforeEach(async () => {
  await platform.db.execute(sql`delete from push_registration`);
  await platform.db.execute(
    sql`insert into push_registration (merchant, token, member_id) values ('aurora', ${registrationToken}, ${member})`,
  );
});

const owners = async () =>
  (await rows<{ owner: string | null }>(platform.db, sql`select member_id as owner from push_registration`)).map(
    ({ owner }) => owner,
  );

test('SE-02 a device belongs to nobody after the log-out, even when its session has ended', async () => {
  const { token } = await platform.value('session.login', { type: 'username', ...demoMember });
  await platform.value('session.logout', {}, { token });
  await platform.value('relay.fcmUnsubscribe', { registrationToken }, { token });
  expect(await owners()).toEqual([null]);
});

test('SE-02 a device that leaves everything is removed', async () => {
  await platform.value('relay.fcmUnsubscribe', { registrationToken, unsubscribeAll: true });
  expect(await owners()).toEqual([]);
});

test('an unknown device, or one of another operator, changes nothing', async () => {
  await platform.value('relay.fcmUnsubscribe', { registrationToken }, { host: LOTUS });
  await platform.value('relay.fcmUnsubscribe', { registrationToken: 'unknown' });
  expect(await owners()).toEqual([member]);
});
