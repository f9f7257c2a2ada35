// The types of a call and its result: an outcome, never an exception.
import type { BoundCallName, calls, ErrorOf, InputOf, OutputOf } from '@foyer/contract';

/**
 * The result of a call. Transport never shows, navigates or throws. `Code` is the union of the error codes that the
 * call's row lists.
 */
export type Outcome<T, Code extends string = string> = { readonly ok: true; readonly value: T } | Failure<Code>;

/** Why a call has no value. `errorCode` is the back end's, or our own for what never reached it. */
export interface Failure<Code extends string = string> {
  readonly ok: false;
  /**
   * The kind of the failure. `refused`: the back end refused the call. The others never got an answer in the agreed
   * form. `offline`: nothing went out, because the device had no connection when the call began.
   */
  readonly kind: 'refused' | 'timeout' | 'offline' | 'network' | 'malformed' | 'aborted';
  /** A code that the call's row lists, or any other: a back end may have its own. */
  readonly errorCode: Code | AnyCode;
  readonly message: string;
  readonly status: number;
  /** Short reference that support can search. */
  readonly reference: string;
  /** `value` of a refusal that carries one (login_verify_required). */
  readonly value?: unknown;
  readonly retryAfterSeconds?: number;
  /**
   * Hash of the token the call was made with, so that an old token's late 401 changes nothing. Null for a visitor's call.
   * Undefined for a call that never carries a token: no log-in would change its 401.
   */
  readonly tokenUsed?: string | null | undefined;
  /** The error catalogue has told the person, or has left the page: nobody says it again. */
  readonly isShown?: true;
}

/** Any text, without hiding the listed codes from the compiler. */
type AnyCode = string & Record<never, never>;

/**
 * The failures that a caller shows in place, by error code; their values are the caller's business. `unanswered`: the
 * answer was lost, and the back end may have served the call. All other failures go to the error catalogue.
 */
export type Claims<Code extends string = string> = { readonly [C in Code | 'unanswered']?: unknown };

export interface SendOptions<Code extends string = string> {
  /** False: the error catalogue never shows this failure (the specification's alert=false). Each use has its reason beside it. */
  readonly alert?: false;
  readonly claims?: Claims<Code>;
  readonly signal?: AbortSignal;
  /** One intent, one key: kept by the caller until a final state is known. */
  readonly idempotencyKey?: string;
  /** False: the call goes without Authorization whatever its row says. */
  readonly authorization?: boolean;
}

/** The member's proof of still being present, beside a change that requires it. */
export type StepUp = NonNullable<InputOf<'security.enrol'>['stepUp']>;

/**
 * Makes a call of the contract. Never throws. A failure that the caller neither claims nor silences has been shown by
 * the error catalogue when the promise resolves (`isShown`).
 */
export type Send = <N extends BoundCallName>(
  name: N,
  input: InputOf<N>,
  options?: SendOptions<ErrorOf<N>>,
) => Promise<Outcome<OutputOf<N>, ErrorOf<N>>>;

/** The calls that only read. The specification asks for some of them by a relay, which is a POST. */
type ReadingCallName =
  | {
      [N in BoundCallName]: (typeof calls)[N]['method'] extends 'GET' ? N : never;
    }[BoundCallName]
  | 'relay.availablePromotions'
  | 'relay.customerServiceScript'
  | 'relay.depositSettings'
  | 'relay.downloadSetting'
  | 'relay.listAnnouncements'
  | 'relay.gameMatchV2'
  | 'relay.newGameVendor'
  | 'relay.playerRankProgress'
  | 'relay.promotionCategory'
  | 'relay.unreadCount'
  | 'relay.withdrawAccountInfo';

/**
 * Loads data that has a place of its own on the screen, or that nobody waits for: where it does not come, the place says
 * so and offers another try, and the error catalogue stays silent. The end of the session is told all the same.
 */
export type Load = <N extends ReadingCallName>(
  name: N,
  input: InputOf<N>,
  options?: Pick<SendOptions, 'signal' | 'authorization'>,
) => Promise<Outcome<OutputOf<N>, ErrorOf<N>>>;
