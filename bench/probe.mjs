// npm run bench:probe: measures finding the fastest of ten domains beside asking it. Exits 1 over the limit.
//   node bench/probe.mjs [--rounds 9] [--json FILE]
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { register } from 'tsx/esm/api';
import { PROBE_MOST } from './limits.mjs';
import { median } from './median.mjs';
import { option } from './options.mjs';

register(); // what follows imports TypeScript
const domainsFolder = '../apps/web/src/shell/domains';
const { honestAfter, MERCHANT, OPERATOR_KEY } = await import(`${domainsFolder}/fake-domains.ts`);
const { firstValid } = await import(`${domainsFolder}/probe.ts`);
const { createVerify } = await import(`${domainsFolder}/verify.ts`);
const { fetchFromDomain } = await import('../apps/web/src/shell/http/fetch-from-domain.ts');

const FASTEST_MS = 200;
const DELAYS_MS = [400, 900, FASTEST_MS, 300, 2000, 650, 260, 1500, 500, 240];
const rounds = Number(option('rounds', 9));

async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const domains = await Promise.all(DELAYS_MS.map(honestAfter));
try {
  const origins = domains.map(({ origin }) => origin);
  const fastest = origins[DELAYS_MS.indexOf(FASTEST_MS)];
  const address = `${fastest}/wps/system/test/ping?speed=1`;
  const verify = createVerify([OPERATOR_KEY], crypto.subtle);
  const deps = { merchant: MERCHANT, requestJson: fetchFromDomain, verify, clock: { now: () => Date.now() } };
  const find = async () => {
    const found = await firstValid(origins, deps);
    if (found !== fastest) throw new Error(`The fastest is ${fastest}; found was ${found}.`);
  };
  const askOne = () => fetchFromDomain(address, { Merchant: MERCHANT }, new AbortController().signal);
  await askOne();
  const figures = [];
  for (let round = 0; round < rounds; round += 1) figures.push({ alone: await timed(askOne), ten: await timed(find) });
  const [alone, ten] = ['alone', 'ten'].map((side) => median(figures.map((figure) => figure[side])));
  const ratio = ten / alone;
  console.log(`${cpus().length} × ${cpus()[0].model.trim()}, load ${loadavg()[0].toFixed(2)}, ${rounds} rounds`);
  console.log(
    `the fastest of ten domains: ${ten.toFixed(1)} ms, asked alone ${alone.toFixed(1)} ms, ratio ${ratio.toFixed(2)} of at most ${PROBE_MOST}: ${ratio <= PROBE_MOST ? 'holds' : 'BROKEN'}`,
  );
  const json = option('json', null);
  if (json) writeFileSync(json, JSON.stringify({ at: new Date().toISOString(), rounds, alone, ten, ratio }, null, 1));
  process.exitCode = ratio <= PROBE_MOST ? 0 : 1;
} finally {
  await Promise.all(domains.map(({ close }) => close()));
}
