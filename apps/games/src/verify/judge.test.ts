import vectors from '@foyer/contract/draw-vectors';
import { expect, test } from 'vitest';
import { availableHashes } from './hashes.ts';
import { judge } from './judge.ts';
import type { Proof } from './verdict.ts';

const [vector] = vectors.filter(({ game }) => game === 'zenith645');
if (vector === undefined) throw new Error('no vector');
const proof: Proof = {
  game: vector.game,
  issue: vector.issue,
  commitment: vector.commitment,
  seed: vector.seed,
  range: vector.range,
  result: {
    issue: vector.issue,
    status: 'drawn',
    numbers: vector.numbers,
    bonus: vector.bonus,
    drawnAt: null,
    late: false,
  },
};
const verdictOf = async (changed: Partial<Proof>) => judge({ ...proof, ...changed }, await availableHashes());

test('an honest draw is fair', async () => {
  expect(await verdictOf({})).toMatchObject({ at: 'judged', promiseKept: true, numbersFollow: true });
});

test('another promise than the published one is found', async () => {
  expect(await verdictOf({ commitment: 'x'.repeat(43) })).toMatchObject({
    at: 'judged',
    promiseKept: false,
    numbersFollow: true,
  });
});

test('other numbers, or another bonus, than the secret leads to are found', async () => {
  const result = { ...proof.result, status: 'drawn', issue: vector.issue, drawnAt: null, late: false } as const;
  expect(await verdictOf({ result: { ...result, numbers: [1, 2, 3, 4, 5, 6], bonus: vector.bonus } })).toMatchObject({
    numbersFollow: false,
  });
  expect(await verdictOf({ result: { ...result, numbers: vector.numbers, bonus: [99] } })).toMatchObject({
    numbersFollow: false,
  });
});

test('before the draw there is only the promise', async () => {
  expect(await verdictOf({ seed: null, result: null })).toMatchObject({ at: 'waiting' });
});
