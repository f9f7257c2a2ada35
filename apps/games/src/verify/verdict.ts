// What the check of a draw may find.
import type { OutputOf } from '@foyer/contract';
import type { Failure } from '../wire/outcome.ts';
import type { Recomputed } from './derive.ts';

export type Proof = OutputOf<'games.proof'>;

export type Verdict =
  | { readonly at: 'checking' }
  | { readonly at: 'failed'; readonly failure: Failure }
  /** Not drawn yet: only the promise is known. */
  | { readonly at: 'waiting'; readonly proof: Proof }
  /** The secret was lost and the stakes were paid back. */
  | { readonly at: 'refunded'; readonly proof: Proof }
  | {
      readonly at: 'judged';
      readonly proof: Proof;
      readonly seed: string;
      readonly computed: Recomputed;
      readonly promiseKept: boolean;
      readonly numbersFollow: boolean;
    };
