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
  for (const { commitment, result, jackpot, ...seeds } of vectors)
    expect(await recomputeRound(hashes, { ...seeds, jackpotOf: jackpot.of })).toEqual({
      commitment,
      result,
      jackpotNumber: jackpot.number,
    });
});

const [vector] = vectors;
const proofOf = (change: Partial<RoundProof> = {}): RoundProof => {
  if (vector === undefined) throw new Error('no vectors');
  const { jackpot: _, ...round } = vector;
  return { ...round, round: 'r', target: 200, jackpot: null, ...change };
};
const findingFor = async (proof: RoundProof, note: string | null, stake: bigint | null = null) => {
  const verdict = await judgeRound(proof, { note, stake }, await availableHashes());
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

const drawn = { number: '3543390', of: '5000000' };
test.each([
  ['lost, with a stake below its number', { ...drawn, isWon: false }, 500n, 'fair'],
  ['won, with a stake that reaches its number', { ...drawn, isWon: true }, 3543390n, 'fair'],
  ['lost, with a stake of just its number', { ...drawn, isWon: false }, 3543390n, 'bad'],
  ['won, with a stake below its number', { ...drawn, isWon: true }, 3543389n, 'bad'],
  ['lost, where the phone does not know the stake', { ...drawn, isWon: false }, null, 'fair'],
  ['another number', { ...drawn, number: '3543389', isWon: false }, 500n, 'bad'],
  ['another highest number', { ...drawn, of: '6000000', isWon: false }, 500n, 'bad'],
] as const)('a jackpot is judged: %s', async (_, jackpot, stake, finding) => {
  expect(await findingFor(proofOf({ jackpot }), promise, stake)).toBe(finding);
});
