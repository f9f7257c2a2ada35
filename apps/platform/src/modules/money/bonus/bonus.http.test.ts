// A bonus from the deposit it comes with to its end, through the platform's real HTTP.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { createMetrics } from '../../../metrics.ts';
import {
  chosenBonus,
  depositWithBonus,
  enterGames,
  sendNotice,
  startUnpaidPlatform,
} from '../../../testing/deposits.ts';
import { ledgerFaults, stepUp, usableAccount } from '../../../testing/money.ts';
import { LOTUS, type TestPlatform } from '../../../testing/platform.ts';
import { createDrawService } from '../../play/lottery/draw.service.ts';
import { lotteries } from '../../play/lottery/lotteries.table.ts';
import { findFaults } from '../wallet/ledger-check.ts';
import { endDueBonuses } from './bonus.service.ts';
import { bonusPromises } from './bonus-promises.ts';

const DAY_MS = 86_400_000;
/** The next full hour: keys of sealed calls are made by the real clock, so the test's must not be far from it. */
const HOUR = Math.ceil(Date.now() / 3_600_000) * 3_600_000;

let platform: TestPlatform;
let token: string;
let game: string;
let clock = new Date(HOUR + 5_000);
beforeAll(async () => {
  platform = await startUnpaidPlatform(() => clock);
  ({ token } = await platform.value('session.login', { type: 'username', ...demoMember }));
  game = await enterGames(platform, token);
});
afterAll(() => platform.close());

/** Ends what a test left running. */
const runOut = async (metrics = platform.context.metrics): Promise<void> => {
  const { now } = platform.context;
  const later = new Date(now().getTime() + 31 * DAY_MS);
  await endDueBonuses({ ...platform.context, metrics, now: () => later });
};
afterEach(async () => {
  await runOut();
  await platform.db.execute(sql`delete from outbox`);
});

const cash = async () => BigInt((await platform.value('wallet.balance', {}, { token })).amount);
const money = () => platform.value('relay.withdrawAccountInfo', {}, { token });
const offer = async () => (await platform.value('relay.depositSettings', {}, { token })).bonus;
const subjects = async () =>
  (await platform.value('member.messages', {}, { token })).items.map(({ subject }) => subject).toReversed();
const openIssue = async () => {
  await createDrawService(platform.context, lotteries).runOnce();
  return (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
};
const stake = async (amount: string) => {
  const lines = [{ betType: 'pick1', numbers: [7] }];
  const bet = { game: 'rapid5', issue: await openIssue(), lines, stake: amount };
  return BigInt((await platform.value('games.bet', bet, { token: game })).balance);
};
const refusal = async (input: object, options: object = {}) => {
  const { body } = await platform.call('wallet.deposit', { ...chosenBonus, ...input } as never, { token, ...options });
  return body.success ? 'taken' : body.errorCode;
};

test('deposit settings offer the operator’s bonus in the language of the caller, and none where it has none', async () => {
  const { bonus } = await platform.value('relay.depositSettings', {}, { token, language: 'CN' });
  expect(bonus).toEqual({ title: '充值红利', percent: 50, most: '10000', leastDeposit: '2000', turnover: 5, days: 30 });
  const lotus = await platform.value('session.login', { type: 'username', ...demoMember }, { host: LOTUS });
  const settings = await platform.value('relay.depositSettings', {}, { token: lotus.token, host: LOTUS });
  expect(settings.methods).not.toEqual([]);
  expect(settings.bonus).toBeNull();
});

test('a bonus stands apart from cash until five times as much was staked, and becomes cash with the stake that reaches it', async () => {
  const before = await cash();
  const orderId = await depositWithBonus(platform, { token });
  expect(await cash()).toBe(before + 2_000n);
  const until = new Date(clock.getTime() + 30 * DAY_MS).toISOString();
  expect(await money()).toMatchObject({
    balance: { cash: String(before + 2_000n), bonus: '1000', withdrawable: String(before + 2_000n) },
    bonus: { title: 'Deposit bonus', amount: '1000', required: '5000', done: '0', until },
  });
  expect(await stake('4999')).toBe(before - 2_999n);
  expect(await money()).toMatchObject({ balance: { bonus: '1000' }, bonus: { done: '4999' } });
  expect(await stake('100')).toBe(before - 2_099n);
  expect(await money()).toMatchObject({ balance: { bonus: '0' }, bonus: null });
  const { items } = await platform.value('wallet.transactions', {}, { token });
  expect(items[0]).toMatchObject({ type: 'bonus', amount: '1000', subject: 'Deposit bonus', reference: orderId });
  expect(await stake('100')).toBe(before - 2_199n);
  expect(await subjects()).toEqual(['Your Aurora bonus has started', 'Your Aurora bonus is cash now']);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a deposit without the choice has no bonus', async () => {
  const { method, amount } = chosenBonus;
  await sendNotice(platform, await platform.value('wallet.deposit', { method, amount }, { token }));
  expect(await money()).toMatchObject({ balance: { bonus: '0' }, bonus: null });
  expect(await subjects()).toEqual([]);
});

test('cash leaves while a bonus runs, and the bonus stays', async () => {
  await depositWithBonus(platform, { token });
  const accountId = await usableAccount(platform, { token }, 'demobank');
  await platform.value('wallet.withdraw', { accountId, amount: '1500', stepUp }, { token });
  expect(await money()).toMatchObject({ balance: { held: '1500', bonus: '1000' }, bonus: { amount: '1000' } });
  expect(await platform.value('wallet.balance', {}, { token })).toMatchObject({ held: '1500', bonus: '1000' });
  expect(await ledgerFaults(platform)).toEqual([]);
});

test.each<[string, object]>([
  ['of more', { bonus: { amount: '1001', stakes: '5000', days: 30 } }],
  ['for less stakes', { bonus: { amount: '1000', stakes: '4000', days: 30 } }],
  ['for longer', { bonus: { amount: '1000', stakes: '5000', days: 31 } }],
  ['for a deposit that is too small', { amount: '1999', bonus: { amount: '999', stakes: '4995', days: 30 } }],
])('a bonus %s than the operator offers is refused, and no order is made', async (_, input) => {
  const made = async () => (await platform.value('wallet.orders', {}, { token })).items.length;
  const before = await made();
  expect(await refusal(input)).toBe('bonus.unavailable');
  expect(await made()).toBe(before);
});

test('one bonus at a time: while one runs or waits for its deposit, none is offered and another is refused', async () => {
  const order = await platform.value('wallet.deposit', chosenBonus, { token });
  expect([await offer(), await refusal({})]).toEqual([null, 'bonus.unavailable']);
  await sendNotice(platform, order);
  expect([await offer(), await refusal({})]).toEqual([null, 'bonus.unavailable']);
  await runOut();
  expect((await offer())?.percent).toBe(50);
});

test('a deposit that failed frees the bonus that waited for it', async () => {
  const order = await platform.value('wallet.deposit', chosenBonus, { token });
  await sendNotice(platform, order, { status: 'failed' });
  expect(await offer()).not.toBeNull();
  expect(await money()).toMatchObject({ bonus: null });
});

test('a repetition gets its order while the bonus of that order runs, and without the bonus it is another deposit', async () => {
  const idempotencyKey = 'bonus-key-1';
  const first = await platform.value('wallet.deposit', chosenBonus, { token, idempotencyKey });
  await sendNotice(platform, first);
  const second = await platform.value('wallet.deposit', chosenBonus, { token, idempotencyKey });
  expect([second.orderId, second.status]).toEqual([first.orderId, 'succeeded']);
  expect(await refusal({ bonus: undefined }, { idempotencyKey })).toBe('idempotency.mismatch');
  const other = { amount: '4000', bonus: { amount: '2000', stakes: '10000', days: 30 } };
  expect(await refusal(other, { idempotencyKey })).toBe('idempotency.mismatch');
});

test('a deposit that is paid late, while another bonus runs, arrives without one, and the member is told', async () => {
  const late = await platform.value('wallet.deposit', chosenBonus, { token });
  // The clock stays: a draw in the background would close the issue of later tests.
  await platform.db.execute(
    sql`update deposit_order set expires_at = ${clock.toISOString()}::timestamptz where id = ${late.orderId}`,
  );
  await depositWithBonus(platform, { token });
  const before = await cash();
  await sendNotice(platform, late);
  expect(await cash()).toBe(before + 2_000n);
  expect(await money()).toMatchObject({ balance: { bonus: '1000' } });
  expect(await subjects()).toEqual(['Your Aurora bonus has started', 'Your Aurora deposit has no bonus']);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test.each(['limited', 'timeOut', 'excluded', 'closed'])(
  'a deposit of a member who is %s by the time it is paid arrives without a bonus, and without a word of one',
  async (status) => {
    const order = await platform.value('wallet.deposit', chosenBonus, { token });
    const before = await cash();
    const memberId = (await platform.value('member.info', {}, { token })).id;
    const set = (to: string) => platform.db.execute(sql`update member set status = ${to} where id = ${memberId}`);
    await set(status);
    await sendNotice(platform, order);
    await set('active');
    expect(await cash()).toBe(before + 2_000n);
    expect(await money()).toMatchObject({ balance: { bonus: '0' }, bonus: null });
    expect(await subjects()).toEqual([]);
    expect(await ledgerFaults(platform)).toEqual([]);
  },
);

test('a bonus whose time is over is taken back, the cash stays, and later stakes count for nothing', async () => {
  const orderId = await depositWithBonus(platform, { token });
  await stake('4000');
  const before = await cash();
  await runOut();
  expect(await cash()).toBe(before);
  expect(await money()).toMatchObject({ balance: { bonus: '0' }, bonus: null });
  expect(await stake('2000')).toBe(before - 2_000n);
  const [ended] = await rows(platform.db, sql`select status, staked from deposit_bonus where id = ${orderId}`);
  expect(ended).toEqual({ status: 'ended', staked: 4_000n });
  expect(await subjects()).toEqual(['Your Aurora bonus has started', 'Your Aurora bonus has run out']);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a bonus that cannot be taken back stops no other, is counted, and is taken back once it can be', async () => {
  const jade = await platform.value('session.login', { type: 'username', ...demoMember, username: 'jade' });
  const stuck = await depositWithBonus(platform, { token });
  const other = await depositWithBonus(platform, { token: jade.token });
  const change = (assignment: string) =>
    platform.db.execute(sql`update deposit_bonus set ${sql.raw(assignment)} where id = ${stuck}`);
  // The node's own turns count in its own metrics.
  const metrics = createMetrics(() => 0);
  const turn = async () => {
    await runOut(metrics);
    const states = await rows<{ status: string }>(
      platform.db,
      sql`select status from deposit_bonus where id in (${stuck}, ${other}) order by id = ${other}`,
    );
    const shown = await metrics.registry.metrics();
    return [...states.map(({ status }) => status), /^foyer_bonuses_stuck (\d)$/m.exec(shown)?.[1]];
  };
  // More than the member has as a bonus; it runs out first.
  await change(`amount = 1001, expires_at = expires_at - interval '1 day'`);
  expect(await turn()).toEqual(['open', 'ended', '1']);
  expect(await money()).toMatchObject({ balance: { bonus: '1000' } });
  await change('amount = 1000');
  expect(await turn()).toEqual(['ended', 'ended', '0']);
  expect(await money()).toMatchObject({ balance: { bonus: '0' } });
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a stake after the time of a bonus does not count, though nobody took the bonus back yet', async () => {
  const orderId = await depositWithBonus(platform, { token });
  await platform.db.execute(
    sql`update deposit_bonus set expires_at = ${clock.toISOString()}::timestamptz where id = ${orderId}`,
  );
  await stake('5000');
  expect(await money()).toMatchObject({ balance: { bonus: '1000' }, bonus: { done: '0' } });
});

test('a stake that comes back counts no more', async () => {
  await depositWithBonus(platform, { token });
  await stake('3000');
  const issue = await openIssue();
  await platform.db.execute(sql`delete from lottery_seed where game = 'rapid5' and issue = ${issue}`);
  const start = clock;
  clock = new Date(start.getTime() + 60_000);
  // The node's own scheduler may hold the issue at this very moment.
  const due = sql`select 1 from lottery_issue where settled_at is null and draws_at <= ${clock.toISOString()}::timestamptz limit 1`;
  do await createDrawService(platform.context, lotteries).runOnce();
  while ((await rows(platform.db, due)).length > 0);
  expect(await money()).toMatchObject({ bonus: { done: '0' } });
  expect(await ledgerFaults(platform)).toEqual([]);
});

const undo = new Error('undo');

/** The promises that are broken once a statement changed the bonuses. */
const brokenBy = async (db: Database, statement: string): Promise<string[]> => {
  let broken: string[] = [];
  await db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(statement));
      broken = (await findFaults(tx as Tx, bonusPromises)).map(({ promise }) => promise);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return broken;
};

const OPEN = "where status = 'open'";

test.each([
  ['another amount', `update deposit_bonus set amount = 999 ${OPEN}`, 'a bonus was not granted once, with its amount'],
  [
    'another amount',
    `update deposit_bonus set amount = 999 ${OPEN}`,
    'what a member has as a bonus is not the bonus that runs',
  ],
  [
    'the word that it was paid',
    `update deposit_bonus set status = 'paid', ended_at = now() ${OPEN}`,
    'a bonus that was reached did not become cash once',
  ],
  [
    'the word that it ran out',
    `update deposit_bonus set status = 'ended', ended_at = now() ${OPEN}`,
    'a bonus that ran out was not taken back once',
  ],
  [
    'too few stakes for a bonus that was paid',
    `update deposit_bonus set staked = required - 1 where status = 'paid'`,
    'a bonus became cash before enough was staked',
  ],
])('the check of the ledger finds %s', async (_, statement, promise) => {
  await depositWithBonus(platform, { token });
  expect(await ledgerFaults(platform)).toEqual([]);
  expect(await brokenBy(platform.db, statement)).toContain(promise);
});
