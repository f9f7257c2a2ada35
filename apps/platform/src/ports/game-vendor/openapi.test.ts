// The document that vendors build by says what the dialect signedJson does.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { jsonCallSignature, signedJsonVendor } from './signed-json.ts';
import { type CallFault, type GameVendor, walletActions, walletRefusals } from './vendor.ts';

interface ObjectSchema {
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}
interface Content {
  readonly content?: { readonly 'application/json': { readonly schema: ObjectSchema } };
}
interface Operation {
  readonly requestBody: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
interface OpenApi {
  readonly paths: Readonly<Record<string, { readonly post: Operation }>>;
  readonly components: { readonly schemas: { readonly Done: ObjectSchema } };
}

const document: OpenApi = JSON.parse(
  readFileSync(new URL('../../../../../docs/game-vendors.openapi.json', import.meta.url), 'utf8'),
);
const operationOf = (path: string): Operation | undefined => document.paths[path]?.post;
const schemaOf = (content: Content | undefined): ObjectSchema =>
  content?.content?.['application/json'].schema ?? { required: [], properties: {} };
const requestOf = (path: string): ObjectSchema => schemaOf(operationOf(path)?.requestBody);
const errorsOf = (path: string, status: number): readonly string[] =>
  schemaOf(operationOf(path)?.responses[status]).properties.error?.enum ?? [];

const KEY = 'k'.repeat(40);
const NOW = Date.parse('2026-11-26T12:00:00Z');
const game = {
  ...{ game: 'golden-crown', gameType: 'SLOT', title: 'Golden Crown', currency: 'USD', minorDigits: 2 },
  ...{ language: 'en', backUrl: 'https://north.example/m/home' },
};
const launch = { ...game, session: 's1', player: 'p1', walletUrl: 'https://north.example/wps/vendor/north/FOX' };

/** The path that a vendor is asked under, and the names of the fields. */
const sentBy = async (open: (vendor: GameVendor) => Promise<unknown>) => {
  const asked: { path: string; fields: readonly string[] }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    asked.push({ path: request.url ?? '', fields: Object.keys(JSON.parse(body)).toSorted() });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"game_url":"https://fox.example/1"}');
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const outcome = await open(
    signedJsonVendor({ api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, key: KEY }),
  );
  server.closeAllConnections();
  server.close();
  return { ...asked[0], outcome };
};

describe('the document of game vendors', () => {
  const vendor = signedJsonVendor({ api: 'http://127.0.0.1:9', key: KEY });

  test('has the paths of launches and of the wallet, and no others', () => {
    const ofWallet = walletActions.map((action) => `/${action}`);
    expect(Object.keys(document.paths).toSorted()).toEqual(['/v1/launch', '/v1/trial', ...ofWallet].toSorted());
  });

  test.each([
    ['a launch', '/v1/launch', 'required', (port: GameVendor) => port.launch({ ...launch, node: null, room: null })],
    [
      'a launch into a room',
      '/v1/launch',
      'all',
      (port: GameVendor) => port.launch({ ...launch, node: 'n', room: 'r' }),
    ],
    ['a trial', '/v1/trial', 'required', (port: GameVendor) => port.launchTrial(game)],
    ['a trial', '/v1/trial', 'all', (port: GameVendor) => port.launchTrial(game)],
  ] as const)('has the fields of %s at %s: %s', async (_, path, which, open) => {
    const { required, properties } = requestOf(path);
    const fields = (which === 'all' ? Object.keys(properties) : required).toSorted();
    const outcome = { outcome: 'ready', address: 'https://fox.example/1' };
    expect(await sentBy(open)).toEqual({ path, fields, outcome });
    expect(schemaOf(operationOf(path)?.responses[200]).required).toEqual(['game_url']);
  });

  test.each(walletActions)('has the fields of a %s: all of them, and each is needed', (action) => {
    const { required, properties } = requestOf(`/${action}`);
    expect(Object.keys(properties).toSorted()).toEqual(required.toSorted());
    const samples: Readonly<Record<string, string>> = { amount_minor: '1250', currency: 'USD' };
    const read = (names: readonly string[]) => {
      const body = JSON.stringify(Object.fromEntries(names.map((name) => [name, samples[name] ?? `${name}-1`])));
      const signed = { method: 'POST', path: `/${action}`, seconds: String(NOW / 1000), body };
      const headers = { 'x-timestamp': signed.seconds, 'x-signature': jsonCallSignature(KEY, signed) };
      return vendor.readCall(action, { ...signed, headers }, 2, NOW);
    };
    expect(read(required)).toMatchObject({ call: { do: action } });
    for (const missing of required)
      expect(read(required.filter((name) => name !== missing))).toEqual({ fault: 'malformed' });
  });

  test('has every word of a refusal, and no other', () => {
    const words = walletRefusals.map((why) => {
      const { status, body } = vendor.reply({ outcome: 'refused', why }, 2);
      expect(status).toBe(422);
      return JSON.parse(body).error;
    });
    const documented = new Set(walletActions.flatMap((action) => errorsOf(`/${action}`, 422)));
    expect([...documented].toSorted()).toEqual(words.toSorted());
  });

  test('has the words of calls that are not believed, under their status', () => {
    const faults: readonly CallFault[] = ['malformed', 'signature', 'stale'];
    const replies = faults.map((fault) => vendor.reply({ outcome: 'fault', fault }, 2));
    for (const action of walletActions)
      for (const status of [400, 401])
        expect(errorsOf(`/${action}`, status)).toEqual(
          replies.filter((reply) => reply.status === status).map(({ body }) => JSON.parse(body).error),
        );
  });

  test('has the fields of an answer that was booked', () => {
    const { required, properties } = document.components.schemas.Done;
    const fieldsOf = (balance: bigint | null) =>
      Object.keys(JSON.parse(vendor.reply({ outcome: 'done', balance, currency: 'USD' }, 2).body)).toSorted();
    expect(fieldsOf(1n)).toEqual(Object.keys(properties).toSorted());
    expect(fieldsOf(null)).toEqual(required.toSorted());
  });
});
