// What a deposit, a notice and a bet cost: statements, each of which is a way to the database and back.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBank, startBank } from '../../../bank/src/bank.ts';
import { addingOrdersTo, type NewOrder } from '../modules/money/payment/order-store.ts';
import { createDrawService } from '../modules/play/lottery/draw.service.ts';
import { lotteries } from '../modules/play/lottery/lotteries.table.ts';
import { requirePostgres } from '../testing/database.ts';
import { enterGames, newOrder, sendNotice } from '../testing/deposits.ts';
import { giveCash, ledgerFaults } from '../testing/money.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { recordStatements } from '../testing/record-statements.ts';

const merchants = resolve(import.meta.dirname, '../../../../merchants');

/** The clock stands where bets are taken. */
const minute = Math.floor(Date.now() / 60_000) * 60_000;

let folder: string;
let bank: RunningBank;
let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  requirePostgres();
  folder = mkdtempSync(join(tmpdir(), 'foyer-bank-'));
  bank = await startBank({ merchants, folder, port: 0 });
  platform = await startTestPlatform(
    { demoBankUrl: bank.url, paymentNoticeUrl: 'http://127.0.0.1:9', demoDrawSeconds: 60 },
    { now: () => new Date(minute + 5_000) },
  );
  const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;
  ({ token } = await platform.value('session.login', demo));
});
afterAll(async () => {
  await platform?.close();
  await bank?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The steps that a call sent; statements of jobs that run meanwhile are left out. */
const sentBy = async (work: () => Promise<unknown>): Promise<string[]> => {
  const { sent, stop } = recordStatements(platform.db);
  await work();
  stop();
  const steps = {
    'read the session': /^select live\./,
    'add orders and publish to trackers': /insert into deposit_order.*insert into money_event/s,
    'publish to trackers': /^insert into money_event/,
    'read the member': /from "member"/,
    'count the deposits': /^select coalesce.*from wallet_day/s,
    'mark orders': /^update deposit_order set status = case/,
    'hold the order': /from deposit_order where .* for update$/s,
    'read the order': /^select found.*from deposit_order/s,
    'book, end the order, keep the notice, publish to trackers':
      /insert into transfer.*update deposit_order.*insert into payment_notice.*insert into money_event/s,
    book: /^(?!.*payment_notice).*insert into transfer/s,
    'open accounts': /^insert into account/,
    'keep the notice': /^insert into payment_notice/,
    'add the receipt': /^insert into lottery_receipt/,
  };
  const stepOf = (text: string): string | undefined => Object.entries(steps).find(([, form]) => form.test(text))?.[0];
  return sent
    .map((texts) => texts.map((text) => stepOf(text) ?? (text === 'begin' ? text : 'another')))
    .filter((found) => found.some((step) => step in steps))
    .flat();
};

const deposit = () => platform.value('wallet.deposit', { method: 'wallet', amount: '5000' }, { token });

test('a deposit is added with its event for trackers in one statement, and marked', async () => {
  expect(await sentBy(deposit)).toEqual(['read the session', 'add orders and publish to trackers', 'mark orders']);
});

test('a notice reads its order and books it in one statement, and a repeated one books nothing', async () => {
  // The operator's accounts stand from here on.
  await sendNotice(platform, await deposit());
  const order = await deposit();
  expect(await sentBy(() => sendNotice(platform, order))).toEqual([
    'read the order',
    'book, end the order, keep the notice, publish to trackers',
  ]);
  expect(await sentBy(() => sendNotice(platform, order))).toEqual(['read the order', 'begin', 'hold the order']);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a bet books its stake in one statement', async () => {
  const game = await enterGames(platform, token);
  await createDrawService(platform.context, lotteries).runOnce();
  const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
  const bet = { game: 'rapid5', issue, lines: [{ betType: 'pick1', numbers: [7] }], stake: '100' };
  await platform.value('games.bet', bet, { token: game });
  expect(await sentBy(() => platform.value('games.bet', bet, { token: game }))).toEqual([
    'read the session',
    'begin',
    'another',
    'another',
    'add the receipt',
    'book',
  ]);
});

test('the first money of a new member opens the account in the statement that books it', async () => {
  await giveCash(platform, 'somebody', 100n);
  expect(await sentBy(() => giveCash(platform, 'a new member', 100n))).toEqual(['begin', 'book']);
});

const order = (id: string, key: string, memberId: string): NewOrder => newOrder({ id, key, memberId });

test('orders of one statement keep the limit of their member, and one key makes one order', async () => {
  const retryAt = new Date(Date.now() + 60_000);
  const addAll = addingOrdersTo(platform.db, platform.context.moneyEvents, 3);
  const add = (orders: readonly NewOrder[]) => addAll(orders.map((one) => ({ order: one, retryAt, events: [] })));
  const four = ['1', '2', '3', '4'].map((at) => order(`many${at}`, at, 'many'));
  expect(await add([...four, order('other', '1', 'other')])).toEqual([true, true, true, false, true]);
  expect(await add([order('late', '5', 'many')])).toEqual([false]);
  expect(await add([order('twice1', 'same', 'twice'), order('twice2', 'same', 'twice')])).toEqual([true, false]);
});
