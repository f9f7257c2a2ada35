// Attacks data that strangers must not see: metrics, outbox, source maps, unowned paths.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brief, describe, type Sent, send } from './client.ts';
import { startRecordingBackend } from './recording-backend.ts';
import type { Attack, Suite } from './suite.ts';

/** An address that is reserved for documents: nobody sits there. */
const STRANGER = '203.0.113.9';

const metricsPaths = [
  '/metrics',
  '/%6Detrics',
  '/%6detrics',
  '/m%65trics',
  '//metrics',
  '/./metrics',
  '/m/../metrics',
  '/wps/../metrics',
  '/wps/%2e%2e/metrics',
  '/wps/..%2fmetrics',
  '/metrics/',
  '/metrics;x',
  '/metrics%00',
  '/METRICS',
  '/metrics?x=1',
] as const;

const outboxPaths = ['/demo/outbox', '/demo/%6Futbox', '/demo//outbox', '/%64emo/outbox', '/demo/outbox?key='] as const;

const siteHosts = [
  'localhost',
  'games.localhost',
  'chat.localhost',
  'bank.localhost',
  'vendor.localhost',
  'cdn.localhost',
  'idp.localhost',
  'lotus.localhost',
];

/** Headers by which a stranger behind a proxy pretends to sit at this machine. The proxy adds the last address. */
const disguises: readonly Readonly<Record<string, string>>[] = [
  { 'X-Forwarded-For': STRANGER },
  { 'X-Forwarded-For': `127.0.0.1, ${STRANGER}` },
  { 'X-Forwarded-For': `::1, 127.0.0.1, ${STRANGER}` },
  { 'X-Forwarded-For': STRANGER, 'X-Real-IP': '127.0.0.1', Forwarded: 'for=127.0.0.1;host=localhost' },
  { 'X-Forwarded-For': STRANGER, 'X-Client-IP': '127.0.0.1', 'True-Client-IP': '127.0.0.1' },
  { 'X-Forwarded-For': `127.0.0.1, ${STRANGER}`, Authorization: 'Bearer ', Via: '1.1 localhost' },
];

const unknownPaths = [
  '/internal/secrets',
  '/admin',
  '/actuator/env',
  '/.env',
  '/debug/pprof/heap',
  '/wpsx/any',
  '/%2e%2e/any',
  '/metrics/x',
  '/aurora/AMBER_FOX/v1/launch',
  '/aurora/AMBER_FOX/v1/trial',
];

const isMetrics = (text: string): boolean => /^# (HELP|TYPE) /m.test(text);
const isOutbox = (text: string): boolean => text.includes('<html') && /outbox/i.test(text);

async function inspect(attack: Attack, sent: Sent, isShown: (text: string) => boolean, title: string): Promise<void> {
  const answer = await send(sent);
  attack.sent();
  if (isShown(answer.text)) attack.finding(title, describe(sent), brief(answer));
}

/** Asks the product as a stranger behind a proxy. */
async function requestAsStranger(attack: Attack): Promise<void> {
  const { port } = await attack.start({ env: { TRUST_PROXY_HOPS: '1' } });
  for (const host of siteHosts) {
    for (const disguise of disguises) {
      const headers = { Host: `${host}:${port}`, ...disguise };
      for (const path of metricsPaths)
        await inspect(attack, { port, path, headers }, isMetrics, 'a stranger reads the metrics');
      for (const path of outboxPaths)
        await inspect(attack, { port, path, headers }, isOutbox, "a stranger reads the demo's outbox");
    }
  }
}

/** A query changes no path: from this machine the site's own figures may be read. */
const otherPaths = metricsPaths.filter((path) => !/^\/metrics(\?|$)/.test(path));

/** Returns the paths at which a stranger would look for the source map of a script. */
const mapPaths = (name: string): readonly string[] => [
  `/m/assets/${name}`,
  `/m/${name}`,
  `/m/assets/..%2f..%2f..%2fmaps%2fweb%2f${name}`,
  `/maps/web/${name}`,
  `/assets/${name}`,
  `/games/assets/${name}`,
  `/games/assets/..%2f..%2fmaps%2fgames%2f${name}`,
  `/maps/games/${name}`,
];

/** All maps lie in one folder: what holds for one of them holds for the others. */
async function requestMaps(attack: Attack, port: number): Promise<void> {
  const names = ['web', 'games'].map((folder) => readdirSync(join(attack.dist, 'maps', folder))[0]);
  for (const host of ['localhost', 'games.localhost']) {
    for (const path of names.flatMap((name) => (name === undefined ? [] : mapPaths(name)))) {
      const sent = { port, path, headers: { Host: `${host}:${port}` } };
      await inspect(attack, sent, (text) => text.includes('"mappings"'), 'a stranger reads a source map');
    }
  }
}

/** Without a proxy no forwarded header may be believed, and a sub-host must not show more than the site. */
async function requestDirectly(attack: Attack): Promise<void> {
  const { port } = await attack.start();
  for (const host of siteHosts.slice(1))
    for (const path of otherPaths)
      await inspect(
        attack,
        { port, path, headers: { Host: `${host}:${port}` } },
        isMetrics,
        'another path shows the metrics',
      );
  const forged = { port, path: '/wps/system/status?device=MOBILE', headers: { 'X-Forwarded-For': STRANGER } };
  await inspect(attack, forged, (text) => text.includes(STRANGER), 'a forged X-Forwarded-For is believed');
  const otherHost = { port, path: '/demo/outbox', headers: { Host: `rebound.example:${port}` } };
  await inspect(attack, otherHost, isOutbox, 'a foreign host name that resolves here reads the outbox');
  await requestMaps(attack, port);
}

/** Checks which requests reach the back end through sub-hosts, and which headers go with them. */
async function watchBackend(attack: Attack): Promise<void> {
  const backend = await startRecordingBackend();
  attack.onEnd(backend.close);
  const url = `http://127.0.0.1:${backend.port}`;
  const env = { BACKEND_URL: url, DEMO_BANK_URL: url, DEMO_VENDOR_URL: url, REGION_HEADER: 'CF-IPCountry' };
  const { port } = await attack.start({ program: 'site', env });
  for (const host of siteHosts) {
    for (const path of unknownPaths) {
      const sent = { port, path, headers: { Host: `${host}:${port}` } };
      const before = backend.requests().length;
      const answer = await send(sent);
      attack.sent();
      const passed = backend
        .requests()
        .slice(before)
        .some(({ target }) => target === path);
      if (passed) attack.finding('an unknown path reaches the back end', describe(sent), brief(answer));
    }
  }
  const headers = {
    'CF-IPCountry': 'PH',
    'X-Forwarded-For': STRANGER,
    'X-Forwarded-Host': 'evil.example',
    'X-Forwarded-Proto': 'https',
  };
  const sent = { port, path: '/wps/any', headers };
  await send(sent);
  attack.sent();
  const arrived = backend.requests().find(({ target }) => target === '/wps/any')?.headers ?? [];
  const forged = arrived.filter(([, value]) => [STRANGER, 'evil.example', 'https', 'PH'].includes(value));
  for (const [name] of forged)
    attack.finding(`a forged ${name} reaches the back end`, describe(sent), JSON.stringify(arrived));
}

export const exposure: Suite = {
  name: 'exposure',
  tries: 'metrics, outbox, source maps and unknown paths, by other spellings, hosts and forged addresses',
  run: async (attack) => {
    await requestAsStranger(attack);
    await requestDirectly(attack);
    await watchBackend(attack);
  },
};
