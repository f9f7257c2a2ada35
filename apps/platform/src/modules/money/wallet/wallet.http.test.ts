// The ledger and what a member reads of it.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows, type Tx } from '../../../db/database.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { moveMoney } from './ledger.ts';
import type { Movement } from './transfer.ts';

let platform: TestPlatform;
let token: string;
let memberId: string;
let credit: bigint;
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ token, id: memberId } = await platform.value('session.login', {
    type: 'username',
    username: 'demo',
    password: 'demo-Foyer-2026',
  }));
  credit = BigInt((await platform.value('wallet.balance', {}, { token })).amount);
});
afterAll(() => platform.close());

const move = (over: Partial<Movement>) =>
  platform.db.transaction((tx) =>
    moveMoney(tx as Tx, {
      merchant: { code: 'aurora' },
      memberId,
      currency: 'USD',
      type: 'stake',
      amount: -100n,
      against: 'stakes',
      reference: 'stake|1',
      subject: { EN: 'Rapid 5 · 2418', VI: 'Nhanh 5 · 2418' },
      related: 'R1',
      ...over,
    }),
  );

const sums = () =>
  rows<{ postings: string; balances: string }>(
    platform.db,
    sql`select (select sum(amount)::text from posting) as postings, (select count(*)::text from account
      where kind = 'member' and balance <> (select sum(amount) from posting where account_id = account.id)) as balances`,
  );

test('a member starts with demo money from a house account, in the operator’s minor units', async () => {
  expect(await platform.value('wallet.balance', {}, { token })).toEqual({
    amount: String(credit),
    held: '0',
    bonus: '0',
    currency: 'USD',
  });
  const { items } = await platform.value('wallet.transactions', {}, { token, language: 'CN' });
  expect(items).toMatchObject([{ type: 'demoCredit', amount: String(credit), subject: '试玩金' }]);
});

test('a movement books once for its reference, and a repetition gets the first result', async () => {
  const first = await move({});
  const second = await move({});
  expect(first).toMatchObject({ balance: credit - 100n, repeated: false });
  expect(second).toEqual({ ...first, repeated: true });
  await expect(move({ amount: -200n })).rejects.toThrow('two different movements');
});

test('no movement takes more than the balance, and a refused one books nothing', async () => {
  await expect(move({ amount: -credit, reference: 'stake|all' })).rejects.toMatchObject({
    code: 'balance.insufficient',
  });
  expect(await rows(platform.db, sql`select 1 from transfer where reference = 'stake|all'`)).toEqual([]);
  expect((await platform.value('wallet.balance', {}, { token })).amount).toBe(String(credit - 100n));
});

test('the ledger refuses an unbalanced transfer and any change of what is booked', async () => {
  const [line] = await rows<{ account: string; transfer: string }>(
    platform.db,
    sql`select account_id as account, transfer_id as transfer from posting limit 1`,
  );
  await expect(
    platform.db.execute(
      sql`insert into posting (transfer_id, account_id, amount) values (${line?.transfer ?? ''}, ${line?.account ?? ''}, 1)`,
    ),
  ).rejects.toThrow();
  await expect(platform.db.execute(sql`update posting set amount = 0`)).rejects.toThrow();
  await expect(platform.db.execute(sql`delete from transfer`)).rejects.toThrow();
  await expect(platform.db.execute(sql`update account set balance = -1 where kind = 'member'`)).rejects.toThrow();
});

test('a member reads only their own lines, newest first, in pages, by type and time', async () => {
  for (let turn = 2; turn <= 45; turn += 1)
    await move({ type: turn % 2 ? 'win' : 'stake', amount: turn % 2 ? 50n : -10n, reference: `line|${turn}` });
  const first = await platform.value('wallet.transactions', {}, { token, language: 'VI' });
  expect([first.items.length, first.items[0]?.subject, first.items[0]?.reference]).toEqual([
    20,
    'Nhanh 5 · 2418',
    'R1',
  ]);
  const read = [...first.items];
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const page = await platform.value('wallet.transactions', { cursor }, { token });
    read.push(...page.items);
    cursor = page.nextCursor;
  }
  expect(read.length).toBe(46);
  expect(new Set(read.map(({ id }) => id)).size).toBe(46);
  const [newest] = read;
  expect(newest?.balanceAfter).toBe((await platform.value('wallet.balance', {}, { token })).amount);
  const bets = await platform.value('wallet.transactions', { type: 'bet' }, { token });
  expect(new Set(bets.items.map(({ type }) => type))).toEqual(new Set(['stake', 'win']));
  const others = await platform.value('wallet.transactions', { type: 'other' }, { token });
  expect(others.items.map(({ type }) => type)).toEqual(['demoCredit']);
  const none = await platform.value('wallet.transactions', { to: '2020-01-01T00:00:00Z' }, { token });
  expect(none.items).toEqual([]);
});

test('an invalid cursor or time is refused', async () => {
  for (const filter of [
    { cursor: 'abc' },
    { cursor: '1' },
    { cursor: '0-1' },
    { cursor: `${'9'.repeat(40)}-1` },
    { cursor: `1-${'9'.repeat(40)}` },
    { from: '2026-99-99T00:00:00Z' },
    { from: '2026-02-30T00:00:00Z' },
    { to: '0000-01-01T00:00:00Z' },
  ]) {
    expect((await platform.call('wallet.transactions', filter, { token })).body).toMatchObject({
      errorCode: 'input.invalid',
    });
  }
});

test('totals of a day that the calendar does not have are refused', async () => {
  for (const period of [{ from: '0000-01-01' }, { to: '2026-02-30' }, { from: '2026-13-01' }])
    expect((await platform.call('wallet.summary', period, { token })).body).toMatchObject({
      errorCode: 'input.invalid',
    });
  expect((await platform.call('wallet.summary', { from: '2024-02-29', to: '9999-12-31' }, { token })).status).toBe(200);
});

test('at the end all postings sum to zero, and every balance is the sum of its postings', async () => {
  expect(await sums()).toEqual([{ postings: '0', balances: '0' }]);
});
