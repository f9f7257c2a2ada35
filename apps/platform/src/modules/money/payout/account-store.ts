// Rows of payout accounts.
import type { PayoutKind } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import type { MemberKey } from '../../../secrets/member-key.ts';

export interface StoredAccount {
  readonly id: string;
  readonly kind: PayoutKind;
  readonly issuer: string;
  readonly fingerprint: string;
  readonly masked: string;
  readonly holder: string;
  readonly addedAt: Date;
  readonly usableFrom: Date;
}

export interface NewAccount extends StoredAccount {
  readonly merchant: string;
  readonly memberId: string;
  /** Encrypted. */
  readonly number: Buffer;
  readonly key: string;
}

interface RawRow extends Omit<StoredAccount, 'addedAt' | 'usableFrom'> {
  readonly addedAt: number;
  readonly usableFrom: number;
}

const select = async (on: Database | Tx, where: SQL): Promise<StoredAccount[]> => {
  const found = await rows<RawRow>(
    on,
    sql`select id, kind, issuer, fingerprint, masked, holder,
        (extract(epoch from added_at) * 1000)::float8 as "addedAt", (extract(epoch from usable_from) * 1000)::float8 as "usableFrom"
      from payout_account where ${where}`,
  );
  return found.map((row) => ({ ...row, addedAt: new Date(row.addedAt), usableFrom: new Date(row.usableFrom) }));
};

/** A member's accounts, the oldest first. */
export const accountsOf = (on: Database | Tx, merchant: string, memberId: string): Promise<StoredAccount[]> =>
  select(on, sql`merchant = ${merchant} and member_id = ${memberId} order by added_at, id`);

/** An account of this member; null where it is nobody's or another's. */
export const accountById = async (
  on: Database | Tx,
  merchant: string,
  memberId: string,
  id: string,
): Promise<StoredAccount | null> =>
  (await select(on, sql`merchant = ${merchant} and member_id = ${memberId} and id = ${id}`))[0] ?? null;

/** The number itself, for whoever pays to it. */
export const accountNumber = async (
  on: Database | Tx,
  key: MemberKey,
  merchant: string,
  id: string,
): Promise<string | null> => {
  const [found] = await rows<{ memberId: string; number: Uint8Array }>(
    on,
    sql`select member_id as "memberId", number from payout_account where merchant = ${merchant} and id = ${id}`,
  );
  return found ? key.open(found.memberId, found.number) : null;
};

/** The account that a member's key stands for. */
export const accountByKey = async (
  on: Database | Tx,
  merchant: string,
  memberId: string,
  key: string,
): Promise<StoredAccount | null> =>
  (await select(on, sql`merchant = ${merchant} and member_id = ${memberId} and idempotency_key = ${key}`))[0] ?? null;

/** False where the account is another's already, or the member's own. */
export const addAccount = async (tx: Tx, account: NewAccount): Promise<boolean> => {
  const added = await rows(
    tx,
    sql`insert into payout_account (id, merchant, member_id, kind, issuer, number, fingerprint, masked, holder, idempotency_key, added_at, usable_from)
      values (${account.id}, ${account.merchant}, ${account.memberId}, ${account.kind}, ${account.issuer}, ${account.number},
        ${account.fingerprint}, ${account.masked}, ${account.holder}, ${account.key}, ${account.addedAt.toISOString()}::timestamptz,
        ${account.usableFrom.toISOString()}::timestamptz)
      on conflict do nothing returning 1`,
  );
  return added.length > 0;
};
