-- Deposits: an order is what a member asked for; only the provider's verified notice books it.
create table deposit_order (
  -- 128 bits: it opens the order's page without a session.
  id text primary key,
  merchant text not null,
  member_id text not null,
  method text not null,
  kind text not null,
  title jsonb not null,
  provider text not null,
  -- Paid, and what of it arrives.
  amount bigint not null check (amount > 0),
  credited bigint not null check (credited > 0 and credited <= amount),
  currency text not null,
  -- created: the provider has not answered yet. An order that has ended is never deleted.
  status text not null check (status in ('created', 'pending', 'succeeded', 'failed', 'expired')),
  -- The request to the provider, so that it can be sent again.
  return_url text not null,
  notice_url text not null,
  language text not null,
  provider_reference text,
  instructions jsonb,
  idempotency_key text not null,
  -- SHA-256 of the input: the same key with another input is refused.
  fingerprint text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  decided_at timestamptz,
  -- When the provider is asked next; null: never again.
  next_query_at timestamptz,
  queries integer not null default 0,
  unique (merchant, member_id, idempotency_key)
);
create index deposit_order_of_member on deposit_order (member_id, created_at desc);
create index deposit_order_due on deposit_order (next_query_at) where next_query_at is not null;

-- Every notice of a provider, believed or not. What was not believed waits for the operator.
create table payment_notice (
  id bigint generated always as identity primary key,
  merchant text not null,
  provider text not null,
  -- The provider's id of the notice; null where none could be read.
  notice_id text,
  order_id text,
  verdict text not null,
  -- As it came, for the operator; at most 4 KiB.
  body text not null,
  at timestamptz not null default now()
);
create unique index payment_notice_once on payment_notice (merchant, provider, notice_id)
  where verdict in ('booked', 'failed');
create index payment_notice_set_aside on payment_notice (merchant, at desc) where verdict not in ('booked', 'failed', 'repeated');
