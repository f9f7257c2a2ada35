// Notices of a moment are booked in one statement: none waits for another's member, and none fails another.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows, type Tx } from '../db/database.ts';
import { depositOf } from '../modules/money/payment/deposit-of-order.ts';
import { addingOrdersTo, markPending, type NewOrder } from '../modules/money/payment/order-store.ts';
import { bookDeposits, bookTransfer } from '../modules/money/wallet/api.ts';
import { requirePostgres } from '../testing/database.ts';
import { newOrder, sendNotice } from '../testing/deposits.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { ledgerFaults } from '../testing/money.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { recordStatements } from '../testing/record-statements.ts';

const MEMBERS = 30;
const members = Array.from({ length: MEMBERS }, (_, at) => `payer${at}`);

let platform: TestPlatform;
let drop: () => Promise<void>;
beforeAll(async () => {
  const fresh = await freshDatabase(requirePostgres());
  drop = fresh.drop;
  platform = await startTestPlatform({ demoBankUrl: 'http://127.0.0.1:9', databaseUrl: fresh.url });
  await platform.db.execute(sql`insert into member (id, merchant, account, user_name, look)
    select id, 'aurora', id, id, id from unnest(string_to_array(${[...members, 'newcomer'].join(',')}, ',')) as id`);
  // Whoever deposited before is booked with others.
  await payAll(await orders(members));
});
afterAll(async () => {
  await platform?.close();
  await drop?.();
});

let made = 0;

/** An order of each member that waits for its payment. */
const orders = async (of: readonly string[]): Promise<readonly NewOrder[]> => {
  const later = new Date(Date.now() + 600_000);
  const all = of.map((memberId) => {
    made += 1;
    return newOrder({ id: `order${made}`.padEnd(22, '-'), memberId });
  });
  const add = addingOrdersTo(platform.db, platform.context.moneyEvents, 100);
  await add(all.map((order) => ({ order, retryAt: later, events: [] })));
  const instructions = { payUrl: null, pixCode: 'x', transfer: null, wallet: null };
  await markPending(
    platform.db,
    all.map((order) => ({ order, reference: 'p', instructions, nextQueryAt: later })),
  );
  return all;
};

const pay = ({ id: orderId }: NewOrder): Promise<Response> => sendNotice(platform, { orderId, amount: '5000' });

const payAll = async (all: readonly NewOrder[]): Promise<void> => {
  const answers = await Promise.all(all.map(pay));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
};

/** What stands on a member's account: the balance, and how many deposits the day counts. */
const accountOf = async (member: string) => {
  const [account] = await rows<{ balance: bigint; deposits: number }>(
    platform.db,
    sql`select balance, (select sum(deposit_count)::int from wallet_day where account_id = id) as deposits
      from account where id = ${`aurora|member|${member}|USD`}`,
  );
  return account ? [account.balance, account.deposits] : null;
};

const statusOf = async ({ id }: NewOrder): Promise<string | undefined> => {
  const [order] = await rows<{ status: string }>(platform.db, sql`select status from deposit_order where id = ${id}`);
  return order?.status;
};

/** Statements that book several deposits. */
const together = (sent: readonly (readonly string[])[]): number =>
  sent.filter(([text]) => text?.startsWith('with asked')).length;

/** The deposits of one member so far. */
const before = new Map<string, number>();
const paid = (member: string): number => {
  const count = (before.get(member) ?? 1) + 1;
  before.set(member, count);
  return count;
};

test('notices of many members at once share statements, and each is booked once', async () => {
  const all = await orders(members);
  const { sent, stop } = recordStatements(platform.db);
  await payAll([...all, ...all]);
  stop();
  expect(together(sent)).toBeLessThan(MEMBERS);
  for (const member of members) {
    const count = paid(member);
    expect(await accountOf(member)).toEqual([5000n * BigInt(count), count]);
  }
  const [kept] = await rows<{ n: number }>(
    platform.db,
    sql`select count(*)::int as n from payment_notice where verdict = 'booked'
      and order_id in (select id from deposit_order where id = any(string_to_array(${all.map(({ id }) => id).join(',')}, ',')))`,
  );
  expect(kept?.n).toBe(MEMBERS);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('deposits of one member at the same moment are all booked', async () => {
  const all = await orders(['payer0', 'payer0', 'payer0', 'payer1']);
  await payAll(all);
  paid('payer0');
  paid('payer0');
  const count = paid('payer0');
  expect(await accountOf('payer0')).toEqual([5000n * BigInt(count), count]);
  expect(await accountOf('payer1')).toEqual([5000n * BigInt(paid('payer1')), before.get('payer1')]);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('of two first deposits of a member at once one is the first', async () => {
  await payAll(await orders(['newcomer', 'newcomer']));
  const events = await rows<{ name: string }>(
    platform.db,
    sql`select name from money_event where member_id = 'newcomer' order by name collate "C"`,
  );
  expect(events.map(({ name }) => name)).toEqual([
    ...['deposit', 'deposit', 'firstDeposit', 'firstDepositArrival', 'redeposit'],
  ]);
  expect(await accountOf('newcomer')).toEqual([10_000n, 2]);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('two deposits of one account are not booked in one statement', async () => {
  const [first, second] = await orders(['payer8', 'payer8']);
  const merchant = platform.context.merchants.byCode('aurora');
  if (!first || !second || !merchant) throw new Error('no order');
  const deposits = [first, second].map((order) => ({ deposit: depositOf(merchant, order), opens: false, row: {} }));
  const alone = { columns: 'own text', hold: 'select 1', changes: [] };
  await expect(bookDeposits(platform.db, deposits, alone)).rejects.toThrow('an account stands in two deposits');
});

/** Runs `work` while a transaction of somebody else holds what `hold` locks. */
const whileHeld = async (hold: (tx: Tx) => Promise<unknown>, work: () => Promise<void>): Promise<void> => {
  let release = (): void => undefined;
  const over = new Promise<void>((done) => {
    release = done;
  });
  let isHeld = (): void => undefined;
  const held = new Promise<void>((done) => {
    isHeld = done;
  });
  const holder = platform.db.transaction(async (tx) => {
    await hold(tx as Tx);
    isHeld();
    await over;
  });
  await held;
  try {
    await work();
  } finally {
    release();
    await holder;
  }
};

test.each([
  ['account', (tx: Tx) => tx.execute(sql`select from account where id = 'aurora|member|payer2|USD' for update`)],
  ['order', (tx: Tx, { id }: NewOrder) => tx.execute(sql`select from deposit_order where id = ${id} for update`)],
] as const)('a member whose %s is held makes no other wait', async (_, hold) => {
  const [first, ...others] = await orders(['payer2', 'payer3', 'payer4']);
  if (!first) throw new Error('no order');
  let late: Promise<Response> | null = null;
  await whileHeld(
    (tx) => hold(tx, first),
    async () => {
      late = pay(first);
      await payAll(others);
      expect(await statusOf(first)).toBe('pending');
    },
  );
  expect((await (late as unknown as Promise<Response>)).status).toBe(200);
  for (const member of ['payer2', 'payer3', 'payer4']) {
    const count = paid(member);
    expect(await accountOf(member)).toEqual([5000n * BigInt(count), count]);
  }
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a notice that cannot be booked fails no other', async () => {
  const [broken, ...others] = await orders(['payer5', 'payer6', 'payer7']);
  if (!broken) throw new Error('no order');
  // Its reference stands for another movement.
  await platform.db.transaction((tx) =>
    bookTransfer(tx as Tx, {
      ...{
        merchant: { code: 'aurora' },
        memberId: 'payer5',
        currency: 'USD',
        type: 'adjustment',
        subject: { EN: 'Test' },
      },
      legs: [
        { account: 'cash', amount: 1n },
        { house: 'tests', amount: -1n },
      ],
      reference: `deposit|${broken.id}`,
    }),
  );
  const [answer] = await Promise.all([pay(broken), payAll(others)]);
  expect(answer.status).toBe(500);
  expect(await statusOf(broken)).toBe('pending');
  for (const member of ['payer6', 'payer7'])
    expect(await accountOf(member)).toEqual([5000n * BigInt(paid(member)), before.get(member)]);
  expect(await ledgerFaults(platform)).toEqual([]);
});
