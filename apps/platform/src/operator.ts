// Staff: a person who works for an operator; and what the calls of the operator API get.
import type {
  OperatorCallName,
  OperatorErrorCode,
  OperatorInput,
  OperatorOutput,
  operatorCalls,
  StaffRole,
} from '@foyer/contract/operator';
import type { Tx } from './db/database.ts';
import type { Merchant } from './merchants/merchant.ts';

export interface Staff {
  readonly id: string;
  readonly name: string;
  readonly merchant: Merchant;
  readonly roles: readonly StaffRole[];
  /** SHA-256 of the session's token, base64url. */
  readonly tokenHash: string;
}

/** A call that nobody has to be logged in for. It opens its own transactions. */
export interface OperatorVisit {
  readonly ip: string;
}

/** A call of a person who is logged in: all it does happens in `tx`, together with its line in the audit log. */
export interface OperatorContext extends OperatorVisit {
  readonly staff: Staff;
  readonly merchant: Merchant;
  readonly tx: Tx;
  /** Runs once what the call did is stored, and not where it failed. */
  readonly afterwards: (work: () => void) => void;
  /** Adds facts to the call's line in the audit log. */
  readonly note: (facts: Readonly<Record<string, unknown>>) => void;
}

type ContextOf<N extends OperatorCallName> = (typeof operatorCalls)[N]['roles'] extends null
  ? OperatorVisit
  : OperatorContext;

export type OperatorHandlers = {
  readonly [N in OperatorCallName]: (input: OperatorInput<N>, context: ContextOf<N>) => Promise<OperatorOutput<N>>;
};

/** How the keys of requests of staff begin; those of members hold no such sign. */
export const OPERATOR_KEY = 'operator|';

export const operatorKey = (key: string): string => `${OPERATOR_KEY}${key}`;

/** A call of the operator API is refused with one of its own codes. */
export class OperatorRefusal extends Error {
  readonly code: OperatorErrorCode;
  /** What exactly is wrong, in place of the code's own sentence. */
  readonly details: string | null;

  constructor(code: OperatorErrorCode, details: string | null = null) {
    super(code);
    this.name = 'OperatorRefusal';
    this.code = code;
    this.details = details;
  }
}
