// The seamless wallet through real HTTP, as vendors of both dialects call it.
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { giveCash, ledgerFaults } from '../../../testing/money.ts';
import { startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';
import { type Fields, formWallet, jsonWallet, startVendorStub, type VendorStub } from '../../../testing/vendor.ts';

const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;

let stub: VendorStub;
let platform: TestPlatform;
let token: string;
let memberId: string;
/** The play that a launch made, as the vendor was told of it. */
let session: string;
let ask: ReturnType<typeof jsonWallet>;

const launch = async (vendor: string, gameCode: string, as = token): Promise<string> => {
  await platform.value('game.launch', { device: 'MOBILE', language: 'EN', vendor, gameCode }, { token: as });
  const { body = '' } = stub.launches.at(-1) ?? {};
  return body.startsWith('{') ? JSON.parse(body).session : (new URLSearchParams(body).get('playId') ?? '');
};

beforeAll(async () => {
  stub = await startVendorStub();
  platform = await startTestPlatform({ demoVendorUrl: stub.url });
  ({ token, id: memberId } = await platform.value('session.login', demo));
  session = await launch('AMBER_FOX', 'golden-crown');
  ask = jsonWallet(platform, 'aurora', 'AMBER_FOX');
});
afterAll(async () => {
  await platform.close();
  await stub.close();
});
afterEach(async () => expect(await ledgerFaults(platform)).toEqual([]));

const balance = async () => BigInt((await platform.value('wallet.balance', {}, { token })).amount);
let last = 0;
/** Ids of a round of its own. */
const newRound = () => {
  last += 1;
  return { debit: `d${last}`, credit: `c${last}`, rollback: `b${last}`, round: `r${last}` };
};
const stakeOf = ({ debit, round }: ReturnType<typeof newRound>, amount = '500'): Fields => ({
  session,
  transaction_id: debit,
  round_id: round,
  amount_minor: amount,
  currency: 'USD',
});
const winOf = ({ credit, round }: ReturnType<typeof newRound>, amount = '1200'): Fields => ({
  transaction_id: credit,
  round_id: round,
  amount_minor: amount,
  currency: 'USD',
});
const backOf = ({ rollback, debit }: ReturnType<typeof newRound>): Fields => ({
  transaction_id: rollback,
  debit_id: debit,
});
const done = (amount: bigint) => ({ status: 200, body: { ok: true, balance_minor: String(amount), currency: 'USD' } });
const refused = (error: string) => ({ status: 422, body: { ok: false, error } });

describe('a round', () => {
  test('takes the stake, pays the win, and shows both in the member’s history', async () => {
    const before = await balance();
    const ids = newRound();
    expect(await ask('balance', { session })).toEqual(done(before));
    expect(await ask('debit', stakeOf(ids))).toEqual(done(before - 500n));
    expect(await ask('credit', winOf(ids))).toEqual(done(before + 700n));
    expect(await balance()).toBe(before + 700n);
    const { items } = await platform.value('wallet.transactions', { type: 'bet' }, { token, language: 'VI' });
    expect(items.slice(0, 2).map(({ type, amount, subject }) => [type, amount, subject])).toEqual([
      ['win', '1200', 'Vương Miện Vàng'],
      ['stake', '-500', 'Vương Miện Vàng'],
    ]);
  });

  test('names itself and its game on each of its lines, also where the stake is returned', async () => {
    const [won, returned] = [newRound(), newRound()];
    await ask('debit', stakeOf(won));
    await ask('credit', winOf(won));
    await ask('debit', stakeOf(returned));
    await ask('rollback', { transaction_id: `${returned.debit}-back`, debit_id: returned.debit });
    const { items } = await platform.value('wallet.transactions', { type: 'bet' }, { token });
    const own = { vendor: 'AMBER_FOX', code: items[0]?.game?.code };
    expect(own.code).toBeTruthy();
    expect(items.slice(0, 4).map(({ type, reference, game }) => [type, reference, game])).toEqual([
      ['refund', returned.round, own],
      ['stake', returned.round, own],
      ['win', won.round, own],
      ['stake', won.round, own],
    ]);
  });

  test('that is lost ends with a credit of nothing, which books nothing', async () => {
    const before = await balance();
    const ids = newRound();
    await ask('debit', stakeOf(ids));
    expect(await ask('credit', winOf(ids, '0'))).toEqual(done(before - 500n));
    expect(await ask('rollback', backOf(ids))).toEqual(refused('round_settled'));
    expect(await balance()).toBe(before - 500n);
  });
});

describe('a stake in a round', () => {
  test('of another member is refused, and the win goes to the member who staked first', async () => {
    const jade = await platform.value('session.login', { ...demo, username: 'jade' });
    const cashOfJade = async () => BigInt((await platform.value('wallet.balance', {}, { token: jade.token })).amount);
    const play = await launch('AMBER_FOX', 'golden-crown', jade.token);
    const [before, other] = [await balance(), await cashOfJade()];
    const ids = newRound();
    await ask('debit', stakeOf(ids));
    // Its id comes before that of the first stake.
    const shared = { ...stakeOf(ids), session: play, transaction_id: `a-${ids.debit}` };
    expect(await ask('debit', shared)).toEqual(refused('transaction_conflict'));
    expect(await ask('credit', winOf(ids))).toEqual(done(before + 700n));
    expect(await cashOfJade()).toBe(other);
  });

  test('that is settled is refused, and taking it back changes nothing', async () => {
    const ids = newRound();
    await ask('debit', stakeOf(ids));
    await ask('credit', winOf(ids, '0'));
    const before = await balance();
    const late = { ...ids, debit: `${ids.debit}-late`, rollback: `${ids.rollback}-late` };
    expect(await ask('debit', stakeOf(late))).toEqual(refused('round_settled'));
    expect(await ask('rollback', backOf(late))).toEqual({ status: 200, body: { ok: true, currency: 'USD' } });
    expect(await balance()).toBe(before);
  });

  test('that is not settled yet counts among the stakes of the round, and comes back until then', async () => {
    const before = await balance();
    const ids = newRound();
    const second = { ...ids, debit: `${ids.debit}-second`, rollback: `${ids.rollback}-second` };
    await ask('debit', stakeOf(ids));
    expect(await ask('debit', stakeOf(second))).toEqual(done(before - 1000n));
    expect(await ask('rollback', backOf(second))).toEqual(done(before - 500n));
    expect(await ask('credit', winOf(ids))).toEqual(done(before + 700n));
  });
});

test('while the site is in maintenance a round that was begun is paid, and no stake is taken', async () => {
  const [begun, late] = [newRound(), newRound()];
  await ask('debit', stakeOf(begun));
  const merchant = platform.context.merchants.byCode('aurora');
  const open = { maintenance: { on: false, end: null, text: null } };
  Object.assign(merchant ?? {}, { maintenance: { on: true, end: null, text: null } });
  try {
    expect(await ask('debit', stakeOf(late))).toEqual(refused('play_closed'));
    expect(await ask('credit', winOf(begun))).toMatchObject({ status: 200 });
  } finally {
    Object.assign(merchant ?? {}, open);
  }
});

test('a round counts for the leader board once, when it is settled, and not where its stake came back', async () => {
  const counted = async (): Promise<bigint> => {
    const { own } = await platform.value('promotion.leaderBoard', {}, { token });
    return BigInt(own?.stakes ?? 0);
  };
  const before = await counted();
  const [lost, won, back] = [newRound(), newRound(), newRound()];
  for (const ids of [lost, won, back]) await ask('debit', stakeOf(ids));
  expect(await counted()).toBe(before);
  await ask('rollback', backOf(back));
  await ask('credit', winOf(lost, '0'));
  await ask('credit', winOf(won));
  await ask('credit', winOf(won));
  await ask('credit', { ...winOf(won), transaction_id: `${won.credit}-more` });
  expect(await counted()).toBe(before + 1000n);
});

describe('a repeated call', () => {
  test('gets the answer of the first one, and books nothing again', async () => {
    const ids = newRound();
    const first = [await ask('debit', stakeOf(ids)), await ask('credit', winOf(ids))];
    const between = await balance();
    const other = newRound();
    await ask('debit', stakeOf(other, '100'));
    expect([await ask('debit', stakeOf(ids)), await ask('credit', winOf(ids))]).toEqual(first);
    expect(await balance()).toBe(between - 100n);
  });

  test.each([
    ['amount', (ids: ReturnType<typeof newRound>) => ask('debit', stakeOf(ids, '501'))],
    ['round', (ids: ReturnType<typeof newRound>) => ask('debit', { ...stakeOf(ids), round_id: 'another' })],
    ['kind', (ids: ReturnType<typeof newRound>) => ask('credit', { ...winOf(ids), transaction_id: ids.debit })],
  ])('with another %s is a conflict and books nothing', async (_, again) => {
    const ids = newRound();
    await ask('debit', stakeOf(ids));
    const before = await balance();
    expect(await again(ids)).toEqual(refused('transaction_conflict'));
    expect(await balance()).toBe(before);
  });

  test('of a refused stake is refused again, whatever the member has by then', async () => {
    const all = await balance();
    const ids = newRound();
    expect(await ask('debit', stakeOf(ids, String(all + 1n)))).toEqual(refused('insufficient_funds'));
    await giveCash(platform, memberId, 10n);
    expect(await ask('debit', stakeOf(ids, String(all + 1n)))).toEqual(refused('insufficient_funds'));
    expect(await balance()).toBe(all + 10n);
  });
});

describe('a stake that is taken back', () => {
  test('comes back once, however often and under however many ids it is asked for', async () => {
    const before = await balance();
    const ids = newRound();
    await ask('debit', stakeOf(ids));
    const answers = [
      await ask('rollback', backOf(ids)),
      await ask('rollback', backOf(ids)),
      await ask('rollback', { ...backOf(ids), transaction_id: `${ids.rollback}-again` }),
    ];
    expect(answers).toEqual([done(before), done(before), done(before)]);
    expect(await balance()).toBe(before);
    const { items } = await platform.value('wallet.transactions', {}, { token });
    expect(items[0]).toMatchObject({ type: 'refund', amount: '500' });
  });

  test('before it came is refused when it comes', async () => {
    const before = await balance();
    const ids = newRound();
    expect(await ask('rollback', backOf(ids))).toEqual({ status: 200, body: { ok: true, currency: 'USD' } });
    expect(await ask('debit', stakeOf(ids))).toEqual(refused('transaction_voided'));
    expect(await ask('rollback', backOf(ids))).toEqual({ status: 200, body: { ok: true, currency: 'USD' } });
    expect(await balance()).toBe(before);
  });

  test('pays no win any more, and a win is not taken back', async () => {
    const ids = newRound();
    await ask('debit', stakeOf(ids));
    await ask('rollback', backOf(ids));
    expect(await ask('credit', winOf(ids))).toEqual(refused('round_unknown'));
    const paid = newRound();
    await ask('debit', stakeOf(paid));
    await ask('credit', winOf(paid));
    expect(await ask('rollback', backOf(paid))).toEqual(refused('round_settled'));
    expect(await ask('rollback', { transaction_id: `${paid.rollback}-c`, debit_id: paid.credit })).toEqual(
      refused('transaction_conflict'),
    );
  });
});

test('a win of an unknown round is refused, and booked once its stake has come', async () => {
  const before = await balance();
  const ids = newRound();
  expect(await ask('credit', winOf(ids))).toEqual(refused('round_unknown'));
  await ask('debit', stakeOf(ids));
  expect(await ask('credit', winOf(ids))).toEqual(done(before + 700n));
});

describe('a call is not believed', () => {
  const now = () => Math.floor(Date.now() / 1000);
  test.each([
    ['with another key', () => ask('debit', stakeOf(newRound()), { key: 'x'.repeat(40) }), 401, 'signature'],
    ['signed for another path', () => ask('debit', stakeOf(newRound()), { path: '/wps/x' }), 401, 'signature'],
    ['that was changed', () => ask('debit', stakeOf(newRound()), { body: '{"session":"x"}' }), 401, 'signature'],
    ['of two minutes ago', () => ask('debit', stakeOf(newRound()), { seconds: String(now() - 120) }), 401, 'stale'],
    ['without an amount', () => ask('debit', { session, transaction_id: 'x', round_id: 'x' }), 400, 'malformed'],
    ['with a float', () => ask('debit', stakeOf(newRound(), '5.5')), 400, 'malformed'],
    ['with less than nothing', () => ask('debit', stakeOf(newRound(), '-5')), 400, 'malformed'],
  ] as const)('%s, and books nothing', async (_, call, status, error) => {
    const before = await balance();
    expect(await call()).toEqual({ status, body: { ok: false, error } });
    expect(await balance()).toBe(before);
  });

  test.each([
    ['aurora', 'NOBODY', 'debit'],
    ['nobody', 'AMBER_FOX', 'debit'],
    ['aurora', 'AMBER_FOX', 'withdraw'],
  ])('of %s at %s for a %s', async (operator, vendor, action) => {
    const { status } = await jsonWallet(platform, operator, vendor)(action, stakeOf(newRound()), {
      key: 'x'.repeat(40),
    });
    expect(status).toBe(404);
  });

  test('of one vendor for the play or the round of another', async () => {
    const other = jsonWallet(platform, 'aurora', 'BLUE_HERON');
    const ids = newRound();
    expect(await other('debit', stakeOf(ids))).toEqual(refused('session_unknown'));
    await ask('debit', stakeOf(newRound()));
    const mine = newRound();
    await ask('debit', stakeOf(mine));
    expect(await other('credit', winOf(mine))).toEqual(refused('round_unknown'));
    expect(await other('balance', { session })).toEqual(refused('session_unknown'));
  });

  test('in another currency', async () => {
    expect(await ask('debit', { ...stakeOf(newRound()), currency: 'VND' })).toEqual(refused('currency_mismatch'));
  });
});

test('a member who logged out or may not bet stakes nothing more, and is still paid', async () => {
  const { token: second } = await platform.value('session.login', demo);
  const play = await launch('AMBER_FOX', 'golden-crown', second);
  const ids = newRound();
  await ask('debit', { ...stakeOf(ids), session: play });
  await platform.value('session.logout', {}, { token: second });
  expect(await ask('debit', { ...stakeOf(newRound()), session: play })).toEqual(refused('session_unknown'));
  expect(await ask('balance', { session: play })).toEqual(refused('session_unknown'));
  const before = await balance();
  expect(await ask('credit', winOf(ids))).toEqual(done(before + 1200n));
});

test('a vendor that speaks forms gets decimals, and answers in codes', async () => {
  const form = formWallet(platform, 'aurora', 'RED_KITE');
  const playId = await launch('RED_KITE', 'golden-bullseye');
  const before = await balance();
  const decimal = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
  const stake = { playId, txId: 'f1', roundId: 'f', money: '5.00', ccy: 'USD' };
  expect(await form('debit', stake)).toEqual({
    status: 200,
    body: { code: '0', balance: decimal(before - 500n), ccy: 'USD' },
  });
  expect((await form('debit', { ...stake, txId: 'f2', money: '5.001' })).body).toEqual({ code: '1002' });
  expect((await form('debit', { ...stake, txId: 'f3', money: '99999999' })).body).toEqual({ code: '2003' });
  expect((await form('debit', stake, { key: 'x'.repeat(40) })).body).toEqual({ code: '1001' });
  await form('rollback', { txId: 'f4', refTxId: 'f1' });
  expect(await balance()).toBe(before);
});

test('the ledger check finds a transaction that was never booked, and a line that has none', async () => {
  const ids = newRound();
  await ask('debit', stakeOf(ids));
  await platform.db.execute(sql`update vendor_transaction set transfer_id = null where id = ${ids.debit}`);
  const found = (await ledgerFaults(platform)).map(({ promise }) => promise);
  expect(found).toEqual([
    "a vendor's transaction is not booked once, with its amount",
    "a line stands on a vendor's account without a transaction",
  ]);
  await platform.db.execute(sql`update vendor_transaction set transfer_id =
    (select id from transfer where reference = ${`vendor|AMBER_FOX|${ids.debit}`}) where id = ${ids.debit}`);
});
