// The demo member with a second factor, for tests: log-in, challenge and answers.
import type { SecondFactorRequired, VerifyRequest } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { rows } from '../db/database.ts';
import type { Merchant } from '../merchants/merchant.ts';
import { codeAt } from '../modules/account/second-factor/totp.ts';
import { demoSecondFactor } from '../modules/demo/members/demo-second-factor.ts';
import type { CallOptions, TestPlatform } from './platform.ts';
import { DEVICE } from './register.ts';

export const twoFactor = {
  type: 'username',
  username: demoSecondFactor.username,
  password: demoMember.password,
  loginDeviceId: DEVICE,
} as const;

/** Logs in up to the second factor. */
export const requiredStep = async (
  platform: TestPlatform,
  changes: { readonly remember?: boolean; readonly password?: string; readonly loginDeviceId?: string } = {},
  options: CallOptions = {},
): Promise<SecondFactorRequired> => {
  const { body } = await platform.call('session.login', { ...twoFactor, ...changes }, options);
  if (body.success || body.errorCode !== 'login_verify_required')
    throw new Error(`no second factor: ${JSON.stringify(body)}`);
  return body.value as SecondFactorRequired; // refusals carry their value untyped
};

/** An answer to a challenge, from the device of the log-in. */
export const answer = (
  challenge: string,
  fields: Pick<VerifyRequest, 'method'> & Partial<VerifyRequest>,
): VerifyRequest => ({
  username: twoFactor.username,
  password: '',
  challenge,
  loginDeviceId: DEVICE,
  ...fields,
});

/** Returns the code of the demo's authenticator now, or so many steps from now. */
export const totp = (platform: TestPlatform, steps = 0): string =>
  codeAt(demoSecondFactor.secret, new Date(platform.context.now().getTime() + steps * 30_000));

/** A code that is none of the near ones. */
export const wrongTotp = (platform: TestPlatform): string => {
  const near = new Set([-2, -1, 0, 1, 2].map((steps) => totp(platform, steps)));
  return ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !near.has(code)) ?? '';
};

/** Takes back what limits and used steps remember, so that tests of one platform do not feel each other. */
export const forgetTries = async ({ db }: TestPlatform): Promise<void> => {
  await db.execute(sql`delete from limit_counter`);
  await db.execute(sql`update authenticator set last_step = 0`);
};

export const lastMessage = async (
  { db }: TestPlatform,
  recipient: string,
): Promise<{ readonly channel: string; readonly subject: string; readonly body: string }> => {
  const [message] = await rows<{ channel: string; subject: string; body: string }>(
    db,
    sql`select channel, subject, body from outbox where recipient = ${recipient} order by id desc limit 1`,
  );
  if (!message) throw new Error(`nothing was sent to ${recipient}`);
  return message;
};

export const lastCode = async (platform: TestPlatform, recipient: string): Promise<string> =>
  /\b\d{6}\b/.exec((await lastMessage(platform, recipient)).body)?.[0] ?? '';

/** Runs with an operator's second factor changed, as after a restart with another file. */
export const withPolicy = async (
  { context }: TestPlatform,
  secondFactor: Partial<Merchant['secondFactor']>,
  work: () => Promise<void>,
): Promise<void> => {
  const merchant = context.merchants.byCode('aurora');
  if (!merchant) throw new Error('no operator');
  const before = merchant.secondFactor;
  Object.assign(merchant, { secondFactor: { ...before, ...secondFactor } });
  try {
    await work();
  } finally {
    Object.assign(merchant, { secondFactor: before });
  }
};

/** Turns on the member's methods in the database, without the security page. */
export const enableSecondFactor = async (
  { db }: TestPlatform,
  methods: string,
  account: string = demoSecondFactor.username,
): Promise<void> => {
  await db.execute(
    sql`update member set second_factor = ${methods} where merchant = 'aurora' and account = ${account}`,
  );
};
