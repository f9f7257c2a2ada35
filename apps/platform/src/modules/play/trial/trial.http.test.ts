// Tests a trial over HTTP: it opens once, plays with money of its own on real draws, and changes no real book.
import { randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { createDrawService } from '../lottery/draw.service.ts';
import { lotteries } from '../lottery/lotteries.table.ts';

let platform: TestPlatform;
const HOUR = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
const moment = (minutes: number, seconds: number): Date => new Date(HOUR + (minutes * 60 + seconds) * 1000);
let clock = moment(0, 5);

beforeAll(async () => {
  platform = await startTestPlatform({ demoDrawSeconds: 60 }, { now: () => clock });
});
afterAll(() => platform.close());

/** The scheduler's turn at a moment of the test's clock. */
const at = async (minutes: number, seconds: number): Promise<void> => {
  clock = moment(minutes, seconds);
  const due = sql`select 1 from lottery_issue where settled_at is null and draws_at <= ${clock.toISOString()}::timestamptz limit 1`;
  do await createDrawService(platform.context, lotteries).runOnce();
  while ((await rows(platform.db, due)).length > 0);
};

const rapid = { gameId: 'rapid5', nodeId: 'LOTT', platform: 'html5' } as const;
const launch = (input: InputOf<'relay.gameTrialLaunch'> = rapid, options: { token?: string; host?: string } = {}) =>
  platform.call('relay.gameTrialLaunch', input, { language: 'EN', ...options });
const codeOf = (gameUrl: string): string => new URL(gameUrl).searchParams.get('code') ?? '';
const errorOf = ({ status, body }: { status: number; body: { success: boolean } & object }) => [
  status,
  'errorCode' in body ? body.errorCode : null,
];

const newTrial = async (host = AURORA): Promise<OutputOf<'games.trialEnter'>> => {
  const { gameUrl } = await platform.value('relay.gameTrialLaunch', rapid, { host, language: 'EN' });
  return platform.value('games.trialEnter', { code: codeOf(gameUrl) }, { host });
};

const newKey = (): string => randomBytes(16).toString('hex');
const openIssue = async (): Promise<string> =>
  (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
/** A bet on both sides: one of them wins, whatever is drawn. */
const bothSides = {
  game: 'rapid5',
  lines: [
    { betType: 'parity', side: 'odd' },
    { betType: 'parity', side: 'even' },
  ],
};
const bet = async (trial: string, stake = '1000', idempotencyKey = newKey()) =>
  platform.call('games.trialBet', { trial, ...bothSides, issue: await openIssue(), stake }, { idempotencyKey });

const logIn = async (): Promise<string> => {
  const { username, password } = demoMember;
  return (await platform.value('session.login', { type: 'username', username, password })).token;
};

/** Everything that the real books hold. */
const realBooks = async (): Promise<string> => {
  const tables = ['account', 'transfer', 'posting', 'lottery_receipt', 'money_event'];
  const counts = await Promise.all(
    tables.map((table) => rows(platform.db, sql`select count(*)::int as count from ${sql.raw(table)}`)),
  );
  const balances = await rows(platform.db, sql`select id, balance::text from account order by id`);
  return JSON.stringify([counts, balances]);
};

test('GL-04 a visitor opens a trial with gameId, nodeId and platform html5; its address works once', async () => {
  const { gameUrl } = await platform.value('relay.gameTrialLaunch', rapid, { host: 'localhost:8080', language: 'VI' });
  const url = new URL(gameUrl);
  expect(url.origin + url.pathname).toBe('http://games.localhost:8080/lottery/');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ game: 'rapid5', language: 'VI', trial: '1' });
  const host = 'games.localhost:8080';
  expect(await platform.value('games.trialEnter', { code: codeOf(gameUrl) }, { host })).toMatchObject({
    member: { currency: 'USD', language: 'VI' },
    balance: '20000',
    backUrl: 'http://localhost:8080/m/home',
    games: platform.context.merchants.byCode('aurora')?.lotteries,
  });
  const again = await platform.call('games.trialEnter', { code: codeOf(gameUrl) }, { host });
  expect(errorOf(again)).toEqual([400, 'game.code.invalid']);
});

test('RL-01 GCS_gameTrialLaunch and its sync variant answer alike', async () => {
  for (const name of ['relay.gameTrialLaunch', 'relay.gameTrialLaunchSync'] as const) {
    const { gameUrl } = await platform.value(name, rapid, { host: 'localhost:8080', language: 'EN' });
    expect(gameUrl).toMatch(
      /^http:\/\/games\.localhost:8080\/lottery\/\?code=[\w-]{43}&game=rapid5&language=EN&trial=1$/,
    );
  }
});

test('of two who open one address at once, one gets the trial', async () => {
  const { gameUrl } = await platform.value('relay.gameTrialLaunch', rapid);
  const both = await Promise.all([1, 2].map(() => platform.call('games.trialEnter', { code: codeOf(gameUrl) })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('GL-04 a trial bets play money on a real draw and is paid in play money; no real book changes', async () => {
  await at(1, 5);
  const { session: trial } = await newTrial();
  const before = await realBooks();
  const placed = await bet(trial);
  expect(placed.body).toMatchObject({ value: { balance: '18000', receipt: { total: '2000', status: 'open' } } });
  const list = () => platform.value('games.trialBets', { trial, game: 'rapid5' });
  expect(await list()).toMatchObject({ items: [{ status: 'open', result: null }], balance: '18000' });
  await at(2, 5);
  expect(await list()).toMatchObject({
    items: [{ status: 'won', win: '1900', result: { status: 'drawn' } }],
    balance: '19900',
  });
  expect(await list(), 'paid once').toMatchObject({ balance: '19900' });
  expect(await platform.value('games.trialBets', { trial, game: 'rapid5', status: 'open' })).toMatchObject({
    items: [],
  });
  expect(await realBooks()).toBe(before);
});

test('a bet with the same key is placed once', async () => {
  const { session: trial } = await newTrial();
  const key = newKey();
  const [first, second] = [await bet(trial, '100', key), await bet(trial, '100', key)];
  expect(second.body).toEqual(first.body);
  expect((await platform.value('games.trialBets', { trial, game: 'rapid5' })).items).toHaveLength(1);
});

test('a trial has no more than its play money, and other limits are those of real play', async () => {
  const { session: trial } = await newTrial();
  expect(errorOf(await bet(trial, '10000'))).toEqual([200, null]);
  expect(errorOf(await bet(trial, '100'))).toEqual([400, 'balance.insufficient']);
  expect(errorOf(await bet(trial, '10001'))).toEqual([400, 'stake.out.of.range']);
  const wrong = {
    trial,
    game: 'rapid5',
    issue: await openIssue(),
    stake: '100',
    lines: [{ betType: 'pick2', numbers: [7, 7] }],
  };
  expect(errorOf(await platform.call('games.trialBet', wrong, { idempotencyKey: newKey() }))).toEqual([
    400,
    'bet.invalid',
  ]);
  const late = { ...wrong, ...bothSides, issue: String(Number(wrong.issue) - 1) };
  expect(errorOf(await platform.call('games.trialBet', late, { idempotencyKey: newKey() }))).toEqual([
    400,
    'issue.closed',
  ]);
});

test('GL-04 the key of a trial opens nothing of a member, and a session of a member no trial', async () => {
  const { session: trial } = await newTrial();
  const token = await logIn();
  for (const call of ['member.info', 'wallet.balance', 'games.bets'] as const) {
    const input = call === 'games.bets' ? { game: 'rapid5' } : {};
    expect(errorOf(await platform.call(call, input as never, { token: trial }))).toEqual([401, 'CUSTOMER_NOT_LOGIN']);
  }
  const real = { ...bothSides, issue: await openIssue(), stake: '100' };
  const options = { token: trial, idempotencyKey: newKey() };
  expect(errorOf(await platform.call('games.bet', real, options))).toEqual([401, 'CUSTOMER_NOT_LOGIN']);
  expect(errorOf(await bet(token))).toEqual([401, 'CUSTOMER_NOT_LOGIN']);
});

test('the code of a real launch opens no trial, and that of a trial no real game', async () => {
  const token = await logIn();
  const real = await platform.value('game.launch', { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' }, { token });
  expect(errorOf(await platform.call('games.trialEnter', { code: codeOf(real.gameUrl) }))).toEqual([
    400,
    'game.code.invalid',
  ]);
  const { gameUrl } = await platform.value('relay.gameTrialLaunch', rapid);
  expect(errorOf(await platform.call('games.enter', { code: codeOf(gameUrl) }))).toEqual([400, 'game.code.invalid']);
});

test('a trial belongs to one operator', async () => {
  const { gameUrl } = await platform.value('relay.gameTrialLaunch', rapid);
  const elsewhere = await platform.call('games.trialEnter', { code: codeOf(gameUrl) }, { host: LOTUS });
  expect(errorOf(elsewhere)).toEqual([400, 'game.code.invalid']);
  const { session: trial } = await newTrial(LOTUS);
  expect(errorOf(await platform.call('games.trialBets', { trial, game: 'rapid5' }))).toEqual([
    401,
    'CUSTOMER_NOT_LOGIN',
  ]);
});

test.each([
  ['an unknown game', { gameId: 'nothing' }, 404, 'game.unknown'],
  ['another platform', { platform: 'flash' }, 400, 'input.invalid'],
  ['a node with a path in it', { nodeId: '../../etc' }, 400, 'input.invalid'],
  ['a node that is an object', { nodeId: { $ne: 1 } }, 400, 'input.invalid'],
  ['a node that nobody has', { nodeId: '318' }, 404, 'game.unknown'],
  ['a field that no trial has', { balance: '999999' }, 400, 'input.invalid'],
])('GL-04 a trial launch with %s is refused', async (_, change, status, code) => {
  expect(errorOf(await launch({ ...rapid, ...change } as typeof rapid))).toEqual([status, code]);
});

test.each([
  ['rests from play', 'timeOut', 'member.timeout'],
  ['is limited', 'limited', 'member.limited'],
])('GL-04 a member who %s gets no trial either', async (_, status, code) => {
  const token = await logIn();
  const standing = (now: string) =>
    platform.db.execute(
      sql`update member set status = ${now}, status_until = null where merchant = 'aurora' and account = 'demo'`,
    );
  await standing(status);
  try {
    expect(errorOf(await launch(rapid, { token }))[1]).toBe(code);
  } finally {
    await standing('active');
  }
  expect(errorOf(await launch(rapid, { token }))).toEqual([200, null]);
});

test('a trial that has ended is over, and is deleted with its bets', async () => {
  const { session: trial } = await newTrial();
  expect((await bet(trial, '100')).status).toBe(200);
  await platform.db.execute(sql`update trial set expires_at = now() - interval '1 second'`);
  expect(errorOf(await bet(trial, '100'))).toEqual([401, 'CUSTOMER_NOT_LOGIN']);
  await platform.purge();
  const left = await rows(platform.db, sql`select id from trial union all select id from trial_bet`);
  expect(left).toEqual([]);
});

test('RL-01 the sheet before play knows rules, stakes and return; the match list has the next rounds', async () => {
  clock = moment(10, 5);
  const about = await platform.value('game.about', { vendor: 'LOTT', game: 'rapid5' }, { language: 'EN' });
  expect(about).toEqual({
    rules: [
      'A draw every minute. Bets close 10 seconds before it.',
      '5 different numbers from 1 to 45 are drawn.',
      'You win stake × odds (your stake is included).',
    ],
    stake: { least: '100', most: '10000' },
    returns: { least: 9161, most: 9515 },
    hasTrial: true,
    jackpot: null,
  });
  const unknown = await platform.call('game.about', { vendor: 'RNG', game: 'rapid5' });
  expect(errorOf(unknown)).toEqual([404, 'game.unknown']);
  const { items } = await platform.value('relay.gameMatchV2', {}, { language: 'VI' });
  expect(items[0]).toMatchObject({ gameId: 'rapid5', nodeId: 'LOTT', closesAt: moment(10, 50).toISOString() });
  const times = items.map(({ closesAt }) => closesAt);
  expect(times).toEqual(times.toSorted());
  expect(items).toHaveLength(6);
});

test('RL-01 GCSGAME_newGameVendor names the vendors of games that the operator marks as new', async () => {
  const { data } = await platform.value('game.lanes', {});
  const fresh = data.lanes.flatMap(({ cards }) => cards).filter(({ tag }) => tag === 'new');
  expect(fresh.length).toBeGreaterThan(0);
  const { items } = await platform.value('relay.newGameVendor', {});
  expect(items.map(({ vendor }) => vendor)).toEqual([...new Set(fresh.map(({ vendor }) => vendor))]);
});
