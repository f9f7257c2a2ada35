import vectors from '@foyer/contract/draw-vectors';
import prizeVectors from '@foyer/contract/prize-vectors';
import { expect, test } from 'vitest';
import { availableHashes } from './hashes.ts';
import { findingOf, judge, passedSteps } from './judge.ts';
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
const verdictOf = async (changed: Partial<Proof>, note: string | null = null) =>
  judge({ ...proof, ...changed }, note, await availableHashes());

test('an honest draw is fair', async () => {
  expect(await verdictOf({})).toMatchObject({ at: 'judged', commitmentMatches: true, numbersFollow: true });
});

test('a promise other than the published one is found', async () => {
  expect(await verdictOf({ commitment: 'x'.repeat(43) })).toMatchObject({
    at: 'judged',
    commitmentMatches: false,
    numbersFollow: true,
  });
});

test('numbers or a bonus that do not follow from the secret are found', async () => {
  const result = { ...proof.result, status: 'drawn', issue: vector.issue, drawnAt: null, late: false } as const;
  expect(await verdictOf({ result: { ...result, numbers: [1, 2, 3, 4, 5, 6], bonus: vector.bonus } })).toMatchObject({
    numbersFollow: false,
  });
  expect(await verdictOf({ result: { ...result, numbers: vector.numbers, bonus: [99] } })).toMatchObject({
    numbersFollow: false,
  });
});

test('a table of prizes that does not follow from the secret is found, though the first prize does', async () => {
  const [table] = prizeVectors;
  if (table === undefined) throw new Error('no vector');
  const { game, issue, seed, commitment, range, prizes, numbers, bonus } = table;
  const drawn = { issue, status: 'drawn', numbers, bonus, drawnAt: null, late: false } as const;
  const of = (told: string[]) =>
    verdictOf({ game, issue, seed, commitment, range, result: { ...drawn, prizes: told } });
  expect(await of(prizes)).toMatchObject({ commitmentMatches: true, numbersFollow: true });
  expect(await of([...prizes.slice(0, -1), '00'])).toMatchObject({ numbersFollow: false });
});

test('before the draw there is only the promise', async () => {
  expect(await verdictOf({ seed: null, result: null })).toMatchObject({ at: 'waiting' });
});

const kept = vector.commitment;
const another = 'x'.repeat(43);
const wrongNumbers = { result: { ...proof.result, numbers: [1, 2, 3, 4, 5, 6] } as Proof['result'] };
const refunded = { seed: null, result: { ...proof.result, status: 'refunded' } as Proof['result'] };

test.each<[string, Partial<Proof>, string | null, string]>([
  ['an honest draw whose promise was noted before it', {}, kept, 'fair'],
  ['an honest draw without a noted promise', {}, null, 'fits'],
  ['a draw that fits a promise other than the noted one', {}, another, 'changed'],
  ['a promise that does not match the secret', { commitment: another }, another, 'bad'],
  ['numbers that do not follow from a noted promise', wrongNumbers, kept, 'bad'],
  ['numbers that do not follow, with nothing noted', wrongNumbers, null, 'bad'],
  ['a promise that changed before the draw', { seed: null, result: null }, another, 'changed'],
  ['a draw still to come', { seed: null, result: null }, kept, 'waiting'],
  ['a refunded draw', refunded, kept, 'refunded'],
])('%s is not rated better than its checks', async (_, changed, note, finding) => {
  const verdict = await verdictOf(changed, note);
  if (!('proof' in verdict)) throw new Error('not judged');
  expect(findingOf(verdict)).toBe(finding);
});

test.each<[string, Partial<Proof>, string | null, boolean, boolean]>([
  ['of an honest draw', {}, kept, true, true],
  ['that nobody here noted', {}, null, true, true],
  ['of a draw still to come', { seed: null, result: null }, kept, true, false],
  ['that is not the noted one', {}, another, false, false],
  ['that the secret does not fit', { commitment: another }, another, true, false],
  ['of a refunded draw', refunded, kept, false, false],
])('ticks the steps of promise and secret that passed: a promise %s', async (_, changed, note, ...passed) => {
  const verdict = await verdictOf(changed, note);
  if (!('proof' in verdict)) throw new Error('not judged');
  expect(Object.values(passedSteps(verdict))).toEqual(passed);
});
