// The table of events of money: whoever books writes, and what delivers to trackers reads.
import { moneyEventFields, moneyEvents } from '@foyer/contract/money-events';
import { sql } from 'drizzle-orm';
import { prepared } from '../../../db/database.ts';
import { deleteExpired, updateExpired } from '../../../db/in-portions.ts';
import type { MoneyEvent, MoneyEvents } from '../../../ports/money-events.ts';
import { decimalText } from '../../../texts/amount-text.ts';
import { customerIdOf, nameOf } from './names.ts';

const fieldsOf = (event: MoneyEvent) => {
  const { name, merchant, member, orderId, paid, credited, currency } = event;
  const { oncePer, amount } = moneyEvents[name];
  return moneyEventFields(name, {
    customerId: customerIdOf(merchant.code, member.id),
    customerName: merchant.trackedNames ? member.userName : '',
    eventID: nameOf('event', merchant.code, name, oncePer === 'member' ? member.id : orderId),
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

const insertFrom = (
  source: string,
): string => `insert into money_event (id, merchant, member_id, name, fields, at, due_at)
  select event.id, event.merchant, event."memberId", event.name, event.fields, event.at, event."dueAt" from ${source}
    as event (id text, merchant text, "memberId" text, name text, fields jsonb, at timestamptz, "dueAt" timestamptz)
  on conflict do nothing`;

const PUBLISH = insertFrom('json_to_recordset($1::text::json)');

const rowsOf = (events: readonly MoneyEvent[]) => events.map(rowOf);

export const createMoneyEvents = (): MoneyEvents => ({
  publish: async (tx, events) => {
    if (events.length > 0) await prepared(tx, PUBLISH)(JSON.stringify(rowsOf(events)));
  },
  rowsOf,
  publishing: (source) => insertFrom(`${source} cross join lateral json_to_recordset(events)`),
});

/** An event that was not fetched for so long is of no use to a tracker @assumed */
export const expiredMoneyEvents = deleteExpired(
  'money_event',
  sql`due_at < now() - interval '30 days'
  and name not in ('firstDepositArrival', 'firstDeposit')`,
);

/** The first deposit of a member stays known, so that it is published once; what it said goes all the same. */
export const emptiedMoneyEvents = updateExpired(
  'money_event',
  sql`fields = null`,
  sql`due_at < now() - interval '30 days' and fields is not null`,
);
