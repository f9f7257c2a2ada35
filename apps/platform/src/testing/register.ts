// Registrations for tests: input that is right, and the code that the outbox shows.
import type { InputOf } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { rows } from '../db/database.ts';
import { LOTUS, type TestPlatform } from './platform.ts';
import { setSwitches } from './switches.ts';

export const DEVICE = '0123456789abcdefghijABCDEFGHIJ012345';

const common = {
  registerMethod: 'H5',
  loginDeviceId: DEVICE,
  login: true,
  termsVersion: '2026-11',
  ofAge: true,
} as const;

/** The same platform asking nobody for a captcha: its own tests solve it. */
export const withoutCaptcha = (platform: TestPlatform): TestPlatform => {
  for (const { code } of platform.context.merchants.all) setSwitches(platform, code, { captcha: false });
  return platform;
};

/** A registration by user name, with `changes`. */
export const byName = (changes: Partial<InputOf<'member.register'>> = {}): InputOf<'member.register'> => ({
  ...common,
  username: 'maya88',
  password: 'river stone 41',
  ...changes,
});

/** A registration by a mobile number of the Philippines, with `changes`. */
export const byMobile = (
  mobileNum: string,
  verificationCode: string,
  changes: Partial<InputOf<'member.registerMobile'>> = {},
): InputOf<'member.registerMobile'> => ({
  ...common,
  countryDialingCode: '63',
  mobileNum,
  verificationCode,
  ...changes,
});

/** Asks for a code and reads it where the demo shows it. */
export const codeFor = async (
  platform: TestPlatform,
  mobileNum: string,
  host?: string,
  action: 'register' | 'login' = 'register',
): Promise<string> => {
  const sent = { countryDialingCode: '63', mobileNum, action };
  await platform.value('sms.noLogin', sent, host === undefined ? {} : { host });
  const merchant = host === LOTUS ? 'lotus' : 'aurora';
  const [message] = await rows<{ body: string }>(
    platform.db,
    sql`select body from outbox where merchant = ${merchant} and recipient = ${`+63${mobileNum}`} order by id desc limit 1`,
  );
  return /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? '';
};
