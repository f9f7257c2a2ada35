-- Tracking (TK-01, TK-02): what browsers saw, and who was told. No row names a member: `customer` and `visitor` are hashes.
create table tracked_event (
  -- The eventID: the same for the same event, whichever tab sends it, and however often.
  id text primary key,
  merchant text not null,
  -- Hash of the device's first-visit id; null where the person agreed to no such id.
  visitor text,
  -- Hash of the member, the customerId of its fields; null for visitors.
  customer text,
  name text not null,
  -- What a receiver gets.
  fields jsonb not null,
  at timestamptz not null
);
create index tracked_event_by_time on tracked_event (merchant, at);
create index tracked_event_of_visitor on tracked_event (visitor) where visitor is not null;
create index tracked_event_of_customer on tracked_event (customer) where customer is not null;
-- A device or a member, by hash: what they chose, and how receivers know them.
create table tracking_subject (
  merchant text not null,
  id text not null,
  choice text check (choice in ('accepted', 'refused')),
  -- Version of the sheet that was answered.
  version text,
  chosen_at timestamptz,
  -- Receivers may be told of them: the region asks for nothing, or they accepted.
  may_tell boolean not null default false,
  marks jsonb not null default '{}',
  s2s jsonb not null default '{}',
  days int not null default 0,
  seen_at timestamptz not null,
  primary key (merchant, id)
);
-- What became of an event at one receiver. The key hands each event to each receiver once.
create table tracking_delivery (
  event_id text not null,
  receiver text not null,
  merchant text not null,
  state text not null check (state in ('sent', 'held', 'failed')),
  -- Why it was held or failed.
  reason text,
  at timestamptz not null,
  primary key (event_id, receiver)
);
create index tracking_delivery_by_time on tracking_delivery (merchant, at);
-- A member's events of money, by the hash that receivers know.
create index money_event_of_customer on money_event ((fields ->> 'customerId'));
