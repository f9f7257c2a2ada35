import { createHash, createHmac } from 'node:crypto';
import vectors from '@foyer/contract/instant-vectors';
import { describe, expect, test } from 'vitest';
import { type InstantGame, instantGameOf } from './instant-games.table.ts';
import { resultOf, seedCommitment, winOf } from './outcome.rules.ts';

const game = (): InstantGame => {
  const found = instantGameOf('beacon');
  if (found === null) throw new Error('no game');
  return found;
};

test.each(vectors)('the seeds of round $nonce with "$clientSeed" lead to the published result $result', (vector) => {
  const seed = Buffer.from(vector.seed, 'base64url');
  expect(seedCommitment(seed)).toBe(vector.commitment);
  expect(resultOf(game(), seed, vector)).toBe(vector.result);
});

/** The rule in words of its own: 97 % over the chance, cut to two decimals, from ×1 to ×1,000. */
const worked = (seed: Buffer, text: string): number => {
  const hex = createHmac('sha256', seed).update(text).digest('hex').slice(0, 8);
  const chance = (Number.parseInt(hex, 16) + 1) / 2 ** 32;
  return Math.min(100_000, Math.max(100, Math.floor(97 / chance)));
};

describe('every target returns 97 % of the stakes', () => {
  const ROUNDS = 40_000;
  const seed = createHash('sha256').update('counted').digest();
  const results = Array.from({ length: ROUNDS }, (_, nonce) =>
    resultOf(game(), seed, { game: 'beacon', nonce, clientSeed: 'counted' }),
  );

  test('counted apart, each of 40,000 rounds comes to the same', () => {
    const differing = results.findIndex((result, nonce) => result !== worked(seed, `beacon|${nonce}|counted`));
    expect(differing).toBe(-1);
  });

  test.each([101, 150, 200, 500, 2_000])('×%i hundredths, over 40,000 rounds', (target) => {
    const paid = results.reduce((sum, result) => sum + winOf(100n, target, result), 0n);
    const share = Number(paid) / (ROUNDS * 100);
    // Three standard errors of a bet that pays `target` with a chance of 97 / target.
    const chance = 97 / target;
    const error = (target / 100) * Math.sqrt((chance * (1 - chance)) / ROUNDS);
    expect(Math.abs(share - 0.97)).toBeLessThan(3 * error);
  });

  test('the highest multiple is reached by 97 of 100,000 words', () => {
    const reached = (97n * 2n ** 32n) / 100_000n;
    expect(Number(reached) / 2 ** 32).toBeCloseTo(0.00097, 8);
  });
});

test.each([
  ['reached exactly', 200, 200, 500n, 1_000n],
  ['passed by far', 150, 99_999, 500n, 750n],
  ['missed by a hundredth', 200, 199, 500n, 0n],
  ['a part of a minor unit stays', 101, 300, 101n, 102n],
])('a target that is %s', (_, target, result, stake, win) => {
  expect(winOf(stake, target, result)).toBe(win);
});
