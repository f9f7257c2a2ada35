// The events that browsers saw, and what became of each event at each receiver.
import { browserEventFields, type SeenEvent, type TrackedFields } from '@foyer/contract/tracked-events';
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import { deleteExpired } from '../../../db/in-portions.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import { nameOf } from './names.ts';

export interface Watcher {
  readonly merchant: Merchant;
  /** By hash; null where the person agreed to no id. */
  readonly visitor: string | null;
  readonly customer: string | null;
  readonly customerName: string;
}

const rowOf = ({ merchant, visitor, customer, customerName }: Watcher, { name, id, at }: SeenEvent, now: Date) => {
  const eventID = nameOf('event', merchant.code, name, id);
  const fields = browserEventFields({
    customerId: customer ?? '',
    customerName: customer !== null && merchant.trackedNames ? customerName : '',
    eventID,
    currency: merchant.settings.currency,
  });
  // A phone's clock may be ahead.
  const seenAt = new Date(Math.min(at, now.getTime())).toISOString();
  return { id: eventID, merchant: merchant.code, visitor, customer, name, fields, at: seenAt };
};

/** Writes down what a browser saw; answers how many of these events are new. */
export const keepSeen = async (
  db: Database,
  watcher: Watcher,
  events: readonly SeenEvent[],
  now: Date,
): Promise<number> => {
  if (events.length === 0) return 0;
  const found = JSON.stringify(events.map((event) => rowOf(watcher, event, now)));
  const kept = await rows(
    db,
    sql`insert into tracked_event (id, merchant, visitor, customer, name, fields, at)
      select event.id, event.merchant, event.visitor, event.customer, event.name, event.fields, event.at
      from json_to_recordset(${found}::text::json)
        as event (id text, merchant text, visitor text, customer text, name text, fields jsonb, at timestamptz)
      on conflict do nothing returning id`,
  );
  return kept.length;
};

/** Older ones are of no use to a receiver @assumed */
const USEFUL = sql`interval '2 days'`;
const MOST_AT_ONCE = 50;

/** Every event of an operator that is due: those of browsers and those of money. */
const dueEvents = (merchant: string) => sql`
  select id, name, fields, at, visitor, customer from tracked_event
    where merchant = ${merchant} and at > now() - ${USEFUL}
  union all
  select id, name, fields, at, null, fields ->> 'customerId' from money_event
    where merchant = ${merchant} and fields is not null and due_at <= now() and due_at > now() - ${USEFUL}`;

export interface DueEvent {
  readonly name: string;
  readonly fields: TrackedFields;
}

/** Hands what waits for pixels to one page: no other page gets it any more. What was handed out takes no place of what waits. */
export const takeForPixels = async (
  db: Database,
  merchant: string,
  { visitor, customer }: Pick<Watcher, 'visitor' | 'customer'>,
  receivers: readonly string[],
): Promise<readonly DueEvent[]> => {
  if (receivers.length === 0 || (visitor === null && customer === null)) return [];
  return rows<DueEvent>(
    db,
    sql`with due as (select id, name, fields, at from (${dueEvents(merchant)}) as event
        where (customer = ${customer} or (visitor = ${visitor} and (customer is null or customer = ${customer})))
          and exists (select from json_array_elements_text(${JSON.stringify(receivers)}::text::json) as pixel
            where not exists (select from tracking_delivery as told where told.event_id = event.id and told.receiver = pixel))
        order by at limit ${MOST_AT_ONCE}),
      taken as (insert into tracking_delivery (event_id, receiver, merchant, state, at)
        select due.id, receiver, ${merchant}, 'sent', now()
          from due, json_array_elements_text(${JSON.stringify(receivers)}::text::json) as receiver
        on conflict do nothing returning event_id)
      select name, fields from due where id in (select event_id from taken) order by at`,
  );
};

/** What the operator asks for now. */
type Asking = Pick<Merchant['tracking']['consent'], 'version' | 'regions'>;

/** An allowance counts for the version it was given to; one of a region that asks for nothing ends where all regions ask. */
const maySubject = (subject: SQL, { version, regions }: Asking): SQL =>
  sql`(${subject}.may_tell and case when ${subject}.tell_version is null then not ${regions.includes('*')}::boolean
    else ${subject}.tell_version = ${version} end)`;

/** Whether others may be told of `event`, beside the rows of its member and its device: the member's own decides. */
const mayTellEvent = (asking: Asking): SQL =>
  sql`case when member.id is not null then ${maySubject(sql`member`, asking)}
    when device.id is not null then ${maySubject(sql`device`, asking)} else false end`;

const subjectsOfEvent = (merchant: string): SQL =>
  sql`left join tracking_subject as member on member.merchant = ${merchant} and member.id = event.customer
    left join tracking_subject as device on device.merchant = ${merchant} and device.id = event.visitor`;

export interface UnsentEvent extends DueEvent {
  readonly id: string;
  readonly at: number;
  readonly customer: string | null;
  readonly visitor: string | null;
  readonly marks: Readonly<Record<string, string>>;
  readonly s2s: Readonly<Record<string, string>>;
}

/** Events that a receiver has not been sent, with what is known of the person; the oldest first. `onlyHeld`: those that nobody may be told of. */
export const unsentTo = (
  db: Database,
  merchant: string,
  receiver: string,
  asking: Asking,
  onlyHeld: boolean,
): Promise<readonly UnsentEvent[]> =>
  rows<UnsentEvent>(
    db,
    sql`select event.id, event.name, event.fields, (extract(epoch from event.at) * 1000)::float8 as at,
        event.customer, event.visitor,
        coalesce(device.marks, '{}'::jsonb) || coalesce(member.marks, '{}'::jsonb) as marks,
        coalesce(device.s2s, '{}'::jsonb) || coalesce(member.s2s, '{}'::jsonb) as s2s
      from (${dueEvents(merchant)}) as event ${subjectsOfEvent(merchant)}
      where not exists (select from tracking_delivery as told where told.event_id = event.id and told.receiver = ${receiver})
        and (not ${onlyHeld}::boolean or not ${mayTellEvent(asking)})
      order by event.at limit ${MOST_AT_ONCE}`,
  );

/**
 * Reserves an event for one receiver; true where it is to be sent, false where it is held or another node has it. Consent is
 * looked at here, and not when the event was read: it may have been withdrawn while a slow receiver took the others. `held`: why
 * else it gets none. Nothing is ever noted as sent that was not to be.
 */
export const reserve = async (
  db: Database,
  merchant: string,
  { id, customer, visitor }: Pick<UnsentEvent, 'id' | 'customer' | 'visitor'>,
  receiver: string,
  asking: Asking,
  held: string | null,
): Promise<boolean> => {
  const reason = sql`case when ${mayTellEvent(asking)} then ${held}::text else 'no consent' end`;
  const [taken] = await rows<{ readonly state: string }>(
    db,
    sql`insert into tracking_delivery (event_id, receiver, merchant, state, reason, at)
      select ${id}, ${receiver}, ${merchant}, case when found.reason is null then 'sent' else 'held' end, found.reason, now()
        from (select ${reason} as reason
          from (select ${customer}::text as customer, ${visitor}::text as visitor) as event ${subjectsOfEvent(merchant)}) as found
      on conflict do nothing returning state`,
  );
  return taken?.state === 'sent';
};

/** Says that a reserved event did not arrive. */
export const noteFailure = (db: Database, id: string, receiver: string, reason: string) =>
  db.execute(sql`update tracking_delivery set state = 'failed', reason = ${reason}
    where event_id = ${id} and receiver = ${receiver}`);

export interface ToldEvent extends DueEvent {
  readonly at: number;
  readonly deliveries: readonly { readonly receiver: string; readonly state: string; readonly reason: string | null }[];
}

/** The latest events of an operator, and what became of them. */
export const latestEvents = (db: Database, merchant: string, most: number): Promise<readonly ToldEvent[]> =>
  rows<ToldEvent>(
    db,
    sql`select event.name, event.fields, (extract(epoch from event.at) * 1000)::float8 as at,
        coalesce((select json_agg(json_build_object('receiver', receiver, 'state', state, 'reason', reason) order by receiver)
          from tracking_delivery where event_id = event.id), '[]'::json) as deliveries
      from (${dueEvents(merchant)}) as event order by event.at desc limit ${most}`,
  );

/** @assumed The retention of what a browser saw, and of what became of it. */
export const expiredEvents = deleteExpired('tracked_event', sql`at < now() - interval '30 days'`);
export const expiredDeliveries = deleteExpired('tracking_delivery', sql`at < now() - interval '40 days'`);
