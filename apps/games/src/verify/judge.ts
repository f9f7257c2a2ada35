// Judges a published proof: does the secret fit its promise, and do the numbers follow from it?
import { fromBase64url, type Hashes, recompute } from './derive.ts';
import type { Proof, Verdict } from './verdict.ts';

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, at) => n === b[at]);

export const judge = async (proof: Proof, hashes: Hashes): Promise<Verdict> => {
  const { seed, result, game, issue, range, commitment } = proof;
  if (result?.status === 'refunded') return { at: 'refunded', proof };
  if (seed === null || result === null) return { at: 'waiting', proof };
  const computed = await recompute(hashes, fromBase64url(seed), game, issue, range);
  return {
    at: 'judged',
    proof,
    seed,
    computed,
    promiseKept: computed.commitment === commitment,
    numbersFollow: same(computed.numbers, result.numbers) && same(computed.bonus, result.bonus),
  };
};
