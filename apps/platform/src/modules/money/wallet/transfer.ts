// A transfer as its callers write it, and its sides as rows of accounts.
import type { Localized, Merchant } from '../../../merchants/merchant.ts';
import type { TransferType } from './transfer-types.table.ts';

/**
 * Where a member's money stands: cash to play with and to withdraw, `held` for a withdrawal that waits, `bonus` until its
 * turnover is reached.
 */
export type MemberAccount = 'cash' | 'held' | 'bonus';

/** One side of a transfer. Amounts are in minor units, as the account's owner sees them. Never 0. */
export type Leg =
  | { readonly account: MemberAccount; readonly amount: bigint }
  /** An account of the operator: "stakes", "deposits". */
  | { readonly house: string; readonly amount: bigint };

/** A game as it is launched. */
export interface GameOfTransfer {
  readonly vendor: string;
  readonly code: string;
}

/** Money that moves between the accounts of one member and the operator's. */
export interface Transfer {
  readonly merchant: Pick<Merchant, 'code'>;
  readonly memberId: string;
  readonly currency: string;
  readonly type: TransferType;
  /** They sum to zero; no account stands in two of them. */
  readonly legs: readonly Leg[];
  /** Unique for the operator: the same reference never books twice. "stake|<receipt>". */
  readonly reference: string;
  /** The reason for the transaction, in the member's words. */
  readonly subject: Localized;
  /** The receipt, round or order that the member may look up. */
  readonly related?: string;
  /** The game that the member may open again; none for a lottery, whose receipt is looked up. */
  readonly game?: GameOfTransfer;
}

/** A transfer between a member's cash and one account of the operator. */
export interface Movement extends Omit<Transfer, 'legs'> {
  /** Minor units, as the member sees them: a win is positive, a stake negative. Never 0. */
  readonly amount: bigint;
  /** House account on the other side: "stakes", "demoCredit". */
  readonly against: string;
}

/** The kind of account in the database; cash was the first one, and its kind is the member's. */
const kinds = { cash: 'member', held: 'held', bonus: 'bonus' } as const satisfies Record<MemberAccount, string>;

export type Kind = (typeof kinds)[MemberAccount] | 'house';

/** Id of an account: its parts, so that nobody has to look it up. */
export const accountId = (merchant: string, kind: Kind, owner: string, currency: string): string =>
  `${merchant}|${kind}|${owner}|${currency}`;

/** A leg with the row of its account. */
export interface Side {
  readonly id: string;
  readonly kind: Kind;
  readonly owner: string;
  readonly amount: bigint;
  /** Null: the operator's. */
  readonly account: MemberAccount | null;
}

export const sidesOf = ({ merchant, memberId, currency, legs }: Transfer): Side[] =>
  legs
    .map((leg) => {
      const account = 'account' in leg ? leg.account : null;
      const kind: Kind = account === null ? 'house' : kinds[account];
      const owner = 'house' in leg ? leg.house : memberId;
      return { id: accountId(merchant.code, kind, owner, currency), kind, owner, amount: leg.amount, account };
    })
    // In one order everywhere, so that two transfers of one member never wait for each other.
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

export const requireSound = ({ legs }: Transfer, sides: readonly Side[]): void => {
  if (legs.length < 2 || legs.some(({ amount }) => amount === 0n)) throw new Error('nothing moves');
  if (legs.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) throw new Error('the legs do not sum to zero');
  if (new Set(sides.map(({ id }) => id)).size !== sides.length) throw new Error('an account stands in two legs');
};
