// npm run bench:site: measures cached pages of the web server beside a bare Fastify. Exits 1 under a limit.
//   node bench/site.mjs [--rounds 9] [--seconds 3] [--dist DIR] [--json FILE]
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../tools/build/stamp.mjs';
import { freePortPair } from '../tools/test/ports.mjs';
import { KEPT_PAGE_MIN } from './limits.mjs';
import { median } from './median.mjs';
import { option } from './options.mjs';
import { load } from './platform/load.mjs';

register(); // what follows imports TypeScript
const { startBare, startProgram } = await import('./platform/processes.mjs');

const rounds = Number(option('rounds', 9));
const seconds = Number(option('seconds', 3));
const dist = option('dist', join(root, 'dist'));
const CONNECTIONS = 32;
const WARM_UP_SECONDS = 3;
const PATH = '/m/home';
/** The visitor comes through a proxy that is believed, so that each request can come from another address. */
const VISITOR = { 'accept-encoding': 'br', 'accept-language': 'en', 'x-forwarded-proto': 'http' };

let address = 0;
const nextAddress = () => {
  address += 1;
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`;
};

const measures = {
  'kept page, kept verdict ÷ bare Fastify': {
    least: KEPT_PAGE_MIN,
    headers: () => ({ 'x-forwarded-for': '203.0.113.9' }),
  },
  'kept page, verdict asked for each ÷ bare Fastify': {
    least: null,
    headers: () => ({ 'x-forwarded-for': nextAddress() }),
  },
};

/** The page as it is sent: what the baseline has to answer. */
async function samplePage(site) {
  const answer = await fetch(site + PATH, { headers: { ...VISITOR, 'x-forwarded-for': '203.0.113.9' } });
  if (answer.status !== 200) throw new Error(`${PATH} answered ${answer.status}`);
  await answer.arrayBuffer();
  const dropped = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding']);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !dropped.has(name)));
  return { bytes: Number(answer.headers.get('content-length')), headers };
}

async function measure({ headers }, site, bare) {
  const ask = () => ({ path: PATH, headers: { ...VISITOR, ...headers() } });
  const run = async (time) => ({
    baseline: await load(bare, { connections: CONNECTIONS, seconds: time, next: ask }),
    ours: await load(site, { connections: CONNECTIONS, seconds: time, next: ask }),
  });
  await run(WARM_UP_SECONDS);
  const pairs = [];
  for (let round = 1; round <= rounds; round += 1) {
    const pair = await run(seconds);
    pairs.push({ ...pair, load: loadavg()[0] });
    console.error(
      `round ${round}/${rounds}: bare ${pair.baseline.rate.toFixed(0)}/s, ours ${pair.ours.rate.toFixed(0)}/s`,
    );
  }
  return pairs;
}

function summary(name, least, pairs) {
  const [baseline, ours] = ['baseline', 'ours'].map((side) => median(pairs.map((pair) => pair[side].rate)));
  const p99 = median(pairs.map((pair) => pair.ours.p99));
  return { name, baseline, ours, ratio: ours / baseline, least, p99, load: median(pairs.map((pair) => pair.load)) };
}

function print(rows) {
  console.log('\n| medians | bare/s | ours/s | ours ÷ bare | at least | p99 ms | load | |');
  console.log('|---|--:|--:|--:|--:|--:|--:|---|');
  for (const { name, baseline, ours, ratio, least, p99, load: busy } of rows) {
    const verdict = least === null ? 'reported' : ratio >= least ? 'holds' : 'BROKEN';
    const cells = [
      baseline.toFixed(0),
      ours.toFixed(0),
      ratio.toFixed(2),
      least ?? '',
      p99.toFixed(0),
      busy.toFixed(2),
    ];
    console.log(`| ${[name, ...cells, verdict].join(' | ')} |`);
  }
}

console.log(
  `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(2)}, ${rounds} rounds of ${seconds} s`,
);
const stops = [];
const stopAll = async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopAll().then(() => process.exit(130)));
try {
  const backendPort = await freePortPair();
  stops.push((await startBare('../site/backend.mjs', { PORT: String(backendPort) })).stop);
  const site = await startProgram(join(dist, 'site.js'), {
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    TRUST_PROXY_HOPS: '1',
  });
  stops.push(site.stop);
  const sample = await samplePage(site.url);
  const barePort = await freePortPair();
  const env = { PORT: String(barePort), BYTES: String(sample.bytes), HEADERS: JSON.stringify(sample.headers) };
  stops.push((await startBare('../site/bare-page.mjs', env)).stop);
  const rows = [];
  for (const [name, row] of Object.entries(measures))
    rows.push(summary(name, row.least, await measure(row, site.url, `http://127.0.0.1:${barePort}`)));
  print(rows);
  const json = option('json', null);
  if (json) writeFileSync(json, JSON.stringify({ at: new Date().toISOString(), rounds, seconds, rows }, null, 1));
  process.exitCode = rows.every(({ ratio, least }) => least === null || ratio >= least) ? 0 : 1;
} finally {
  await stopAll();
}
