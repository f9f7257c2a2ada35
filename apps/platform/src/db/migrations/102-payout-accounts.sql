-- Accounts that a member's withdrawals go to. Numbers are encrypted; what is shown of them is covered.
create table payout_account (
  id text primary key,
  merchant text not null,
  member_id text not null,
  kind text not null check (kind in ('bankCard', 'pix', 'eWallet', 'virtualWallet')),
  -- Code of the bank or e-wallet, or the network.
  issuer text not null,
  number bytea not null,
  -- The same number has the same fingerprint: an account belongs to one member of an operator.
  fingerprint text not null,
  masked text not null,
  holder text not null,
  idempotency_key text not null,
  added_at timestamptz not null,
  usable_from timestamptz not null,
  unique (merchant, member_id, idempotency_key)
);
create unique index payout_account_once on payout_account (merchant, fingerprint);
create index payout_account_of_member on payout_account (member_id, added_at);

-- The key of these numbers and fingerprints where the environment names none. One row.
create table payout_key (
  one boolean primary key default true check (one),
  key text not null
);
insert into payout_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);
