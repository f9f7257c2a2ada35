// Tests many bets and several drawing nodes at once, on a real PostgreSQL.
import { randomBytes } from 'node:crypto';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import type { MemberContext } from '../../../module.ts';
import { requirePostgres } from '../../../testing/database.ts';
import { AURORA, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { createSessionFinder } from '../../account/session/session-finder.ts';
import { moveMoney } from '../../money/wallet/ledger.ts';
import { createBetService } from './bet.service.ts';
import { createDrawService } from './draw.service.ts';
import { holdForBet } from './issue-store.ts';
import { lotteries, lotteryOf } from './lotteries.table.ts';
import type { Lottery } from './lottery.ts';

const HOUR = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
/** Long enough for a request to be on its way, too short for it to be answered. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 15));
const newKey = (): string => randomBytes(12).toString('hex');
const rapid = lotteryOf('rapid5') as Lottery;

let platform: TestPlatform;
let token: string;
let context: MemberContext;
let minute = 0;
let clock = new Date(HOUR + 5000);

/** Several nodes, each with its own service on the one database. */
const node = () => createDrawService(platform.context, lotteries);
const setClock = (seconds: number): void => {
  clock = new Date(HOUR + minute * 60_000 + seconds * 1000);
};
const openIssue = async (): Promise<string> => {
  await node().runOnce();
  return (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
};
const count = async (statement: ReturnType<typeof sql>): Promise<number> => {
  const [row] = await rows<{ n: number }>(platform.db, statement);
  return row?.n ?? -1;
};
const balance = async (): Promise<bigint> =>
  BigInt((await platform.value('games.bets', { game: 'rapid5' }, { token })).balance);
const setBalance = async (wanted: bigint): Promise<void> => {
  const missing = wanted - (await balance());
  if (missing === 0n) return;
  const movement = {
    merchant: context.merchant,
    memberId: context.session.memberId,
    currency: 'USD',
    subject: { EN: 'Race' },
  };
  await platform.db.transaction((tx) =>
    moveMoney(tx, {
      ...movement,
      type: 'adjustment',
      amount: missing,
      against: 'adjustments',
      reference: `race|${newKey()}`,
    }),
  );
};
/** Turns until nothing that is due is left unsettled. */
const settleAll = async (): Promise<void> => {
  const due = sql`select count(*)::int as n from lottery_issue where settled_at is null and draws_at <= ${clock.toISOString()}::timestamptz`;
  do await node().runOnce();
  while ((await count(due)) > 0);
};
const expectSoundLedger = async (): Promise<void> => {
  expect(await count(sql`select coalesce(sum(amount), 0)::int as n from posting`)).toBe(0);
  const wrong = sql`select count(*)::int as n from (select account.id from account left join posting on posting.account_id = account.id
    where account.kind = 'member' group by account.id, account.balance having account.balance <> coalesce(sum(posting.amount), 0)) as wrong`;
  expect(await count(wrong)).toBe(0);
};

beforeAll(async () => {
  requirePostgres();
  platform = await startTestPlatform({ demoDrawSeconds: 60 }, { now: () => clock });
  const { username, password } = demoMember;
  const site = await platform.value('session.login', { type: 'username', username, password });
  const form = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  const { gameUrl } = await platform.value('game.launch', form, { token: site.token });
  token = (await platform.value('games.enter', { code: new URL(gameUrl).searchParams.get('code') ?? '' })).session;
  const merchant = platform.context.merchants.byCode('aurora');
  const session =
    merchant && (await createSessionFinder({ db: platform.db, now: () => new Date() }).find('game', merchant, token));
  if (!merchant || !session) throw new Error('the member did not get in');
  const visitor = {
    ip: '127.0.0.1',
    region: null,
    access: { isRegionRestricted: false, isInMaintenance: false },
    host: AURORA,
    scheme: 'http',
    device: null,
    userAgent: null,
    language: 'EN',
  } as const;
  context = { ...visitor, merchant, session, idempotencyKey: null, reference: 'TEST' };
});
beforeEach(() => {
  minute += 10;
  setClock(5);
});
afterAll(() => platform?.close());

test('of 50 parallel bets exactly the 10 that the balance covers are placed', async () => {
  const issue = await openIssue();
  await setBalance(1000n);
  const bet = { game: 'rapid5', issue, lines: [{ betType: 'pick1', numbers: [7] }], stake: '100' };
  const answers = await times(50, () => platform.call('games.bet', bet, { token }));
  const codes = answers.map(({ body }) => (body.success ? 'placed' : body.errorCode));
  expect(codes.filter((code) => code === 'placed')).toHaveLength(10);
  expect(codes.filter((code) => code === 'balance.insufficient')).toHaveLength(40);
  expect(await balance()).toBe(0n);
  expect(
    await count(sql`select count(*)::int as n from lottery_receipt where issue = ${issue} and game = 'rapid5'`),
  ).toBe(10);
  await expectSoundLedger();
});

test('one key sent 20 times at once books one bet, named in every answer', async () => {
  const issue = await openIssue();
  await setBalance(5000n);
  const bets = createBetService(platform.context);
  const input = { game: 'rapid5', issue, lines: [{ betType: 'pick1', numbers: [9] }], stake: '100' };
  const placed = await times(20, () => bets.place(rapid, input, { ...context, idempotencyKey: 'the-same-key' }));
  expect(new Set(placed.map(({ receipt }) => receipt.id)).size).toBe(1);
  expect(await balance()).toBe(4900n);
  const again = await times(5, () => platform.call('games.bet', input, { token, idempotencyKey: 'sent-five-times' }));
  expect(again.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(await balance()).toBe(4800n);
});

test('an issue settled by four nodes at once pays every receipt once', async () => {
  const issue = await openIssue();
  await setBalance(100_000n);
  const lines = ['odd', 'even'].map((side) => ({ betType: 'parity', side }));
  await times(120, () => platform.value('games.bet', { game: 'rapid5', issue, lines, stake: '100' }, { token }));
  const before = await balance();
  setClock(61);
  await times(4, () => node().runOnce());
  await settleAll();
  expect(await balance()).toBe(before + 120n * 190n);
  const wins = sql`select count(*)::int as n from transfer join lottery_receipt as receipt on receipt.id = transfer.related
    where transfer.type = 'win' and receipt.issue = ${issue} and receipt.game = 'rapid5'`;
  expect(await count(wins)).toBe(120);
  await expectSoundLedger();
});

test('bets that race the closing are refused or settled, and none is placed after it', async () => {
  const issue = await openIssue();
  await setBalance(50_000n);
  setClock(49.99);
  const bet = {
    game: 'rapid5',
    issue,
    lines: [
      { betType: 'parity', side: 'odd' },
      { betType: 'parity', side: 'even' },
    ],
    stake: '100',
  };
  const wave = () =>
    times(20, async () => {
      const { body } = await platform.call('games.bet', bet, { token });
      return body.success ? 'placed' : body.errorCode;
    });
  const before = wave();
  await breath();
  setClock(50);
  const after = await wave();
  expect(new Set(after)).toEqual(new Set(['issue.closed']));
  setClock(60.5);
  const [during] = await Promise.all([wave(), node().runOnce()]);
  const codes = [...(await before), ...after, ...during];
  expect(codes.filter((code) => code !== 'placed' && code !== 'issue.closed')).toEqual([]);
  setClock(61);
  await settleAll();
  const late = sql`select count(*)::int as n from lottery_receipt as receipt join lottery_issue as issue using (game, issue)
    where receipt.placed_at >= issue.closes_at`;
  expect(await count(late)).toBe(0);
  expect(
    await count(sql`select count(*)::int as n from lottery_receipt where status = 'open' and issue = ${issue}`),
  ).toBe(0);
  const placed = codes.filter((code) => code === 'placed').length;
  expect(await balance()).toBe(50_000n - BigInt(placed) * 200n + BigInt(placed) * 190n);
  await expectSoundLedger();
});

test('an issue is not drawn while a bet on it is being booked', async () => {
  const issue = await openIssue();
  const status = async (): Promise<string> => {
    const [row] = await rows<{ status: string }>(
      platform.db,
      sql`select status from lottery_issue where game = 'rapid5' and issue = ${issue}`,
    );
    return row?.status ?? '';
  };
  await platform.db.transaction(async (tx) => {
    await holdForBet(tx, 'rapid5', issue);
    setClock(61);
    await node().runOnce();
    expect(await status()).toBe('open');
  });
  await settleAll();
  expect(await status()).toBe('drawn');
});

test('one launch code used 10 times at once opens the game once', async () => {
  const { username, password } = demoMember;
  const site = await platform.value('session.login', { type: 'username', username, password });
  const form = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  const { gameUrl } = await platform.value('game.launch', form, { token: site.token });
  const code = new URL(gameUrl).searchParams.get('code') ?? '';
  const answers = await times(10, () => platform.call('games.enter', { code }));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
});
