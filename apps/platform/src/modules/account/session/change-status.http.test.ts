// What a change of status ends: sessions and the secrets of remembered devices.
import { readFileSync } from 'node:fs';
import type { InputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import type { MemberStatus } from '../../../member.ts';
import { createHeldArgon2 } from '../../../testing/held-argon2.ts';
import { operatorWith, outcomeOf } from '../../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byName, DEVICE, withoutCaptcha } from '../../../testing/register.ts';
import { changeStatus } from './change-status.ts';

const PASSWORD = 'river stone 41';
const shutOut = ['excluded', 'closed'] as const;

const held = createHeldArgon2();
let platform: TestPlatform;
let count = 0;
let member: { readonly id: string; readonly username: string; readonly token: string; readonly secret: string };
beforeAll(async () => {
  platform = withoutCaptcha(await startTestPlatform({ operatorPort: 0 }, { argon2: held.argon2 }));
});
afterAll(() => platform.close());
beforeEach(async () => {
  count += 1;
  const username = `robin${count}x`;
  const made = await platform.value('member.register', byName({ username, password: PASSWORD, remember: true }));
  member = { id: made.id, username, token: made.token ?? '', secret: made.deviceSecret ?? '' };
  await platform.db.execute(sql`delete from limit_counter`);
});

const setStatus = async (status: MemberStatus): Promise<void> => {
  const call = await operatorWith(platform, ['risk']);
  expect(outcomeOf(await call('members.setStatus', { id: member.id, status, until: null, reason: 'Why' }))).toBe(
    'done',
  );
};
const logIn = async (password: string, changes: Partial<InputOf<'session.login'>> = {}) => {
  const request = { type: 'username', username: member.username, password, loginDeviceId: DEVICE } as const;
  const { body } = await platform.call('session.login', { ...request, ...changes });
  return body.success ? 'in' : body.errorCode;
};
const isAlive = async () => (await platform.call('member.info', {}, { token: member.token })).status === 200;

test.each(shutOut)('a member who was %s and is active again has to log in with the password', async (status) => {
  await setStatus(status);
  await setStatus('active');
  expect(await isAlive()).toBe(false);
  expect(await logIn(member.secret)).toBe('login.cred.err');
  expect(await logIn(PASSWORD)).toBe('in');
});

test.each(['limited', 'timeOut'] as const)('a member who is %s stays logged in and remembered', async (status) => {
  await setStatus(status);
  expect(await isAlive()).toBe(true);
  expect(await logIn(member.secret)).toBe('in');
});

test.each(shutOut)('a log-in whose password is checked while the member is %s opens no session', async (status) => {
  for (const remember of [false, true]) {
    held.hold();
    const inFlight = logIn(PASSWORD, { remember });
    await held.nextCheck();
    // Not by staff: their log-in would be held as well.
    await platform.db.transaction((tx) =>
      changeStatus(tx, { merchant: 'aurora', id: member.id, status, statusUntil: null }, new Date()),
    );
    held.release();
    expect(await inFlight).toBe('login.cred.err');
    for (const table of ['session', 'device_secret'])
      expect(await rows(platform.db, sql`select 1 from ${sql.raw(table)} where member_id = ${member.id}`)).toEqual([]);
    await setStatus('active');
  }
});

test.each([
  ['excluded', null, false],
  ['excluded', '1 day', false],
  ['excluded', '-1 day', true],
  ['closed', null, false],
  ['timeOut', '1 day', true],
] as const)('after an upgrade a member who is %s (until: %s) is still logged in: %s', async (status, until, isIn) => {
  await platform.db.execute(sql`update member set status = ${status}, status_until = now() + ${until}::interval
    where id = ${member.id}`);
  await platform.db.execute(sql`insert into push_registration (merchant, token, member_id, session_id, bound_at)
    values ('aurora', ${member.id}, ${member.id}, 's', now())`);
  const file = new URL('../../../db/migrations/147-log-out-who-is-shut-out.sql', import.meta.url);
  for (const statement of readFileSync(file, 'utf8').split(/;$/m)) await platform.db.execute(sql.raw(statement));
  for (const table of ['session', 'device_secret', 'push_registration'])
    expect(await rows(platform.db, sql`select 1 from ${sql.raw(table)} where member_id = ${member.id}`)).toHaveLength(
      isIn ? 1 : 0,
    );
});
