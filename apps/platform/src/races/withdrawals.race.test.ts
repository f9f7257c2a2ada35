// Withdrawals at the same moment: one for a key, never more than there is, and one decision for each.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows, type Tx } from '../db/database.ts';
import { decideWithdrawal } from '../modules/money/withdrawal/api.ts';
import { requirePostgres } from '../testing/database.ts';
import { addressOf } from '../testing/fresh-database.ts';
import { giveCash, ledgerFaults, stepUp, usableAccount } from '../testing/money.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { answer, enableSecondFactor, forgetTries, requiredStep, totp } from '../testing/second-factor.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

let platform: TestPlatform;
let token: string;
let memberId: string;
let accountId: string;
beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform();
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
  // With it the session is stepped up.
  accountId = await usableAccount(platform, { token }, 'demobank');
});
afterAll(() => platform?.close());

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

const balance = async () => BigInt((await platform.value('wallet.balance', {}, { token })).amount);
const waiting = async () =>
  (await platform.value('wallet.withdrawals', {}, { token })).items.filter(({ status }) => status === 'waiting');

const decide = (id: string, decision: 'pay' | 'refuse') => {
  const merchant = platform.context.merchants.byCode('aurora');
  if (merchant === null) throw new Error('no operator');
  return platform.db.transaction((tx) =>
    decideWithdrawal(platform.context, tx as Tx, { merchant, id, decision, reason: null, by: { operator: 'one' } }),
  );
};

beforeEach(async () => {
  for (const { orderId } of await waiting()) await decide(orderId, 'refuse');
});

test('50 equal requests at once hold the money once, and each of them ends in the same answer', async () => {
  const before = await balance();
  const answers = await times(50, () =>
    platform.call('wallet.withdraw', { accountId, amount: '1500' }, { token, idempotencyKey: 'fifty-equal' }),
  );
  const ids = answers.map(({ body }) => (body.success ? body.value.orderId : body.errorCode));
  expect(new Set(ids).size).toBe(1);
  expect(await balance()).toBe(before - 1500n);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('50 equal requests at once that carry one code each end in the same answer', async () => {
  await enableSecondFactor(platform, 'ga');
  const { challenge } = await requiredStep(platform);
  const login = answer(challenge, { method: 'G', authCode: totp(platform) });
  const { token: fresh, id } = await platform.value('session.verify', login);
  await giveCash(platform, id, 5000n);
  /** Sends 50; what came while another showed the code comes once more, as the site does. Each code is good once. */
  const endsOf = async (ask: (authCode: string) => ReturnType<typeof platform.call>) => {
    await forgetTries(platform);
    await platform.db.execute(sql`update session set stepped_up_at = null where member_id = ${id}`);
    const code = totp(platform);
    const bodies = (await times(50, () => ask(code))).map(({ body }) => body);
    const ended = bodies.filter((body) => body.success || body.errorCode !== 'idempotency.running');
    for (let count = ended.length; count < 50; count += 1) ended.push((await ask(code)).body);
    return [...new Set(ended.map((body) => JSON.stringify(body)))];
  };
  const added = await endsOf((authCode) =>
    platform.call(
      'wallet.addAccount',
      { kind: 'bankCard', issuer: 'demobank', number: '5550001111', holder: 'Demo Payee', stepUp: { authCode } },
      { token: fresh, idempotencyKey: 'fifty-accounts' },
    ),
  );
  expect(added).toEqual([expect.stringContaining('"success":true')]);
  await platform.db.execute(sql`update payout_account set usable_from = added_at where member_id = ${id}`);
  const [account] = (await platform.value('wallet.accounts', {}, { token: fresh })).items;
  const taken = await endsOf((authCode) =>
    platform.call(
      'wallet.withdraw',
      { accountId: account?.id ?? '', amount: '1500', stepUp: { authCode } },
      { token: fresh, idempotencyKey: 'fifty-codes' },
    ),
  );
  expect(taken).toEqual([expect.stringContaining('"success":true')]);
  expect((await platform.value('relay.withdrawAccountInfo', {}, { token: fresh })).balance?.held).toBe('1500');
});

test('50 withdrawals of all there is, at once, take it once', async () => {
  const all = await balance();
  await giveCash(platform, memberId, 5000n - all);
  const answers = await times(50, () => platform.call('wallet.withdraw', { accountId, amount: '5000' }, { token }));
  const codes = answers.map(({ body }) => (body.success ? 'taken' : body.errorCode));
  expect(codes.filter((code) => code === 'taken')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['taken', 'balance.insufficient']));
  expect(await balance()).toBe(0n);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a withdrawal that is paid and refused 20 times at once is decided once', async () => {
  await giveCash(platform, memberId, 5000n);
  const { orderId } = await platform.value('wallet.withdraw', { accountId, amount: '5000', stepUp }, { token });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => decide(orderId, at % 2 ? 'pay' : 'refuse')),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test.each<[string, string, string]>([
  ['is called paid', "status = 'paid', decided_at = now()", 'a paid withdrawal did not leave once, with its amount'],
  [
    'is called refused',
    "status = 'refused', decided_at = now()",
    'a withdrawal that was refused or cancelled did not come back once',
  ],
  ['has another amount', 'amount = amount + 1', 'a withdrawal was not held once, with its amount'],
])('the check of the ledger finds a withdrawal that %s', async (_, change, promise) => {
  await giveCash(platform, memberId, 2000n);
  const { orderId } = await platform.value('wallet.withdraw', { accountId, amount: '2000', stepUp }, { token });
  await platform.db.execute(sql`create table before_fault as select * from withdrawal where id = ${orderId}`);
  await platform.db.execute(sql`update withdrawal set ${sql.raw(change)} where id = ${orderId}`);
  const faults = await ledgerFaults(platform);
  expect(faults.map((fault) => fault.promise)).toEqual(
    expect.arrayContaining([promise, 'what a member has held is not the sum of the open withdrawals']),
  );
  await platform.db.execute(sql`update withdrawal set status = old.status, amount = old.amount, decided_at = null
    from before_fault as old where old.id = withdrawal.id`);
  await platform.db.execute(sql`drop table before_fault`);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('the check by hand ends with 0 where all promises hold, else with 1 and the name of the broken one', async () => {
  const [{ name } = { name: '' }] = await rows<{ name: string }>(platform.db, sql`select current_database() as name`);
  const check = () =>
    new Promise<{ readonly code: number | null; readonly errors: string }>((done) => {
      const child = spawn(process.execPath, ['--import', 'tsx', 'tools/ledger-check.ts'], {
        cwd: ROOT,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, DATABASE_URL: addressOf(requirePostgres(), name) },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let errors = '';
      child.stderr.on('data', (chunk: Buffer) => {
        errors += chunk;
      });
      child.on('close', (code) => done({ code, errors }));
    });
  expect(await check()).toEqual({ code: 0, errors: '' });
  const account = sql`kind = 'member' and owner = ${memberId}`;
  await platform.db.execute(sql`update account set balance = balance + 1 where ${account}`);
  const { code, errors } = await check();
  await platform.db.execute(sql`update account set balance = balance - 1 where ${account}`);
  expect(code).toBe(1);
  expect(errors).toContain('✗ a balance is not the sum of its postings:');
});
