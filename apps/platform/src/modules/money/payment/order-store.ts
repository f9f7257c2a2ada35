// Rows of deposit orders.

import type { DepositKind } from '@foyer/contract';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, prepared, rows, type Tx } from '../../../db/database.ts';
import type { Localized } from '../../../merchants/merchant.ts';
import type { MoneyEvent, MoneyEvents } from '../../../ports/money-events.ts';
import type { PaymentInstructions } from '../../../ports/payment/provider.ts';
import type { OrderBonus } from '../bonus/api.ts';

/** `created`: the provider has not answered yet. */
export type StoredStatus = 'created' | 'pending' | 'succeeded' | 'failed' | 'expired';

export interface NewOrder {
  readonly id: string;
  readonly merchant: string;
  readonly memberId: string;
  readonly method: string;
  readonly kind: DepositKind;
  readonly title: Localized;
  readonly provider: string;
  /** Minor units. */
  readonly amount: bigint;
  readonly credited: bigint;
  readonly currency: string;
  /** The bonus that the member chose with it. */
  readonly bonus: OrderBonus | null;
  readonly returnUrl: string;
  readonly noticeUrl: string;
  /** BCP 47. */
  readonly language: string;
  readonly key: string;
  readonly fingerprint: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

export interface OrderRow extends Omit<NewOrder, 'createdAt' | 'expiresAt'> {
  readonly status: StoredStatus;
  readonly instructions: PaymentInstructions | null;
  readonly queries: number;
  /** The member of staff who confirmed it first, where a second one has to. */
  readonly firstApproval: string | null;
  /** What that one confirmed; null where it is what was ordered. */
  readonly approvedAmount: bigint | null;
  /** What the member ordered, where another amount was booked. */
  readonly ordered: bigint | null;
  /** What was paid in place of it, and refused; null also where nothing was paid. */
  readonly refused: bigint | null;
  /** Why a person refused it, for the member. */
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly decidedAt: Date | null;
}

export interface RawRow extends Omit<OrderRow, 'bonus' | 'createdAt' | 'expiresAt' | 'decidedAt'> {
  readonly bonus: StoredBonus | null;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly decidedAt: number | null;
}

/** JSON has no amounts of our kind. */
interface StoredBonus extends Omit<OrderBonus, 'amount' | 'stakes'> {
  readonly amount: string;
  readonly stakes: string;
}

const bonusOf = ({ amount, stakes, ...rest }: StoredBonus): OrderBonus => ({
  ...rest,
  amount: BigInt(amount),
  stakes: BigInt(stakes),
});

const storableBonus = ({ amount, stakes, ...rest }: OrderBonus): StoredBonus => ({
  ...rest,
  amount: String(amount),
  stakes: String(stakes),
});

const milliseconds = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

export const orderColumns =
  sql.raw(`id, merchant, member_id as "memberId", method, kind, title, provider, amount, credited, currency, bonus, status,
  return_url as "returnUrl", notice_url as "noticeUrl", language, instructions, idempotency_key as key, fingerprint, queries, first_approval as "firstApproval",
  approved_amount as "approvedAmount", ordered, refused, reason,
  ${milliseconds('created_at')} as "createdAt", ${milliseconds('expires_at')} as "expiresAt", ${milliseconds('decided_at')} as "decidedAt"`);

const dateOf = (moment: number | null): Date | null => (moment === null ? null : new Date(moment));

export const orderIn = (row: RawRow): OrderRow => ({
  ...row,
  bonus: row.bonus && bonusOf(row.bonus),
  createdAt: new Date(row.createdAt),
  expiresAt: new Date(row.expiresAt),
  decidedAt: dateOf(row.decidedAt),
});

const select = async (on: Database | Tx, where: SQL): Promise<OrderRow[]> =>
  (await rows<RawRow>(on, sql`select ${orderColumns} from deposit_order where ${where}`)).map(orderIn);

const addingOrders = (publishing: string): string => `
  with made as (
    select * from rows from (json_to_recordset($1::text::json) as (id text, merchant text, "memberId" text, method text, kind text,
      title jsonb, provider text, amount bigint, credited bigint, currency text, bonus jsonb, "returnUrl" text, "noticeUrl" text,
      language text, key text, fingerprint text, "createdAt" timestamptz, "expiresAt" timestamptz, "retryAt" timestamptz, events json))
      with ordinality as made (id, merchant, member_id, method, kind, title, provider, amount, credited, currency, bonus, return_url,
        notice_url, language, key, fingerprint, created_at, expires_at, retry_at, events, place)),
  added as (insert into deposit_order (id, merchant, member_id, method, kind, title, provider, amount, credited, currency, bonus, status,
    return_url, notice_url, language, idempotency_key, fingerprint, created_at, expires_at, next_query_at)
  select id, merchant, member_id, method, kind, title, provider, amount, credited, currency, bonus, 'created', return_url, notice_url,
    language, key, fingerprint, created_at, expires_at, retry_at from made
  where (select count(*) from deposit_order as open where open.member_id = made.member_id and open.status in ('created', 'pending')
      and open.expires_at > made.created_at)
    + (select count(*) from made as before where before.member_id = made.member_id and before.place < made.place) < $2::int
  on conflict (merchant, member_id, idempotency_key) do nothing returning id),
  published as (${publishing})
  select id from added`;

/** An order to add with its events; the provider is asked again at `retryAt` if this node never hears of it. */
export interface OrderToAdd {
  readonly order: NewOrder;
  readonly retryAt: Date;
  readonly events: readonly MoneyEvent[];
}

/**
 * Returns a function that adds orders, each once for its key, unless its member has too many open ones, those before it in the list
 * included, and publishes the events of those that it added, in one statement. It answers for each whether it was added.
 */
export const addingOrdersTo = (
  db: Database,
  moneyEvents: MoneyEvents,
  mostOpen: number,
): ((orders: readonly OrderToAdd[]) => Promise<readonly boolean[]>) => {
  const add = prepared<{ id: string }>(
    db,
    addingOrders(moneyEvents.publishing('(select events from added join made using (id)) as submitted')),
  );
  return async (orders) => {
    const made = orders.map(({ order, retryAt, events }) => ({
      ...order,
      amount: String(order.amount),
      credited: String(order.credited),
      bonus: order.bonus && storableBonus(order.bonus),
      retryAt,
      events: moneyEvents.rowsOf(events),
    }));
    const added = await add(JSON.stringify(made), mostOpen);
    const ids = new Set(added.map(({ id }) => id));
    return orders.map(({ order }) => ids.has(order.id));
  };
};

/** The order that a member's key stands for. */
export const orderByKey = async (
  on: Database | Tx,
  merchant: string,
  memberId: string,
  key: string,
): Promise<OrderRow | null> =>
  (await select(on, sql`merchant = ${merchant} and member_id = ${memberId} and idempotency_key = ${key}`))[0] ?? null;

export const orderById = async (on: Database | Tx, merchant: string, id: string): Promise<OrderRow | null> =>
  (await select(on, sql`merchant = ${merchant} and id = ${id}`))[0] ?? null;

/** SQL: true where the member of a column has paid a deposit. */
export const hasDeposited = (memberId: string): SQL =>
  sql.raw(
    `exists (select from deposit_order where deposit_order.member_id = ${memberId} and deposit_order.status = 'succeeded')`,
  );

/** True where the member chose a bonus with an order that can still be paid. */
export const isBonusOrdered = async (db: Database, merchant: string, memberId: string, now: Date): Promise<boolean> =>
  (
    await rows(
      db,
      sql`select 1 from deposit_order where merchant = ${merchant} and member_id = ${memberId} and bonus is not null
        and status in ('created', 'pending') and expires_at > ${now.toISOString()}::timestamptz limit 1`,
    )
  ).length > 0;

/** Holds an order until the end of the transaction. */
export const holdOrder = async (tx: Tx, merchant: string, id: string): Promise<OrderRow | null> =>
  (await select(tx, sql`merchant = ${merchant} and id = ${id} for update`))[0] ?? null;

/** The newest orders of a member since a moment. */
export const ordersOf = (db: Database, merchant: string, memberId: string, since: Date, most: number) =>
  select(
    db,
    sql`member_id = ${memberId} and merchant = ${merchant} and created_at >= ${since.toISOString()}::timestamptz
      order by created_at desc, id limit ${most}`,
  );

/** The orders of a member since a moment that wait for their payment, or of which nobody knows whether they were paid. */
export const openOrdersOf = (db: Database, merchant: string, memberId: string, since: Date) =>
  select(
    db,
    sql`member_id = ${memberId} and merchant = ${merchant} and created_at >= ${since.toISOString()}::timestamptz
      and status in ('created', 'pending')`,
  );

/** The newest order of a member that was paid; null where none was. */
export const lastPaidOrder = async (db: Database, merchant: string, memberId: string): Promise<OrderRow | null> =>
  (
    await select(
      db,
      sql`member_id = ${memberId} and merchant = ${merchant} and status = 'succeeded' order by created_at desc, id limit 1`,
    )
  )[0] ?? null;

/** With `to` the planner expects one answer, and comes by the index: a plan made while the table was small would read all of it. */
const MARK_PENDING = `
  update deposit_order set status = case when status = 'created' then 'pending' else status end,
      provider_reference = answer_reference, instructions = answer_instructions,
      next_query_at = case when status in ('created', 'pending') then answer_next else next_query_at end
    from rows from (json_to_recordset($1::text::json) as (id text, reference text, instructions jsonb, "nextQueryAt" timestamptz, "to" text))
      as answer (answer_id, answer_reference, answer_instructions, answer_next, answer_to)
    where id = answer_id and answer_to = 'pending'
    returning id, status, queries, ${milliseconds('decided_at')} as "decidedAt"`;

/** What a provider answered that took an order. */
export interface TakenOrder {
  readonly order: NewOrder;
  readonly reference: string;
  readonly instructions: PaymentInstructions;
  readonly nextQueryAt: Date;
}

/** What no person has said of an order that is new. */
const undecided = { firstApproval: null, approvedAmount: null, ordered: null, refused: null, reason: null } as const;

/** Providers took the orders; answers each. An order that was decided meanwhile stays decided. */
export const markPending = async (
  db: Database,
  taken: readonly TakenOrder[],
): Promise<readonly (OrderRow | null)[]> => {
  const answers = taken.map(({ order: { id }, ...answer }) => ({ ...answer, id, to: 'pending' }));
  const found = await prepared<Pick<RawRow, 'id' | 'status' | 'queries' | 'decidedAt'>>(
    db,
    MARK_PENDING,
  )(JSON.stringify(answers));
  const byId = new Map(found.map((row) => [row.id, row]));
  return taken.map(({ order, instructions }) => {
    const row = byId.get(order.id);
    return row ? { ...order, ...row, ...undecided, instructions, decidedAt: dateOf(row.decidedAt) } : null;
  });
};

/** The first of two people confirms. Called with the order held. */
export const approveOrder = async (tx: Tx, id: string, operator: string, amount: bigint): Promise<void> => {
  await tx.execute(
    sql`update deposit_order set first_approval = ${operator}, approved_amount = ${String(amount)}::bigint where id = ${id}`,
  );
};

/** Another amount arrived: the order is of that one from now on. A bonus for more than what arrived is none. Called with the order held. */
export const changeAmount = async (
  tx: Tx,
  { id, amount, credited, bonus }: Pick<OrderRow, 'id' | 'amount' | 'credited' | 'bonus'>,
): Promise<void> => {
  await tx.execute(sql`update deposit_order set ordered = amount, amount = ${String(amount)}::bigint, credited = ${String(credited)}::bigint,
      bonus = case when ${bonus !== null} then bonus end
    where id = ${id}`);
};

/**
 * What was paid in place of the order is refused, or an order of which nothing was paid: null.
 * Called with the order held.
 */
export const refuseOrder = async (
  tx: Tx,
  id: string,
  { refused, reason }: { readonly refused: bigint | null; readonly reason: string },
  at: Date,
): Promise<void> => {
  const amount = refused === null ? null : String(refused);
  await tx.execute(sql`update deposit_order set status = 'failed', refused = ${amount}::bigint, reason = ${reason}, decided_at = ${at.toISOString()}::timestamptz,
      next_query_at = null, first_approval = null, approved_amount = null
    where id = ${id}`);
};

/** What of the member of an order was booked since a moment because a person confirmed it, in minor units. */
export const confirmedSince = async (
  tx: Tx,
  { merchant, memberId }: Pick<OrderRow, 'merchant' | 'memberId'>,
  since: Date,
): Promise<bigint> => {
  const [found] = await rows<{ sum: string }>(
    tx,
    sql`select coalesce(sum(amount), 0)::text as sum from deposit_order
      where member_id = ${memberId} and merchant = ${merchant} and status = 'succeeded' and decided_at > ${since.toISOString()}::timestamptz
        and exists (select from payment_notice as notice where notice.merchant = deposit_order.merchant
          and notice.provider = deposit_order.provider and notice.notice_id = 'operator|' || deposit_order.id and notice.verdict = 'booked')`,
  );
  return BigInt(found?.sum ?? 0);
};

/** Ends an order that waits. Nothing happens where it was decided meanwhile. */
export const endOrder = async (
  on: Database | Tx,
  id: string,
  status: 'failed' | 'expired',
  at: Date,
): Promise<void> => {
  await on.execute(sql`update deposit_order set status = ${status}, decided_at = ${at.toISOString()}::timestamptz,
      next_query_at = case when ${status} = 'failed' then null else next_query_at end
    where id = ${id} and status in ('created', 'pending')`);
};

/** The money of an order is booked: called in the transaction that books it, with the order held. */
export const markSucceeded = async (tx: Tx, id: string, at: Date): Promise<void> => {
  await tx.execute(sql`update deposit_order set status = 'succeeded', decided_at = ${at.toISOString()}::timestamptz, next_query_at = null
    where id = ${id}`);
};

/**
 * Takes orders whose provider is to be asked now, and sets when they are asked again: no other node takes them meanwhile.
 * The pause grows from `firstSeconds` with each question, up to `mostSeconds`.
 */
export const takeDueOrders = async (
  db: Database,
  at: Date,
  {
    most,
    firstSeconds,
    mostSeconds,
  }: { readonly most: number; readonly firstSeconds: number; readonly mostSeconds: number },
): Promise<OrderRow[]> => {
  const now = sql`${at.toISOString()}::timestamptz`;
  const found = await rows<RawRow>(
    db,
    sql`update deposit_order set queries = queries + 1,
        next_query_at = ${now} + least(${mostSeconds}, ${firstSeconds} * power(2, least(queries, 20))) * interval '1 second'
      where id in (select id from deposit_order where next_query_at <= ${now} order by next_query_at limit ${most} for update skip locked)
      returning ${orderColumns}`,
  );
  return found.map(orderIn);
};

/** The provider is never asked about it again. */
export const stopQueries = async (db: Database, id: string): Promise<void> => {
  await db.execute(sql`update deposit_order set next_query_at = null where id = ${id}`);
};
