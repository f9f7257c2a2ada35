// Moves money: each movement is a transfer of two postings, booked once for its reference.
import { sql } from 'drizzle-orm';
import { rows, type Tx } from '../../../db/database.ts';
import type { Localized, Merchant } from '../../../merchants/merchant.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';

export type TransferType = 'demoCredit' | 'stake' | 'win' | 'refund' | 'deposit' | 'withdraw' | 'bonus' | 'adjustment';

/** Money that moves between a member and the operator. */
export interface Movement {
  readonly merchant: Pick<Merchant, 'code'>;
  readonly memberId: string;
  readonly currency: string;
  readonly type: TransferType;
  /** Minor units, as the member sees them: a win is positive, a stake negative. Never 0. */
  readonly amount: bigint;
  /** House account on the other side: "stakes", "demoCredit". */
  readonly against: string;
  /** Unique for the operator: the same reference never books twice. "stake|<receipt>". */
  readonly reference: string;
  /** The reason for the transaction, in the member's words. */
  readonly subject: Localized;
  /** The receipt or order that the member may look up. */
  readonly related?: string;
}

export interface Booked {
  readonly transferId: string;
  /** The member's balance after this movement. */
  readonly balance: bigint;
  /** True when the reference had been booked before: nothing moved now. */
  readonly repeated: boolean;
}

/** Id of an account: its parts, so that nobody has to look it up. */
export const accountId = (merchant: string, kind: 'member' | 'house', owner: string, currency: string): string =>
  `${merchant}|${kind}|${owner}|${currency}`;

const bookedBefore = async (tx: Tx, movement: Movement, account: string): Promise<Booked> => {
  const [posting] = await rows<{ transferId: string; amount: bigint; balance: bigint }>(
    tx,
    sql`select transfer.id as "transferId", posting.amount, posting.balance_after as balance
      from transfer join posting on posting.transfer_id = transfer.id
      where transfer.merchant = ${movement.merchant.code} and transfer.reference = ${movement.reference} and transfer.type = ${movement.type}
        and posting.account_id = ${account}`,
  );
  if (!posting || posting.amount !== movement.amount) {
    throw new Error('a reference of the ledger was used for two different movements');
  }
  return { transferId: posting.transferId, balance: posting.balance, repeated: true };
};

/**
 * Books a movement. Throws `balance.insufficient` when the member has not enough; the caller's transaction then rolls back. The guard
 * stands in the UPDATE itself, so that of parallel movements only the affordable ones pass. Books of several members in one
 * transaction go in the order of their ids, or two such transactions may wait for each other.
 */
export const moveMoney = async (tx: Tx, movement: Movement): Promise<Booked> => {
  const { merchant, memberId, currency, type, amount, against, reference, subject, related } = movement;
  if (amount === 0n) throw new Error('nothing moves');
  const member = accountId(merchant.code, 'member', memberId, currency);
  const house = accountId(merchant.code, 'house', against, currency);
  const transferId = newId();
  const begun = await rows(
    tx,
    sql`insert into transfer (id, merchant, type, reference, subject, related)
      values (${transferId}, ${merchant.code}, ${type}, ${reference}, ${JSON.stringify(subject)}::jsonb, ${related ?? null})
      on conflict (merchant, reference) do nothing returning 1`,
  );
  if (begun.length === 0) return bookedBefore(tx, movement, member);
  await tx.execute(sql`insert into account (id, merchant, kind, owner, currency, balance)
    values (${house}, ${merchant.code}, 'house', ${against}, ${currency}, null), (${member}, ${merchant.code}, 'member', ${memberId}, ${currency}, 0)
    on conflict do nothing`);
  const [moved] = await rows<{ balance: bigint }>(
    tx,
    sql`update account set balance = balance + ${amount}::bigint where id = ${member} and balance + ${amount}::bigint >= 0
      returning balance`,
  );
  if (!moved) throw new Refusal('balance.insufficient');
  await tx.execute(sql`insert into posting (transfer_id, account_id, amount, balance_after)
    values (${transferId}, ${member}, ${amount}::bigint, ${moved.balance}::bigint), (${transferId}, ${house}, ${-amount}::bigint, null)`);
  return { transferId, balance: moved.balance, repeated: false };
};
