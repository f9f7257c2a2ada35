// Instant games over HTTP: launch, rounds on the real ledger, seeds of both sides, and what others may not do.
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { ledgerFaults } from '../../../testing/money.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
let token: string;
let session: string;

const logIn = async (host = AURORA): Promise<string> => {
  const { username, password } = demoMember;
  return (await platform.value('session.login', { type: 'username', username, password }, { host })).token;
};
const launchForm = { vendor: 'INSTANT', gameCode: 'beacon', device: 'MOBILE', language: 'EN' } as const;

beforeAll(async () => {
  platform = await startTestPlatform();
  token = await logIn();
  const { gameUrl } = await platform.value('game.launch', launchForm, { token, host: AURORA });
  const url = new URL(gameUrl);
  ({ session } = await platform.value('games.enter', { code: url.searchParams.get('code') ?? '' }));
});
afterAll(() => platform.close());

const newKey = (): string => randomBytes(16).toString('hex');
const state = (by = session) => platform.value('games.instantState', { game: 'beacon' }, { token: by });
const change = (clientSeed: string, next: string, by = session) =>
  platform.call('games.instantSeed', { game: 'beacon', clientSeed, next }, { token: by });
const codeOf = ({ status, body }: { status: number; body: { success: boolean } & object }) => [
  status,
  'errorCode' in body ? body.errorCode : null,
];

type Bet = InputOf<'games.instantBet'>;
const bet = (input: Partial<Bet> & Pick<Bet, 'commitment'>, idempotencyKey = newKey(), by = session) =>
  platform.call(
    'games.instantBet',
    { game: 'beacon', stake: '500', target: 200, ...input },
    { token: by, idempotencyKey },
  );
const played = async (commitment: string, more: Partial<Bet> = {}): Promise<OutputOf<'games.instantBet'>> => {
  const { body } = await bet({ commitment, ...more });
  if (!body.success) throw new Error(body.errorCode);
  return body.value;
};
/** The commitment in use. */
const ready = async (): Promise<string> => {
  const { seeds, next } = await state();
  if (seeds !== null) return seeds.commitment;
  await change('first words', next);
  return next;
};

beforeEach(async () => {
  await platform.db.execute(sql`delete from limit_counter`);
});

test('a launch of the vendor INSTANT opens the game on the games host, and no other game under its name', async () => {
  const { gameUrl } = await platform.value('game.launch', launchForm, { token, host: 'localhost:8080' });
  const url = new URL(gameUrl);
  expect(url.origin + url.pathname).toBe('http://games.localhost:8080/instant/');
  expect(url.searchParams.get('game')).toBe('beacon');
  for (const gameCode of ['rapid5', 'dragon-court', undefined]) {
    const { gameCode: _, ...form } = launchForm;
    const other = { ...form, ...(gameCode && { gameCode }) };
    expect(codeOf(await platform.call('game.launch', other, { token }))).toEqual([404, 'game.unknown']);
  }
});

test('the sheet before play has the rules, the stakes, and the return', async () => {
  const about = await platform.value('game.about', { vendor: 'INSTANT', game: 'beacon' }, { language: 'EN' });
  expect(about).toMatchObject({
    stake: { least: '100', most: '10000' },
    returns: { least: 9700, most: 9700 },
    hasTrial: true,
  });
  // The fourth is the jackpot's.
  expect(about.rules).toHaveLength(4);
});

test('the secret is promised before the player chooses a seed, and no round happens without one', async () => {
  const before = await state();
  expect(before).toMatchObject({ seeds: null, revealed: null, rounds: [], targets: { least: 101, most: 100_000 } });
  expect(before.next).toMatch(/^[\w-]{43}$/);
  expect(codeOf(await bet({ commitment: before.next }))).toEqual([400, 'seed.changed']);
  const { body } = await change('my words', before.next);
  expect(body).toMatchObject({
    value: { seeds: { commitment: before.next, clientSeed: 'my words', nonce: 0 }, revealed: null },
  });
});

test('a round takes the stake, pays the target, and is repeated under its key without another round', async () => {
  const commitment = await ready();
  const before = BigInt((await state()).balance);
  const key = newKey();
  const first = await bet({ commitment }, key);
  const again = await bet({ commitment }, key);
  if (!first.body.success || !again.body.success) throw new Error('refused');
  const { round, seeds, balance } = first.body.value;
  expect(again.body.value.round).toEqual(round);
  expect(BigInt(round.win)).toBe(round.result >= 200 ? 1_000n : 0n);
  expect(BigInt(balance)).toBe(before - 500n + BigInt(round.win));
  expect((await state()).balance).toBe(balance);
  expect(seeds.nonce).toBe(round.nonce + 1);
  expect((await platform.value('wallet.balance', {}, { token })).amount).toBe(balance);
  const mixed = await bet({ commitment, stake: '600' }, key);
  expect(codeOf(mixed)).toEqual([422, 'idempotency.mismatch']);
});

test('a change of seeds reveals the secret, from which anyone computes the rounds', async () => {
  const commitment = await ready();
  const rounds = [];
  for (let count = 0; count < 5; count += 1) rounds.push((await played(commitment)).round);
  const [first] = rounds;
  const proof = () => platform.value('games.instantProof', { game: 'beacon', round: first?.round ?? '' });
  expect(await proof()).toMatchObject({ seed: null, commitment });
  const { next } = await state();
  const { body } = await change('other words', next);
  if (!body.success || !body.value.revealed) throw new Error('nothing revealed');
  const { seed, clientSeed } = body.value.revealed;
  const secret = Buffer.from(seed, 'base64url');
  expect(createHash('sha256').update(secret).digest('base64url')).toBe(commitment);
  for (const { nonce, result } of rounds) {
    const hex = createHmac('sha256', secret).update(`beacon|${nonce}|${clientSeed}`).digest('hex').slice(0, 8);
    const multiple = Math.floor((97 * 2 ** 32) / (Number.parseInt(hex, 16) + 1));
    expect(result).toBe(Math.min(100_000, Math.max(100, multiple)));
  }
  expect(await proof()).toMatchObject({ seed, clientSeed, nonce: first?.nonce, result: first?.result });
  expect(await state()).toMatchObject({ seeds: { commitment: next, clientSeed: 'other words', nonce: 0 } });
});

test('of two tabs the one with old seeds is told so; its bet does not happen, and its change neither', async () => {
  const commitment = await ready();
  const { next, balance } = await state();
  expect((await change('of one tab', next)).body.success).toBe(true);
  expect(codeOf(await bet({ commitment }))).toEqual([400, 'seed.changed']);
  expect(codeOf(await change('of the other tab', next))).toEqual([400, 'seed.changed']);
  expect((await change('of one tab', next)).body.success, 'a repetition changes nothing').toBe(true);
  expect(await state()).toMatchObject({ balance, seeds: { commitment: next, clientSeed: 'of one tab' } });
});

test('rounds of two tabs at once have a number each, and the money of both', async () => {
  const commitment = await ready();
  const before = BigInt((await state()).balance);
  const answers = await Promise.all(Array.from({ length: 8 }, () => played(commitment)));
  expect(new Set(answers.map(({ round }) => round.nonce)).size).toBe(8);
  const wins = answers.reduce((sum, { round }) => sum + BigInt(round.win), 0n);
  expect(BigInt((await state()).balance)).toBe(before - 4_000n + wins);
});

test.each([
  ['10 kB long', 'x'.repeat(10_240)],
  ['65 characters long', 'x'.repeat(65)],
  ['empty', ''],
  ['of spaces', '   '],
  ['with a line break', 'a\nb'],
])('a seed that is %s is refused with its reason', async (_, clientSeed) => {
  await ready();
  const { next } = await state();
  const reply = await change(clientSeed, next);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({
    errorCode: 'client.seed.invalid',
    message: 'Your seed can have 1 to 64 characters. Shorten it and try again.',
  });
  expect((await state()).next).toBe(next);
});

test.each([
  ['a stake below the least', { stake: '99' }, 'stake.out.of.range'],
  ['a stake above the most', { stake: '10001' }, 'stake.out.of.range'],
  ['a multiple below ×1.01', { target: 100 }, 'target.out.of.range'],
  ['a multiple above ×1,000', { target: 100_001 }, 'target.out.of.range'],
  ['half a hundredth', { target: 200.5 }, 'input.invalid'],
  ['a game that nobody has', { game: 'ascent' }, 'game.unknown'],
] as const)('%s is refused, and nothing moves', async (_, wrong, code) => {
  const commitment = await ready();
  const { balance, seeds } = await state();
  expect(codeOf(await bet({ commitment, ...wrong }))[1]).toBe(code);
  expect(await state()).toMatchObject({ balance, seeds });
});

test('a bet without the money for it is refused, and uses no number', async () => {
  const commitment = await ready();
  const { seeds } = await state();
  await platform.db.execute(sql`update account set balance = 100 where kind = 'member' and owner in
    (select id from member where account = 'demo' and merchant = 'aurora')`);
  expect(codeOf(await bet({ commitment }))).toEqual([400, 'balance.insufficient']);
  expect((await state()).seeds).toEqual(seeds);
  await platform.db.execute(sql`update account set balance = (select sum(amount) from posting where account_id = account.id)
    where kind = 'member'`);
});

test('play counts for missions and points as that of other games', async () => {
  const counted = async () =>
    (
      await rows<{ stakes: bigint; bets: number }>(
        platform.db,
        sql`select stakes, bets from play_sum where span = 'all' and merchant = 'aurora'`,
      )
    )[0] ?? { stakes: 0n, bets: 0 };
  const before = await counted();
  await played(await ready(), { stake: '700' });
  const after = await counted();
  expect([after.stakes - before.stakes, after.bets - before.bets]).toEqual([700n, 1]);
});

test('a member who rests from play places no bet', async () => {
  const commitment = await ready();
  await platform.db.execute(sql`update member set status = 'excluded' where account = 'demo' and merchant = 'aurora'`);
  expect((await bet({ commitment })).body.success).toBe(false);
  await platform.db.execute(sql`update member set status = 'active' where account = 'demo' and merchant = 'aurora'`);
});

describe('a member who may not play', () => {
  const forms = [
    ['a lottery', { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' }],
    ['a lottery of the SEA form', { launchMode: 'SEA', lottoMode: 'traditional', device: 'MOBILE', language: 'EN' }],
    ['an instant game', launchForm],
    ['a vendor’s game', { vendor: 'AMBER_FOX', gameCode: 'golden-crown', device: 'MOBILE', language: 'EN' }],
  ] as const;
  const become = (status: string) =>
    platform.db.execute(sql`update member set status = ${status} where account = 'demo' and merchant = 'aurora'`);
  afterEach(() => become('active'));

  test.each(forms)('opens no game: %s', async (_, form) => {
    for (const [status, code] of [
      ['limited', 'member.limited'],
      ['timeOut', 'member.timeout'],
    ] as const) {
      await become(status);
      const reply = await platform.call('game.launch', form, { token, host: AURORA });
      expect([status, codeOf(reply)[1]]).toEqual([status, code]);
    }
    for (const status of ['excluded', 'closed']) {
      await become(status);
      const reply = await platform.call('game.launch', form, { token, host: AURORA });
      expect([status, reply.body.success]).toEqual([status, false]);
    }
  });

  test('gets no trial either', async () => {
    await become('timeOut');
    const trial = { gameId: 'beacon', nodeId: 'INSTANT', platform: 'html5' } as const;
    expect(codeOf(await platform.call('relay.gameTrialLaunch', trial, { token }))[1]).toBe('member.timeout');
  });
});

test('a round belongs to its operator and its game, and a proof tells nothing of money', async () => {
  const { round } = await played(await ready());
  const proof = await platform.value('games.instantProof', { game: 'beacon', round: round.round });
  expect(Object.keys(proof).sort()).toEqual(
    ['game', 'round', 'commitment', 'clientSeed', 'nonce', 'target', 'result', 'seed', 'jackpot'].sort(),
  );
  for (const [input, host] of [
    [{ game: 'beacon', round: round.round }, LOTUS],
    [{ game: 'other', round: round.round }, AURORA],
    [{ game: 'beacon', round: 'nobody' }, AURORA],
  ] as const)
    expect(codeOf(await platform.call('games.instantProof', input, { host }))[1]).toBe('receipt.unknown');
});

test('a trial plays the same rounds with play money, and no book of a member changes', async () => {
  const books = async (): Promise<string> =>
    JSON.stringify([
      await rows(platform.db, sql`select id, balance::text from account order by id`),
      await rows(platform.db, sql`select count(*)::int as count from posting`),
      await rows(platform.db, sql`select stakes::text, bets from play_sum order by member_id, span, start`),
    ]);
  const before = await books();
  const launch = { gameId: 'beacon', nodeId: 'INSTANT', platform: 'html5' } as const;
  const { gameUrl } = await platform.value('relay.gameTrialLaunch', launch, { host: 'localhost:8080' });
  const url = new URL(gameUrl);
  expect(url.pathname).toBe('/instant/');
  const entered = await platform.value('games.trialEnter', { code: url.searchParams.get('code') ?? '' });
  const trial = entered.session;
  const { next, balance } = await platform.value('games.instantTrialState', { trial, game: 'beacon' });
  expect(balance).toBe('20000');
  await platform.value('games.instantTrialSeed', { trial, game: 'beacon', clientSeed: 'for fun', next });
  const form = { trial, game: 'beacon', stake: '100', target: 150, commitment: next };
  const key = newKey();
  const one = await platform.value('games.instantTrialBet', form, { idempotencyKey: key });
  const same = await platform.value('games.instantTrialBet', form, { idempotencyKey: key });
  expect(same.round).toEqual(one.round);
  expect(BigInt(one.balance)).toBe(20_000n - 100n + BigInt(one.round.win));
  expect(await books()).toBe(before);
  expect(codeOf(await platform.call('games.instantState', { game: 'beacon' }, { token: trial }))[1]).toBe(
    'CUSTOMER_NOT_LOGIN',
  );
  const foreign = await platform.call('games.instantTrialState', { trial: session, game: 'beacon' });
  expect(codeOf(foreign)[1]).toBe('CUSTOMER_NOT_LOGIN');
});

test('the ledger has each round once; the check finds one whose stake was never booked', async () => {
  await played(await ready());
  expect(await ledgerFaults(platform)).toEqual([]);
  await platform.db.execute(sql`update instant_round set win = win + 1, win_transfer = coalesce(win_transfer, 'nowhere')
    where id = (select id from instant_round where member_id is not null order by played_at desc limit 1)`);
  expect(JSON.stringify(await ledgerFaults(platform))).toContain('a win of an instant game is not booked once');
});
