// A vendor of games for tests: answers launches as it is told, and signs calls of the wallet as vendors do.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { formCallSignature } from '../ports/game-vendor/signed-form.ts';
import { jsonCallSignature } from '../ports/game-vendor/signed-json.ts';
import { AURORA, type TestPlatform } from './platform.ts';

const MERCHANTS = fileURLToPath(new URL('../../../../merchants/', import.meta.url));

/** The key that an operator's file has for a vendor. */
export const vendorKey = (operator: string, vendor: string): string => {
  const keys = JSON.parse(readFileSync(`${MERCHANTS}${operator}/keys/vendors.json`, 'utf8')) as Record<string, string>;
  return keys[vendor] ?? '';
};

export const GAME_URL = `http://vendor.${AURORA}/play/open/one`;

export interface VendorStub {
  readonly url: string;
  /** What the next launches are answered with; JSON that fits by default. */
  answer: { readonly status: number; readonly type: string; readonly body: string };
  /** Launches so far, as they came. */
  readonly launches: { readonly path: string; readonly body: string }[];
  readonly close: () => Promise<void>;
}

export const readyAnswer = (address: string = GAME_URL): VendorStub['answer'] => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ game_url: address, url: address, code: '0' }),
});

export const startVendorStub = async (): Promise<VendorStub> => {
  const launches: VendorStub['launches'] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    launches.push({ path: request.url ?? '', body });
    response.writeHead(stub.answer.status, { 'Content-Type': stub.answer.type }).end(stub.answer.body);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const stub: VendorStub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: readyAnswer(),
    launches,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return stub;
};

export interface WalletReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export type Fields = Readonly<Record<string, string>>;

/** What a call may differ in from an honest one. */
export interface Forged {
  readonly key?: string;
  readonly seconds?: string;
  /** Sent in place of what was signed. */
  readonly body?: string;
  readonly path?: string;
}

const nowSeconds = (): string => String(Math.floor(Date.now() / 1000));

const post = async (url: string, headers: Record<string, string>, body: string): Promise<WalletReply> => {
  const response = await fetch(url, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as WalletReply['body'] };
};

/** Calls the wallet as a vendor that speaks signed JSON. */
export const jsonWallet =
  (platform: Pick<TestPlatform, 'url'>, operator: string, vendor: string, { host = AURORA } = {}) =>
  (action: string, fields: Fields, forged: Forged = {}): Promise<WalletReply> => {
    const path = `/wps/vendor/${operator}/${vendor}/${action}`;
    const body = JSON.stringify(fields);
    const seconds = forged.seconds ?? nowSeconds();
    const signed = { method: 'POST', path: forged.path ?? path, seconds, body };
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-Host': host,
      'X-Timestamp': seconds,
      'X-Signature': jsonCallSignature(forged.key ?? vendorKey(operator, vendor), signed),
    };
    return post(platform.url + path, headers, forged.body ?? body);
  };

/** Plays rounds at a vendor as a member of Aurora, each with one stake and what it pays; answers the balance after it. */
export const playerAtVendor = async (platform: TestPlatform, stub: VendorStub, token: string) => {
  const game = { device: 'MOBILE', language: 'EN', vendor: 'AMBER_FOX', gameCode: 'golden-crown' } as const;
  await platform.value('game.launch', game, { token });
  const { session } = JSON.parse(stub.launches.at(-1)?.body ?? '{}') as { session: string };
  const ask = jsonWallet(platform, 'aurora', 'AMBER_FOX');
  let rounds = 0;
  const call = async (action: string, fields: Fields): Promise<string> => {
    const seconds = String(Math.floor(platform.context.now().getTime() / 1000));
    const { status, body } = await ask(action, fields, { seconds });
    if (status !== 200) throw new Error(`${action} was refused: ${body.error}`);
    return String(body.balance_minor);
  };
  const stake = (round: string, amount: string) =>
    call('debit', { session, transaction_id: `d${round}`, round_id: round, amount_minor: amount, currency: 'USD' });
  const pay = (round: string, amount: string) =>
    call('credit', { transaction_id: `c${round}`, round_id: round, amount_minor: amount, currency: 'USD' });
  const takeBack = (round: string) => call('rollback', { transaction_id: `b${round}`, debit_id: `d${round}` });
  const newRound = (): string => {
    rounds += 1;
    return `${session}-${rounds}`;
  };
  return {
    newRound,
    stake,
    pay,
    takeBack,
    play: async (amount: string, payout = '0'): Promise<bigint> => {
      const round = newRound();
      await stake(round, amount);
      return BigInt(await pay(round, payout));
    },
  };
};

/** Calls the wallet as a vendor that speaks signed forms. */
export const formWallet =
  (platform: Pick<TestPlatform, 'url'>, operator: string, vendor: string) =>
  (action: string, fields: Fields, forged: Forged = {}): Promise<WalletReply> => {
    const path = `/wps/vendor/${operator}/${vendor}/${action}`;
    const timed = { ...fields, ts: forged.seconds ?? nowSeconds() };
    const sign = formCallSignature(forged.key ?? vendorKey(operator, vendor), forged.path ?? path, timed);
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Forwarded-Host': AURORA };
    return post(platform.url + path, headers, forged.body ?? String(new URLSearchParams({ ...timed, sign })));
  };
