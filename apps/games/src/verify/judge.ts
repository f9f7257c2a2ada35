// Judges a published proof: noted promise, matching secret, and numbers that follow from it.
import { fromBase64url, type Hashes, recompute } from './derive.ts';
import type { Finding, Noted, Proof, Verdict } from './verdict.ts';

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((n, at) => n === b[at]);

export const judge = async (proof: Proof, note: string | null, hashes: Hashes): Promise<Verdict> => {
  const { seed, result, game, issue, range, commitment } = proof;
  if (result?.status === 'refunded') return { at: 'refunded', proof };
  if (seed === null || result === null) return { at: 'waiting', proof, note };
  const computed = await recompute(hashes, fromBase64url(seed), game, issue, range);
  return {
    at: 'judged',
    proof,
    seed,
    computed,
    note,
    commitmentMatches: computed.commitment === commitment,
    numbersFollow:
      same(computed.numbers, result.numbers) &&
      same(computed.bonus, result.bonus) &&
      (computed.prizes ?? []).join() === (result.prizes ?? []).join(),
  };
};

export const notedOf = ({ proof, note }: { readonly proof: Proof; readonly note: string | null }): Noted =>
  note === null ? 'none' : note === proof.commitment ? 'same' : 'other';

/** Secret and numbers that fit a promise made after the draw prove nothing: only a noted promise makes a draw fair. */
export const findingOf = (verdict: Extract<Verdict, { proof: unknown }>): Finding => {
  if (verdict.at === 'refunded') return 'refunded';
  const noted = notedOf(verdict);
  if (noted === 'other') return 'changed';
  if (verdict.at === 'waiting') return 'waiting';
  if (!verdict.commitmentMatches || !verdict.numbersFollow) return 'bad';
  return noted === 'same' ? 'fair' : 'fits';
};

/** Steps that ask nothing pass once what they show is published and nothing contradicts it. */
export const passedSteps = (
  verdict: Extract<Verdict, { proof: unknown }>,
): { readonly promise: boolean; readonly secret: boolean } => {
  if (verdict.at === 'refunded') return { promise: false, secret: false };
  const promise = notedOf(verdict) !== 'other';
  return { promise, secret: promise && verdict.at === 'judged' && verdict.commitmentMatches };
};
