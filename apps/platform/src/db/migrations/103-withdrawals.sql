-- Withdrawals: the amount is held when the member asks, and leaves or comes back when an operator has decided.
create table withdrawal (
  id text primary key,
  merchant text not null,
  member_id text not null,
  -- The account as it was when it was chosen: a receipt does not change.
  account_id text not null,
  kind text not null,
  issuer text not null,
  masked text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- One that has ended is never deleted.
  status text not null check (status in ('waiting', 'onHold', 'paid', 'refused', 'cancelled')),
  -- Why it is on hold or was refused, for the member.
  reason text,
  -- The operator who agreed to pay it, where a second one has to.
  first_approval text,
  idempotency_key text not null,
  created_at timestamptz not null,
  expected_by timestamptz not null,
  decided_at timestamptz,
  unique (merchant, member_id, idempotency_key),
  check ((status in ('waiting', 'onHold')) = (decided_at is null))
);
create index withdrawal_of_member on withdrawal (member_id, created_at desc);
create index withdrawal_open on withdrawal (merchant, created_at) where status in ('waiting', 'onHold');
