// Tests a member's way through the lottery: launch, bet, draw, settle, verify.
import { randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { byName } from '../../../testing/register.ts';
import { commitmentOf, drawFrom } from './draw.rules.ts';
import { createDrawService } from './draw.service.ts';
import { lotteries, lotteryOf } from './lotteries.table.ts';

let platform: TestPlatform;
/** The next full hour: keys of sealed calls are made by the real clock, so the test's must not be far from it. */
const HOUR = Math.ceil(Date.now() / 3_600_000) * 3_600_000;
const moment = (minutes: number, seconds: number): Date => new Date(HOUR + (minutes * 60 + seconds) * 1000);
let clock = moment(0, 5);
const draws = () => createDrawService(platform.context, lotteries);

/** True while an issue that is due is not settled: the node's own scheduler may hold it at this very moment. */
const unsettled = async (): Promise<boolean> => {
  const due = sql`select 1 from lottery_issue where settled_at is null and draws_at <= ${clock.toISOString()}::timestamptz limit 1`;
  return (await rows(platform.db, due)).length > 0;
};

/** The scheduler's turn at a moment of the test's clock. */
const at = async (minutes: number, seconds: number): Promise<void> => {
  clock = moment(minutes, seconds);
  do await draws().runOnce();
  while (await unsettled());
};

const login = async (host = AURORA): Promise<string> => {
  const { username, password } = demoMember;
  return (await platform.value('session.login', { type: 'username', username, password }, { host })).token;
};

const enter = async (host = AURORA, known?: string): Promise<OutputOf<'games.enter'>> => {
  const token = known ?? (await login(host));
  const { gameUrl } = await platform.value(
    'game.launch',
    { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' },
    { token, host },
  );
  return platform.value('games.enter', { code: new URL(gameUrl).searchParams.get('code') ?? '' }, { host });
};

/** Every transfer sums to nothing, and the member's balance is the sum of the member's postings. */
const expectSoundLedger = async (): Promise<void> => {
  const [sums] = await rows<{ total: string }>(
    platform.db,
    sql`select coalesce(sum(amount), 0)::text as total from posting`,
  );
  const wrong = await rows(
    platform.db,
    sql`select account.id from account left join posting on posting.account_id = account.id where account.kind = 'member'
      group by account.id, account.balance having account.balance <> coalesce(sum(posting.amount), 0)`,
  );
  expect([sums?.total, wrong.length]).toEqual(['0', 0]);
};

beforeAll(async () => {
  platform = await startTestPlatform({ demoDrawSeconds: 60 }, { now: () => clock });
});
afterAll(() => platform.close());

test('GL-02 RT-05 a launch with the LOTT form opens a game once, with a one-time code', async () => {
  const token = await login();
  const form = {
    launchMode: 'LOTT',
    lottoGameCode: 'zenith645',
    lottoView: 'betting',
    playType: 'straight',
    device: 'MOBILE',
    hasLobby: true,
  } as const;
  const { gameUrl } = await platform.value(
    'game.launch',
    { ...form, lottoArea: 'VN', language: 'VI', backUrl: '/m/game?lane=lottery', title: 'Zenith', labelName: 'x' },
    { token, host: 'localhost:8080' },
  );
  const url = new URL(gameUrl);
  expect(url.origin + url.pathname).toBe('http://games.localhost:8080/lottery/');
  expect(url.searchParams.get('game')).toBe('zenith645');
  expect([url.searchParams.get('view'), url.searchParams.get('play')]).toEqual(['betting', 'straight']);
  const code = url.searchParams.get('code') ?? '';
  const entered = await platform.value('games.enter', { code }, { host: 'games.localhost:8080' });
  expect(entered).toMatchObject({
    member: { name: 'demo', currency: 'USD', language: 'VI' },
    balance: '128450',
    backUrl: 'http://localhost:8080/m/game?lane=lottery',
    games: platform.context.merchants.byCode('aurora')?.lotteries,
  });
  const again = await platform.call('games.enter', { code }, { host: 'games.localhost:8080' });
  expect([again.status, again.body]).toMatchObject([400, { errorCode: 'game.code.invalid' }]);
});

test('each form opens draws of its own kind alone, the first one where it names none, and needs Authorization', async () => {
  const token = await login();
  const form = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  const opened = async (input: InputOf<'game.launch'>) => {
    const { body } = await platform.call('game.launch', input, { token });
    return body.success ? new URL(body.value.gameUrl).searchParams.get('game') : body.errorCode;
  };
  const vn = { ...form, vendor: 'TCG_LOTTO_VN', lottoArea: 'VN' } as const;
  const sea = { ...form, launchMode: 'SEA', lottoMode: 'traditional' } as const;
  expect(await opened(form)).toBe('rapid5');
  expect(await opened({ ...form, vendor: 'LOTT', lottoGameCode: 'moon3d' })).toBe('moon3d');
  expect(await opened(vn)).toBe('mekong18');
  expect(await opened({ ...vn, lottoGameCode: 'redriver27', lottoPrizeMode: 'STANDARD' })).toBe('redriver27');
  expect(await opened({ ...form, lottoArea: 'VN', lottoGameCode: 'mekong18' })).toBe('mekong18');
  expect(await opened({ ...form, lottoArea: 'VN', lottoGameCode: 'rapid5' })).toBe('rapid5');
  expect(await opened({ ...sea, lottoView: 'betting', title: 'Straits 4D', labelName: 'Jade' })).toBe('straits4d');
  expect(await opened({ ...sea, vendor: 'TCG_SEA', lottoGameCode: 'straits4d' })).toBe('straits4d');
  expect(await opened({ ...form, lottoArea: 'VN', lottoPrizeMode: 'STANDARD' })).toBe('rapid5');
  expect(await opened({ ...form, lottoArea: 'VN', lottoPrizeMode: 'TABLE' })).toBe('mekong18');
  expect(await opened({ ...vn, lottoGameCode: 'redriver27', lottoPrizeMode: 'TABLE' })).toBe('redriver27');
  for (const wrong of [
    { ...form, lottoPrizeMode: 'TABLE' },
    { ...form, lottoGameCode: 'rapid5', lottoPrizeMode: '1900' },
    { ...vn, lottoPrizeMode: 'OTHER' },
    { ...form, lottoGameCode: 'mekong18' },
    { ...form, lottoArea: 'VN', lottoGameCode: 'straits4d' },
    { ...vn, lottoGameCode: 'rapid5' },
    { ...sea, lottoGameCode: 'rapid5' },
    { ...sea, lottoGameCode: 'mekong18' },
  ] as const)
    expect(await opened(wrong)).toBe('game.unknown');
  const { lottoMode: _, ...withoutMode } = sea;
  expect(await opened(withoutMode as typeof sea)).toBe('input.invalid');
  expect(await opened({ ...form, vendor: 'TCG_SEA' as 'LOTT' })).toBe('input.invalid');
  expect(await opened({ ...form, vendor: 'EVIL' as 'LOTT' })).toBe('input.invalid');
  const direct = { vendor: 'TCG', gameCode: 'koi', device: 'MOBILE', language: 'EN' } as const;
  expect(await opened(direct)).toBe('game.unavailable');
  expect((await platform.call('game.launch', form)).body).toMatchObject({ errorCode: 'CUSTOMER_NOT_LOGIN' });
});

test('GL-02 RT-05 a launch with hasLobby opens the lobby of the lotteries, unless it names another view', async () => {
  const token = await login();
  const form = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  const viewOf = async (input: InputOf<'game.launch'>) =>
    new URL((await platform.value('game.launch', input, { token })).gameUrl).searchParams.get('view');
  expect(await viewOf({ ...form, hasLobby: true })).toBe('lobby');
  expect(await viewOf({ ...form, hasLobby: true, lottoView: 'betting' })).toBe('betting');
  expect(await viewOf({ ...form, hasLobby: false })).toBeNull();
});

test('RT-05 a launch names the lottery by its code and accepts only a site page as backUrl', async () => {
  const token = await login();
  const form = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' } as const;
  const unknown = await platform.call('game.launch', { ...form, lottoGameCode: 'nothing' }, { token });
  expect([unknown.status, unknown.body]).toMatchObject([404, { errorCode: 'game.unknown' }]);
  for (const backUrl of ['//evil', '/\\evil', 'javascript:alert(1)', '/m/..//evil', '/m/%2f%2fevil', '/m/\u0001home']) {
    const { gameUrl } = await platform.value('game.launch', { ...form, backUrl }, { token });
    const code = new URL(gameUrl).searchParams.get('code') ?? '';
    expect((await platform.value('games.enter', { code })).backUrl).toBe(`http://${AURORA}/m/home`);
  }
});

test('a code and a game session work only at their operator, and not on the site', async () => {
  const token = await login();
  const { gameUrl } = await platform.value(
    'game.launch',
    { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' },
    { token },
  );
  const code = new URL(gameUrl).searchParams.get('code') ?? '';
  expect((await platform.call('games.enter', { code }, { host: LOTUS })).body).toMatchObject({
    errorCode: 'game.code.invalid',
  });
  const { session } = await platform.value('games.enter', { code });
  expect((await platform.call('wallet.balance', {}, { token: session })).body).toMatchObject({
    errorCode: 'CUSTOMER_NOT_LOGIN',
  });
  expect((await platform.call('games.bets', { game: 'rapid5' }, { token })).body).toMatchObject({
    errorCode: 'CUSTOMER_NOT_LOGIN',
  });
});

test('the game ends with the session that launched it', async () => {
  const token = await login();
  const { gameUrl } = await platform.value(
    'game.launch',
    { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' },
    { token },
  );
  const { session } = await platform.value('games.enter', { code: new URL(gameUrl).searchParams.get('code') ?? '' });
  await platform.value('session.logout', {}, { token });
  expect((await platform.call('games.bets', { game: 'rapid5' }, { token: session })).status).toBe(401);
});

test('a bet, its draw, its prize and its proof', async () => {
  await at(0, 5);
  const { session: token, balance } = await enter();
  const state = await platform.value('games.state', { game: 'rapid5' }, { token });
  const issue = state.issue?.issue ?? '';
  expect(state.issue?.closesAt).toBe(moment(0, 50).toISOString());

  const before = await platform.value('games.proof', { game: 'rapid5', issue });
  expect(before).toMatchObject({ commitment: state.issue?.commitment, seed: null, result: null });

  const sides = ['small', 'middle', 'big'].map((side) => ({ betType: 'size', side }));
  const lines = [...sides, { betType: 'pick1', numbers: [7] }];
  const placed = await platform.value('games.bet', { game: 'rapid5', issue, lines, stake: '500' }, { token });
  expect(placed).toMatchObject({
    balance: String(BigInt(balance) - 2000n),
    receipt: { status: 'open', total: '2000', issue },
  });

  await at(1, 0.1);
  const proof = await platform.value('games.proof', { game: 'rapid5', issue });
  const seed = Buffer.from(proof.seed ?? '', 'base64url');
  expect(commitmentOf(seed, 'rapid5', issue)).toBe(before.commitment);
  const range = lotteryOf('rapid5')?.range;
  expect(range && drawFrom(seed, 'rapid5', issue, range).numbers).toEqual(proof.result?.numbers);

  const after = await platform.value('games.bets', { game: 'rapid5', receipt: placed.receipt.receipt }, { token });
  const [receipt] = after.items;
  const sum = (proof.result?.numbers ?? []).reduce((total, n) => total + n, 0);
  const side = sum === 115 ? 'middle' : sum < 115 ? 'small' : 'big';
  expect(receipt?.lines.slice(0, 3).map((line) => [line.side, line.win !== '0'])).toEqual(
    sides.map((line) => [line.side, line.side === side]),
  );
  expect(receipt?.status).toBe('won');
  expect(after.balance).toBe(String(BigInt(balance) - 2000n + BigInt(receipt?.win ?? 0)));
  const results = await platform.value('games.results', { game: 'rapid5' });
  expect(results.items[0]).toEqual(proof.result);
  await expectSoundLedger();
});

const refusedBet = async (token: string, input: object, idempotencyKey?: string) => {
  const answer = await platform.call(
    'games.bet',
    { game: 'rapid5', stake: '100', lines: [{ betType: 'pick1', numbers: [1] }], ...input } as never,
    {
      token,
      ...(idempotencyKey && { idempotencyKey }),
    },
  );
  return answer.body.success ? 'placed' : answer.body.errorCode;
};

const transfers = async (): Promise<number> => {
  const [row] = await rows<{ count: number }>(platform.db, sql`select count(*)::int as count from transfer`);
  return row?.count ?? 0;
};

test('impossible bets are refused by name and book nothing', async () => {
  await at(12, 5);
  const { session: token } = await enter();
  const { issue } = await platform
    .value('games.state', { game: 'rapid5' })
    .then((state) => state.issue ?? { issue: '' });
  const moved = await transfers();
  expect(await refusedBet(token, { issue, lines: [{ betType: 'pick2', numbers: [3, 3] }] })).toBe('bet.invalid');
  expect(await refusedBet(token, { issue, lines: [] })).toBe('input.invalid');
  expect(await refusedBet(token, { issue, stake: '99' })).toBe('stake.out.of.range');
  expect(await refusedBet(token, { issue, stake: '10001' })).toBe('stake.out.of.range');
  expect(await refusedBet(token, { issue, stake: '-100' })).toBe('input.invalid');
  expect(await refusedBet(token, { issue, stake: '1e3' })).toBe('input.invalid');
  expect(
    await refusedBet(token, {
      issue,
      stake: '10000',
      lines: Array.from({ length: 20 }, () => ({ betType: 'size', side: 'big' })),
    }),
  ).toBe('balance.insufficient');
  expect(await refusedBet(token, { issue: '1' })).toBe('issue.unknown');
  expect(await refusedBet(token, { issue: String(Number(issue) + 1) })).toBe('issue.unknown');
  expect(await refusedBet(token, { issue, game: 'moon3d', lines: [{ betType: 'last1', numbers: [1] }] })).toBe(
    'issue.unknown',
  );
  expect(await refusedBet(token, { issue, game: '__proto__' })).toBe('game.unknown');
  expect(await refusedBet(token, { issue, extra: true })).toBe('input.invalid');
  clock = moment(12, 50);
  expect(await refusedBet(token, { issue })).toBe('issue.closed');
  expect(await transfers()).toBe(moved);
  await expectSoundLedger();
});

test('one key books once; the same key with another bet is refused', async () => {
  await at(24, 5);
  const { session: token } = await enter();
  const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
  const bet = { game: 'rapid5', issue, lines: [{ betType: 'pick1', numbers: [9] }], stake: '100' };
  const options = { token, idempotencyKey: randomBytes(12).toString('hex') };
  const moved = await transfers();
  const first = await platform.value('games.bet', bet, options);
  expect(await platform.value('games.bet', bet, options)).toEqual(first);
  expect(await refusedBet(token, { ...bet, stake: '200' }, options.idempotencyKey)).toBe('idempotency.mismatch');
  await platform.db.execute(sql`delete from idempotency`);
  expect((await platform.value('games.bet', bet, options)).receipt.receipt).toBe(first.receipt.receipt);
  expect(await transfers()).toBe(moved + 1);
});

test("another member's receipt is unknown, at both operators", async () => {
  await at(36, 5);
  const { session: token } = await enter();
  const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
  const { receipt } = await platform.value(
    'games.bet',
    { game: 'rapid5', issue, lines: [{ betType: 'parity', side: 'odd' }], stake: '100' },
    { token },
  );
  const neighbour = await platform.value('member.register', byName({ username: 'neighbour1' }));
  const others = [
    { token: (await enter(AURORA, neighbour.token)).session, host: AURORA },
    { token: (await enter(LOTUS)).session, host: LOTUS },
  ];
  for (const other of others) {
    const foreign = await platform.call('games.bets', { game: 'rapid5', receipt: receipt.receipt }, other);
    expect([foreign.status, foreign.body]).toMatchObject([404, { errorCode: 'receipt.unknown' }]);
    expect((await platform.value('games.bets', { game: 'rapid5' }, other)).items).toEqual([]);
  }
});

test('draws missed while the server was down are drawn once at the next start, marked late', async () => {
  await at(48, 5);
  const { session: token } = await enter();
  const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
  const bet = {
    game: 'rapid5',
    issue,
    lines: [
      { betType: 'parity', side: 'odd' },
      { betType: 'parity', side: 'even' },
    ],
    stake: '1000',
  };
  const { balance } = await platform.value('games.bet', bet, { token });
  await at(228, 5);
  const settled = await platform.value('games.bets', { game: 'rapid5' }, { token });
  expect(settled.items[0]).toMatchObject({ status: 'won', win: '1900', result: { late: true, status: 'drawn' } });
  expect(settled.balance).toBe(String(BigInt(balance) + 1900n));
  await draws().runOnce();
  expect((await platform.value('games.bets', { game: 'rapid5' }, { token })).balance).toBe(settled.balance);
});

test('stakes of an issue whose seed was lost are returned once', async () => {
  await at(240, 5);
  const { session: token, balance } = await enter();
  const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
  await platform.value(
    'games.bet',
    { game: 'rapid5', issue, lines: [{ betType: 'pick1', numbers: [5] }], stake: '700' },
    { token },
  );
  await platform.db.execute(sql`delete from lottery_seed where game = 'rapid5' and issue = ${issue}`);
  await at(241, 1);
  await draws().runOnce();
  const settled = await platform.value('games.bets', { game: 'rapid5' }, { token });
  expect(settled.items[0]).toMatchObject({ status: 'refunded', win: '700', result: { status: 'refunded' } });
  expect(settled.balance).toBe(balance);
  expect(await platform.value('games.proof', { game: 'rapid5', issue })).toMatchObject({
    seed: null,
    result: { status: 'refunded' },
  });
  await expectSoundLedger();
});

test('a seed that does not match its promise is never used', async () => {
  await at(252, 5);
  const issue = (await platform.value('games.state', { game: 'moon3d' })).issue?.issue ?? '';
  await platform.db.execute(
    sql`update lottery_seed set seed = decode(${'00'.repeat(32)}, 'hex') where game = 'moon3d' and issue = ${issue}`,
  );
  await at(255, 1);
  expect((await platform.value('games.proof', { game: 'moon3d', issue })).result?.status).toBe('refunded');
});

test('the seed of an issue is not readable before its draw', async () => {
  await at(264, 5);
  const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
  const [row] = await rows<{ seed: string }>(
    platform.db,
    sql`select encode(seed, 'hex') as seed from lottery_seed where game = 'rapid5' and issue = ${issue}`,
  );
  const seed = Buffer.from(row?.seed ?? '', 'hex');
  const answers = await Promise.all([
    platform.call('games.state', { game: 'rapid5' }),
    platform.call('games.proof', { game: 'rapid5', issue }),
    platform.call('games.results', { game: 'rapid5' }),
    platform.call('game.draws', {}),
  ]);
  const output = JSON.stringify(answers.map(({ body }) => body)) + platform.logged();
  expect(output).not.toContain(seed.toString('base64url'));
  expect(output).not.toContain(seed.toString('hex'));
});

test('lists continue page by page without gap or repetition', async () => {
  for (let minute = 0; minute < 25; minute += 1) await at(300 + minute, 5);
  const first = await platform.value('games.results', { game: 'rapid5' });
  const second = await platform.value('games.results', { game: 'rapid5', cursor: first.nextCursor ?? '' });
  expect(first.items).toHaveLength(20);
  const issues = [...first.items, ...second.items].map(({ issue }) => Number(issue));
  expect(issues).toEqual([...new Set(issues)].sort((a, b) => b - a));
  for (const cursor of ['zzzzzzzzzzzz', 'zzzzzzzzzz', '-', '!'])
    expect((await platform.call('games.results', { game: 'rapid5', cursor })).body).toMatchObject({
      errorCode: 'input.invalid',
    });
});

test('tickers have the next draw and the last one of every lottery', async () => {
  await at(340, 5);
  const { items } = await platform.value('game.draws', {}, { language: 'VI' });
  expect(items.map(({ game }) => game)).toEqual(['rapid5', 'zenith645', 'moon3d']);
  expect(items[0]).toMatchObject({
    name: 'Nhanh 5',
    rhythm: 'Mỗi 1 phút',
    drawsAt: moment(341, 0).toISOString(),
    intervalSeconds: 60,
  });
  expect(items[0]?.lastNumbers).toHaveLength(5);
});

test('a member sees the bets on all lotteries in one list, in their own words, and nobody else’s', async () => {
  await at(352, 5);
  const token = await login();
  const { session } = await enter(AURORA, token);
  for (const [game, line] of [
    ['rapid5', { betType: 'pick2', numbers: [4, 17] }],
    ['moon3d', { betType: 'size', side: 'big' }],
  ] as const) {
    const issue = (await platform.value('games.state', { game })).issue?.issue ?? '';
    const bet = { game, issue, lines: [{ ...line, numbers: 'numbers' in line ? [...line.numbers] : undefined }] };
    await platform.value('games.bet', { ...bet, stake: '100' }, { token: session });
    clock = new Date(clock.getTime() + 1_000);
  }
  const { items } = await platform.value('game.bets', {}, { token });
  expect(items.slice(0, 2)).toMatchObject([
    { game: 'moon3d', status: 'open', total: '100', digits: 1, lines: [{ text: 'Big', numbers: [], hits: null }] },
    {
      game: 'rapid5',
      name: 'Rapid 5',
      status: 'open',
      digits: 2,
      lines: [{ text: '2 numbers', numbers: [4, 17], hits: null }],
    },
  ]);
  const [, { receipt = '' } = {}] = items;
  const one = await platform.value('game.bets', { receipt }, { token });
  expect([one.items, one.nextCursor]).toEqual([[items[1]], null]);
  const { items: lines } = await platform.value('wallet.transactions', { type: 'bet' }, { token });
  expect(lines[1]).toMatchObject({ type: 'stake', reference: receipt, game: null });
  const openBets = async () => (await platform.value('member.info', {}, { token })).openBets;
  expect(await openBets()).toBe(2);
  await at(354, 5);
  expect(await openBets()).toBe(0);
  const [settled] = (await platform.value('games.bets', { game: 'rapid5' }, { token: session })).items;
  const drawn = settled?.result?.numbers ?? [];
  expect(drawn).toHaveLength(5);
  const after = (await platform.value('game.bets', {}, { token })).items.find(({ game }) => game === 'rapid5');
  expect(after?.lines[0]?.hits).toEqual([drawn.includes(4), drawn.includes(17)]);
  const translated = await platform.value('game.bets', {}, { token, language: 'CN' });
  expect(translated.items[0]?.lines[0]?.text).toBe('大');
  const neighbour = await platform.value('member.register', byName({ username: 'neighbour2' }));
  expect((await platform.value('game.bets', {}, { token: neighbour.token ?? '' })).items).toEqual([]);
  expect((await platform.call('game.bets', {}, {})).status).toBe(401);
});

test('GL-02 every bet and every draw names the vendor whose form launches its lottery', async () => {
  await at(358, 5);
  const token = await login(LOTUS);
  const { session } = await enter(LOTUS, token);
  const operator = platform.context.merchants.byCode('lotus');
  if (!operator) throw new Error('no operator');
  const before = operator.lotteries;
  onTestFinished(() => void Object.assign(operator, { lotteries: before }));
  Object.assign(operator, { lotteries: ['straits4d', 'mekong18', 'rapid5'] });
  for (const [game, betType, numbers] of [
    ['straits4d', 'big4', [1, 2, 3, 4]],
    ['mekong18', 'lo2', [0, 7]],
    ['rapid5', 'pick1', [7]],
  ] as const) {
    const { issue, stake: limits } = await platform.value('games.state', { game }, { host: LOTUS });
    const bet = { game, issue: issue?.issue ?? '', lines: [{ betType, numbers: [...numbers] }], stake: limits.min };
    await platform.value('games.bet', bet, { token: session, host: LOTUS });
  }
  const [bets, draws] = await Promise.all([
    platform.value('game.bets', {}, { token, host: LOTUS }),
    platform.value('game.draws', {}, { host: LOTUS }),
  ]);
  const of = (rows: readonly { readonly game: string; readonly vendor: string }[]) =>
    rows.map(({ game, vendor }) => `${vendor} ${game}`).sort();
  expect(of(draws.items)).toEqual(['LOTT rapid5', 'TCG_LOTTO_VN mekong18', 'TCG_SEA straits4d']);
  expect(of(bets.items)).toEqual(of(draws.items));
  for (const { game, vendor } of bets.items) {
    const launch = { lottoGameCode: game, device: 'MOBILE', language: 'EN' } as const;
    const form =
      vendor === 'TCG_SEA'
        ? ({ ...launch, launchMode: 'SEA', vendor, lottoMode: 'traditional' } as const)
        : ({ ...launch, launchMode: 'LOTT', vendor: vendor === 'LOTT' ? vendor : 'TCG_LOTTO_VN' } as const);
    const { gameUrl } = await platform.value('game.launch', form, { token, host: LOTUS });
    expect(new URL(gameUrl).searchParams.get('game')).toBe(game);
  }
});

test('home and the room promise the same prize, which the first chip wins', async () => {
  const { items } = await platform.value('game.draws', {});
  const card = items.find(({ game }) => game === 'rapid5');
  const state = await platform.value('games.state', { game: 'rapid5' });
  expect([card?.stake, card?.topPrize]).toEqual(['100', '130000']);
  expect([state.stake.chips[0], state.topPrize]).toEqual(['100', '130000']);
});

test('the list of bets goes on where its page ended', async () => {
  await at(364, 5);
  const token = await login();
  const { session } = await enter(AURORA, token);
  const issue = (await platform.value('games.state', { game: 'rapid5' })).issue?.issue ?? '';
  for (let bet = 0; bet < 21; bet += 1) {
    clock = new Date(clock.getTime() + 10);
    await platform.value(
      'games.bet',
      { game: 'rapid5', issue, lines: [{ betType: 'pick1', numbers: [bet + 1] }], stake: '100' },
      { token: session },
    );
  }
  const first = await platform.value('game.bets', {}, { token });
  const next = await platform.value('game.bets', { cursor: first.nextCursor ?? '' }, { token });
  const shown = [...first.items, ...next.items];
  expect(first.items).toHaveLength(20);
  expect(shown.slice(0, 21).map(({ lines }) => lines[0]?.numbers[0])).toEqual(
    Array.from({ length: 21 }, (_, bet) => 21 - bet),
  );
  expect(new Set(shown.map(({ receipt }) => receipt)).size).toBe(shown.length);
});

test('a province draw pays a line once for each prize that it ends, and its table follows from the seed', async () => {
  await at(371, 5);
  const { session: token, balance } = await enter();
  const { issue, range, betTypes } = await platform.value('games.state', { game: 'mekong18' });
  expect(range.prizes?.map(({ count }) => count)).toEqual([1, 1, 1, 2, 7, 1, 3, 1, 1]);
  expect(betTypes.filter(({ perHit }) => perHit).map(({ code }) => code)).toEqual(['lo2', 'lo3', 'lo4', 'head']);
  expect(betTypes.find(({ code }) => code === 'head')).toMatchObject({ mostPerDraw: 9200 });
  const lines = Array.from({ length: 50 }, (_, n) => ({ betType: 'lo2', numbers: [Math.floor(n / 10), n % 10] }));
  const number = issue?.issue ?? '';
  await platform.value('games.bet', { game: 'mekong18', issue: number, lines, stake: '100' }, { token });
  await at(381, 5);
  const { items, balance: after } = await platform.value('games.bets', { game: 'mekong18' }, { token });
  const prizes = items[0]?.result?.prizes ?? [];
  expect(prizes.map(({ length }) => length)).toEqual([6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2]);
  const hits = prizes.filter((prize) => Number(prize.slice(-2)) < 50).length;
  expect(BigInt(after)).toBe(BigInt(balance) - 5_000n + BigInt(hits) * 510n);
  const proof = await platform.value('games.proof', { game: 'mekong18', issue: number });
  const drawn = drawFrom(Buffer.from(proof.seed ?? '', 'base64url'), 'mekong18', number, {
    from: 0,
    to: 9,
    draw: 6,
    bonus: 0,
    ordered: true,
    prizes: proof.range.prizes ?? [],
  });
  expect(drawn.prizes).toEqual(prizes);
  await expectSoundLedger();
});
