// Calls of vendors at the same moment: one booking for an id, never more than there is, and no stake both paid and taken back.
import { demoMember } from '@foyer/contract/demo';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { requirePostgres } from '../testing/database.ts';
import { giveCash, ledgerFaults } from '../testing/money.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { jsonWallet, startVendorStub, type VendorStub } from '../testing/vendor.ts';

let stub: VendorStub;
let platform: TestPlatform;
let token: string;
let memberId: string;
let session: string;
let sessionOfJade: string;
let ask: ReturnType<typeof jsonWallet>;

beforeAll(async () => {
  requirePostgres();
  stub = await startVendorStub();
  platform = await startTestPlatform({ demoVendorUrl: stub.url });
  ({ token, id: memberId } = await platform.value('session.login', { type: 'username', ...demoMember }));
  const game = { device: 'MOBILE', language: 'EN', vendor: 'AMBER_FOX', gameCode: 'golden-crown' } as const;
  await platform.value('game.launch', game, { token });
  ({ session } = JSON.parse(stub.launches[0]?.body ?? '{}'));
  const jade = await platform.value('session.login', { type: 'username', ...demoMember, username: 'jade' });
  await platform.value('game.launch', game, { token: jade.token });
  sessionOfJade = JSON.parse(stub.launches[1]?.body ?? '{}').session;
  ask = jsonWallet(platform, 'aurora', 'AMBER_FOX');
});
afterAll(async () => {
  await platform?.close();
  await stub?.close();
});

const times = <T>(count: number, work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const balance = async () => BigInt((await platform.value('wallet.balance', {}, { token })).amount);
const stake = (id: string, amount: bigint, round = id) => ({
  ...{ session, transaction_id: id, round_id: round, currency: 'USD' },
  amount_minor: String(amount),
});
const win = (id: string, round: string) => ({
  ...{ transaction_id: id, round_id: round, amount_minor: '900', currency: 'USD' },
});

/** Just so much is there. */
const START = 5000n;
beforeEach(async () => {
  const missing = START - (await balance());
  if (missing !== 0n) await giveCash(platform, memberId, missing);
});

test('of 40 stakes at once only the affordable ones are taken', async () => {
  const answers = await times(40, (at) => ask('debit', stake(`a${at}`, 1000n)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.error))).toEqual(
    new Set(['insufficient_funds']),
  );
  expect(await balance()).toBe(0n);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a stake that is sent 40 times at once is taken once, and each call has the same answer', async () => {
  const answers = await times(40, () => ask('debit', stake('same', 1000n)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 200, body: { ok: true, balance_minor: '4000', currency: 'USD' } })]),
  );
  expect(await balance()).toBe(4000n);
});

test('a win that is sent 40 times at once is paid once', async () => {
  await ask('debit', stake('w', 1000n));
  const answers = await times(40, () => ask('credit', win('wc', 'w')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await balance()).toBe(4900n);
});

test('a stake and its return at once leave nothing taken, in whichever order they arrive', async () => {
  await times(20, (at) =>
    Promise.all([
      ask('debit', stake(`x${at}`, 100n)),
      ask('rollback', { transaction_id: `xb${at}`, debit_id: `x${at}` }),
    ]),
  );
  expect(await balance()).toBe(START);
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a win and the return of its stake at once are never both booked', async () => {
  const outcomes = await times(20, async (at) => {
    await ask('debit', stake(`y${at}`, 100n));
    const [paid, back] = await Promise.all([
      ask('credit', win(`yc${at}`, `y${at}`)),
      ask('rollback', { transaction_id: `yb${at}`, debit_id: `y${at}` }),
    ]);
    return [paid, back].filter(({ status }) => status === 200).length;
  });
  expect(new Set(outcomes)).toEqual(new Set([1]));
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('stakes of two members in one round at once are taken of one of them', async () => {
  const outcomes = await times(20, async (at) => {
    const answers = await Promise.all([
      ask('debit', stake(`s${at}`, 10n)),
      ask('debit', { ...stake(`s${at}-jade`, 10n, `s${at}`), session: sessionOfJade }),
    ]);
    return answers.filter(({ status }) => status === 200).length;
  });
  expect(new Set(outcomes)).toEqual(new Set([1]));
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('a stake that meets the end of its round is settled with it or refused', async () => {
  const counted = async () => BigInt((await platform.value('promotion.leaderBoard', {}, { token })).own?.stakes ?? 0);
  const before = await counted();
  const taken = await times(20, async (at) => {
    await ask('debit', stake(`e${at}`, 10n));
    const [late] = await Promise.all([
      ask('debit', stake(`e${at}-late`, 10n, `e${at}`)),
      ask('credit', win(`ec${at}`, `e${at}`)),
    ]);
    return late.status === 200 ? 20n : 10n;
  });
  expect(await counted()).toBe(before + taken.reduce((sum, each) => sum + each, 0n));
  expect(await ledgerFaults(platform)).toEqual([]);
});

test('several returns of the same stake under different ids at once give it back once', async () => {
  await ask('debit', stake('z', 1000n));
  await times(20, (at) => ask('rollback', { transaction_id: `zb${at}`, debit_id: 'z' }));
  expect(await balance()).toBe(START);
  expect(await ledgerFaults(platform)).toEqual([]);
});
