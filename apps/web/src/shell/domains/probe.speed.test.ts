import { afterAll, beforeAll, expect, test } from 'vitest';
import { askDomain } from '../http/ask-domain.ts';
import { type Domain, honestAfter, MERCHANT, OPERATOR_KEY } from './fake-domains.ts';
import { firstValid } from './probe.ts';
import { createVerify } from './verify.ts';

const FASTEST_MS = 200;
const DELAYS_MS = [400, 900, FASTEST_MS, 300, 2000, 650, 260, 1500, 500, 240];
const ROUNDS = 5;
const MOST = 1.2;

let domains: readonly Domain[];
beforeAll(async () => {
  domains = await Promise.all(DELAYS_MS.map(honestAfter));
});
afterAll(() => Promise.all(domains.map(({ close }) => close())));

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const median = (figures: number[]): number => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

test('DF-04 the fastest of ten domains is found within 1.2 of its own round trip', async () => {
  const origins = domains.map(({ origin }) => origin);
  const fastest = origins[DELAYS_MS.indexOf(FASTEST_MS)] ?? '';
  const address = `${fastest}/wps/system/test/ping?speed=1`;
  const deps = {
    merchant: MERCHANT,
    ask: askDomain,
    verify: createVerify([OPERATOR_KEY], crypto.subtle),
    clock: { now: () => Date.now() },
  };
  const alone: number[] = [];
  const together: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await timed(() => askDomain(address, { Merchant: MERCHANT }, new AbortController().signal)));
    together.push(await timed(async () => expect(await firstValid(origins, deps)).toBe(fastest)));
  }
  const ratio = median(together) / median(alone);
  process.stdout.write(
    `the fastest of ten: ${median(together).toFixed(1)} ms, alone ${median(alone).toFixed(1)} ms, ${ratio.toFixed(2)}\n`,
  );
  expect(ratio).toBeLessThanOrEqual(MOST);
});
