-- Jackpots: what waits for the round that wins it. Each pot is one row; the one that nobody has won yet grows with each stake.
create table jackpot_pot (
  merchant text not null,
  game text not null,
  -- The pots of a game, from 1 on.
  number int not null,
  currency text not null,
  -- Minor units: what the operator put in first, and what it holds, or paid.
  seed bigint not null check (seed > 0),
  amount bigint not null check (amount >= seed),
  opened_at timestamptz not null,
  -- How the ledger has it: written in the transaction that opens the pot.
  seed_transfer text,
  won_at timestamptz,
  member_id text references member (id),
  round_id text,
  win_transfer text,
  primary key (merchant, game, number),
  check ((won_at is null) = (member_id is null) and (won_at is null) = (round_id is null) and (won_at is null) = (win_transfer is null))
);
create unique index jackpot_pot_open on jackpot_pot (merchant, game) where won_at is null;
create index jackpot_pot_won on jackpot_pot (merchant, won_at desc) where won_at is not null;
create index jackpot_pot_of_member on jackpot_pot (member_id, won_at desc) where member_id is not null;

-- A round of a game with a jackpot draws a number of it, too: the number, of how many, and what of the stake went into the pot.
alter table instant_round
  add column jackpot_number bigint,
  add column jackpot_of bigint,
  add column jackpot_part bigint not null default 0,
  add column jackpot_win bigint not null default 0,
  add constraint instant_round_jackpot check ((jackpot_number is null) = (jackpot_of is null)),
  add constraint instant_round_jackpot_money check (
    jackpot_part >= 0 and jackpot_part < stake and jackpot_win >= 0
    and (member_id is not null or (jackpot_number is null and jackpot_part = 0 and jackpot_win = 0)));
