import vectors from '@foyer/contract/draw-vectors';
import prizeVectors from '@foyer/contract/prize-vectors';
import { expect, test } from 'vitest';
import { fromBase64url, recompute } from './derive.ts';
import { availableHashes, libraryHashes } from './hashes.ts';

test.each([
  ["the browser's hashes", availableHashes],
  ["the library's hashes", libraryHashes],
])('%s lead from every published seed of the contract to its promise and its numbers', async (_, hashesOf) => {
  const hashes = await hashesOf();
  for (const { game, issue, seed, range, commitment, numbers, bonus } of vectors)
    expect(await recompute(hashes, fromBase64url(seed), game, issue, range)).toEqual({ commitment, numbers, bonus });
  for (const { game, issue, seed, range, ...drawn } of prizeVectors)
    expect(await recompute(hashes, fromBase64url(seed), game, issue, range)).toEqual(drawn);
});

test('one changed bit of the seed breaks the promise', async () => {
  const [vector] = vectors;
  if (vector === undefined) throw new Error('no vectors');
  const seed = fromBase64url(vector.seed);
  seed[31] = (seed[31] ?? 0) ^ 1;
  const { commitment } = await recompute(await availableHashes(), seed, vector.game, vector.issue, vector.range);
  expect(commitment).not.toBe(vector.commitment);
});
