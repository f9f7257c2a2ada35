-- Issues of the lotteries, their seeds, and what members bet on them. Draws are the same for all operators, bets belong to one.
create table lottery_issue (
  game text not null,
  issue text not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- SHA-256 of the seed and "game|issue", base64url; public from the moment the row stands.
  commitment text not null,
  -- open until drawn; refunded when its seed was lost.
  status text not null default 'open' check (status in ('open', 'drawn', 'refunded')),
  numbers jsonb,
  bonus jsonb,
  drawn_at timestamptz,
  late boolean not null default false,
  -- Set when the last bet on it is settled.
  settled_at timestamptz,
  primary key (game, issue),
  check (status <> 'drawn' or (numbers is not null and bonus is not null and drawn_at is not null))
);
create index lottery_issue_latest on lottery_issue (game, draws_at desc);
create index lottery_issue_due on lottery_issue (draws_at) where settled_at is null;

-- Apart from the issue, so that no query of issues can carry a seed along by accident.
create table lottery_seed (
  game text not null,
  issue text not null,
  seed bytea not null,
  primary key (game, issue),
  foreign key (game, issue) references lottery_issue (game, issue)
);

create table lottery_receipt (
  id text primary key,
  merchant text not null,
  member_id text not null references member (id),
  game text not null,
  issue text not null,
  -- What makes a bet happen once, also after the answer to its key is forgotten.
  idempotency_key text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  total bigint not null check (total >= stake),
  win bigint not null default 0 check (win >= 0),
  status text not null default 'open' check (status in ('open', 'won', 'lost', 'refunded')),
  -- [{betType, numbers, side, win, status}]
  lines jsonb not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  unique (merchant, member_id, idempotency_key),
  foreign key (game, issue) references lottery_issue (game, issue)
);
create index lottery_receipt_of_member on lottery_receipt (member_id, game, placed_at desc, id desc);
create index lottery_receipt_to_settle on lottery_receipt (game, issue) where status = 'open';
