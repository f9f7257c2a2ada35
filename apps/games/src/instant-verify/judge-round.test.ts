import vectors from '@foyer/contract/instant-vectors';
import { expect, test } from 'vitest';
import { availableHashes, libraryHashes } from '../verify/hashes.ts';
import { judgeRound, type RoundProof, roundFinding } from './judge-round.ts';
import { recomputeRound } from './recompute-round.ts';

test.each([
  ["the browser's hashes", availableHashes],
  ["the library's hashes", libraryHashes],
])('%s lead from all published seeds of the contract to the promise and the result', async (_, hashesOf) => {
  const hashes = await hashesOf();
  for (const { commitment, result, ...seeds } of vectors)
    expect(await recomputeRound(hashes, seeds)).toEqual({ commitment, result });
});

const [vector] = vectors;
const proofOf = (change: Partial<RoundProof> = {}): RoundProof => {
  if (vector === undefined) throw new Error('no vectors');
  return { ...vector, round: 'r', target: 200, ...change };
};
const findingFor = async (proof: RoundProof, note: string | null) => {
  const verdict = await judgeRound(proof, note, await availableHashes());
  return verdict.at === 'judged' ? roundFinding(verdict) : verdict.at;
};
const promise = vector?.commitment ?? '';

test.each([
  ['noted, and everything follows', {}, promise, 'fair'],
  ['not noted on this phone', {}, null, 'fits'],
  ['another promise than the noted one', {}, 'another', 'changed'],
  ['another result', { result: 500 }, promise, 'bad'],
  ['another seed of the player', { clientSeed: 'not mine' }, promise, 'bad'],
  ['another number of the round', { nonce: 99 }, promise, 'bad'],
  ['another secret', { seed: 'A'.repeat(43) }, promise, 'bad'],
  ['a secret that still decides rounds', { seed: null }, promise, 'waiting'],
] as const)('a round is judged: %s', async (_, change, note, finding) => {
  expect(await findingFor(proofOf(change), note)).toBe(finding);
});
