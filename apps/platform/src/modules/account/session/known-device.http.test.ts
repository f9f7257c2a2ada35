// Tests known devices: a log-in adds one, time and changes of the account remove it.
import type { InputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byName, codeFor, DEVICE } from '../../../testing/register.ts';
import { lastCode } from '../../../testing/second-factor.ts';

const PASSWORD = 'river stone 41';
const NEW_PASSWORD = 'tall ships sail at 5';
const OTHER = 'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz';
const deviceOf = (number: number): string => String(number).padStart(36, '0');
type Input = InputOf<'session.login'>;

let platform: TestPlatform;
let turn = 0;
let username = '';
let mobileNum = '';
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  turn += 1;
  username = `rosa${turn}x`;
  mobileNum = String(9_171_240_000 + turn);
  await platform.value('member.register', byName({ username, password: PASSWORD, login: false }));
  await platform.db.execute(sql`update member set mobile = ${`+63${mobileNum}`} where account = ${username}`);
});

const logIn = (loginDeviceId?: string, changes: Partial<Input> = {}) =>
  platform.value('session.login', {
    type: 'username',
    username,
    password: PASSWORD,
    ...(loginDeviceId && { loginDeviceId }),
    ...changes,
  });

/** The devices that are known to the member, of those that these tests use. */
const known = async (...candidates: string[]): Promise<string[]> => {
  const found = await rows<{ id: string }>(
    platform.db,
    sql`select used.id from unnest(string_to_array(${candidates.join(',')}, ',')) as used(id)
      join known_device on device_hash = sha256(convert_to(used.id, 'UTF8'))
      join member on member.id = member_id where account = ${username}`,
  );
  return candidates.filter((candidate) => found.some(({ id }) => id === candidate));
};

test('a wrong password and a registration without a session make no device known', async () => {
  await platform.call('session.login', { type: 'username', username, password: 'wrong', loginDeviceId: DEVICE });
  expect(await known(DEVICE)).toEqual([]);
});

test('a right password makes its device known, and one without an id is not stored', async () => {
  await logIn();
  await logIn(DEVICE);
  expect(await known(DEVICE, OTHER)).toEqual([DEVICE]);
  const kept = await rows(
    platform.db,
    sql`select 1 from known_device join member on id = member_id where account = ${username}`,
  );
  expect(kept).toHaveLength(1);
});

test('a code by SMS makes its device known', async () => {
  const code = await codeFor(platform, mobileNum, undefined, 'login');
  await logIn(OTHER, { type: 'sms', username: `+63${mobileNum}`, password: code });
  expect(await known(OTHER)).toEqual([OTHER]);
});

test('a hand-off makes no device known', async () => {
  const { token } = await logIn(DEVICE);
  const { code } = await platform.value('session.handoffCode', {}, { token });
  await platform.value('session.handoff', { code, loginDeviceId: OTHER });
  expect(await known(DEVICE, OTHER)).toEqual([DEVICE]);
});

test('a device stays known after its member logs out', async () => {
  const { token } = await logIn(DEVICE);
  await platform.value('session.logout', {}, { token });
  expect(await known(DEVICE)).toEqual([DEVICE]);
});

test('a changed password removes the other known devices and keeps its own', async () => {
  await logIn(OTHER);
  const { token } = await logIn(DEVICE);
  await platform.value('member.password', { oldPassword: PASSWORD, newPassword: NEW_PASSWORD }, { token });
  expect(await known(DEVICE, OTHER)).toEqual([DEVICE]);
});

test('a reset password removes every known device', async () => {
  await logIn(OTHER);
  await logIn(DEVICE);
  const to = { countryDialingCode: '63', mobileNum };
  await platform.value('member.passwordReset', to);
  const code = await lastCode(platform, `+63${mobileNum}`);
  await platform.value('member.passwordResetConfirm', { ...to, code, newPassword: NEW_PASSWORD });
  expect(await known(DEVICE, OTHER)).toEqual([]);
});

test('a member who ends the other sessions is left with one known device', async () => {
  await logIn(OTHER);
  const { token } = await logIn(DEVICE);
  await platform.value('security.endOthers', {}, { token });
  expect(await known(DEVICE, OTHER)).toEqual([DEVICE]);
});

test('a member who ends one session makes its device unknown, and no other', async () => {
  const third = deviceOf(3);
  await logIn(OTHER);
  const { items } = await platform.value('security.sessions', {}, { token: (await logIn(third)).token });
  const { token } = await logIn(DEVICE);
  const strange = items.find(({ current }) => !current);
  await platform.value('security.endSession', { id: strange?.id ?? '' }, { token });
  expect(await known(DEVICE, OTHER, third)).toEqual([DEVICE, third]);
});

test('a member who ends an older session of the same device leaves it known', async () => {
  await logIn(DEVICE);
  const { token } = await logIn(DEVICE);
  const { items } = await platform.value('security.sessions', {}, { token });
  await platform.value('security.endSession', { id: items.find(({ current }) => !current)?.id ?? '' }, { token });
  expect(await known(DEVICE)).toEqual([DEVICE]);
});

test('a member has at most 20 known devices: the newest', async () => {
  const devices = Array.from({ length: 20 }, (_, at) => deviceOf(at));
  for (const device of devices) {
    await logIn(device);
    await platform.db.execute(sql`update known_device set seen_at = seen_at - interval '1 minute'
      where member_id = (select id from member where account = ${username})`);
  }
  expect(await known(...devices)).toHaveLength(20);
  await logIn(OTHER);
  expect(await known(...devices, OTHER)).toEqual([...devices.slice(1), OTHER]);
});

const versionOf = async (): Promise<string | undefined> => {
  const [row] = await rows<{ version: string }>(
    platform.db,
    sql`select known_device.xmin::text as version from known_device join member on id = member_id
      where account = ${username}`,
  );
  return row?.version;
};

test('a known device is written at most once a day', async () => {
  await logIn(DEVICE);
  const first = await versionOf();
  await logIn(DEVICE);
  expect(await versionOf()).toBe(first);
  await platform.db.execute(sql`update known_device set seen_at = seen_at - interval '25 hours'`);
  const dayOld = await versionOf();
  await logIn(DEVICE);
  expect(await versionOf()).not.toBe(dayOld);
});

test('a device that has not logged in for 180 days is no longer known', async () => {
  const tryWrong = () =>
    platform.call('session.login', { type: 'username', username, password: 'wrong', loginDeviceId: DEVICE });
  const counters = () =>
    rows<{ kind: string }>(
      platform.db,
      sql`select split_part(key, '|', 3) as kind from limit_counter join member on key like '%' || id || '%'
        where account = ${username} order by kind`,
    );
  await logIn(DEVICE);
  await tryWrong();
  expect(await counters()).toEqual([{ kind: 'device' }]);
  await platform.db.execute(sql`update known_device set seen_at = now() - interval '181 days'`);
  await tryWrong();
  expect(await counters()).toEqual([{ kind: 'device' }, { kind: 'member' }]);
});
