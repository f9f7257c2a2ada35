-- The code by which a member invites others, made when the member first looks for it.
create table referral_code (
  member_id text primary key references member (id) on delete cascade,
  merchant text not null,
  code text not null,
  unique (merchant, code)
);

-- Who came by whom: written with the registration and never changed. A member comes once, and by another one.
create table referral (
  -- The order in which they came.
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id text not null unique references member (id) on delete cascade,
  inviter_id text not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  check (inviter_id <> member_id)
);
create index referral_of_inviter on referral (inviter_id, id desc);
