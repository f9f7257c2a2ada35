// Time tells nothing about which numbers have an account.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { areaUnderCurve } from '../../testing/area-under-curve.ts';
import { startTestPlatform } from '../../testing/platform.ts';
import { setSwitches } from '../../testing/switches.ts';

const TRIES = 200;
const WARM_UP = 20;
const numbers = { known: '9171230001', unknown: '9181230001' } as const;

test.each(['register', 'login'] as const)(
  '200 interleaved sends to %s cannot tell a known number from an unknown one',
  async (action) => {
    const platform = await startTestPlatform();
    setSwitches(platform, 'aurora', { captcha: false });
    await platform.db.execute(sql`update member set mobile = ${`+63${numbers.known}`}
      where merchant = 'aurora' and account = 'demo'`);
    const taken = { known: [] as number[], unknown: [] as number[] };
    try {
      for (let turn = 0; turn < TRIES + WARM_UP; turn += 1) {
        const which = turn % 2 === 0 ? 'known' : 'unknown';
        const input = { countryDialingCode: '63', mobileNum: numbers[which], action };
        const started = performance.now();
        await platform.value('sms.noLogin', input);
        if (turn >= WARM_UP) taken[which].push(performance.now() - started);
        await platform.db.execute(sql`delete from limit_counter`);
      }
    } finally {
      await platform.close();
    }
    const area = areaUnderCurve(taken.known, taken.unknown);
    expect(Math.max(area, 1 - area)).toBeLessThan(0.6);
  },
  180_000,
);
