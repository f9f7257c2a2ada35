// npm run bench:chat: delivery of an agent's messages to open chats, beside a bare server that stores and passes on. Exits 1 over a limit.
//   node bench/chat.mjs [--rounds 5] [--seconds 10] [--json FILE]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { register } from 'tsx/esm/api';
import { root } from '../tools/build/stamp.mjs';
import { prepareMachine } from '../tools/test/machine.mjs';
import { freePortPair } from '../tools/test/ports.mjs';
import { startPostgres } from '../tools/test/postgres.mjs';
import { CHAT_P99_MOST } from './limits.mjs';
import { median } from './median.mjs';
import { option } from './options.mjs';

register(); // what follows imports TypeScript
const { freshDatabase } = await import('./platform/members.mjs');
const { startBareEcho, startPlatform } = await import('./platform/processes.mjs');
const { addChatMembers, agentOf, connectBare, connectChats, memoryOf } = await import('./platform/chats.mjs');

const rounds = Number(option('rounds', 5));
const seconds = Number(option('seconds', 10));
const CONNECTIONS = 1_000;
const MESSAGES_A_SECOND = 20;
const WARM_UP_SECONDS = 5;
/** The platform's default; the bare server gets the same. */
const POOL = 20;
const DELIVERED_WITHIN_MS = 30_000;

/** Messages under way, by their text. */
const createDeliveries = () => {
  const waiting = new Map();
  return {
    heard: (text) => {
      if (text.startsWith('closed')) throw new Error(`a connection was ${text}`);
      waiting.get(text)?.(performance.now());
    },
    /** Resolves with the milliseconds from the call of the sender to the connection of the reader. */
    deliver: async (text, send) => {
      const arrival = new Promise((resolve, reject) => {
        waiting.set(text, resolve);
        setTimeout(() => reject(new Error(`"${text}" did not arrive`)), DELIVERED_WITHIN_MS).unref();
      });
      const began = performance.now();
      const [arrived] = await Promise.all([arrival, send()]);
      waiting.delete(text);
      return arrived - began;
    },
  };
};

let number = 0;
/** Sends at an even pace to one connection after another; answers the times. */
async function run(deliveries, time, send) {
  const under = [];
  for (let sent = 0; sent < time * MESSAGES_A_SECOND; sent++) {
    const [text, to] = [`Message ${++number}`, (number * 7) % CONNECTIONS];
    under.push(deliveries.deliver(text, () => send(to, text)));
    await new Promise((next) => setTimeout(next, 1_000 / MESSAGES_A_SECOND));
  }
  const times = (await Promise.all(under)).sort((a, b) => a - b);
  return { p50: median(times), p99: times[Math.floor(times.length * 0.99)] };
}

async function openCluster() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  const { pgBin, missing } = prepareMachine(new Set(['postgres']));
  if (!pgBin) throw new Error(missing.join('\n'));
  return startPostgres(pgBin, { isDurable: true });
}

/** Opens all connections; answers how much memory one takes, in KiB. */
async function opened(pid, connect, stops) {
  const before = memoryOf(pid);
  stops.push(await connect());
  return (memoryOf(pid) - before) / CONNECTIONS;
}

async function bench(folder, stops) {
  const cluster = await openCluster();
  stops.push(cluster.stop);
  const database = await freshDatabase(cluster.url);
  stops.push(database.drop);
  const operatorPort = await freePortPair();
  const platform = await startPlatform(folder, {
    DATABASE_URL: database.url,
    DATABASE_POOL: String(POOL),
    DEMO: '1',
    OPERATOR_PORT: String(operatorPort),
    MERCHANTS_DIR: join(root, 'merchants'),
  });
  stops.push(platform.stop);
  const bare = await startBareEcho(database.url, POOL);
  stops.push(bare.stop);
  const members = await addChatMembers(database.url, CONNECTIONS);
  const write = await agentOf(`http://127.0.0.1:${operatorPort}`);
  const deliveries = createDeliveries();
  const memory = {
    baseline: await opened(bare.pid, () => connectBare(bare.url, CONNECTIONS, deliveries.heard), stops),
    ours: await opened(platform.pid, () => connectChats(platform.url, members, deliveries.heard), stops),
  };
  const toBare = (to, body) => fetch(bare.url + to, { method: 'POST', body }).then((answer) => answer.text());
  const inTurn = async (time) => ({
    baseline: await run(deliveries, time, toBare),
    ours: await run(deliveries, time, (to, text) => write(members[to], text)),
  });
  await inTurn(WARM_UP_SECONDS);
  const pairs = [];
  for (let i = 0; i < rounds; i++) {
    const pair = await inTurn(seconds);
    pairs.push(pair);
    console.error(
      `round ${i + 1}/${rounds}: p99 baseline ${pair.baseline.p99.toFixed(1)} ms, ours ${pair.ours.p99.toFixed(1)} ms, load ${loadavg()[0].toFixed(2)}`,
    );
  }
  return { memory, pairs };
}

console.log(
  `${cpus().length} × ${cpus()[0].model.trim()}, Node ${process.versions.node}, load ${loadavg()[0].toFixed(2)}, ${rounds} rounds of ${seconds} s, ${CONNECTIONS} connections, ${MESSAGES_A_SECOND} messages a second`,
);
const folder = join(root, `.cache/bench-chat-${process.pid}`);
mkdirSync(folder, { recursive: true });
const stops = [];
const stopAll = async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopAll().then(() => process.exit(130)));
const { memory, pairs } = await bench(folder, stops).finally(stopAll);
const of = (side, figure) => median(pairs.map((pair) => pair[side][figure]));
const ratio = of('ours', 'p99') / of('baseline', 'p99');
const isBroken = !(ratio <= CHAT_P99_MOST);
console.log('\n| medians | p50 ms | p99 ms | KiB a connection |');
console.log('|---|--:|--:|--:|');
for (const side of ['baseline', 'ours'])
  console.log(
    `| ${side} | ${of(side, 'p50').toFixed(1)} | ${of(side, 'p99').toFixed(1)} | ${memory[side].toFixed(0)} |`,
  );
console.log(`\np99 ÷ baseline ${ratio.toFixed(2)}, at most ${CHAT_P99_MOST}: ${isBroken ? 'BROKEN' : 'holds'}`);
const json = option('json', null);
if (json) writeFileSync(json, JSON.stringify({ memory, pairs, ratio, most: CHAT_P99_MOST }, null, 2));
process.exit(isBroken ? 1 : 0);
