// A small back end for tests: it answers by path, records its requests, and can fail in every way.
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { examples } from '@foyer/contract/examples';

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

export const json =
  (value: unknown, status = 200): Reply =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
export const value = (content: unknown): Reply => json({ success: true, value: content });

export const status = (more: object = {}) =>
  value({
    ip: '203.0.113.24',
    region: null,
    regionRestriction: false,
    maintenance: false,
    maintenanceEnd: null,
    maintenanceText: null,
    serverTime: '2026-11-21T06:00:00Z',
    ...more,
  });

export const fakeSettings = {
  ...examples['system.settings'].output,
  merchant: 'aurora',
  languages: ['CN', 'EN', 'VI', 'UR'],
  defaultLanguage: 'CN',
  customerService: [],
  domainList: [],
  mobileTemplate: { title: 'Aurora', icons: {} },
  gw: {},
  imageCDNs: ['https://cdn.example', 'http://plain.example', 'javascript:alert(1)'],
  pingKey: 'key</script><script>alert(1)</script>',
  licence: 'none',
};

/** The example's lane under another name. */
const laneOf = (id: string) => ({ ...examples['game.lanes'].output.data.lanes[0], id });

export interface FakeBackend {
  readonly url: string;
  readonly requests: { readonly method: string; readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  /** Replaces the answer of a path. */
  readonly on: (path: string, reply: Reply) => void;
  /** Number of questions for a path so far. */
  readonly count: (path: string) => number;
  readonly close: () => Promise<void>;
}

export async function startFakeBackend(): Promise<FakeBackend> {
  const replies = new Map<string, Reply>([
    ['/wps/system/settings', value(fakeSettings)],
    ['/wps/system/status', status()],
    ['/wps/content/banners', value({ items: [] })],
    ['/wps/game/lanes', value({ data: { lanes: ['hot', 'broken'].map(laneOf) } })],
  ]);
  const requests: FakeBackend['requests'] = [];
  const server = http.createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, url, headers });
    const reply =
      replies.get(url.split('?')[0] ?? '') ?? json({ success: false, errorCode: 'not.found', message: '' }, 404);
    reply(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    // A TCP server's address is an object.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    on: (path, reply) => replies.set(path, reply),
    count: (path) => requests.filter(({ url }) => url.split('?')[0] === path).length,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
