// The jackpot over HTTP: what feeds it, who wins it, and what stands in the ledger.
import { createHmac, randomBytes } from 'node:crypto';
import type { InputOf, OutputOf } from '@foyer/contract';
import { demoMember } from '@foyer/contract/demo';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { rows } from '../../../db/database.ts';
import { giveCash, ledgerFaults } from '../../../testing/money.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

let platform: TestPlatform;
let clock = 0;

beforeAll(async () => {
  platform = await startTestPlatform({}, { now: () => new Date(Date.now() + clock) });
  for (const name of [demoMember.username, 'jade']) await enter(name);
});
afterAll(() => platform.close());
beforeEach(async () => {
  await platform.db.execute(sql`delete from limit_counter`);
  // What is kept for a moment is forgotten.
  clock += 11_000;
});

const launch = { vendor: 'INSTANT', gameCode: 'beacon', device: 'MOBILE', language: 'EN' } as const;
const newKey = (): string => randomBytes(16).toString('hex');
const game = 'beacon';

interface Player {
  readonly token: string;
  readonly session: string;
}
const players = new Map<string, Player>();

async function enter(username: string): Promise<void> {
  const { password } = demoMember;
  const { token } = await platform.value('session.login', { type: 'username', username, password }, { host: AURORA });
  const { gameUrl } = await platform.value('game.launch', launch, { token, host: AURORA });
  const code = new URL(gameUrl).searchParams.get('code') ?? '';
  const { session } = await platform.value('games.enter', { code });
  players.set(username, { token, session });
}

const playerOf = (name: string): Player => {
  const player = players.get(name);
  if (!player) throw new Error(`no player ${name}`);
  return player;
};
const stateOf = (name = 'demo') => platform.value('games.instantState', { game }, { token: playerOf(name).session });
const jackpotNow = async (): Promise<string | undefined> =>
  (await platform.value('games.jackpot', { game })).jackpot?.amount;

/** A seed of the player whose first round draws a number of the jackpot up to `most`, or only ones above it. */
const chosenSeed = (secret: Buffer, most: bigint, wins: boolean): string => {
  for (let tries = 0; tries < 1_000_000; tries += 1) {
    const clientSeed = `try ${tries}`;
    const block = createHmac('sha256', secret).update(`${game}|0|${clientSeed}`).digest();
    const number = (BigInt(`0x${block.subarray(4, 10).toString('hex')}`) * 5_000_000n) / 2n ** 48n + 1n;
    if (number <= most === wins) return clientSeed;
  }
  throw new Error('no seed found');
};

/** Puts the next secret in use with a seed that makes the first round win the jackpot with this stake, or not. */
const prepare = async (name: string, stake: bigint, wins: boolean): Promise<string> => {
  const { next } = await stateOf(name);
  const [found] = await rows<{ seed: string }>(
    platform.db,
    sql`select encode(seed, 'hex') as seed from instant_seed where commitment = ${next}`,
  );
  const clientSeed = chosenSeed(Buffer.from(found?.seed ?? '', 'hex'), stake, wins);
  await platform.value('games.instantSeed', { game, clientSeed, next }, { token: playerOf(name).session });
  return next;
};

type Bet = InputOf<'games.instantBet'>;
const bet = (name: string, input: Pick<Bet, 'commitment' | 'stake'>, idempotencyKey = newKey()) =>
  platform.value(
    'games.instantBet',
    { game, target: 200, ...input },
    { token: playerOf(name).session, idempotencyKey },
  );
type Round = OutputOf<'games.instantBet'>;
const play = async (name: string, stake: bigint, wins: boolean): Promise<Round> =>
  bet(name, { stake: String(stake), commitment: await prepare(name, stake, wins) });

const pots = () =>
  rows<{ number: number; amount: bigint; won: boolean }>(
    platform.db,
    sql`select number, amount, won_at is not null as won from jackpot_pot where merchant = 'aurora' order by number`,
  );
const edit = async (value: object): Promise<void> => {
  const { merchants } = platform.context;
  const operator = merchants.byCode('aurora');
  if (operator?.jackpot == null) throw new Error('no jackpot');
  Object.assign(operator.jackpot, value);
};

test('before the first stake the jackpot is what the operator puts in; the sheet before play says how it works', async () => {
  expect(await jackpotNow()).toBe('50000');
  const { items } = await platform.value('game.jackpots', {}, { language: 'EN' });
  expect(items).toEqual([
    {
      amount: '50000',
      share: 100,
      seed: '50000',
      stakesPerWin: '5000000',
      vendor: 'INSTANT',
      game,
      title: 'Beacon',
      art: 'games/beacon',
    },
  ]);
  const about = await platform.value('game.about', { vendor: 'INSTANT', game }, { language: 'EN' });
  expect(about.jackpot).toEqual({ amount: '50000', share: 100, seed: '50000', stakesPerWin: '5000000' });
  expect(about.rules.at(-1)).toBe(
    '1% of each stake goes into the jackpot. Every round for real money can win it all: with $1.00, the chance is 1 in 50,000. The next jackpot starts at $500.00.',
  );
  expect(await pots()).toEqual([]);
});

test('one per cent of a stake goes into the jackpot, and the money of the round stays right', async () => {
  const before = BigInt((await stateOf()).balance);
  const { round, balance, jackpot } = await play('demo', 550n, false);
  expect(round.jackpot).toMatchObject({ of: '5000000', win: '0' });
  expect(jackpot).toBe('50005');
  expect(BigInt(balance)).toBe(before - 550n + BigInt(round.win));
  expect([await jackpotNow(), (await stateOf('jade')).jackpot?.amount]).toEqual(['50005', '50005']);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('the round that wins it gets all of it once, in its own transaction, and the next one begins with the seed', async () => {
  const stake = 1_000n;
  const commitment = await prepare('demo', stake, true);
  const before = BigInt((await stateOf()).balance);
  const waiting = BigInt((await jackpotNow()) ?? '0');
  const key = newKey();
  const first = await bet('demo', { stake: '1000', commitment }, key);
  const again = await bet('demo', { stake: '1000', commitment }, key);
  expect(first.round.jackpot?.win).toBe(String(waiting + 10n));
  expect(again.round).toEqual(first.round);
  expect(BigInt(first.balance)).toBe(before - stake + BigInt(first.round.win) + waiting + 10n);
  expect((await stateOf()).balance).toBe(first.balance);
  expect([first.jackpot, await jackpotNow()]).toEqual(['50000', '50000']);
  expect(await pots()).toEqual([
    { number: 1, amount: waiting + 10n, won: true },
    { number: 2, amount: 50_000n, won: false },
  ]);
  expect(await ledgerFaults(platform)).toEqual([]);
  const { token } = playerOf('demo');
  const { items } = await platform.value('wallet.transactions', { type: 'bet' }, { token, language: 'EN' });
  expect(items).toContainEqual(
    expect.objectContaining({ type: 'win', amount: String(waiting + 10n), subject: 'Beacon · Jackpot' }),
  );
  // The stake, the win and the jackpot of one round lead to one game.
  const lines = items.filter(({ reference }) => reference === first.round.round);
  expect(lines.map(({ game }) => game)).toEqual(lines.map(() => ({ vendor: 'INSTANT', code: 'beacon' })));
  expect(lines.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['Beacon', 'Beacon · Jackpot']));
});

test('a jackpot stands among the wins that others see, unless its member hides them', async () => {
  const { largest, latest } = await platform.value('game.wins', {}, { language: 'EN' });
  const row = { name: 'd•••', game, vendor: 'INSTANT', title: 'Beacon', art: 'games/beacon', jackpot: true };
  expect(largest[0]).toMatchObject(row);
  expect(latest[0]).toMatchObject(row);
  const { token } = playerOf('demo');
  await platform.value('game.hideWins', { hidden: true }, { token });
  expect((await platform.value('game.wins', {})).largest).toEqual([]);
  await platform.value('game.hideWins', { hidden: false }, { token });
});

test('the proof of a round has the number, and whether the stake reached it, but no amount of the member', async () => {
  const { round } = await play('demo', 700n, false);
  const { jackpot } = await platform.value('games.instantProof', { game, round: round.round });
  expect(jackpot).toEqual({ number: round.jackpot?.number, of: '5000000', isWon: false });
});

test('of two members who win at once each gets a pot of its own, and no money is lost', async () => {
  const [one, other] = await Promise.all([prepare('demo', 5_000n, true), prepare('jade', 5_000n, true)]);
  const waiting = BigInt((await jackpotNow()) ?? '0');
  const answers = await Promise.all([
    bet('demo', { stake: '5000', commitment: one }),
    bet('jade', { stake: '5000', commitment: other }),
  ]);
  const wins = answers.map(({ round }) => BigInt(round.jackpot?.win ?? '0')).toSorted((a, b) => Number(b - a));
  expect(wins).toEqual([waiting + 50n, 50_050n]);
  expect((await pots()).filter(({ won }) => !won)).toEqual([{ number: 4, amount: 50_000n, won: false }]);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('rounds of two tabs and of two members at once all feed the one pot', async () => {
  const [one, other] = await Promise.all([prepare('demo', 10_000n, false), prepare('jade', 10_000n, false)]);
  const waiting = BigInt((await jackpotNow()) ?? '0');
  const answers = await Promise.all(
    Array.from({ length: 4 }, (_, tab) => tab).flatMap(() => [
      bet('demo', { stake: '100', commitment: one }),
      bet('jade', { stake: '100', commitment: other }),
    ]),
  );
  const won = answers.filter(({ round }) => round.jackpot?.win !== '0');
  if (won.length === 0) expect(await jackpotNow()).toBe(String(waiting + 8n));
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('play money neither feeds the jackpot nor wins it, and shows none', async () => {
  const waiting = await jackpotNow();
  const form = { gameId: game, nodeId: 'INSTANT', platform: 'html5' } as const;
  const { gameUrl } = await platform.value('relay.gameTrialLaunch', form, { host: 'localhost:8080' });
  const code = new URL(gameUrl).searchParams.get('code') ?? '';
  const { session: trial } = await platform.value('games.trialEnter', { code });
  const state = await platform.value('games.instantTrialState', { trial, game });
  expect(state.jackpot).toBeNull();
  await platform.value('games.instantTrialSeed', { trial, game, clientSeed: 'for fun', next: state.next });
  const input = { trial, game, stake: '10000', target: 150, commitment: state.next };
  const { round, jackpot } = await platform.value('games.instantTrialBet', input, { idempotencyKey: newKey() });
  expect([round.jackpot, jackpot, await jackpotNow()]).toEqual([null, null, waiting]);
});

test('an operator who switches it off shows none, feeds none and pays none; what waits stays', async () => {
  const waiting = await jackpotNow();
  await edit({ isOn: false });
  expect(await jackpotNow()).toBeUndefined();
  expect((await platform.value('game.jackpots', {})).items).toEqual([]);
  const about = await platform.value('game.about', { vendor: 'INSTANT', game });
  expect([about.jackpot, about.rules.length]).toEqual([null, 3]);
  const { round, jackpot } = await play('demo', 1_000n, true);
  expect([round.jackpot, jackpot, (await stateOf()).jackpot]).toEqual([null, null, null]);
  expect(await ledgerFaults(platform)).toEqual([]);
  await edit({ isOn: true });
  expect(await jackpotNow()).toBe(waiting);
});

test('a larger limit of stakes makes no round win the pot that waits with more than one chance in ten', async () => {
  const most = platform.context.merchants.byCode('aurora')?.stake;
  if (most === undefined) throw new Error('no operator');
  const { max } = most;
  Object.assign(most, { max: '9000000' });
  const found = await rows<{ id: string }>(
    platform.db,
    sql`select id from member where merchant = 'aurora' and account = 'demo'`,
  );
  await giveCash(platform, found[0]?.id ?? '', 10_000_000n);
  const { round } = await play('demo', 4_000_000n, false);
  expect(round.jackpot).toMatchObject({ of: '40000000', win: '0' });
  Object.assign(most, { max });
  expect((await play('demo', 10_000n, false)).round.jackpot?.of).toBe('5000000');
});

test('a pot that was opened without terms gets those of its next round', async () => {
  await platform.db.execute(sql`update jackpot_pot set share = null, stakes_per_win = null where won_at is null`);
  expect((await platform.value('games.jackpot', { game })).jackpot).toMatchObject({
    share: 100,
    stakesPerWin: '5000000',
  });
  await play('demo', 1_000n, false);
  const found = await rows<{ share: number; of: bigint }>(
    platform.db,
    sql`select share, stakes_per_win as of from jackpot_pot where merchant = 'aurora' and won_at is null`,
  );
  expect(found).toEqual([{ share: 100, of: 5_000_000n }]);
});

test('another share, seed and number of stakes for a win count from the next pot on', async () => {
  await edit({ share: 300, seed: '60000', stakesPerWin: '1000' });
  const waiting = BigInt((await jackpotNow()) ?? '0');
  const facts = { share: 100, seed: '60000', stakesPerWin: '5000000' };
  expect((await platform.value('games.jackpot', { game })).jackpot).toMatchObject(facts);
  expect((await platform.value('game.jackpots', {})).items[0]).toMatchObject(facts);
  expect((await platform.value('game.about', { vendor: 'INSTANT', game })).jackpot).toMatchObject(facts);
  expect((await stateOf()).jackpot).toMatchObject(facts);
  const lost = await play('demo', 1_000n, false);
  expect([lost.round.jackpot?.of, lost.jackpot]).toEqual(['5000000', String(waiting + 10n)]);
  const { round, jackpot } = await play('demo', 1_000n, true);
  expect([round.jackpot?.win, jackpot]).toEqual([String(waiting + 20n), '60000']);
  const next = (await play('demo', 100n, false)).round.jackpot;
  expect(next?.of).toBe('1000');
  if (next?.win === '0') expect(await jackpotNow()).toBe('60003');
  expect((await platform.value('games.jackpot', { game })).jackpot).toMatchObject({ share: 300, stakesPerWin: '1000' });
  await edit({ share: 100, seed: '50000', stakesPerWin: '5000000' });
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('an operator has a pot of its own', async () => {
  expect((await platform.value('games.jackpot', { game }, { host: LOTUS })).jackpot?.amount).toBe('5000000');
  const unknown = await platform.call('games.jackpot', { game: 'ascent' });
  expect(unknown.body).toMatchObject({ success: false, errorCode: 'game.unknown' });
});

test('a member’s own data has the jackpots', async () => {
  const [won] = await rows<{ count: number }>(
    platform.db,
    sql`select count(*)::int as count from jackpot_pot join member on member.id = jackpot_pot.member_id where member.account = 'jade'`,
  );
  expect(won?.count).toBe(1);
});

test.each([
  [
    'a pot that holds more than its account',
    sql`update jackpot_pot set amount = amount + 1 where won_at is null and merchant = 'aurora'`,
    'a jackpot is not what stands on its account',
  ],
  [
    'a pot that paid another amount',
    sql`update jackpot_pot set amount = amount + 1 where number = 1 and merchant = 'aurora'`,
    'a jackpot that was won is not paid once',
  ],
  [
    'a pot whose seed was never booked',
    sql`update jackpot_pot set seed_transfer = 'nowhere' where number = 2 and merchant = 'aurora'`,
    'the seed of a jackpot is not booked once',
  ],
  [
    'a stake whose part was never booked',
    sql`update instant_round set jackpot_part = jackpot_part + 1 where id = (select id from instant_round where jackpot_part > 0 limit 1)`,
    'the part of a stake that feeds a jackpot is not booked once',
  ],
])('the check of the ledger finds %s', async (_, broken, promise) => {
  await platform.db.execute(broken);
  expect(JSON.stringify(await ledgerFaults(platform))).toContain(promise);
});
