-- PU-01: since when a device is its member's, by which session, and whether it hears what is said to everyone.
alter table push_registration add column session_id text;
alter table push_registration add column bound_at timestamptz;
alter table push_registration add column hears_all boolean not null default false;
create index push_registration_of_session on push_registration (session_id) where session_id is not null;
-- The pair of keys by which push services know an operator (VAPID). Another one would end every registration.
create table push_key (
  merchant text primary key,
  public_key text not null,
  private_key text not null
);
-- What a member wants to hear of.
create table push_choice (
  member_id text primary key references member (id) on delete cascade,
  off text[] not null default '{}',
  -- Minutes since midnight in the member's time zone.
  quiet_from smallint,
  quiet_to smallint,
  time_zone text not null
);
-- The outbox of pushes: one row for a device and a piece of news.
create table push_message (
  id text primary key default gen_random_uuid()::text,
  merchant text not null,
  token text not null,
  member_id text not null references member (id) on delete cascade,
  kind text not null,
  -- What it is about: it makes the news come once.
  ref text not null,
  amount bigint,
  at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  tries int not null default 0,
  is_open boolean not null default true,
  unique (merchant, token, kind, ref)
);
create index push_message_due on push_message (due_at) where is_open;
create index push_message_age on push_message (at);
-- The news of the last minutes.
create index deposit_order_arrived on deposit_order (decided_at) where status = 'succeeded';
create index withdrawal_paid on withdrawal (decided_at) where status = 'paid';
create index lottery_receipt_won_by_time on lottery_receipt (settled_at) where status = 'won';
