// The check of the ledger: green on what the platform books, red for each fault that is planted.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../db/database.ts';
import { rows } from '../../../db/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { bookTransfer } from './ledger.ts';
import { checkLedger, findFaults, walletPromises } from './ledger-check.ts';
import { watchLedger } from './ledger-job.ts';
import type { Transfer } from './transfer.ts';

let platform: TestPlatform;
let memberId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ id: memberId } = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  }));
  await book({
    type: 'deposit',
    reference: 'check|deposit',
    legs: [cash(10_000n), { house: 'deposits', amount: -10_000n }],
  });
  await book({ type: 'stake', reference: 'check|stake', legs: [cash(-300n), { house: 'stakes', amount: 300n }] });
  await book({ type: 'withdraw', reference: 'check|held', legs: [cash(-2_000n), held(2_000n)] });
  await book({ type: 'withdrawReturn', reference: 'check|back', legs: [held(-500n), cash(500n)] });
  await book({ type: 'payout', reference: 'check|paid', legs: [held(-1_500n), { house: 'payouts', amount: 1_500n }] });
  await book({
    type: 'bonusGrant',
    reference: 'check|grant',
    legs: [bonus(700n), { house: 'bonuses', amount: -700n }],
  });
  await book({ type: 'bonus', reference: 'check|bonus', legs: [bonus(-700n), cash(700n)] });
});
afterAll(() => platform.close());

const cash = (amount: bigint) => ({ account: 'cash', amount }) as const;
const held = (amount: bigint) => ({ account: 'held', amount }) as const;
const bonus = (amount: bigint) => ({ account: 'bonus', amount }) as const;

const book = (transfer: Pick<Transfer, 'type' | 'reference' | 'legs'>) =>
  platform.db.transaction((tx) =>
    bookTransfer(tx as Tx, {
      merchant: { code: 'aurora' },
      memberId,
      currency: 'USD',
      subject: { EN: 'Check' },
      ...transfer,
    }),
  );

test('the ledger of every kind of transfer is right', async () => {
  expect(await checkLedger(platform.db, walletPromises)).toEqual([]);
});

const undo = new Error('undo');

/** The promises that are broken once a statement went past the guards of the database. */
const brokenBy = async (statement: string): Promise<string[]> => {
  let broken: string[] = [];
  await platform.db
    .transaction(async (tx) => {
      for (const table of ['posting', 'transfer'])
        await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      await tx.execute(
        sql.raw('alter table account drop constraint account_balance, drop constraint account_id_of_parts'),
      );
      await tx.execute(sql.raw(statement));
      broken = (await findFaults(tx as Tx, walletPromises)).map(({ promise }) => promise);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return broken;
};

const demo = `(select id from account where kind = 'member' and owner = (select id from member where account = 'demo' and merchant = 'aurora'))`;

test.each([
  [
    'a posting of one cent more',
    'the postings of a transfer do not sum to zero',
    `update posting set amount = amount + 1 where transfer_id = (select id from transfer where reference = 'check|stake') and balance_after is null`,
  ],
  [
    'a posting that was removed',
    'a transfer has fewer than two postings',
    `delete from posting where transfer_id = (select id from transfer where reference = 'check|stake') and balance_after is null`,
  ],
  [
    'a balance that was raised by hand',
    'a balance is not the sum of its postings',
    `update account set balance = balance + 1 where id = ${demo}`,
  ],
  ['a balance below zero', 'a balance is below zero', `update account set balance = -1 where id = ${demo}`],
  [
    'a posting with another balance after it',
    'a posting does not follow the one before it',
    `update posting set balance_after = balance_after + 1 where account_id = ${demo}
      and transfer_id = (select id from transfer where reference = 'check|stake')`,
  ],
  [
    'an account that became another currency',
    'the currency or operator of an account is not that of its id',
    `update account set currency = 'EUR' where id = ${demo}`,
  ],
  [
    'a transfer between two members',
    'a transfer moves money of two members, or of two operators',
    `update account set owner = 'somebody', id = id where kind = 'held'`,
  ],
  [
    'a sum of a day that counts a deposit twice',
    'the sums of a day are not those of its postings',
    `update wallet_day set deposits = deposits + 10000, deposit_count = 2 where account_id = ${demo}`,
  ],
  [
    'a sum of a day that is missing',
    'the sums of a day are not those of its postings',
    `delete from wallet_day where account_id = ${demo}`,
  ],
])('%s turns the check red', async (_, promise, statement) => {
  expect(await brokenBy(statement)).toContain(promise);
});

test('the lines of a transfer and its sum of the day have one time', async () => {
  const legs = [cash(100n), { house: 'deposits:tests', amount: -100n }];
  const { transferId } = await book({ type: 'deposit', reference: 'one|time', legs });
  const times = await rows(platform.db, sql`select distinct posting.at from posting where transfer_id = ${transferId}`);
  expect(times).toHaveLength(1);
});

test('the job shows the number of broken promises as a metric, and logs each', async () => {
  const metricsNow = async () => (await fetch(`${platform.url}/metrics`)).text();
  expect(await metricsNow()).toMatch(/^foyer_ledger_faults -1$/m);
  expect(await metricsNow()).toMatch(/^foyer_ledger_checked_timestamp_seconds 0$/m);
  await platform.db.execute(sql.raw(`update account set balance = balance + 1 where id = ${demo}`));
  await watchLedger(platform.context, walletPromises);
  const metrics = await (await fetch(`${platform.url}/metrics`)).text();
  expect(metrics).toMatch(/^foyer_ledger_faults 1$/m);
  expect(platform.logged()).toContain('a balance is not the sum of its postings');
  await platform.db.execute(sql.raw(`update account set balance = balance - 1 where id = ${demo}`));
  await watchLedger(platform.context, walletPromises);
  expect(await metricsNow()).toMatch(/^foyer_ledger_faults 0$/m);
  expect(await metricsNow()).toMatch(/^foyer_ledger_checked_timestamp_seconds \d{10}/m);
  const failing = { promise: 'a check that fails', broken: sql`select fault from nowhere` };
  await expect(watchLedger(platform.context, [failing])).rejects.toThrow();
  expect(await metricsNow()).toMatch(/^foyer_ledger_faults -1$/m);
});

test('a transfer whose legs do not sum to zero, or that moves nothing, is an error and books nothing', async () => {
  await expect(
    book({ type: 'win', reference: 'bad|1', legs: [cash(5n), { house: 'stakes', amount: -4n }] }),
  ).rejects.toThrow('sum to zero');
  await expect(
    book({ type: 'win', reference: 'bad|2', legs: [cash(0n), { house: 'stakes', amount: 0n }] }),
  ).rejects.toThrow('nothing moves');
  await expect(book({ type: 'win', reference: 'bad|3', legs: [cash(5n), cash(-5n)] })).rejects.toThrow('two legs');
  expect(await checkLedger(platform.db, walletPromises)).toEqual([]);
});
