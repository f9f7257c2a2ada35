-- Limits that hold over all nodes, and answers of calls that must happen once.
create table limit_counter (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
);
create index limit_counter_expiry on limit_counter (resets_at);

create table idempotency (
  merchant text not null,
  -- The member, or the address of a visitor.
  caller text not null,
  call text not null,
  key text not null,
  -- SHA-256 of the input: the same key with another input is refused.
  fingerprint text not null,
  -- Null while the first call runs.
  answer jsonb,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (merchant, caller, call, key)
);
create index idempotency_expiry on idempotency (expires_at);
