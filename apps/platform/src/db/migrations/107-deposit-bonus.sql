-- A bonus that came with a deposit: it stands in the member's bonus account until enough was staked, or until its time is over.
create table deposit_bonus (
  -- The id of its deposit order.
  id text primary key,
  merchant text not null,
  member_id text not null,
  currency text not null,
  title jsonb not null,
  amount bigint not null check (amount > 0),
  -- Stakes that make it cash, and those since it was opened.
  required bigint not null check (required > 0),
  staked bigint not null default 0 check (staked >= 0),
  -- One that has ended is never deleted.
  status text not null default 'open' check (status in ('open', 'paid', 'ended')),
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((status = 'open') = (ended_at is null))
);
-- One at a time.
create unique index deposit_bonus_open on deposit_bonus (member_id, merchant) where status = 'open';
create index deposit_bonus_due on deposit_bonus (expires_at) where status = 'open';

-- The terms of the bonus that the member chose with the deposit; null: without one.
alter table deposit_order add column bonus jsonb;
