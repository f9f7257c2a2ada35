-- GL-04: trials of a game with play money. No row here belongs to a member, and none has to do with the ledger.
create table trial (
  id text primary key,
  merchant text not null,
  -- SHA-256 of the code in the launch's address, base64url; null once it was used.
  code_hash text unique,
  -- SHA-256 of the key that the game plays with; null until the code was used.
  key_hash text unique,
  language text not null,
  -- Play money, in minor units.
  balance bigint not null check (balance >= 0),
  expires_at timestamptz not null
);
create index trial_expiry on trial (expires_at);

create table trial_bet (
  id text primary key,
  trial_id text not null references trial (id) on delete cascade,
  idempotency_key text not null,
  game text not null,
  issue text not null,
  stake bigint not null,
  total bigint not null,
  win bigint not null default 0,
  status text not null default 'open',
  lines jsonb not null,
  placed_at timestamptz not null,
  unique (trial_id, idempotency_key)
);
create index trial_bet_list on trial_bet (trial_id, placed_at desc, id desc);
