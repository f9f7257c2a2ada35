// Books what most notices are about, many in one statement: orders without a bonus.
import { eventsOfDeposit } from '@foyer/contract/money-events';
import { type Database, prepared } from '../../../db/database.ts';
import { inBatches } from '../../../db/in-batches.ts';
import { faultOf } from '../../../log.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import type { PaymentNotice } from '../../../ports/payment/provider.ts';
import { joinMember, MEMBER_NAME } from '../../account/member/api.ts';
import { type BesideDeposits, bookDeposits, type DepositBeside, isFirstDeposit } from '../wallet/api.ts';
import { depositOf, type PaidOrder } from './deposit-of-order.ts';
import { judgeNotice } from './notice.rules.ts';
import { storable } from './notice-store.ts';
import type { OrderRow } from './order-store.ts';

/** Orders in one question, and deposits in one statement. */
const MOST_TOGETHER = 64;

/** What is read of an order that may be paid. */
interface NoticedOrder extends PaidOrder, Pick<OrderRow, 'merchant' | 'status' | 'refused'> {
  readonly userName: string;
  readonly hasBonus: boolean;
  /** Whether it is the first deposit of its member; null: it shows only when the account is held. */
  readonly isFirst: boolean | null;
}

/** Each id is looked up by the index: as a join, a plan made while the table was small would read all of it. */
const ORDERS = `select found.* from json_array_elements_text($1::text::json) as asked (id)
  cross join lateral (
    select paid.id, paid.merchant, paid.member_id as "memberId", paid.provider, paid.amount, paid.credited, paid.currency, paid.title,
      paid.status, paid.refused, paid.bonus is not null as "hasBonus", ${MEMBER_NAME},
      ${isFirstDeposit('paid.merchant', 'paid.member_id', 'paid.currency')} as "isFirst"
    from deposit_order as paid ${joinMember('paid.member_id')} where paid.id = asked.id limit 1) as found`;

/** The order of each id; null where there is none. */
const ordersById =
  (db: Database) =>
  async (ids: readonly string[]): Promise<readonly (NoticedOrder | null)[]> => {
    const found = await prepared<NoticedOrder>(db, ORDERS)(JSON.stringify(ids));
    const byId = new Map(found.map((order) => [order.id, order]));
    return ids.map((id) => byId.get(id) ?? null);
  };

/** Ends orders as succeeded, keeps their notices, and publishes their events. An order that was booked meanwhile is left out. */
const besideDeposits = (publishing: (source: string) => string): BesideDeposits => ({
  columns: 'provider text, "noticeId" text, body text, "decidedAt" timestamptz, events json',
  hold: `select from deposit_order where deposit_order.id = asked.related and deposit_order.status <> 'succeeded' for no key update skip locked`,
  changes: [
    `update deposit_order set status = 'succeeded', decided_at = ready."decidedAt", next_query_at = null
      from ready where deposit_order.id = ready.related`,
    `insert into payment_notice (merchant, provider, notice_id, order_id, verdict, body)
      select merchant, provider, "noticeId", related, 'booked', body from ready on conflict do nothing`,
    publishing('ready'),
  ],
});

/** A verified notice that books an order. */
interface Payment {
  readonly merchant: Merchant;
  readonly notice: PaymentNotice;
  /** As the notice came. */
  readonly body: string;
  readonly order: NoticedOrder;
  /** It opens the account of its member, or is not booked: so no other deposit was before it. */
  readonly isFirst: boolean;
}

export const createNoticesTogether = ({
  db,
  now,
  log,
  moneyEvents,
}: Pick<PlatformContext, 'db' | 'now' | 'log' | 'moneyEvents'>) => {
  /** Where a batch fails, each of its items is taken alone: those that can be booked are. */
  const orAlone =
    <Item, Result>(work: (items: readonly Item[]) => Promise<readonly Result[]>, alone: Result) =>
    async (items: readonly Item[]): Promise<readonly Result[]> => {
      try {
        return await work(items);
      } catch (error) {
        log.warn({ job: 'notices', count: items.length, fault: faultOf(error) }, 'notices are taken one by one');
        return items.map(() => alone);
      }
    };

  const read = inBatches(orAlone(ordersById(db), null), MOST_TOGETHER);
  const beside = besideDeposits(moneyEvents.publishing);

  const besideOf = ({ merchant, notice: { noticeId }, body, order, isFirst }: Payment, at: Date): DepositBeside => {
    const { id: orderId, memberId, userName, provider, amount: paid, credited, currency } = order;
    const facts = { merchant, member: { id: memberId, userName }, orderId, paid, credited, currency, at };
    const events = moneyEvents.rowsOf(eventsOfDeposit(isFirst).map((name) => ({ ...facts, name })));
    const row = { provider, noticeId, body: storable(body), decidedAt: at, events };
    return { deposit: depositOf(merchant, order), opens: isFirst, row };
  };

  const bookAll = (payments: readonly Payment[]): Promise<readonly boolean[]> => {
    const at = now();
    return bookDeposits(
      db,
      payments.map((payment) => besideOf(payment, at)),
      beside,
    );
  };

  /** One deposit of a member at a time: a statement changes a row once. */
  const book = inBatches(orAlone(bookAll, false), MOST_TOGETHER, ({ order }) => order.memberId);

  /** Books a notice with others of its moment. False: nothing happened, and the notice is to be taken alone. */
  return async (
    { merchant, provider, body }: { readonly merchant: Merchant; readonly provider: string; readonly body: string },
    notice: PaymentNotice,
  ): Promise<boolean> => {
    const order = await read(notice.orderId);
    if (order?.merchant !== merchant.code || order.hasBonus || order.isFirst === null) return false;
    if (judgeNotice(order, provider, notice) !== 'booked') return false;
    return book({ merchant, notice, body, order, isFirst: order.isFirst });
  };
};
