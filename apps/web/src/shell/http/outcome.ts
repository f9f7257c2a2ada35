// The types of a call and its result: an outcome, never an exception.
import type { BoundCallName, InputOf, OutputOf } from '@foyer/contract';

/** The result of a call. Transport never shows, navigates or throws. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | Failure;

/** Why a call has no value. `errorCode` is the platform's, or our own for what never reached it. */
export interface Failure {
  readonly ok: false;
  /**
   * The kind of the failure. `refused`: the back end refused the call. The others never got an answer in the agreed
   * form.
   */
  readonly kind: 'refused' | 'timeout' | 'offline' | 'network' | 'malformed' | 'aborted';
  readonly errorCode: string;
  readonly message: string;
  readonly status: number;
  /** Short reference that support can search. */
  readonly reference: string;
  /** `value` of a refusal that carries one (login_verify_required). */
  readonly value?: unknown;
  readonly retryAfterSeconds?: number;
  /** Hash of the token the call was made with, so that an old token's late 401 changes nothing. */
  readonly tokenUsed?: string | null;
}

export interface SendOptions {
  /** False: the catalogue never shows this failure (the specification's alert=false). */
  readonly alert?: boolean;
  readonly signal?: AbortSignal;
  /** One intent, one key: kept by the caller until a final state is known. */
  readonly idempotencyKey?: string;
  /** False: the call goes without Authorization whatever its row says. */
  readonly authorization?: boolean;
}

/** The member's proof of still being present, beside a change that requires it. */
export type StepUp = NonNullable<InputOf<'security.enrol'>['stepUp']>;

/** Makes a call of the contract. Never throws. */
export type Send = <N extends BoundCallName>(
  name: N,
  input: InputOf<N>,
  options?: SendOptions,
) => Promise<Outcome<OutputOf<N>>>;
