-- Plays of vendors' games: a launch makes one, and the vendor sends its id back with every stake.
create table vendor_play (
  id text primary key,
  merchant text not null,
  vendor text not null,
  member_id text not null references member (id) on delete cascade,
  -- The session that launched it: with it the play ends.
  session_id text not null,
  game text not null,
  created_at timestamptz not null
);
create index vendor_play_age on vendor_play (created_at);

-- What vendors asked of the wallet, once for each of their ids, with the answer that a repetition gets.
create table vendor_transaction (
  merchant text not null,
  vendor text not null,
  id text not null,
  kind text not null check (kind in ('debit', 'credit', 'rollback')),
  -- voided: a debit that was taken back before it came.
  status text not null check (status in ('booked', 'refused', 'rolledBack', 'voided')),
  -- Null: nobody is known behind it, as of a debit that has not come.
  member_id text,
  game text,
  round text,
  amount bigint check (amount >= 0),
  currency text,
  -- Of a rollback: the debit that it takes back.
  debit text,
  refusal text,
  -- The member's balance in the answer.
  balance bigint,
  -- Null: no money moved.
  transfer_id text,
  at timestamptz not null,
  primary key (merchant, vendor, id),
  check ((status = 'refused') = (refusal is not null)),
  check (kind = 'debit' or status in ('booked', 'refused'))
);
create index vendor_transaction_round on vendor_transaction (merchant, vendor, round) where kind = 'debit';
create index vendor_transaction_credit on vendor_transaction (merchant, vendor, round) where kind = 'credit';
create index vendor_transaction_of_member on vendor_transaction (member_id, at desc, id);
