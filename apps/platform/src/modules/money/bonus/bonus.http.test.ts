// A bonus from the deposit it comes with to its end, through the platform's real HTTP.
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { createMetrics } from '../../../metrics.ts';
import {
  chosenBonus,
  depositWithBonus,
  enterGames,
  sendNotice,
  startUnpaidPlatform,
} from '../../../testing/deposits.ts';
import { ledgerFaults, promisesBrokenBy, stepUp, usableAccount } from '../../../testing/money.ts';
import { LOTUS, type TestPlatform } from '../../../testing/platform.ts';
import { playerAtVendor, startVendorStub, type VendorStub } from '../../../testing/vendor.ts';
import { createDrawService } from '../../play/lottery/draw.service.ts';
import { lotteries } from '../../play/lottery/lotteries.table.ts';
import { endDueBonuses } from './bonus.service.ts';

const DAY_MS = 86_400_000;
/** The next full hour: keys of sealed calls are made by the real clock, so the test's must not be far from it. */
const HOUR = Math.ceil(Date.now() / 3_600_000) * 3_600_000;

let stub: VendorStub;
let platform: TestPlatform;
let token: string;
let memberId: string;
let game: string;
let vendor: Awaited<ReturnType<typeof playerAtVendor>>;
let clock = new Date(HOUR + 5_000);
beforeAll(async () => {
  stub = await startVendorStub();
  platform = await startUnpaidPlatform(() => clock, { demoVendorUrl: stub.url });
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
  game = await enterGames(platform, token);
  vendor = await playerAtVendor(platform, stub, token);
});
afterAll(async () => {
  await platform.close();
  await stub.close();
});

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
const bet = async (amount: string, line: object = { betType: 'pick1', numbers: [7] }) => {
  const input = { game: 'rapid5', issue: await openIssue(), lines: [line], stake: amount } as never;
  return BigInt((await platform.value('games.bet', input, { token: game })).balance);
};
/** Draws what is due a minute later and settles all of it. */
const settleAll = async () => {
  clock = new Date(clock.getTime() + 60_000);
  // The node's own scheduler may hold the issue at this very moment.
  const due = sql`select 1 from lottery_issue where settled_at is null and draws_at <= ${clock.toISOString()}::timestamptz limit 1`;
  do await createDrawService(platform.context, lotteries).runOnce();
  while ((await rows(platform.db, due)).length > 0);
};
/** A round that is lost; answers the balance after it. */
const lose = (amount: string) => vendor.play(amount);
const turnover = async () => (await money()).bonus?.done;
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

test('a bonus stands apart from cash until five times as much was turned over, and becomes cash with the bet that reaches it', async () => {
  const before = await cash();
  const orderId = await depositWithBonus(platform, { token });
  expect(await cash()).toBe(before + 2_000n);
  const until = new Date(clock.getTime() + 30 * DAY_MS).toISOString();
  expect(await money()).toMatchObject({
    balance: { cash: String(before + 2_000n), bonus: '1000', withdrawable: String(before + 2_000n) },
    bonus: { title: 'Deposit bonus', amount: '1000', required: '5000', done: '0', until },
  });
  expect(await lose('4999')).toBe(before - 2_999n);
  expect(await money()).toMatchObject({ balance: { bonus: '1000' }, bonus: { done: '4999' } });
  expect(await lose('100')).toBe(before - 2_099n);
  expect(await money()).toMatchObject({ balance: { bonus: '0' }, bonus: null });
  const { items } = await platform.value('wallet.transactions', {}, { token });
  expect(items[0]).toMatchObject({ type: 'bonus', amount: '1000', subject: 'Deposit bonus', reference: orderId });
  expect(await lose('100')).toBe(before - 2_199n);
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
  await lose('4000');
  const before = await cash();
  await runOut();
  expect(await cash()).toBe(before);
  expect(await money()).toMatchObject({ balance: { bonus: '0' }, bonus: null });
  expect(await lose('2000')).toBe(before - 2_000n);
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

test('a bet that is settled after the time of a bonus does not count, though nobody took the bonus back yet', async () => {
  const orderId = await depositWithBonus(platform, { token });
  await platform.db.execute(
    sql`update deposit_bonus set expires_at = ${clock.toISOString()}::timestamptz where id = ${orderId}`,
  );
  await lose('5000');
  expect(await money()).toMatchObject({ balance: { bonus: '1000' }, bonus: { done: '0' } });
});

test('a bet that was placed before a bonus does not count for it', async () => {
  const round = vendor.newRound();
  await vendor.stake(round, '3000');
  clock = new Date(clock.getTime() + 1_000);
  await depositWithBonus(platform, { token });
  await vendor.pay(round, '0');
  expect(await turnover()).toBe('0');
});

test('a bet counts when it is settled, with what it won or lost, up to its stake', async () => {
  await depositWithBonus(platform, { token });
  const round = vendor.newRound();
  await vendor.stake(round, '1000');
  expect(await turnover()).toBe('0');
  await vendor.pay(round, '1010');
  expect(await turnover()).toBe('10');
  await vendor.play('1000', '400');
  expect(await turnover()).toBe('610');
  await vendor.play('1000', '90000');
  expect(await turnover()).toBe('1610');
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a stake at a vendor that would reach the turnover and comes back leaves the bonus as it was', async () => {
  await depositWithBonus(platform, { token });
  const before = await cash();
  const round = vendor.newRound();
  await vendor.stake(round, '5000');
  await vendor.takeBack(round);
  expect(await money()).toMatchObject({ balance: { cash: String(before), bonus: '1000' }, bonus: { done: '0' } });
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('bets on both sides of one draw count together with what they cost, in one receipt and in two', async () => {
  await depositWithBonus(platform, { token });
  await bet('1000', { betType: 'parity', side: 'odd' });
  await bet('1000', { betType: 'parity', side: 'even' });
  const lines = ['odd', 'even'].map((side) => ({ betType: 'parity', side }));
  const input = { game: 'rapid5', issue: await openIssue(), lines, stake: '500' } as never;
  await platform.value('games.bet', input, { token: game });
  expect(await turnover()).toBe('0');
  await settleAll();
  expect(await turnover()).toBe('150');
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a round that is all but certain counts with the little that it won, or with its stake where it lost', async () => {
  await depositWithBonus(platform, { token });
  const launch = { vendor: 'INSTANT', gameCode: 'beacon', device: 'MOBILE', language: 'EN' } as const;
  const { gameUrl } = await platform.value('game.launch', launch, { token });
  const code = new URL(gameUrl).searchParams.get('code') ?? '';
  const { session } = await platform.value('games.enter', { code });
  const { next } = await platform.value('games.instantState', { game: 'beacon' }, { token: session });
  await platform.value('games.instantSeed', { game: 'beacon', clientSeed: 'mine', next }, { token: session });
  const input = { game: 'beacon', stake: '1000', target: 101, commitment: next };
  const { round } = await platform.value('games.instantBet', input, { token: session });
  expect(await turnover()).toBe(round.win === '0' ? '1000' : '10');
});

test('a stake of a lottery that comes back never counts', async () => {
  await depositWithBonus(platform, { token });
  await bet('3000');
  const issue = await openIssue();
  await platform.db.execute(sql`delete from lottery_seed where game = 'rapid5' and issue = ${issue}`);
  await settleAll();
  expect(await turnover()).toBe('0');
  expect(await ledgerFaults(platform)).toEqual([]);
});

describe('of a bonus that a member may have twice', () => {
  const offered = () => platform.context.merchants.byCode('aurora')?.payments.depositBonus ?? {};
  const limitTo = (times: number) => Object.assign(offered(), { times });
  afterEach(() => limitTo(1000));
  const had = async (): Promise<number> =>
    (await rows(platform.db, sql`select 1 from deposit_bonus where of_deposit and member_id = ${memberId}`)).length;

  test('nothing more is offered with a further deposit, and a deposit with it is refused', async () => {
    limitTo((await had()) + 2);
    for (let time = 1; time <= 2; time += 1) {
      expect(await offer()).not.toBeNull();
      await depositWithBonus(platform, { token });
      await runOut();
    }
    expect([await offer(), await refusal({})]).toEqual([null, 'bonus.unavailable']);
    const jade = await platform.value('session.login', { type: 'username', ...demoMember, username: 'jade' });
    expect((await platform.value('relay.depositSettings', {}, { token: jade.token })).bonus).not.toBeNull();
  });

  test('nothing more starts with deposits that are paid long after they were ordered, and the member is told', async () => {
    limitTo((await had()) + 1);
    const orders = [];
    for (let at = 0; at < 2; at += 1) {
      const order = await platform.value('wallet.deposit', chosenBonus, { token });
      orders.push(order);
      // The clock stays: a draw in the background would close the issue of later tests.
      await platform.db.execute(
        sql`update deposit_order set expires_at = ${clock.toISOString()}::timestamptz where id = ${order.orderId}`,
      );
    }
    const before = await cash();
    for (const order of orders) {
      await sendNotice(platform, order);
      await runOut();
    }
    expect(await cash()).toBe(before + 4_000n);
    expect((await subjects()).at(-1)).toBe('Your Aurora deposit has no bonus');
    expect(await ledgerFaults(platform)).toEqual([]);
  });
});

test('a member of type 4 is offered no bonus, and a deposit of one who became it arrives without', async () => {
  const order = await platform.value('wallet.deposit', chosenBonus, { token });
  const set = (type: number) => platform.db.execute(sql`update member set type = ${type} where id = ${memberId}`);
  const [member] = await rows<{ type: number }>(platform.db, sql`select type from member where id = ${memberId}`);
  await set(4);
  expect([await offer(), await refusal({})]).toEqual([null, 'bonus.unavailable']);
  await sendNotice(platform, order);
  await set(member?.type ?? 1);
  expect(await money()).toMatchObject({ balance: { bonus: '0' }, bonus: null });
  expect(await subjects()).toEqual([]);
});

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
  expect(await promisesBrokenBy(platform, statement)).toContain(promise);
});
