// A flood of log-ins from one address: everybody else still gets a turn at the password check.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { createHeldArgon2 } from '../../../testing/held-argon2.ts';
import { type Reply, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { DEVICE } from '../../../testing/register.ts';

const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;
const FLOODING = '203.0.113.66';
const MEMBERS = '198.51.100.7';

const held = createHeldArgon2();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ hashWorkers: 2 }, { argon2: held.argon2 });
  await logIn(FLOODING, { ...demo, loginDeviceId: DEVICE });
});
afterAll(() => platform.close());
beforeEach(() => held.hold());

const logIn = (ip: string, input: Parameters<typeof platform.call<'session.login'>>[1]) =>
  platform.call('session.login', input, { headers: { 'X-Forwarded-For': ip } });

/** Log-ins that are not answered yet. */
const createFlood = () => {
  const open = new Set<Promise<number>>();
  return {
    send: (count: number): void => {
      for (let at = 0; at < count; at += 1) {
        const answered: Promise<number> = logIn(FLOODING, { ...demo, password: 'flood' }).then(({ status }) => {
          open.delete(answered);
          return status;
        });
        open.add(answered);
      }
    },
    /** The status of the next answer to any of them. */
    next: (): Promise<number> => Promise.race(open),
    waiting: (): number => open.size,
    finish: async (): Promise<void> => {
      held.release();
      await Promise.all(open);
    },
  };
};

/** Returns the first failure that a test sees when the member got no place in the queue. */
const refusedInstead = (reply: Promise<Reply<unknown>>): Promise<string> =>
  reply.then(({ status }) => `the member was answered ${status}`);

test('a member is served while the flood of another address waits', async () => {
  const flood = createFlood();
  flood.send(7); // two are checked, four wait, one finds no place
  expect(await flood.next()).toBe(429);
  const member = logIn(MEMBERS, demo);
  // The member takes the place of the newest of the flood.
  expect(await Promise.race([flood.next(), refusedInstead(member)])).toBe(429);
  const [first, second] = [await held.nextCheck(), await held.nextCheck()];
  expect([first.password, second.password]).toEqual(['flood', 'flood']);
  first.finish();
  const third = await held.nextCheck();
  second.finish();
  const fourth = await held.nextCheck();
  expect([third.password, fourth.password]).toEqual(['flood', demo.password]);
  fourth.finish();
  expect((await member).status).toBe(200);
  expect(flood.waiting()).toBeGreaterThanOrEqual(2);
  await flood.finish();
});

test('a log-in refused by a full queue costs the account no try', async () => {
  await platform.db.execute(sql`delete from limit_counter`);
  const flood = createFlood();
  flood.send(7);
  expect(await flood.next()).toBe(429);
  await flood.finish();
  const [counter] = await rows<{ count: number }>(
    platform.db,
    sql`select count from limit_counter where key like 'login|aurora|member|%'`,
  );
  expect(counter).toEqual({ count: 6 });
});

test('a step-up refused by a full queue costs the member no try', async () => {
  held.release();
  const { id, token } = await platform.value('session.login', demo);
  held.hold();
  const stepUp = { password: 'wrong' };
  const replies = Array.from({ length: 7 }, () => platform.call('security.enrol', { stepUp }, { token }));
  // Two are checked, four wait, one finds no place.
  expect(await Promise.race(replies.map((reply) => reply.then(({ status }) => status)))).toBe(429);
  held.release();
  await Promise.all(replies);
  const [counter] = await rows<{ count: number }>(
    platform.db,
    sql`select count from limit_counter where key = ${`password|${id}`}`,
  );
  expect(counter).toEqual({ count: 6 });
});

test('a known device has the next turn, even at the address of the flood', async () => {
  const flood = createFlood();
  flood.send(7);
  expect(await flood.next()).toBe(429);
  const member = logIn(FLOODING, { ...demo, loginDeviceId: DEVICE });
  expect(await Promise.race([flood.next(), refusedInstead(member)])).toBe(429);
  const first = await held.nextCheck();
  await held.nextCheck();
  first.finish();
  const next = await held.nextCheck();
  expect(next.password).toBe(demo.password);
  next.finish();
  expect((await member).status).toBe(200);
  expect(flood.waiting()).toBeGreaterThanOrEqual(3);
  await flood.finish();
});
