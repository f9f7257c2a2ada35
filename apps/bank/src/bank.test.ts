// The bank's promises to operators: a payment is made once, decided once, and told until it is taken.
import { createHmac } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageCodes, languages } from '@foyer/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RunningBank, startBank } from './bank.ts';

const KEY = 'k'.repeat(32);

let folder: string;
let bank: RunningBank;
let operator: Server;
let noticeUrl: string;
/** What the operator answers notices with, and the notices that came. */
let status = 200;
let notices: { body: string; signature: unknown; seconds: unknown }[] = [];

const start = async () => {
  bank = await startBank({ merchants: join(folder, 'merchants'), folder: join(folder, 'bank'), port: 0 });
};

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-bank-'));
  mkdirSync(join(folder, 'merchants/north'), { recursive: true });
  writeFileSync(join(folder, 'merchants/north/key.txt'), `${KEY}\n`);
  const providers = [{ code: 'bank', dialect: 'signedJson', api: '{bank}/north', keyFile: 'key.txt' }];
  writeFileSync(join(folder, 'merchants/north/merchant.json'), JSON.stringify({ payments: { providers } }));
  status = 200;
  notices = [];
  operator = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    notices.push({ body, signature: request.headers['x-signature'], seconds: request.headers['x-timestamp'] });
    response.writeHead(status).end('{}');
  });
  await new Promise<void>((done) => operator.listen(0, '127.0.0.1', done));
  noticeUrl = `http://127.0.0.1:${(operator.address() as AddressInfo).port}/notice`;
  await start();
});
afterEach(async () => {
  await bank.close();
  operator.close();
  rmSync(folder, { recursive: true, force: true });
});

const signed = (text: string) => {
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', KEY).update(`${seconds}.${text}`).digest('hex');
  return { 'X-Timestamp': seconds, 'X-Signature': signature };
};

const create = async (id: string, headers?: Record<string, string>, locale?: string) => {
  const body = JSON.stringify({
    ...{ id, amount_minor: '5000', currency: 'USD', method: 'card', notify_url: noticeUrl },
    return_url: 'http://north.localhost:8080/m/order?id=1',
    expires_at: new Date(Date.now() + 60_000).toISOString(),
    locale,
  });
  const response = await fetch(`${bank.url}/north/v1/payments`, {
    method: 'POST',
    headers: headers ?? signed(body),
    body,
  });
  return { status: response.status, body: (await response.json()) as { payment_id: string; pay_url: string } };
};

const tap = (payUrl: string, action: string) =>
  fetch(bank.url + new URL(payUrl).pathname, {
    method: 'POST',
    body: new URLSearchParams({ do: action }),
    redirect: 'manual',
  });

const statusOf = async (id: string) => {
  const path = `/v1/payments/${id}`;
  return ((await (await fetch(`${bank.url}/north${path}`, { headers: signed(path) })).json()) as { status: string })
    .status;
};
const pageOf = async (payUrl: string) => (await fetch(bank.url + new URL(payUrl).pathname)).text();

test('one order is one payment, and its page stands on the bank. sub-host of the site', async () => {
  const first = await create('o1');
  expect(first.body.pay_url).toBe(`http://bank.north.localhost:8080/pay/${first.body.payment_id}`);
  expect((await create('o1')).body.payment_id).toBe(first.body.payment_id);
  expect((await create('o2')).body.payment_id).not.toBe(first.body.payment_id);
});

test('a request that is not signed with the account’s key is refused', async () => {
  expect((await create('o1', { 'X-Timestamp': '1', 'X-Signature': 'f'.repeat(64) })).status).toBe(401);
});

test('a decision is told with a signature, once it stands it does not change, and the payer goes back', async () => {
  const { pay_url: payUrl } = (await create('o1')).body;
  const back = await tap(payUrl, 'approve');
  expect([back.status, back.headers.get('location')]).toEqual([303, 'http://north.localhost:8080/m/order?id=1']);
  await vi.waitFor(() => expect(notices).toHaveLength(1));
  const [told] = notices;
  expect(JSON.parse(told?.body ?? '')).toMatchObject({
    id: 'o1',
    status: 'paid',
    amount_minor: '5000',
    currency: 'USD',
  });
  expect(told?.signature).toBe(createHmac('sha256', KEY).update(`${told?.seconds}.${told?.body}`).digest('hex'));
  await tap(payUrl, 'decline');
  expect(await statusOf('o1')).toBe('paid');
});

test('a notice that was not taken is told again, by a bank that was started anew as well', async () => {
  status = 503;
  const { pay_url: payUrl } = (await create('o1')).body;
  await tap(payUrl, 'approve');
  await vi.waitFor(() => expect(notices.length).toBeGreaterThanOrEqual(1));
  await bank.close();
  status = 200;
  const before = notices.length;
  await start();
  await vi.waitFor(() => expect(notices.length).toBeGreaterThan(before));
  expect(new Set(notices.map(({ body }) => JSON.parse(body).event_id)).size).toBe(1);
});

test('a decision with a delay stands at once on the page, and the operator hears of it when it is due', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    const { pay_url: payUrl } = (await create('o1')).body;
    expect(await pageOf(payUrl)).toContain('<button');
    await tap(payUrl, 'delay');
    expect(await pageOf(payUrl)).not.toContain('<button');
    await tap(payUrl, 'decline');
    await vi.advanceTimersByTimeAsync(9_999);
    expect([await statusOf('o1'), notices.length]).toEqual(['open', 0]);
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    expect([await statusOf('o1'), JSON.parse(notices[0]?.body ?? '').status]).toEqual(['paid', 'paid']);
  } finally {
    vi.useRealTimers();
  }
});

test('a decision with a delay survives a restart before it is due', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  try {
    await tap((await create('o1')).body.pay_url, 'delay');
    await bank.close();
    await start();
    expect([await statusOf('o1'), notices.length]).toEqual(['open', 0]);
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    expect([await statusOf('o1'), JSON.parse(notices[0]?.body ?? '').status]).toEqual(['paid', 'paid']);
  } finally {
    vi.useRealTimers();
  }
});

test('a bank that stops drops the notice on its way, and writes nothing after it', async () => {
  // Only the stop can end the wait for this operator.
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  let isDropped = false;
  const slow = createServer((_request, response) => response.on('close', () => (isDropped = true)));
  try {
    await new Promise<void>((done) => slow.listen(0, '127.0.0.1', done));
    const asked = new Promise((done) => slow.once('request', done));
    noticeUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}/notice`;
    await tap((await create('o1')).body.pay_url, 'approve');
    await asked;
    const closed = bank.close();
    await vi.waitFor(() => expect(isDropped).toBe(true));
    await closed;
    expect(readFileSync(join(folder, 'bank/payments.jsonl'), 'utf8')).not.toContain('noticed');
  } finally {
    slow.closeAllConnections();
    slow.close();
    timeout.mockRestore();
  }
});

test.each(languageCodes)('a payer reads the page in the language of the payment: %s', async (code) => {
  const { tag, dir } = languages[code];
  const { pay_url: payUrl } = (await create(`o-${code}`, undefined, tag)).body;
  const page = await (await fetch(bank.url + new URL(payUrl).pathname)).text();
  const own = JSON.parse(readFileSync(`texts/${code}/bank.json`, 'utf8')) as Record<string, string>;
  expect(page).toContain(`<html lang="${tag}" dir="${dir}">`);
  for (const key of ['demo', 'name', 'payment', 'to', 'reference', 'approve', 'decline', 'delay', 'twice', 'standsIn'])
    expect(page).toContain(own[key]?.replaceAll("'", '&#39;'));
  expect(page).toContain('<bdi>50.00 USD</bdi>');
});

test('a language that nobody knows is English', async () => {
  const { pay_url: payUrl } = (await create('o1', undefined, 'xx"><script>')).body;
  const page = await (await fetch(bank.url + new URL(payUrl).pathname)).text();
  expect(page).toContain('<html lang="en" dir="ltr">');
  expect(page).not.toContain('<script');
});

test('a page of an unknown payment says so, and no page runs a script or loads anything', async () => {
  const response = await fetch(`${bank.url}/pay/unknown`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(await response.text()).toContain('does not know this payment');
});
