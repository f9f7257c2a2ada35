-- The ledger: every movement of money is a transfer of two or more postings that sum to nothing.
create table account (
  id text primary key,
  merchant text not null,
  -- A member's account keeps its balance. A house account keeps none: every stake passes it, and one hot row would queue them all.
  kind text not null check (kind in ('member', 'house')),
  owner text not null,
  currency text not null,
  balance bigint,
  unique (merchant, kind, owner, currency),
  check ((kind = 'house' and balance is null) or (kind = 'member' and balance >= 0))
);

create table transfer (
  id text primary key,
  merchant text not null,
  type text not null,
  -- What makes the transfer happen once: the same reference never books twice.
  reference text not null,
  -- What it was for, by language.
  subject jsonb not null,
  -- What a member may look up: a receipt, an order.
  related text,
  at timestamptz not null default now(),
  unique (merchant, reference)
);

create table posting (
  id bigint generated always as identity primary key,
  transfer_id text not null references transfer (id),
  account_id text not null references account (id),
  amount bigint not null,
  balance_after bigint
);
create index posting_of_account on posting (account_id, id desc);
create index posting_of_transfer on posting (transfer_id);

create function postings_balance() returns trigger language plpgsql as $$
begin
  if exists (
    select from added group by transfer_id having sum(amount) <> 0
  ) then
    raise exception 'postings of a transfer do not sum to nothing';
  end if;
  return null;
end $$;
create trigger postings_balance after insert on posting
  referencing new table as added for each statement execute function postings_balance();

create function ledger_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed: book a new transfer instead';
end $$;
create trigger posting_is_final before update or delete on posting
  for each statement execute function ledger_is_final();
create trigger transfer_is_final before update or delete on transfer
  for each statement execute function ledger_is_final();
