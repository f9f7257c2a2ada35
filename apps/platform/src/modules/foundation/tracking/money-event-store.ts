// The table of events of money: whoever books writes, and what delivers to trackers reads.
import { createHash } from 'node:crypto';
import { moneyEventFields, moneyEvents } from '@foyer/contract/money-events';
import { sql } from 'drizzle-orm';
import { prepared } from '../../../db/database.ts';
import type { MoneyEvent, MoneyEvents } from '../../../ports/money-events.ts';
import { decimalText } from '../../../texts/amount-text.ts';

/** The id of an order opens its page, and that of a member is nobody's business: trackers get neither. */
const hashOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('|')).digest('base64url');

const fieldsOf = (event: MoneyEvent) => {
  const { name, merchant, member, orderId, paid, credited, currency } = event;
  const { oncePer, amount } = moneyEvents[name];
  return moneyEventFields(name, {
    customerId: hashOf('customer', merchant.code, member.id),
    customerName: merchant.trackedNames ? member.userName : '',
    eventID: hashOf('event', merchant.code, name, oncePer === 'member' ? member.id : orderId),
    amount: decimalText(amount === 'paid' ? paid : credited, merchant.settings.minorDigits),
    currency,
  });
};

const rowOf = (event: MoneyEvent) => {
  const { name, merchant, member, at } = event;
  const fields = fieldsOf(event);
  const dueAt = new Date(at.getTime() + moneyEvents[name].afterMs);
  return { id: fields.eventID, merchant: merchant.code, memberId: member.id, name, fields, at, dueAt };
};

const PUBLISH = `insert into money_event (id, merchant, member_id, name, fields, at, due_at)
  select id, merchant, "memberId", name, fields, at, "dueAt" from json_to_recordset($1::text::json)
    as event (id text, merchant text, "memberId" text, name text, fields jsonb, at timestamptz, "dueAt" timestamptz)
  on conflict do nothing`;

export const createMoneyEvents = (): MoneyEvents => ({
  publish: async (tx, events) => {
    if (events.length > 0) await prepared(tx, PUBLISH)(JSON.stringify(events.map(rowOf)));
  },
});

/** An event that was not fetched for so long is of no use to a tracker @assumed */
export const expiredMoneyEvents = sql`delete from money_event where due_at < now() - interval '30 days'
  and name not in ('firstDepositArrival', 'firstDeposit')`;

/** The first deposit of a member stays known, so that it is published once; what it said goes all the same. */
export const emptiedMoneyEvents = sql`update money_event set fields = null where due_at < now() - interval '30 days' and fields is not null`;
