-- What the platform would send: the demo's outbox page reads it, a real provider's sender empties it.
create table outbox (
  id bigint generated always as identity primary key,
  merchant text not null,
  channel text not null check (channel in ('sms', 'email', 'notice')),
  recipient text not null,
  subject text not null,
  body text not null,
  at timestamptz not null default now()
);
create index outbox_latest on outbox (at desc);
