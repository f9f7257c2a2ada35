// The one way a handler refuses: thrown anywhere, turned into the error form by http/answer.ts.
import type { ErrorCode } from '@foyer/contract';

interface RefusalExtras {
  /** Sent as Retry-After. */
  readonly retryAfterSeconds?: number;
  /** The data that the refusal carries for the caller's flow (login_verify_required). */
  readonly value?: unknown;
}

/** A call is refused with a code of the contract. Its status and its text follow from the code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | null;
  readonly value: unknown;

  constructor(code: ErrorCode, extras: RefusalExtras = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.retryAfterSeconds = extras.retryAfterSeconds ?? null;
    this.value = extras.value;
  }
}
