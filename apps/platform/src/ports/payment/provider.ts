// The port of payment providers: takes deposits, answers what became of them, signs its notices.
import type { DepositKind } from '@foyer/contract';

/** A deposit as a provider is asked to take it. */
export interface PaymentRequest {
  /** Names the payment on both sides: the same order is never taken twice. */
  readonly orderId: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  /** Digits after the point of the currency. */
  readonly minorDigits: number;
  readonly kind: DepositKind;
  /** Where the provider's page leads back to. */
  readonly returnUrl: string;
  /** Where the provider sends its notices. */
  readonly noticeUrl: string;
  readonly expiresAt: Date;
  /** BCP 47: the language of the provider's page. */
  readonly language: string;
}

/** What a member does to pay: one of these is there. */
export interface PaymentInstructions {
  readonly payUrl: string | null;
  readonly pixCode: string | null;
  readonly transfer: {
    readonly bankName: string;
    readonly accountName: string;
    readonly accountNumber: string;
    readonly reference: string;
  } | null;
  readonly wallet: { readonly network: string; readonly address: string } | null;
}

export type CreateOutcome =
  | { readonly outcome: 'created'; readonly reference: string; readonly instructions: PaymentInstructions }
  /** The provider will not take this deposit. */
  | { readonly outcome: 'refused' }
  /** Nobody knows whether the provider has it: ask again with the same order. */
  | { readonly outcome: 'unreachable' };

/** What a provider says of a payment. */
export interface PaymentNotice {
  /** The provider's id of this notice: a repetition has the same. */
  readonly noticeId: string;
  readonly orderId: string;
  readonly result: 'paid' | 'failed';
  /** Minor units, and the currency, as the provider booked them. */
  readonly amount: bigint;
  readonly currency: string;
}

export type QueryOutcome =
  | { readonly outcome: 'decided'; readonly notice: PaymentNotice }
  | { readonly outcome: 'open' }
  /** The provider has never heard of it. */
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'unreachable' };

/** Why a notice is not believed. `signature`: anybody may have sent it; the others are the provider's own. */
export type NoticeFault = 'malformed' | 'signature' | 'stale';

/** A notice as it came. */
export interface RawNotice {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

export interface PaymentProvider {
  readonly create: (request: PaymentRequest) => Promise<CreateOutcome>;
  /** @param minorDigits digits after the point of the order's currency */
  readonly query: (orderId: string, minorDigits: number) => Promise<QueryOutcome>;
  /** Verifies signature, age and form of a notice. `now` in milliseconds since the epoch. */
  readonly readNotice: (
    raw: RawNotice,
    minorDigits: number,
    now: number,
  ) => { readonly notice: PaymentNotice } | { readonly fault: NoticeFault };
  /** What the provider waits for, or it sends the notice again. */
  readonly acknowledgement: { readonly contentType: string; readonly body: string };
}

/** The operator's account with a provider. */
export interface PaymentAccount {
  /** Address of the provider's API, without a slash at its end. */
  readonly api: string;
  /** Shared with the provider: signs requests and notices. */
  readonly key: string;
}
