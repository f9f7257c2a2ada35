// Promotions that are there, invitations, and the credit for a friend, over HTTP.
import type { InputOf } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sendNotice, startUnpaidPlatform } from '../../../testing/deposits.ts';
import { LOTUS, type TestPlatform } from '../../../testing/platform.ts';
import { byName, withoutCaptcha } from '../../../testing/register.ts';
import { setSwitches } from '../../../testing/switches.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = withoutCaptcha(await startUnpaidPlatform(() => new Date()));
});
afterAll(() => platform.close());
afterEach(async () => {
  setSwitches(platform, 'aurora', { rewardCenter: true });
  await platform.db.execute(sql`update member set type = 0, status = 'active' where account = 'demo'`);
  await platform.db.execute(sql`delete from limit_counter`);
  await platform.db.execute(sql`delete from referral`);
});

const logIn = async (username: string = demoMember.username): Promise<string> =>
  (await platform.value('session.login', { type: 'username', ...demoMember, username })).token;
const referralsOf = (token: string, cursor?: string) =>
  platform.value('member.referrals', cursor === undefined ? {} : { cursor }, { token });
const codeOf = async (token: string): Promise<string> => (await referralsOf(token)).code ?? '';

let friends = 0;
/** A friend on a device of the own registers with a code. */
const befriend = (code: string, changes: Partial<InputOf<'member.register'>> = {}) => {
  friends += 1;
  const device = String(friends).padStart(36, 'f');
  const input = byName({ username: `friend${friends}x`, referralCode: code, loginDeviceId: device, ...changes });
  return platform.value('member.register', input, { idempotencyKey: `friend-who-registers-${friends}` });
};

describe('available promotions', () => {
  const [on, off] = [
    { enabled: true, count: 1 },
    { enabled: false, count: 0 },
  ];
  const available = (options = {}) => platform.value('relay.availablePromotions', {}, options);

  test('PR-01 name APP_DOWNLOAD and REFERRAL, each with whether it is enabled and a count', async () => {
    expect(await available()).toEqual({ APP_DOWNLOAD: off, REFERRAL: on });
    expect(await available({ token: await logIn() })).toEqual({ APP_DOWNLOAD: off, REFERRAL: on });
    expect(await available({ host: LOTUS })).toEqual({ APP_DOWNLOAD: off, REFERRAL: off });
  });

  test('differ for a member of type 4: the own list has nothing of what everybody has', async () => {
    await platform.db.execute(sql`update member set type = 4 where account = 'demo'`);
    expect((await available({ token: await logIn() })).REFERRAL).toEqual(off);
    expect((await available()).REFERRAL).toEqual(on);
  });

  test('are none without the reward centre', async () => {
    setSwitches(platform, 'aurora', { rewardCenter: false });
    expect((await available()).REFERRAL).toEqual(off);
  });
});

describe('an invitation', () => {
  test('keeps its code', async () => {
    const token = await logIn();
    const code = await codeOf(token);
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(await codeOf(token)).toBe(code);
    expect(await codeOf(await logIn())).toBe(code);
    expect(await codeOf(await logIn('jade'))).not.toBe(code);
  });

  test('credits a friend who registers by it, under a covered name', async () => {
    const token = await logIn();
    const code = await codeOf(token);
    expect(await referralsOf(token)).toEqual({ code, registered: 0, deposited: 0, items: [], nextCursor: null });
    const { userName } = await befriend(code);
    const found = await referralsOf(token);
    expect(found).toMatchObject({ registered: 1, deposited: 0 });
    expect(found.items).toEqual([
      {
        id: expect.any(String),
        name: 'fr•••',
        registeredAt: expect.stringMatching(/^\d{4}-.*Z$/),
        hasDeposited: false,
      },
    ]);
    expect(JSON.stringify(found)).not.toContain(userName);
  });

  test('counts a friend once as a depositor, however often they deposit', async () => {
    const token = await logIn();
    const friend = await befriend(await codeOf(token));
    const deposit = async (isPaid: boolean): Promise<void> => {
      friends += 1;
      const order = await platform.value(
        'wallet.deposit',
        { method: 'wallet', amount: '2000' },
        { token: friend.token ?? '', idempotencyKey: `deposit-of-friend-${friends}` },
      );
      if (isPaid) await sendNotice(platform, order);
    };
    await deposit(false);
    expect(await referralsOf(token)).toMatchObject({ deposited: 0, items: [{ hasDeposited: false }] });
    await deposit(true);
    await deposit(true);
    expect(await referralsOf(token)).toMatchObject({ registered: 1, deposited: 1, items: [{ hasDeposited: true }] });
  });

  test('shows many friends in pages, the last one first', async () => {
    const token = await logIn();
    const code = await codeOf(token);
    for (let at = 0; at < 21; at += 1) {
      await befriend(code);
      await platform.db.execute(sql`delete from limit_counter`);
    }
    const first = await referralsOf(token);
    expect([first.registered, first.items.length]).toEqual([21, 20]);
    const second = await referralsOf(token, first.nextCursor ?? '');
    expect([second.items.length, second.nextCursor]).toEqual([1, null]);
    expect(Number(second.items[0]?.id)).toBeLessThan(Math.min(...first.items.map(({ id }) => Number(id))));
  });

  test('is nobody else’s: a member sees only the own friends', async () => {
    await befriend(await codeOf(await logIn()));
    expect(await referralsOf(await logIn('jade'))).toMatchObject({ registered: 0, items: [] });
  });

  test('needs a session', async () => {
    const { status, body } = await platform.call('member.referrals', {});
    expect([status, !body.success && body.errorCode]).toEqual([401, 'CUSTOMER_NOT_LOGIN']);
  });

  test('refuses a cursor that it did not give out', async () => {
    const token = await logIn();
    for (const cursor of ['abc', '1-1', '9'.repeat(40)]) {
      const { status } = await platform.call('member.referrals', { cursor }, { token });
      expect([cursor, status]).toEqual([cursor, 400]);
    }
  });
});

describe('nobody is credited', () => {
  const credited = async (token: string): Promise<number> => (await referralsOf(token)).registered;

  test.each(['2222222Z', 'nobody', 'NORTH26'])(
    'for the code %s, and the friend is registered all the same',
    async (code) => {
      const { userName } = await befriend(code);
      expect(userName).toMatch(/^friend/);
    },
  );

  test('for a second account on a device of the inviter', async () => {
    const own = 'a'.repeat(36);
    const { token } = await platform.value('session.login', {
      type: 'username',
      ...demoMember,
      loginDeviceId: own,
    });
    const code = await codeOf(token);
    await befriend(code, { loginDeviceId: own });
    expect(await credited(token)).toBe(0);
    await befriend(code);
    expect(await credited(token)).toBe(1);
  });

  test('where the inviter belongs to another operator', async () => {
    const token = await logIn('agent');
    const input = { username: 'heron88x', referralCode: await codeOf(token), loginDeviceId: 'b'.repeat(36) };
    await platform.value('member.register', byName(input), { host: LOTUS, idempotencyKey: 'friend-elsewhere-1' });
    expect(await credited(token)).toBe(0);
  });

  test.each([
    ['invitations ended', () => setSwitches(platform, 'aurora', { rewardCenter: false })],
    [
      'the inviter was limited',
      () => platform.db.execute(sql`update member set status = 'limited' where account = 'demo'`),
    ],
  ])('after %s, and the inviter has no code any more', async (_, happen) => {
    const token = await logIn();
    const code = await codeOf(token);
    await happen();
    await befriend(code);
    expect(await referralsOf(token)).toMatchObject({ code: null, registered: 0 });
  });

  test('twice for one registration that is repeated', async () => {
    const token = await logIn();
    const input = byName({ username: 'twicefriend', referralCode: await codeOf(token), loginDeviceId: 'c'.repeat(36) });
    const options = { idempotencyKey: 'friend-who-repeats-1' };
    const first = await platform.value('member.register', input, options);
    expect((await platform.value('member.register', input, options)).id).toBe(first.id);
    expect(await credited(token)).toBe(1);
  });
});

describe('an agent', () => {
  test('registers members under the own code where players may not invite, on the own device too', async () => {
    setSwitches(platform, 'aurora', { rewardCenter: false });
    const device = 'd'.repeat(36);
    const { token, customerType } = await platform.value('session.login', {
      type: 'username',
      ...demoMember,
      username: 'agent',
      loginDeviceId: device,
    });
    expect(customerType).toBe(1);
    await befriend(await codeOf(token), { loginDeviceId: device });
    expect(await referralsOf(token)).toMatchObject({ registered: 1, items: [{ name: 'fr•••' }] });
  });

  test('cannot be made by a registration with an agent’s code', async () => {
    const { customerType } = await befriend(await codeOf(await logIn('agent')));
    expect(customerType).toBe(0);
  });
});
