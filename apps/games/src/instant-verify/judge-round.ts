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
      /** The stake in minor units, as the game's own page gives it; null where the address does not say. */
      readonly stake: bigint | null;
    };

/** A finding never claims more than was checked. */
export type RoundFinding = 'fair' | 'fits' | 'changed' | 'bad';

/** What the phone itself knows of the round. */
export interface OwnKnowledge {
  readonly note: string | null;
  readonly stake: bigint | null;
}

export const judgeRound = async (
  proof: RoundProof,
  { note, stake }: OwnKnowledge,
  hashes: Hashes,
): Promise<RoundVerdict> => {
  const { seed, jackpot } = proof;
  if (seed === null) return { at: 'waiting', proof };
  const computed = await recomputeRound(hashes, { ...proof, seed, jackpotOf: jackpot?.of ?? null });
  return { at: 'judged', proof, seed, note, stake, computed };
};

type Judged = Extract<RoundVerdict, { at: 'judged' }>;

/** The number follows from the seeds, and the jackpot went to a stake that reaches it, to no other. */
export const isJackpotRight = ({ proof: { jackpot }, computed, stake }: Judged): boolean =>
  jackpot === null ||
  (jackpot.number === computed.jackpotNumber &&
    (stake === null || jackpot.isWon === stake >= BigInt(computed.jackpotNumber)));

export const roundFinding = (judged: Judged): RoundFinding => {
  const { proof, computed, note } = judged;
  if (note !== null && note !== proof.commitment) return 'changed';
  if (computed.commitment !== proof.commitment || computed.result !== proof.result) return 'bad';
  if (!isJackpotRight(judged)) return 'bad';
  return note === null ? 'fits' : 'fair';
};
