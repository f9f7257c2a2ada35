// Tests many registrations and automatic log-ins at once on a real PostgreSQL.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../db/database.ts';
import { memberById } from '../modules/account/member/member-store.ts';
import { beginSession } from '../modules/account/session/begin-session.ts';
import { findDeviceSecret } from '../modules/account/session/device-secret.ts';
import { requirePostgres } from '../testing/database.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { byMobile, byName, codeFor, DEVICE, withoutCaptcha } from '../testing/register.ts';

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const outcomeOf = ({ body }: { body: { success: boolean; errorCode?: string } }) => body.errorCode ?? 'in';

let platform: TestPlatform;
beforeAll(async () => {
  requirePostgres();
  platform = withoutCaptcha(await startTestPlatform({ hashWorkers: 24, loginLimitAccount: 1000, loginLimitIp: 1000 }));
});
afterAll(() => platform?.close());

const membersLike = async (pattern: string) =>
  (await rows<{ n: number }>(platform.db, sql`select count(*)::int as n from member where account like ${pattern}`))[0]
    ?.n;

test('one registration sent 20 times at once makes one member and one answer', async () => {
  const idempotencyKey = 'race-intent-0001';
  const send = () => platform.call('member.register', byName({ username: 'racer1' }), { idempotencyKey });
  const outcomes = (await times(20, send)).map(outcomeOf);
  expect(new Set(outcomes)).toEqual(new Set(['in', 'idempotency.running']));
  expect(await membersLike('racer1')).toBe(1);
  const later = await times(3, send);
  expect(new Set(later.map(({ body }) => body.success && body.value.id)).size).toBe(1);
  expect(later.map(outcomeOf)).toEqual(['in', 'in', 'in']);
});

test('20 people who want look-alike names at once: one gets it, the others learn so', async () => {
  const spellings = ['will1am', 'William', 'wiIIiam', 'vvilliam'];
  const outcomes = await times(20, (at) =>
    platform.call('member.register', byName({ username: spellings[at % spellings.length] ?? '' })).then(outcomeOf),
  );
  expect(outcomes.filter((outcome) => outcome === 'in').length).toBe(1);
  expect(outcomes.filter((outcome) => outcome === 'username.taken').length).toBe(19);
});

test('one code by SMS used 10 times at once makes one member', async () => {
  const code = await codeFor(platform, '9171239901');
  const outcomes = await times(10, (at) =>
    platform
      .call(
        'member.registerMobile',
        byMobile('9171239901', code, { username: `runner${at}`, password: 'river stone 41' }),
      )
      .then(outcomeOf),
  );
  expect(outcomes.filter((outcome) => outcome === 'in').length).toBe(1);
  expect(await membersLike('runner%')).toBe(1);
});

test('a device secret used 20 times at once opens one session, and its family is revoked', async () => {
  const { context } = platform;
  const form = byName({ username: 'returner1', remember: true });
  const { deviceSecret = '', id } = await platform.value('member.register', form);
  await platform.db.execute(sql`delete from session where member_id = ${id}`);
  const [merchant, member] = [context.merchants.byCode('aurora'), await memberById(context.db, id)];
  if (!merchant || !member) throw new Error('a member of aurora');
  const at = { merchant, ip: '203.0.113.1', region: null, deviceId: DEVICE, device: null, userAgent: null };
  // All have looked before the first one takes it: over the wire the seals would line them up.
  const looked = await findDeviceSecret(context.db, deviceSecret, at);
  if (looked.is !== 'found') throw new Error('a fresh secret');
  const provenMember = { member, restricted: false, secret: looked.secret, deviceId: DEVICE, remember: true };
  const outcomes = await times(20, () =>
    beginSession(context, provenMember, at).then(
      () => 'in',
      (error: { code: string }) => error.code,
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'in').length).toBe(1);
  expect(outcomes.filter((outcome) => outcome === 'login.cred.err').length).toBe(19);
  const [left] = await rows<{ sessions: number; secrets: number }>(
    platform.db,
    sql`select (select count(*)::int from session where member_id = ${id}) as sessions,
      (select count(*)::int from device_secret where member_id = ${id}) as secrets`,
  );
  expect(left).toEqual({ sessions: 1, secrets: 0 });
});

test('40 registrations at once from one address do not exceed the limit', async () => {
  const limited = withoutCaptcha(await startTestPlatform({ registerLimitIp: 5, hashWorkers: 24 }));
  try {
    const outcomes = await times(40, (at) =>
      limited.call('member.register', byName({ username: `flood${at}x` })).then(outcomeOf),
    );
    expect(outcomes.filter((outcome) => outcome === 'in').length).toBe(5);
    expect(outcomes.filter((outcome) => outcome === 'TOO_MANY_REQUEST').length).toBe(35);
  } finally {
    await limited.close();
  }
});
