// Moves money: each movement is a transfer of two or more postings, booked once for its reference.
import { type SQL, sql } from 'drizzle-orm';
import { rows, type Tx } from '../../../db/database.ts';
import type { Localized, Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import { categoryOf, daySumOf, type TransferType } from './transfer-types.table.ts';

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
  /** The receipt or order that the member may look up. */
  readonly related?: string;
}

/** A transfer between a member's cash and one account of the operator. */
export interface Movement extends Omit<Transfer, 'legs'> {
  /** Minor units, as the member sees them: a win is positive, a stake negative. Never 0. */
  readonly amount: bigint;
  /** House account on the other side: "stakes", "demoCredit". */
  readonly against: string;
}

/** The balances of the member's accounts after a transfer, in minor units: those that it moved. */
export type BalancesAfter = Readonly<Partial<Record<MemberAccount, bigint>>>;

export interface BookedTransfer {
  readonly transferId: string;
  readonly balances: BalancesAfter;
  /** True when the reference had been booked before: nothing moved now. */
  readonly repeated: boolean;
}

export interface Booked {
  readonly transferId: string;
  /** The member's balance after this movement. */
  readonly balance: bigint;
  /** True when the reference had been booked before: nothing moved now. */
  readonly repeated: boolean;
}

/** The kind of account in the database; cash was the first one, and its kind is the member's. */
const kinds = { cash: 'member', held: 'held', bonus: 'bonus' } as const satisfies Record<MemberAccount, string>;

type Kind = (typeof kinds)[MemberAccount] | 'house';

/** Id of an account: its parts, so that nobody has to look it up. */
export const accountId = (merchant: string, kind: Kind, owner: string, currency: string): string =>
  `${merchant}|${kind}|${owner}|${currency}`;

/** A leg with the row of its account. */
interface Side {
  readonly id: string;
  readonly kind: Kind;
  readonly owner: string;
  readonly amount: bigint;
  /** Null: the operator's. */
  readonly account: MemberAccount | null;
}

const sidesOf = ({ merchant, memberId, currency, legs }: Transfer): Side[] =>
  legs
    .map((leg) => {
      const account = 'account' in leg ? leg.account : null;
      const kind: Kind = account === null ? 'house' : kinds[account];
      const owner = 'house' in leg ? leg.house : memberId;
      return { id: accountId(merchant.code, kind, owner, currency), kind, owner, amount: leg.amount, account };
    })
    // In one order everywhere, so that two transfers of one member never wait for each other.
    .toSorted((a, b) => (a.id < b.id ? -1 : 1));

const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);

const requireSound = ({ legs }: Transfer, sides: readonly Side[]): void => {
  if (legs.length < 2 || legs.some(({ amount }) => amount === 0n)) throw new Error('nothing moves');
  if (legs.reduce((sum, { amount }) => sum + amount, 0n) !== 0n) throw new Error('the legs do not sum to zero');
  if (new Set(sides.map(({ id }) => id)).size !== sides.length) throw new Error('an account stands in two legs');
};

/** Returns false where the reference was booked before. Both rows stand before the balances change. */
const begin = async (tx: Tx, transferId: string, transfer: Transfer, sides: readonly Side[]): Promise<boolean> => {
  const { merchant, currency, type, reference, subject, related } = transfer;
  const begun = await rows(
    tx,
    sql`with opened as (
        insert into account (id, merchant, kind, owner, currency, balance)
        values ${list(
          sides.map(
            ({ id, kind, owner, account }) =>
              sql`(${id}, ${merchant.code}, ${kind}, ${owner}, ${currency}, ${account === null ? null : 0}::bigint)`,
          ),
        )} on conflict do nothing)
      insert into transfer (id, merchant, type, reference, subject, related)
      values (${transferId}, ${merchant.code}, ${type}, ${reference}, ${JSON.stringify(subject)}::jsonb, ${related ?? null})
      on conflict (merchant, reference) do nothing returning 1`,
  );
  return begun.length > 0;
};

/** The guard stands in the UPDATE itself, so that of parallel movements only the affordable ones pass. */
const change = async (tx: Tx, { id, amount }: Side): Promise<bigint> => {
  const [moved] = await rows<{ balance: bigint }>(
    tx,
    sql`update account set balance = balance + ${amount}::bigint where id = ${id} and balance + ${amount}::bigint >= 0
      returning balance`,
  );
  if (!moved) throw new Refusal('balance.insufficient');
  return moved.balance;
};

/** Writes the postings and the day's sums in one statement. */
const post = async (
  tx: Tx,
  transferId: string,
  transfer: Transfer,
  sides: readonly Side[],
  balances: BalancesAfter,
): Promise<void> => {
  const { type, merchant, memberId, currency } = transfer;
  const category = categoryOf(type);
  const after = ({ account }: Side): bigint | null => (account === null ? null : (balances[account] ?? null));
  const postings = sql`insert into posting (transfer_id, account_id, category, amount, balance_after)
    values ${list(
      sides.map(
        (side) => sql`(${transferId}, ${side.id}, ${category}, ${side.amount}::bigint, ${after(side)}::bigint)`,
      ),
    )}`;
  const sum = daySumOf(type);
  if (sum === null) {
    await tx.execute(postings);
    return;
  }
  const own = sides.find(({ account }) => account === 'cash') ?? sides.find(({ account }) => account !== null);
  const moved = own?.amount ?? 0n;
  const amount = sum.isSpent ? -moved : moved;
  const column = sql.raw(sum.column);
  const [counted, one] = sum.count === null ? [sql``, sql``] : [sql.raw(`, ${sum.count}`), sql`, 1`];
  const addsOne = sum.count === null ? sql`` : sql.raw(`, ${sum.count} = wallet_day.${sum.count} + 1`);
  await tx.execute(sql`with summed as (
      insert into wallet_day (account_id, day, ${column}${counted})
      values (${accountId(merchant.code, 'member', memberId, currency)}, (clock_timestamp() at time zone 'UTC')::date, ${amount}::bigint${one})
      on conflict (account_id, day) do update set ${column} = wallet_day.${column} + excluded.${column}${addsOne})
    ${postings}`);
};

const bookedBefore = async (tx: Tx, transfer: Transfer, sides: readonly Side[]): Promise<BookedTransfer> => {
  const postings = await rows<{ transferId: string; account: string; amount: bigint; balance: bigint | null }>(
    tx,
    sql`select transfer.id as "transferId", posting.account_id as account, posting.amount, posting.balance_after as balance
      from transfer join posting on posting.transfer_id = transfer.id
      where transfer.merchant = ${transfer.merchant.code} and transfer.reference = ${transfer.reference} and transfer.type = ${transfer.type}`,
  );
  const postingOf = ({ id }: Side) => postings.find(({ account }) => account === id);
  const [first] = postings;
  const isSame = postings.length === sides.length && sides.every((side) => postingOf(side)?.amount === side.amount);
  if (!first || !isSame) throw new Error('a reference of the ledger was used for two different movements');
  const balances = Object.fromEntries(
    sides.flatMap((side) => (side.account === null ? [] : [[side.account, postingOf(side)?.balance ?? 0n]])),
  );
  return { transferId: first.transferId, balances, repeated: true };
};

/**
 * Books a transfer in the caller's transaction. Throws Refusal `balance.insufficient` when an account of the member has not
 * enough, and an Error where the reference stands for another transfer: the caller's transaction then rolls back. Transfers
 * of several members in one transaction go in the order of their ids, or two such transactions may wait for each other.
 */
export const bookTransfer = async (tx: Tx, transfer: Transfer): Promise<BookedTransfer> => {
  const sides = sidesOf(transfer);
  requireSound(transfer, sides);
  const transferId = newId();
  if (!(await begin(tx, transferId, transfer, sides))) return bookedBefore(tx, transfer, sides);
  const balances: Partial<Record<MemberAccount, bigint>> = {};
  for (const side of sides) if (side.account !== null) balances[side.account] = await change(tx, side);
  await post(tx, transferId, transfer, sides, balances);
  return { transferId, balances, repeated: false };
};

/** Books a movement between the member's cash and one account of the operator, as `bookTransfer` does. */
export const moveMoney = async (tx: Tx, { amount, against, ...movement }: Movement): Promise<Booked> => {
  const legs: readonly Leg[] = [
    { account: 'cash', amount },
    { house: against, amount: -amount },
  ];
  const { transferId, balances, repeated } = await bookTransfer(tx, { ...movement, legs });
  // Cash stands in the legs.
  return { transferId, balance: balances.cash ?? 0n, repeated };
};
