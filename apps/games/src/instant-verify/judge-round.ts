// Judges a round: what was published, what this phone noted, and what it computed.
import type { OutputOf } from '@foyer/contract';
import type { Hashes } from '../verify/derive.ts';
import type { Failure } from '../wire/outcome.ts';
import { type RecomputedRound, recomputeRound } from './recompute-round.ts';

export type RoundProof = OutputOf<'games.instantProof'>;

export type RoundVerdict =
  | { readonly at: 'checking' }
  | { readonly at: 'failed'; readonly failure: Failure }
  /** The secret still decides rounds. */
  | { readonly at: 'waiting'; readonly proof: RoundProof }
  | {
      readonly at: 'judged';
      readonly proof: RoundProof;
      readonly seed: string;
      readonly computed: RecomputedRound;
      /** The promise that this phone held when it placed the bet. */
      readonly note: string | null;
    };

/** A finding never claims more than was checked. */
export type RoundFinding = 'fair' | 'fits' | 'changed' | 'bad';

export const judgeRound = async (proof: RoundProof, note: string | null, hashes: Hashes): Promise<RoundVerdict> => {
  const { seed } = proof;
  if (seed === null) return { at: 'waiting', proof };
  return { at: 'judged', proof, seed, note, computed: await recomputeRound(hashes, { ...proof, seed }) };
};

export const roundFinding = ({ proof, computed, note }: Extract<RoundVerdict, { at: 'judged' }>): RoundFinding => {
  if (note !== null && note !== proof.commitment) return 'changed';
  if (computed.commitment !== proof.commitment || computed.result !== proof.result) return 'bad';
  return note === null ? 'fits' : 'fair';
};
