// Deposits through the platform's real HTTP and the demo's real bank, in both dialects of providers.
import { createHmac } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type RunningBank, startBank } from '../../../../../bank/src/bank.ts';
import { rows } from '../../../db/database.ts';
import { formSignature } from '../../../ports/payment/signed-form.ts';
import { ledgerFaults, payWithdrawal, promisesBrokenBy, stepUp, usableAccount } from '../../../testing/money.ts';
import { AURORA, LOTUS, startTestPlatform, type TestPlatform } from '../../../testing/platform.ts';

const MERCHANTS = resolve(import.meta.dirname, '../../../../../../merchants');
const demo = { type: 'username', username: 'demo', password: 'demo-Foyer-2026' } as const;

let folder: string;
let bank: RunningBank;
let platform: TestPlatform;
let shift = 0;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-bank-'));
  bank = await startBank({ merchants: MERCHANTS, folder, port: 0 });
  platform = await startTestPlatform({ demoBankUrl: bank.url }, { now: () => new Date(Date.now() + shift) });
  for (const host of [AURORA, LOTUS]) tokens[host] = (await platform.value('session.login', demo, { host })).token;
});
afterAll(async () => {
  await platform.close();
  await bank.close();
  rmSync(folder, { recursive: true, force: true });
});

const of = (host: string) => ({ host, token: tokens[host] ?? '' });
const balanceOf = async (host = AURORA) => BigInt((await platform.value('wallet.balance', {}, of(host))).amount);
const order = (orderId: string, host = AURORA) => platform.value('wallet.order', { orderId }, { host });
const becomes = (orderId: string, status: string, host = AURORA) =>
  vi.waitFor(async () => expect((await order(orderId, host)).status).toBe(status), { timeout: 20_000, interval: 50 });

/** Taps a button of the bank's page. */
const atBank = async (payUrl: string | null, action: string): Promise<string | null> => {
  const response = await fetch(bank.url + new URL(payUrl ?? '').pathname, {
    method: 'POST',
    body: new URLSearchParams({ do: action }),
    redirect: 'manual',
  });
  return response.headers.get('location');
};

const isRight = async () => expect(await ledgerFaults(platform)).toEqual([]);

test('RL-01 MCSFE_getDepositSettings lists the ways to deposit, with limits, fee and time, in the language of the caller', async () => {
  const { methods } = await platform.value('relay.depositSettings', {}, { ...of(AURORA), language: 'CN' });
  expect(methods.map(({ kind }) => kind).sort()).toEqual(['bankTransfer', 'card', 'eWallet', 'pix', 'virtualWallet']);
  expect(methods.find(({ kind }) => kind === 'card')).toEqual({
    code: 'card',
    kind: 'card',
    title: '银行卡',
    min: '1000',
    max: '500000',
    quickPicks: ['2000', '5000', '10000', '25000'],
    fee: { fixed: '0', rate: 150 },
    minutes: 1,
  });
});

test.each([
  [AURORA, 'card', '5000', 4925n],
  [LOTUS, 'card', '500000', 492_000n],
])('a deposit at %s is booked when the bank approves it, less its fee', async (host, method, amount, credited) => {
  const before = await balanceOf(host);
  const made = await platform.value('wallet.deposit', { method, amount }, of(host));
  expect(made).toMatchObject({ status: 'pending', amount, credited: String(credited), kind: 'card' });
  expect(made.payUrl).toMatch(
    host === AURORA ? /^http:\/\/bank\.aurora\.localhost\/pay\// : /^http:\/\/bank\.lotus\.localhost\/pay\//,
  );
  expect(await balanceOf(host)).toBe(before);
  expect(await atBank(made.payUrl, 'approve')).toContain(`/m/order?id=${made.orderId}`);
  await becomes(made.orderId, 'succeeded', host);
  expect(await balanceOf(host)).toBe(before + credited);
  const { items } = await platform.value('wallet.transactions', { type: 'deposit' }, of(host));
  expect(items[0]).toMatchObject({ type: 'deposit', amount: String(credited), reference: made.orderId });
  await isRight();
});

test.each([
  ['aurora', AURORA, 'evil.example', 'north'],
  ['lotus', LOTUS, 'lotus.evil.example:8081', 'sen'],
])('a provider of %s is never told to call a host that a member named', async (operator, own, host, provider) => {
  const { methods } = await platform.value('relay.depositSettings', {}, of(own));
  const { code: method = '', min: amount = '' } = methods.find(({ kind }) => kind === 'card') ?? {};
  const { orderId } = await platform.value('wallet.deposit', { method, amount }, { ...of(own), host });
  const [order] = await rows(platform.db, sql`select notice_url from deposit_order where id = ${orderId}`);
  expect(order).toEqual({ notice_url: `${platform.url}/wps/payment/notice/${operator}/${provider}` });
});

test.each([
  ['bank', (made: { transfer: unknown }) => expect(made.transfer).toMatchObject({ bankName: 'Demo Bank' })],
  ['pix', (made: { pixCode: string | null }) => expect(made.pixCode).toMatch(/^000201.*6304[0-9A-F]{4}$/)],
  [
    'usdt',
    (made: { wallet: { address: string } | null }) =>
      expect(made.wallet?.address).toMatch(/^T[1-9A-HJ-NP-Za-km-z]{33}$/),
  ],
  ['wallet', (made: { payUrl: string | null }) => expect(made.payUrl).toContain('/pay/')],
])('a deposit by %s shows what to pay to', async (method, check) => {
  const made = await platform.value('wallet.deposit', { method, amount: '5000' }, of(AURORA));
  check(made);
  expect((await platform.value('wallet.orders', {}, of(AURORA))).items[0]).toEqual(made);
  await atBank(made.payUrl, 'decline');
  await becomes(made.orderId, 'failed');
  expect((await platform.value('wallet.orders', {}, of(AURORA))).items[0]).toMatchObject({
    status: 'failed',
    payUrl: null,
    pixCode: null,
    transfer: null,
    wallet: null,
  });
});

test('WA-01 a member reads the ways to deposit, the accounts of each kind, and how many deposits and withdrawals arrived', async () => {
  const as = of(AURORA);
  const counts = async () => {
    const { totalDepositSuccessCount, totalWithdrawSuccessCount } = await platform.value('wallet.summary', {}, as);
    return [totalDepositSuccessCount, totalWithdrawSuccessCount];
  };
  const [deposits = 0, withdrawals = 0] = await counts();
  expect((await platform.value('relay.depositSettings', {}, as)).methods).toHaveLength(5);
  const account = await usableAccount(platform, as, 'demobank');
  for (const another of [
    { kind: 'eWallet', issuer: 'demopay', number: '+63 917 555 0142', holder: 'Anna Reyes' },
    { kind: 'virtualWallet', issuer: 'TRC20', number: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  ] as const)
    await platform.value('wallet.addAccount', another, as);
  expect(await platform.value('relay.withdrawAccountInfo', {}, as)).toMatchObject({
    fullBankCardList: [{ id: account, kind: 'bankCard', issuer: 'Demo Bank' }],
    fullEWalletList: [{ kind: 'eWallet', issuer: 'DemoPay' }],
    fullVirtualWalletList: [{ kind: 'virtualWallet', issuer: 'TRC20' }],
  });
  const made = await platform.value('wallet.deposit', { method: 'pix', amount: '5000' }, as);
  expect(await counts()).toEqual([deposits, withdrawals]);
  await atBank(made.payUrl, 'approve');
  await becomes(made.orderId, 'succeeded');
  expect(await counts()).toEqual([deposits + 1, withdrawals]);
  const asked = await platform.value('wallet.withdraw', { accountId: account, amount: '2000', stepUp }, as);
  expect(await counts()).toEqual([deposits + 1, withdrawals]);
  await payWithdrawal(platform, asked.orderId);
  expect(await counts()).toEqual([deposits + 1, withdrawals + 1]);
  await isRight();
});

test('a deposit that the bank tells twice is booked once', async () => {
  const before = await balanceOf();
  const made = await platform.value('wallet.deposit', { method: 'wallet', amount: '1000' }, of(AURORA));
  await atBank(made.payUrl, 'twice');
  await becomes(made.orderId, 'succeeded');
  await atBank(made.payUrl, 'approve');
  expect(await balanceOf()).toBe(before + 1000n);
  await isRight();
});

test('anybody with the id of an order sees its state, and nothing of the member or of where to pay', async () => {
  const made = await platform.value('wallet.deposit', { method: 'bank', amount: '2000' }, of(AURORA));
  const shown = await order(made.orderId);
  expect(Object.keys(shown).sort()).toEqual(
    [
      ...['orderId', 'status', 'method', 'kind', 'amount', 'credited', 'currency'],
      ...['createdAt', 'expiresAt', 'decidedAt', 'serverTime'],
    ].sort(),
  );
  expect((await platform.call('wallet.order', { orderId: made.orderId }, { host: LOTUS })).body).toMatchObject({
    errorCode: 'order.unknown',
  });
  expect((await platform.call('wallet.order', { orderId: 'x'.repeat(22) })).status).toBe(404);
  await atBank(made.payUrl, 'decline');
});

test('one key makes one order, and another amount under it is refused', async () => {
  const options = { ...of(AURORA), idempotencyKey: 'deposit-key-1' };
  const first = await platform.value('wallet.deposit', { method: 'card', amount: '5000' }, options);
  const second = await platform.value('wallet.deposit', { method: 'card', amount: '5000' }, options);
  expect(second).toEqual(first);
  const other = await platform.call('wallet.deposit', { method: 'card', amount: '5001' }, options);
  expect([other.status, other.body]).toMatchObject([422, { errorCode: 'idempotency.mismatch' }]);
  await atBank(first.payUrl, 'decline');
});

test.each<[string, string, () => Promise<() => Promise<unknown>>]>([
  [
    'the operator raised the least amount',
    'deposit-again-1',
    async () => {
      const card = platform.context.merchants.byCode('aurora')?.payments.methods.find(({ code }) => code === 'card');
      const { min } = card ?? {};
      Object.assign(card ?? {}, { min: '6000' });
      return async () => Object.assign(card ?? {}, { min });
    },
  ],
  [
    'the member may not deposit any more',
    'deposit-again-2',
    async () => {
      const become = (status: string) =>
        platform.db.execute(sql`update member set status = ${status}
        where merchant = 'aurora' and account = 'demo'`);
      await become('timeOut');
      return () => become('active');
    },
  ],
])('a deposit that comes again after %s is answered, and a new one is refused', async (_, idempotencyKey, change) => {
  const input = { method: 'card', amount: '5000' };
  const options = { ...of(AURORA), idempotencyKey };
  const first = await platform.value('wallet.deposit', input, options);
  const undo = await change();
  expect(await platform.value('wallet.deposit', input, options)).toMatchObject({ orderId: first.orderId });
  expect((await platform.call('wallet.deposit', input, of(AURORA))).body.success).toBe(false);
  const other = await platform.call('wallet.deposit', { ...input, amount: '5001' }, options);
  expect(other.body).toMatchObject({ errorCode: 'idempotency.mismatch' });
  await undo();
  await atBank(first.payUrl, 'decline');
});

test.each([
  ['timeOut', 'member.timeout'],
  ['limited', 'member.limited'],
])('a member who is %s makes no deposit', async (status, errorCode) => {
  const become = (to: string) =>
    platform.db.execute(sql`update member set status = ${to} where merchant = 'aurora' and account = 'demo'`);
  const orders = async () => (await platform.value('wallet.orders', {}, of(AURORA))).items.length;
  const before = await orders();
  await become(status);
  const { body } = await platform.call('wallet.deposit', { method: 'card', amount: '5000' }, of(AURORA));
  await become('active');
  expect(body).toMatchObject({ success: false, errorCode });
  expect(await orders()).toBe(before);
});

test.each<[string, string, string]>([
  ['card', '999', 'deposit.out.of.range'],
  ['card', '500001', 'deposit.out.of.range'],
  ['cheque', '5000', 'deposit.method.unavailable'],
  ...['0', '-1', '0.001', '1e309', '0x10', 'NaN', '9007199254740993', ' 5000', '5000.', '٥٠٠٠', ''].map(
    (amount): [string, string, string] => ['card', amount, 'input.invalid'],
  ),
])('a deposit by %s of %j is refused: %s', async (method, amount, errorCode) => {
  const before = await balanceOf();
  const { body } = await platform.call('wallet.deposit', { method, amount }, of(AURORA));
  expect(body).toMatchObject({ success: false, errorCode });
  expect(await balanceOf()).toBe(before);
});

test.each(['5000', '5e3', '1e309', '-5000', 'null'])('the amount %s without quotes is refused', async (amount) => {
  const before = (await platform.value('wallet.orders', {}, of(AURORA))).items.length;
  const answer = await fetch(`${platform.url}/wps/wallet/deposit`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-Host': AURORA,
      Merchant: 'aurora',
      Language: 'EN',
      Authorization: of(AURORA).token,
      'Idempotency-Key': `unquoted-${amount}`,
    },
    body: `{"method":"card","amount":${amount}}`,
  });
  expect(await answer.json()).toMatchObject({ success: false, errorCode: 'input.invalid' });
  expect((await platform.value('wallet.orders', {}, of(AURORA))).items).toHaveLength(before);
});

const key = readFileSync(join(MERCHANTS, 'aurora/keys/payment.txt'), 'utf8').trim();

const notice = (over: Record<string, unknown>, seconds = String(Math.floor(Date.now() / 1000)), signature?: string) => {
  const body = JSON.stringify(over);
  const signed = signature ?? createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  return fetch(`${platform.url}/wps/payment/notice/aurora/north`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Timestamp': seconds,
      'X-Signature': signed,
      'X-Forwarded-Host': AURORA,
    },
    body,
  });
};

const setAside = async (why: string) => {
  const metrics = await (await fetch(`${platform.url}/metrics`)).text();
  const line = metrics.split('\n').find((text) => text.includes('notices_set_aside') && text.includes(`why="${why}"`));
  return Number(line?.split(' ').at(-1) ?? 0);
};

test.each<[string, string, number, (id: string) => Promise<Response>]>([
  ['with a wrong signature', 'signature', 400, (id) => notice({ ...paid(id) }, undefined, 'f'.repeat(64))],
  ['signed ten minutes ago', 'stale', 400, (id) => notice(paid(id), String(Math.floor(Date.now() / 1000) - 600))],
  ['without an amount', 'malformed', 400, (id) => notice({ ...paid(id), amount_minor: undefined })],
  ['of one cent more', 'other amount', 200, (id) => notice({ ...paid(id), amount_minor: '5001' })],
  ['in another currency', 'other currency', 200, (id) => notice({ ...paid(id), currency: 'EUR' })],
  ['of an unknown order', 'order unknown', 200, () => notice(paid('A'.repeat(22)))],
])('a notice %s books nothing and is set aside with an alarm', async (_, why, status, send) => {
  // The accounts stand from here on: what is usual then goes the short way.
  const usual = await platform.value('wallet.deposit', { method: 'card', amount: '5000' }, of(AURORA));
  expect((await notice(paid(usual.orderId))).status).toBe(200);
  const made = await platform.value('wallet.deposit', { method: 'card', amount: '5000' }, of(AURORA));
  const before = [await balanceOf(), await setAside(why)] as const;
  expect((await send(made.orderId)).status).toBe(status);
  expect(await balanceOf()).toBe(before[0]);
  expect(await setAside(why)).toBe(before[1] + 1);
  expect((await order(made.orderId)).status).toBe('pending');
  await atBank(made.payUrl, 'decline');
  await becomes(made.orderId, 'failed');
});

function paid(id: string) {
  return { event_id: `event-${id}`, id, payment_id: 'p', status: 'paid', amount_minor: '5000', currency: 'USD' };
}

interface Told {
  readonly id: string;
  /** In the provider's own form. */
  readonly amount?: string | undefined;
  readonly currency?: string;
  readonly secondsAgo?: number;
  readonly isForged?: boolean;
}

const lotusKey = readFileSync(join(MERCHANTS, 'lotus/keys/payment.txt'), 'utf8').trim();

/** The same notice, as each of the two kinds of providers says it. */
const dialects = {
  signedJson: {
    host: AURORA,
    deposit: { method: 'card', amount: '5000' },
    amount: '5000',
    more: '5001',
    send: ({ id, amount, currency = 'USD', secondsAgo = 0, isForged = false }: Told) =>
      notice(
        { ...paid(id), amount_minor: amount, currency },
        String(Math.floor(Date.now() / 1000) - secondsAgo),
        isForged ? 'f'.repeat(64) : undefined,
      ),
  },
  signedForm: {
    host: LOTUS,
    deposit: { method: 'card', amount: '500000' },
    amount: '500000',
    more: '500001',
    send: ({ id, amount, currency = 'VND', secondsAgo = 0, isForged = false }: Told) => {
      const fields = {
        ...{ notifyId: `event-${id}`, mchOrderNo: id, ccy: currency, result: 'SUCCESS' },
        ...(amount !== undefined && { money: amount }),
        ts: String(Date.now() - secondsAgo * 1000),
      };
      const sign = isForged ? 'F'.repeat(64) : formSignature(lotusKey, fields);
      return fetch(`${platform.url}/wps/payment/notice/lotus/sen`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-Host': LOTUS },
        body: new URLSearchParams({ ...fields, sign }),
      });
    },
  },
};

describe.each(['signedJson', 'signedForm'] as const)('a provider that speaks %s', (name) => {
  const { host, deposit, amount, more, send } = dialects[name];

  test.each<[string, number, string, Partial<Told>]>([
    ['that is right', 200, 'succeeded', {}],
    ['with a wrong signature', 400, 'pending', { isForged: true }],
    ['that is ten minutes old', 400, 'pending', { secondsAgo: 600 }],
    ['without an amount', 400, 'pending', { amount: undefined }],
    ['of the least unit more', 200, 'pending', { amount: more }],
    ['in another currency', 200, 'pending', { currency: 'EUR' }],
  ])('books a notice %s only where it is to be believed', async (_, status, becoming, change) => {
    const before = await balanceOf(host);
    const made = await platform.value('wallet.deposit', deposit, of(host));
    expect((await send({ id: made.orderId, amount, ...change })).status).toBe(status);
    expect((await order(made.orderId, host)).status).toBe(becoming);
    const booked = becoming === 'succeeded' ? BigInt(made.credited) : 0n;
    expect(await balanceOf(host)).toBe(before + booked);
    if (booked === 0n) await atBank(made.payUrl, 'decline');
    await isRight();
  });
});

test.each([
  ['one cent more', 'credited = credited + 1', 'an order that succeeded is not booked once, with its amount'],
  ['no success', "status = 'expired'", 'a deposit is booked whose order has not succeeded'],
])('the check of the ledger finds a booked order with %s', async (_, change, promise) => {
  const made = await platform.value('wallet.deposit', { method: 'card', amount: '5000' }, of(AURORA));
  await notice(paid(made.orderId));
  await isRight();
  const statement = `update deposit_order set ${change} where id = '${made.orderId}'`;
  expect(await promisesBrokenBy(platform, statement)).toContain(promise);
});

test('a notice for a provider that the operator does not have is refused', async () => {
  for (const path of ['aurora/south', 'nobody/north', 'lotus/north']) {
    const response = await fetch(`${platform.url}/wps/payment/notice/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': AURORA },
      body: '{}',
    });
    expect(response.status).toBe(404);
  }
});

test('an order that was not paid in time expires, and a payment that comes later is booked', async () => {
  const before = await balanceOf();
  const made = await platform.value('wallet.deposit', { method: 'wallet', amount: '2000' }, of(AURORA));
  shift = 31 * 60_000;
  expect((await order(made.orderId)).status).toBe('checking');
  await becomes(made.orderId, 'expired');
  shift = 0;
  await atBank(made.payUrl, 'late');
  await becomes(made.orderId, 'succeeded');
  expect(await balanceOf()).toBe(before + 2000n);
  await isRight();
});

test('an order is checked while the bank is down, and is taken when it is back', async () => {
  const { port } = new URL(bank.url);
  const before = await balanceOf();
  await bank.close();
  const made = await platform.value('wallet.deposit', { method: 'wallet', amount: '3000' }, of(AURORA));
  expect(made).toMatchObject({ status: 'checking', payUrl: null });
  bank = await startBank({ merchants: MERCHANTS, folder, port: Number(port) });
  shift = 20_000;
  await becomes(made.orderId, 'pending');
  const [open] = (await platform.value('wallet.orders', {}, of(AURORA))).items;
  await atBank(open?.payUrl ?? null, 'approve');
  await becomes(made.orderId, 'succeeded');
  shift = 0;
  expect(await balanceOf()).toBe(before + 3000n);
  await isRight();
});

test('an order whose first answer was lost is asked for again, and can be paid', async () => {
  const before = await balanceOf();
  const made = await platform.value('wallet.deposit', { method: 'wallet', amount: '3000' }, of(AURORA));
  // As its node left it that died before the bank had answered: the bank has the order, and here nobody knows.
  await platform.db.execute(sql`update deposit_order set status = 'created', instructions = null, provider_reference = null,
    next_query_at = now() where id = ${made.orderId}`);
  await becomes(made.orderId, 'pending');
  const { items } = await platform.value('wallet.orders', {}, of(AURORA));
  const payUrl = items.find(({ orderId }) => orderId === made.orderId)?.payUrl ?? null;
  expect(payUrl).toBe(made.payUrl);
  await atBank(payUrl, 'approve');
  await becomes(made.orderId, 'succeeded');
  expect(await balanceOf()).toBe(before + 3000n);
  await isRight();
});

test('the last deposit that was paid stays in the list, however long ago it was', async () => {
  const { token } = await platform.value('session.login', { ...demo, username: 'jade' });
  const make = (amount: string) => platform.value('wallet.deposit', { method: 'card', amount }, { token });
  const listed = async () =>
    (await platform.value('wallet.orders', {}, { token })).items.map(({ amount, status }) => `${amount} ${status}`);
  const [first, second] = [await make('2000'), await make('2500')];
  for (const { payUrl, orderId } of [first, second]) {
    await atBank(payUrl, 'approve');
    await becomes(orderId, 'succeeded');
  }
  await platform.db.execute(sql`update deposit_order set created_at = created_at - interval '90 days'
    where id in (${first.orderId}, ${second.orderId})`);
  expect(await listed()).toEqual(['2500 succeeded']);
  await make('3000');
  expect(await listed()).toEqual(['3000 pending', '2500 succeeded']);
});

test('an order that is open stays in the list, however many came after it', async () => {
  const { token } = await platform.value('session.login', { ...demo, username: 'jade' });
  const make = () => platform.value('wallet.deposit', { method: 'card', amount: '2000' }, { token });
  const open = await make();
  for (let times = 0; times < 20; times += 1) {
    const { payUrl, orderId } = await make();
    await atBank(payUrl, 'decline');
    await becomes(orderId, 'failed');
  }
  const { items } = await platform.value('wallet.orders', {}, { token });
  expect(items.filter(({ orderId }) => orderId === open.orderId)).toMatchObject([{ status: 'pending' }]);
  await atBank(open.payUrl, 'decline');
});

test('a member may have ten open orders, and is asked to wait for the eleventh', async () => {
  const { items } = await platform.value('wallet.orders', {}, of(LOTUS));
  const open = items.filter(({ status }) => status === 'pending').length;
  const make = () => platform.call('wallet.deposit', { method: 'wallet', amount: '100000' }, of(LOTUS));
  for (let made = open; made < 10; made += 1) expect((await make()).status).toBe(200);
  expect(await make()).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_REQUEST' } });
});

test('a deposit needs a session, and a body in the form of the contract', async () => {
  expect((await platform.call('wallet.deposit', { method: 'card', amount: '5000' })).status).toBe(401);
  const extra = { method: 'card', amount: '5000', currency: 'EUR' };
  expect((await platform.call('wallet.deposit', extra as never, of(AURORA))).body).toMatchObject({
    errorCode: 'input.invalid',
  });
});
