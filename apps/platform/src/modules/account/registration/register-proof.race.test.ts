// One code and its proof in many hands at once, on a real PostgreSQL.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { solve } from '../../../testing/captcha.ts';
import { requirePostgres } from '../../../testing/database.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byMobile, DEVICE } from '../../../testing/register.ts';
import { setSwitches } from '../../../testing/switches.ts';

let platform: TestPlatform;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform({ registerLimitIp: 1000, registerLimitDevice: 1000 });
  setSwitches(platform, 'aurora', { captcha: true, captchaBeforeSms: true });
});
afterAll(() => platform?.close());

test('RG-01 fifty registrations at once with one code and its proof make one account', async () => {
  const mobileNum = '9171000001';
  const proof = await solve(platform, AURORA, { action: 'sms' });
  await platform.value('sms.noLogin', { countryDialingCode: '63', mobileNum, loginDeviceId: DEVICE, ...proof });
  const [message] = await rows<{ body: string }>(
    platform.db,
    sql`select body from outbox where recipient = ${`+63${mobileNum}`} order by id desc limit 1`,
  );
  const code = /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '';
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { body } = await platform.call(
        'member.registerMobile',
        byMobile(mobileNum, code, { password: 'river stone 41' }),
      );
      return body.success ? 'registered' : body.errorCode;
    }),
  );
  expect(outcomes.filter((outcome) => outcome === 'registered')).toHaveLength(1);
  // Those that came too late met a used code; a queue may have turned some of them away before.
  const late = ['code.invalid', 'service.busy', 'service.overloaded', 'service.unavailable', 'TOO_MANY_REQUEST'];
  expect(outcomes.filter((outcome) => outcome !== 'registered' && !late.includes(outcome))).toEqual([]);
  const [made] = await rows<{ n: number }>(
    platform.db,
    sql`select count(*)::int as n from member where mobile = ${`+63${mobileNum}`}`,
  );
  expect(made?.n).toBe(1);
});
