// npm run bench:platform: measures platform calls beside bare servers on PostgreSQL. Exits 1 under a limit.
//   node bench/platform.mjs [--rounds 9] [--seconds 3] [--only read|login|register|sms|money|launch] [--json FILE]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../tools/build/stamp.mjs';
import { prepareMachine } from '../tools/test/machine.mjs';
import { startPostgres } from '../tools/test/postgres.mjs';
import {
  DEPOSIT_MIN,
  LAUNCH_MIN,
  LOGIN_MIN,
  MONEY_P99_MOST,
  NOTICE_MIN,
  REGISTER_MIN,
  SESSION_READ_MIN,
  SMS_SEND_MIN,
} from './limits.mjs';
import { median } from './median.mjs';
import { onlyOf, option } from './options.mjs';
import { load } from './platform/load.mjs';

register(); // what follows imports TypeScript
const { addMembers, freshDatabase, sealLogins, sessionReads } = await import('./platform/members.mjs');
const { startBareHash, startBareInsert, startBareProvider, startBareRead, startBareVerify, startPlatform } =
  await import('./platform/processes.mjs');
const { addDepositors, deposits, launches, notices } = await import('./platform/deposits.mjs');
const { sealRegistrations } = await import('./platform/registrations.mjs');
const { operatorsWithoutCaptcha, sends } = await import('./platform/sends.mjs');

const rounds = Number(option('rounds', 9));
const seconds = Number(option('seconds', 3));
const only = onlyOf(['read', 'login', 'register', 'sms', 'money', 'launch']);
/** Seconds until a node runs at its full speed: before that the engine is still compiling. */
const WARM_UP_SECONDS = {
  'session reads': 3,
  'log-ins': 20,
  registrations: 20,
  'SMS sends': 5,
  deposits: 5,
  notices: 5,
  launches: 5,
};
const READ_CONNECTIONS = 32;
const SEND_CONNECTIONS = 32;
/** The platform's default; the bare server gets the same. */
const POOL = 20;
/** Checks under way and the queue before them: as many as the platform takes without sending someone away. */
const HASH_CONNECTIONS = availableParallelism() * 3;
/** Envelopes sealed for each that the bare rate of this round could use: a later moment may be a calmer one. */
const SPARE = 2.5;

/** Session reads: pairs of rates, baseline and platform in turn. */
async function measureReads(platform, baseline, members) {
  const reads = await sessionReads(platform, members);
  let turn = 0;
  const run = async (time) => ({
    baseline: await load(baseline, { connections: READ_CONNECTIONS, seconds: time, next: () => ({}) }),
    ours: await load(platform, {
      connections: READ_CONNECTIONS,
      seconds: time,
      next: () => reads[turn++ % reads.length],
    }),
  });
  return inTurn('session reads', run);
}

/** Calls that check or make a hash: pairs of rates, argon2id alone and platform in turn. `sealAhead` makes the calls of a round. */
async function measureHashing(name, platform, bare, members, sealAhead) {
  const run = async (time) => {
    const rate = await bare.rate({ ...members, seconds: time });
    const sealed = await sealAhead(Math.ceil(rate * time * SPARE) + 2 * HASH_CONNECTIONS);
    const ours = await load(platform, { connections: HASH_CONNECTIONS, seconds: time, next: () => sealed.pop() });
    return { baseline: { rate, p99: null }, ours };
  };
  return inTurn(name, run);
}

/** Calls that write: pairs of rates, baseline and platform in turn. `next` makes the calls. */
async function measureWrites(name, platform, baseline, next) {
  const run = async (time) => ({
    baseline: await load(baseline, { connections: SEND_CONNECTIONS, seconds: time, next: () => ({ method: 'POST' }) }),
    ours: await load(platform, { connections: SEND_CONNECTIONS, seconds: time, next }),
  });
  return inTurn(name, run);
}

/** Providers' notices, each of an order of its own: pairs of rates, baseline and platform in turn. */
async function measureNotices(platform, baseline, databaseUrl) {
  const run = async (time) => {
    const bare = await load(baseline, {
      connections: SEND_CONNECTIONS,
      seconds: time,
      next: () => ({ method: 'POST' }),
    });
    const signed = await notices(databaseUrl, Math.ceil(bare.rate * time));
    const ours = await load(platform, { connections: SEND_CONNECTIONS, seconds: time, next: () => signed.pop() });
    return { baseline: bare, ours };
  };
  return inTurn('notices', run);
}

async function inTurn(name, run) {
  await run(WARM_UP_SECONDS[name]);
  const pairs = [];
  for (let i = 0; i < rounds; i++) {
    const pair = await run(seconds);
    pairs.push({ ...pair, load: loadavg()[0] });
    console.error(
      `round ${i + 1}/${rounds} ${name}: baseline ${pair.baseline.rate.toFixed(0)}/s, ours ${pair.ours.rate.toFixed(0)}/s, load ${loadavg()[0].toFixed(2)}`,
    );
  }
  return pairs;
}

/** Medians of both sides and their ratio. */
function summary(name, pairs, least, mostP99 = Number.POSITIVE_INFINITY) {
  const [baseline, ours] = ['baseline', 'ours'].map((side) => median(pairs.map((pair) => pair[side].rate)));
  const p99 = median(pairs.map((pair) => pair.ours.p99));
  const p99Ratio = p99 / (median(pairs.map((pair) => pair.baseline.p99)) ?? Number.NaN);
  return {
    name,
    baseline,
    ours,
    ratio: ours / baseline,
    least,
    p99,
    p99Ratio,
    isBroken: !(ours / baseline >= least) || p99Ratio > mostP99,
    load: median(pairs.map((pair) => pair.load)),
    pairs,
  };
}

function print(rows) {
  console.log('\n| medians | baseline/s | ours/s | ours ÷ baseline | at least | p99 ms | p99 ÷ baseline | load | |');
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|---|');
  for (const { name, baseline, ours, ratio, least, p99, p99Ratio, load, isBroken } of rows) {
    const cells = [
      name,
      baseline.toFixed(0),
      ours.toFixed(0),
      ratio.toFixed(2),
      least,
      p99.toFixed(0),
      Number.isFinite(p99Ratio) ? p99Ratio.toFixed(2) : '',
      load.toFixed(2),
    ];
    console.log(`| ${[...cells, isBroken ? 'BROKEN' : 'holds'].join(' | ')} |`);
  }
}

/** The PostgreSQL that is named, else a cluster that ends with the run. */
async function openCluster() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  const { pgBin, missing } = prepareMachine(new Set(['postgres']));
  if (!pgBin) throw new Error(missing.join('\n'));
  return startPostgres(pgBin, { isDurable: true });
}

/** Starts everything, measures, stops everything in the order opposite to its start. */
async function bench(folder, stops) {
  const cluster = await openCluster();
  stops.push(cluster.stop);
  const database = await freshDatabase(cluster.url);
  stops.push(database.drop);
  const provider = await startBareProvider();
  stops.push(provider.stop);
  const platform = await startPlatform(folder, {
    DEMO_BANK_URL: provider.url.replace(/\/$/, ''),
    PAYMENT_NOTICE_URL: 'http://127.0.0.1:9',
    DATABASE_URL: database.url,
    DATABASE_POOL: String(POOL),
    DEMO: '1',
    LOGIN_LIMIT_ACCOUNT: '1000000',
    LOGIN_LIMIT_IP: '1000000',
    CODE_LIMIT_MERCHANT: '100000000',
    REGISTER_LIMIT_IP: '1000000',
    MERCHANTS_DIR: operatorsWithoutCaptcha(folder),
  });
  stops.push(platform.stop);
  const members = await addMembers(database.url);
  const rows = [];
  if (only === null || only === 'read') {
    const bare = await startBareRead(database.url, POOL);
    stops.push(bare.stop);
    const pairs = await measureReads(platform.url, bare.url, members);
    rows.push(summary('session read ÷ Fastify with select 1', pairs, SESSION_READ_MIN));
  }
  if (only === null || only === 'login') {
    const bare = await startBareVerify();
    stops.push(bare.stop);
    const seal = (count) => sealLogins(platform.url, members, count);
    const pairs = await measureHashing('log-ins', platform.url, bare, members, seal);
    rows.push(summary('log-in ÷ argon2id alone', pairs, LOGIN_MIN));
  }
  if (only === null || only === 'register') {
    const bare = await startBareHash();
    stops.push(bare.stop);
    const seal = (count) => sealRegistrations(platform.url, count);
    const pairs = await measureHashing('registrations', platform.url, bare, members, seal);
    rows.push(summary('registration ÷ argon2id alone', pairs, REGISTER_MIN));
  }
  if (only === null || only === 'sms') {
    const bare = await startBareInsert(database.url, POOL);
    stops.push(bare.stop);
    const pairs = await measureWrites('SMS sends', platform.url, bare.url, sends());
    rows.push(summary('SMS send ÷ Fastify with one durable insert', pairs, SMS_SEND_MIN));
  }
  if (only === null || only === 'money' || only === 'launch') await addDepositors(database.url);
  if (only === null || only === 'launch') {
    const bare = await startBareInsert(database.url, POOL);
    stops.push(bare.stop);
    const pairs = await measureWrites('launches', platform.url, bare.url, launches());
    rows.push(summary('launch of a game ÷ Fastify with one durable insert', pairs, LAUNCH_MIN));
  }
  if (only === null || only === 'money') {
    const bare = await startBareInsert(database.url, POOL);
    stops.push(bare.stop);
    const made = await measureWrites('deposits', platform.url, bare.url, deposits());
    rows.push(summary('deposit ÷ Fastify with one durable insert', made, DEPOSIT_MIN, MONEY_P99_MOST));
    const told = await measureNotices(platform.url, bare.url, database.url);
    rows.push(summary('notice of a payment ÷ Fastify with one durable insert', told, NOTICE_MIN, MONEY_P99_MOST));
  }
  return rows;
}

console.log(
  `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(2)}, ${rounds} rounds of ${seconds} s`,
);
const folder = join(root, `.cache/bench-platform-${process.pid}`);
mkdirSync(folder, { recursive: true });
const stops = [];
const stopAll = async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopAll().then(() => process.exit(130)));
const rows = await bench(folder, stops).finally(stopAll);
print(rows);
const json = option('json', null);
if (json) writeFileSync(json, JSON.stringify({ at: new Date().toISOString(), rounds, seconds, rows }, null, 1));
const broken = rows.filter(({ isBroken }) => isBroken).length;
console.log(broken ? `\n${broken} limits broken` : '\nall limits hold');
process.exit(broken ? 1 : 0);
