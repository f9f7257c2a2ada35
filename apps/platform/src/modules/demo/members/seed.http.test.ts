// Tests that the demo's members have a number and an address, so that everything can be tried.
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { startTestPlatform } from '../../../testing/platform.ts';
import { knownMobile } from '../../account/verification/mobile-number.ts';

test('each demo member has a mobile number of a served country and a fictional address', async () => {
  const platform = await startTestPlatform();
  try {
    const members = await rows<{ merchant: string; account: string; mobile: string; email: string }>(
      platform.db,
      sql`select merchant, account, mobile, email from member order by merchant, account`,
    );
    expect(members.map(({ merchant, account }) => `${account} of ${merchant}`)).toEqual([
      'agent of aurora',
      'demo of aurora',
      'demo2fa of aurora',
      'expired of aurora',
      'jade of aurora',
      'agent of lotus',
      'demo of lotus',
      'demo2fa of lotus',
      'expired of lotus',
      'jade of lotus',
    ]);
    for (const { merchant, account, mobile, email } of members) {
      const operator = platform.context.merchants.byCode(merchant);
      expect(operator && knownMobile(operator, mobile)).toBe(mobile);
      expect(email).toBe(`${account}@${merchant}.example`);
    }
    expect(platform.logged()).not.toContain('@aurora.example');
  } finally {
    await platform.close();
  }
});
