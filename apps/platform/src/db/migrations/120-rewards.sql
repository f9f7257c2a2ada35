-- What members staked on bets that were settled, summed as they are: over all time, by day and by week (of UTC, from Monday on).
create table play_sum (
  merchant text not null,
  member_id text not null,
  span text not null check (span in ('all', 'day', 'week')),
  -- The first day of it.
  start date not null,
  -- Minor units.
  stakes bigint not null check (stakes >= 0),
  bets int not null check (bets >= 0),
  primary key (member_id, span, start)
);
create index play_sum_leaders on play_sum (merchant, start, stakes desc, member_id) where span = 'week';

-- Points: a balance, and the entries that it is the sum of.
create table point_account (
  member_id text primary key,
  merchant text not null,
  balance bigint not null check (balance >= 0)
);
create table point_entry (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id text not null,
  kind text not null check (kind in ('play', 'mission', 'goods', 'level', 'prize')),
  -- What makes the entry happen once. All that was earned by play on one day is one entry, which grows.
  reference text not null,
  amount bigint not null check (amount <> 0),
  -- The mission, the goods or the level, by language; null: the kind says it all.
  subject jsonb,
  at timestamptz not null,
  unique (merchant, reference)
);
create index point_entry_of_member on point_entry (member_id, id desc);

-- What a member got for a mission or for points: once for its occasion.
create table reward_claim (
  id text primary key,
  merchant text not null,
  member_id text not null,
  source text not null check (source in ('mission', 'goods')),
  -- Id of the mission or of the goods.
  name text not null,
  -- Of a mission the first day of its time, of goods the key of the call.
  occasion text not null,
  -- As it was then: {kind, points} or {kind, amount, …}
  reward jsonb not null,
  at timestamptz not null,
  unique (member_id, source, name, occasion)
);

-- Members whose bets may have reached a higher level. Each further bet of that kind is another turn.
create table level_due (
  member_id text primary key,
  merchant text not null,
  turn int not null default 1
);
