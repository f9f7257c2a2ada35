import { createHash, createHmac } from 'node:crypto';
import vectors from '@foyer/contract/instant-vectors';
import { expect, test } from 'vitest';
import { highestNumber, numberOf, partOf, winsJackpot } from './jackpot.rules.ts';

test.each(vectors)('round $nonce with "$clientSeed" draws the published number', (vector) => {
  const { game, nonce, clientSeed, seed, jackpot } = vector;
  const round = `${game}|${nonce}|${clientSeed}`;
  expect(String(numberOf(Buffer.from(seed, 'base64url'), round, BigInt(jackpot.of)))).toBe(jackpot.number);
});

test.each([
  ['one per cent', 500n, 100, 5n],
  ['half a per cent', 1_000n, 50, 5n],
  ['a part below one minor unit stays with the operator', 199n, 100, 1n],
  ['none', 500n, 0, 0n],
])('%s of a stake goes into the pot', (_, stake, share, part) => {
  expect(partOf(stake, { share })).toBe(part);
});

test.each([
  [500n, 500n, true],
  [500n, 501n, false],
  [1n, 1n, true],
])('a stake of %d wins with the number %d: %s', (stake, number, isWon) => {
  expect(winsJackpot(stake, number)).toBe(isWon);
});

test.each([
  ['what is staked for a win', 500n, 5_000n, 5_000n],
  ['ten times a stake above a tenth of that', 501n, 5_000n, 5_010n],
  ['ten times a stake above all of that', 1_000_000n, 5_000n, 10_000_000n],
])('the highest number of a round is %s: no round has a better chance than one in ten', (_, stake, of, highest) => {
  expect(highestNumber(stake, { stakesPerWin: of })).toBe(highest);
});

test('numbers lie between 1 and the highest one, and a stake wins as often as it stands to what is staked for a win', () => {
  const seed = createHash('sha256').update('counted').digest();
  const ROUNDS = 40_000;
  const of = 5_000n;
  let won = 0;
  for (let nonce = 0; nonce < ROUNDS; nonce += 1) {
    const number = numberOf(seed, `beacon|${nonce}|counted`, of);
    // In words of its own: six bytes of the HMAC as a fraction.
    const hex = createHmac('sha256', seed).update(`beacon|${nonce}|counted`).digest('hex').slice(8, 20);
    const expected = Math.floor((Number.parseInt(hex, 16) / 2 ** 48) * 5_000) + 1;
    if (number !== BigInt(expected)) expect(number).toBe(BigInt(expected));
    if (winsJackpot(500n, number)) won += 1;
  }
  const chance = 0.1;
  expect(Math.abs(won / ROUNDS - chance)).toBeLessThan(3 * Math.sqrt((chance * (1 - chance)) / ROUNDS));
});
