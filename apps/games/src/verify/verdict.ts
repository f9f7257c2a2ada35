// The possible results of the check of a draw.
import type { OutputOf } from '@foyer/contract';
import type { Failure } from '../wire/outcome.ts';
import type { Recomputed } from './derive.ts';

export type Proof = OutputOf<'games.proof'>;

/** Result of comparing the published promise with the one this phone noted while bets were open. */
export type Noted = 'same' | 'other' | 'none';

export type Verdict =
  | { readonly at: 'checking' }
  | { readonly at: 'failed'; readonly failure: Failure }
  /** Not drawn yet: only the promise is known. */
  | { readonly at: 'waiting'; readonly proof: Proof; readonly note: string | null }
  /** The secret was lost and the stakes were paid back. */
  | { readonly at: 'refunded'; readonly proof: Proof }
  | {
      readonly at: 'judged';
      readonly proof: Proof;
      readonly seed: string;
      readonly computed: Recomputed;
      /** The promise this phone noted for the draw while bets were open. */
      readonly note: string | null;
      readonly commitmentMatches: boolean;
      readonly numbersFollow: boolean;
    };

/** The findings about a draw; a finding never claims more than was checked. */
export type Finding =
  | 'waiting'
  | 'refunded'
  /** Noted before the draw, kept, and the numbers follow. */
  | 'fair'
  /** The published values fit together; this phone did not see the promise before the draw. */
  | 'fits'
  /** Another promise than the one noted before the draw. */
  | 'changed'
  | 'bad';
