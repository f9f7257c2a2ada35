-- Events of money for trackers (TK-01): written in the transaction that books, read by what delivers them.
create table money_event (
  -- The eventID: the same for the same event, so that a repeated notice publishes nothing twice.
  id text primary key,
  merchant text not null,
  member_id text not null,
  name text not null,
  -- What a tracker gets; null once it is of no use any more.
  fields jsonb,
  at timestamptz not null,
  -- Not to be delivered before.
  due_at timestamptz not null
);
create index money_event_due on money_event (merchant, due_at);
create index money_event_of_member on money_event (member_id);
