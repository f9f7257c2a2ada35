// The port of game vendors: every dialect keeps the same promises.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { formCallSignature, signedFormVendor } from './signed-form.ts';
import { jsonCallSignature, signedJsonVendor } from './signed-json.ts';
import type { GameVendor, RawWalletCall, VendorAccount, WalletAction, WalletCall } from './vendor.ts';
import { walletRefusals } from './vendor.ts';

const KEY = 'k'.repeat(40);
const NOW = Date.parse('2026-11-26T12:00:00Z');
const SECONDS = String(NOW / 1000);
const PATH = '/wps/vendor/north/FOX/debit';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A vendor that answers every launch so. */
const serve = async (status: number, type: string, body: string): Promise<string> => {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
  servers.push(server);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/north/FOX`;
};

type Texts = Readonly<Record<string, string>>;

interface Dialect {
  readonly make: (account: VendorAccount) => GameVendor;
  /** The call as the vendor sends it. */
  readonly write: (fields: Texts, change?: { key?: string; seconds?: string; path?: string }) => RawWalletCall;
  /** Fields of each action, and another amount of the debit. */
  readonly fields: { readonly [A in WalletAction]: Texts };
  readonly otherAmount: Texts;
  readonly noAmount: Texts;
  readonly ready: (address: string) => string;
  readonly refused: string;
  readonly done: string;
}

const dialects: Readonly<Record<string, Dialect>> = {
  signedJson: {
    make: signedJsonVendor,
    write: (fields, { key = KEY, seconds = SECONDS, path = PATH } = {}) => {
      const body = JSON.stringify(fields);
      const signature = jsonCallSignature(key, { method: 'POST', path, seconds, body });
      return { method: 'POST', path: PATH, headers: { 'x-timestamp': seconds, 'x-signature': signature }, body };
    },
    fields: {
      balance: { session: 's1' },
      debit: { session: 's1', transaction_id: 't1', round_id: 'r1', amount_minor: '1250', currency: 'USD' },
      credit: { transaction_id: 't2', round_id: 'r1', amount_minor: '0', currency: 'USD' },
      rollback: { transaction_id: 't3', debit_id: 't1' },
    },
    otherAmount: { amount_minor: '12.50' },
    noAmount: { amount_minor: '0' },
    ready: (address) => JSON.stringify({ game_url: address }),
    refused: '{"error":"no such game"}',
    done: '{"ok":true,"balance_minor":"98765","currency":"USD"}',
  },
  signedForm: {
    make: signedFormVendor,
    write: (fields, { key = KEY, seconds = SECONDS, path = PATH } = {}) => {
      const timed = { ...fields, ts: seconds };
      const body = String(new URLSearchParams({ ...timed, sign: formCallSignature(key, path, timed) }));
      return { method: 'POST', path: PATH, headers: {}, body };
    },
    fields: {
      balance: { playId: 's1' },
      debit: { playId: 's1', txId: 't1', roundId: 'r1', money: '12.50', ccy: 'USD' },
      credit: { txId: 't2', roundId: 'r1', money: '0', ccy: 'USD' },
      rollback: { txId: 't3', refTxId: 't1' },
    },
    otherAmount: { money: '12.505' },
    noAmount: { money: '0.00' },
    ready: (address) => JSON.stringify({ code: '0', url: address }),
    refused: '{"code":"9"}',
    done: '{"code":"0","balance":"987.65","ccy":"USD"}',
  },
};

const calls: readonly WalletCall[] = [
  { do: 'balance', session: 's1' },
  { do: 'debit', session: 's1', transaction: 't1', round: 'r1', amount: 1250n, currency: 'USD' },
  { do: 'credit', transaction: 't2', round: 'r1', amount: 0n, currency: 'USD' },
  { do: 'rollback', transaction: 't3', debit: 't1' },
];

const launchRequest = {
  ...{ game: 'golden-crown', gameType: 'SLOT', title: 'Golden Crown', session: 's1', player: 'p1', currency: 'USD' },
  ...{ minorDigits: 2, language: 'en', backUrl: 'https://north.example/m/home' },
  walletUrl: 'https://north.example/wps/vendor/north/FOX',
  ...{ node: null, room: null },
};

test('a form in which a name stands twice is refused: it could be signed as one and read as the other', () => {
  const { body, ...raw } = dialects.signedForm?.write(dialects.signedForm.fields.debit) ?? { body: '' };
  const vendor = signedFormVendor({ api: 'http://127.0.0.1:9', key: KEY });
  const twice = { ...(raw as RawWalletCall), body: `money=1.00&${body}` };
  expect(vendor.readCall('debit', twice, 2, NOW)).toEqual({ fault: 'malformed' });
});

describe.each(Object.entries(dialects))('a vendor in the dialect %s', (_, dialect) => {
  const vendor = dialect.make({ api: 'http://127.0.0.1:9', key: KEY });
  const read = (raw: RawWalletCall, action: WalletAction = 'debit', now = NOW) => vendor.readCall(action, raw, 2, now);
  const { debit } = dialect.fields;

  test.each(calls)('asks the wallet for a $do', (call) => {
    expect(read(dialect.write(dialect.fields[call.do]), call.do)).toEqual({ call });
  });

  test('is not believed with another key, on another path, or with a body that was changed', () => {
    const honest = dialect.write(debit);
    expect(read(dialect.write(debit, { key: 'o'.repeat(40) }))).toEqual({ fault: 'signature' });
    expect(read(dialect.write(debit, { path: '/wps/vendor/north/FOX/credit' }))).toEqual({ fault: 'signature' });
    expect(read({ ...honest, body: honest.body.replace('t1', 't9') })).toEqual({ fault: 'signature' });
    expect(read({ ...honest, headers: {}, body: 'x' })).toEqual({ fault: 'malformed' });
  });

  test.each([
    [-61, 'stale'],
    [-59, undefined],
    [59, undefined],
    [61, 'stale'],
  ])('a call that was signed %i seconds from now is %s', (seconds, fault) => {
    const answer = read(dialect.write(debit, { seconds: String(NOW / 1000 + seconds) }));
    expect('fault' in answer ? answer.fault : undefined).toBe(fault);
  });

  test.each([
    ['half a minor unit', { ...debit, ...dialect.otherAmount }],
    ['a stake of nothing', { ...debit, ...dialect.noAmount }],
    ['no fields', {}],
    ['an id with a space', Object.fromEntries(Object.entries(debit).map(([name, text]) => [name, `${text} `]))],
    ['an id that is too long', Object.fromEntries(Object.keys(debit).map((name) => [name, 'x'.repeat(65)]))],
  ])('%s has not the form of a call', (_name, fields) => {
    expect(read(dialect.write(fields as Texts))).toEqual({ fault: 'malformed' });
  });

  test('gets the balance, each refusal under a code of its own, and why it was not believed', () => {
    const replyTo = (answer: Parameters<GameVendor['reply']>[0]) => vendor.reply(answer, 2);
    expect(replyTo({ outcome: 'done', balance: 98765n, currency: 'USD' })).toEqual({ status: 200, body: dialect.done });
    expect(replyTo({ outcome: 'done', balance: null, currency: 'USD' }).body).not.toContain('balance');
    const bodies = [
      ...walletRefusals.map((why) => replyTo({ outcome: 'refused', why }).body),
      ...(['malformed', 'signature', 'stale'] as const).map((fault) => replyTo({ outcome: 'fault', fault }).body),
    ];
    expect(new Set(bodies).size).toBe(11);
  });

  test.each([
    [
      'an address',
      200,
      'application/json',
      dialect.ready('https://fox.example/1'),
      { outcome: 'ready', address: 'https://fox.example/1' },
    ],
    ['a refusal', 200, 'application/json', dialect.refused, { outcome: 'refused' }],
    ['HTML', 200, 'text/html', '<!doctype html><title>Hello</title>', { outcome: 'unreachable' }],
    ['an error', 502, 'text/html', '<h1>502</h1>', { outcome: 'unreachable' }],
    ['too many calls', 429, 'application/json', '{"error":"slow down"}', { outcome: 'unreachable' }],
    ['a request that was too slow', 408, 'application/json', '{"error":"timeout"}', { outcome: 'unreachable' }],
    ['a redirect', 302, 'application/json', dialect.ready('https://fox.example/1'), { outcome: 'unreachable' }],
  ])('answers a launch with %s', async (_name, status, type, body, outcome) => {
    const api = await serve(status, type, body);
    expect(await dialect.make({ api, key: KEY }).launch(launchRequest)).toEqual(outcome);
  });

  test('that nobody serves answers nothing', async () => {
    expect(await vendor.launch(launchRequest)).toEqual({ outcome: 'unreachable' });
  });
});
