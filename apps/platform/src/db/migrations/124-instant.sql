-- Instant games: the seeds that decide rounds, and the rounds. An owner is a member, or a trial with play money.
create table instant_seed (
  id text primary key,
  merchant text not null,
  game text not null,
  member_id text references member (id),
  trial_id text references trial (id) on delete cascade,
  seed bytea not null,
  -- SHA-256 of the seed, base64url; public from the moment the row stands.
  commitment text not null,
  -- next: promised, waits for the player's seed. current: decides rounds. revealed: may be known.
  status text not null default 'next' check (status in ('next', 'current', 'revealed')),
  client_seed text,
  -- Rounds that it has decided.
  nonce int not null default 0 check (nonce >= 0),
  revealed_at timestamptz,
  check ((member_id is null) <> (trial_id is null)),
  check ((status = 'next') = (client_seed is null)),
  check ((status = 'revealed') = (revealed_at is not null))
);
create unique index instant_seed_of_member on instant_seed (member_id, game, status) where status <> 'revealed' and member_id is not null;
create unique index instant_seed_of_trial on instant_seed (trial_id, game, status) where status <> 'revealed' and trial_id is not null;
create index instant_seed_revealed on instant_seed (member_id, game, revealed_at desc) where status = 'revealed';
create index instant_seed_of_trials on instant_seed (trial_id) where trial_id is not null;

create table instant_round (
  id text primary key,
  merchant text not null,
  game text not null,
  member_id text references member (id),
  trial_id text references trial (id) on delete cascade,
  seed_id text not null references instant_seed (id) on delete cascade,
  nonce int not null,
  -- What makes a round happen once, also after the answer to its key is forgotten.
  idempotency_key text not null,
  currency text not null,
  -- Multiples of the stake, in hundredths.
  target int not null,
  result int not null,
  -- Minor units.
  stake bigint not null check (stake > 0),
  win bigint not null check (win >= 0),
  played_at timestamptz not null,
  -- How the ledger has it: a trial's rounds are in no ledger.
  stake_transfer text,
  win_transfer text,
  check ((member_id is null) <> (trial_id is null)),
  check ((member_id is null) = (stake_transfer is null)),
  check (win_transfer is null or win > 0),
  unique (seed_id, nonce)
);
create unique index instant_round_of_member_once on instant_round (member_id, idempotency_key) where member_id is not null;
create unique index instant_round_of_trial_once on instant_round (trial_id, idempotency_key) where trial_id is not null;
create index instant_round_of_member on instant_round (member_id, game, played_at desc, id desc) where member_id is not null;
create index instant_round_stake on instant_round (stake_transfer);
create index instant_round_win on instant_round (win_transfer) where win_transfer is not null;
create index instant_round_of_trial on instant_round (trial_id, game, played_at desc, id desc) where trial_id is not null;
