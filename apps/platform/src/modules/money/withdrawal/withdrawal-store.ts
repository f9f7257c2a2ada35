// Rows of withdrawals.
import type { PayoutKind, WithdrawalStatus } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows, type Tx } from '../../../db/database.ts';
import { type WorkList, type WorkPage, workPage } from '../../../db/work-list.ts';
import { OPERATOR_KEY } from '../../../operator.ts';

export interface NewWithdrawal {
  readonly id: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly accountId: string;
  readonly kind: PayoutKind;
  /** The bank, e-wallet or network by name. */
  readonly issuer: string;
  readonly masked: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly currency: string;
  readonly key: string;
  readonly createdAt: Date;
  readonly expectedBy: Date;
}

export interface WithdrawalRow extends NewWithdrawal {
  readonly status: WithdrawalStatus;
  readonly reason: string | null;
  readonly firstApproval: string | null;
  /** Asked for by a person of the operator, for a member who may not ask any more. */
  readonly byOperator: boolean;
  readonly decidedAt: Date | null;
}

interface RawRow extends Omit<WithdrawalRow, 'createdAt' | 'expectedBy' | 'decidedAt'> {
  readonly createdAt: number;
  readonly expectedBy: number;
  readonly decidedAt: number | null;
}

const milliseconds = (column: string): SQL => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

const columns = sql`id, merchant, member_id as "memberId", account_id as "accountId", kind, issuer, masked, amount, currency, status, reason,
  first_approval as "firstApproval", starts_with(idempotency_key, ${OPERATOR_KEY}) as "byOperator", idempotency_key as key, ${milliseconds('created_at')} as "createdAt",
  ${milliseconds('expected_by')} as "expectedBy", ${milliseconds('decided_at')} as "decidedAt"`;

const withdrawalIn = (row: RawRow): WithdrawalRow => ({
  ...row,
  createdAt: new Date(row.createdAt),
  expectedBy: new Date(row.expectedBy),
  decidedAt: row.decidedAt === null ? null : new Date(row.decidedAt),
});

const select = async (on: Database | Tx, where: SQL): Promise<WithdrawalRow[]> =>
  (await rows<RawRow>(on, sql`select ${columns} from withdrawal where ${where}`)).map(withdrawalIn);

export const addWithdrawal = async (tx: Tx, row: NewWithdrawal): Promise<void> => {
  await tx.execute(sql`insert into withdrawal (id, merchant, member_id, account_id, kind, issuer, masked, amount, currency, status,
      idempotency_key, created_at, expected_by)
    values (${row.id}, ${row.merchant}, ${row.memberId}, ${row.accountId}, ${row.kind}, ${row.issuer}, ${row.masked}, ${row.amount}::bigint,
      ${row.currency}, 'waiting', ${row.key}, ${row.createdAt.toISOString()}::timestamptz, ${row.expectedBy.toISOString()}::timestamptz)`);
};

/** The withdrawal that a member's key stands for. */
export const withdrawalByKey = async (
  on: Database | Tx,
  merchant: string,
  memberId: string,
  key: string,
): Promise<WithdrawalRow | null> =>
  (await select(on, sql`merchant = ${merchant} and member_id = ${memberId} and idempotency_key = ${key}`))[0] ?? null;

export const withdrawalById = async (on: Database | Tx, merchant: string, id: string): Promise<WithdrawalRow | null> =>
  (await select(on, sql`merchant = ${merchant} and id = ${id}`))[0] ?? null;

/** Holds a withdrawal until the end of the transaction. */
export const holdWithdrawal = async (tx: Tx, merchant: string, id: string): Promise<WithdrawalRow | null> =>
  (await select(tx, sql`merchant = ${merchant} and id = ${id} for update`))[0] ?? null;

/** A member's withdrawals, the newest first: the last ones and all that are open; or the one of an id. */
export const withdrawalsOf = (
  db: Database,
  merchant: string,
  memberId: string,
  { id, most }: { readonly id: string | undefined; readonly most: number },
) => {
  const own = sql`member_id = ${memberId} and merchant = ${merchant}`;
  const listed =
    id === undefined
      ? sql`(status in ('waiting', 'onHold')
          or id in (select id from withdrawal where ${own} order by created_at desc, id limit ${most}))`
      : sql`id = ${id}`;
  return select(db, sql`${own} and ${listed} order by created_at desc, id`);
};

/** Those that somebody holds wait for somebody else: however many they are, they stand behind. */
export const withdrawalList = (merchant: string): WorkList => ({
  columns,
  from: sql`withdrawal`,
  where: sql`merchant = ${merchant} and status in ('waiting', 'onHold')`,
  id: sql`id`,
  groups: [
    { where: sql`status = 'waiting'`, at: sql`created_at` },
    { where: sql`status = 'onHold'`, at: sql`created_at` },
  ],
});

/** A page of the open withdrawals of an operator: those that wait, then those on hold, each the oldest first. */
export const openWithdrawals = (
  on: Database | Tx,
  merchant: string,
  cursor?: string,
): Promise<WorkPage<WithdrawalRow>> => workPage(on, withdrawalList(merchant), cursor, withdrawalIn);

/** What of the member of a withdrawal was paid since a moment, in minor units. */
export const paidSince = async (
  tx: Tx,
  { merchant, memberId }: Pick<WithdrawalRow, 'merchant' | 'memberId'>,
  since: Date,
): Promise<bigint> => {
  const [found] = await rows<{ sum: string }>(
    tx,
    sql`select coalesce(sum(amount), 0)::text as sum from withdrawal where member_id = ${memberId} and merchant = ${merchant}
      and status = 'paid' and decided_at > ${since.toISOString()}::timestamptz`,
  );
  return BigInt(found?.sum ?? 0);
};

/** What of a member's withdrawals is on its way or was paid since a moment, in minor units. */
export const takenOutSince = async (on: Database | Tx, memberId: string, since: Date): Promise<bigint> => {
  const [found] = await rows<{ sum: string }>(
    on,
    sql`select coalesce(sum(amount), 0)::text as sum from withdrawal where member_id = ${memberId}
      and (status in ('waiting', 'onHold') or (status = 'paid' and decided_at > ${since.toISOString()}::timestamptz))`,
  );
  return BigInt(found?.sum ?? 0);
};

export const countOpen = async (tx: Tx, memberId: string): Promise<number> => {
  const [found] = await rows<{ open: number }>(
    tx,
    sql`select count(*)::int as open from withdrawal where member_id = ${memberId} and status in ('waiting', 'onHold')`,
  );
  return found?.open ?? 0;
};

/** What a decision changes. */
export interface Change {
  readonly status: WithdrawalStatus;
  readonly reason: string | null;
  /** Null while it is open. */
  readonly decidedAt: Date | null;
}

/** A hold takes back what the first of two people agreed to. Called with the withdrawal held. */
export const changeWithdrawal = async (tx: Tx, id: string, { status, reason, decidedAt }: Change): Promise<void> => {
  await tx.execute(sql`update withdrawal set status = ${status}, reason = ${reason},
      first_approval = case when ${status} = 'onHold' then null else first_approval end,
      decided_at = ${decidedAt?.toISOString() ?? null}::timestamptz
    where id = ${id}`);
};

/** The first of two people agrees. Called with the withdrawal held. */
export const approveFirst = async (tx: Tx, id: string, operator: string): Promise<void> => {
  await tx.execute(sql`update withdrawal set first_approval = ${operator} where id = ${id}`);
};
