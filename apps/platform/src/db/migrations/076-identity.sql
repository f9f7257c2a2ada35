-- Members whom a third party vouches for, and the tokens by which it does. Such a member need not have a password.
alter table member alter column password_hash drop not null;

-- Who vouches, in whose name, for whom: never an e-mail address, which providers let people change and hand on.
create table identity (
  merchant text not null,
  issuer text not null,
  provider text not null,
  subject text not null,
  member_id text not null references member (id) on delete cascade,
  linked_at timestamptz not null default now(),
  -- An identity logs one member in.
  primary key (merchant, issuer, provider, subject)
);
create index identity_of_member on identity (member_id);

create table identity_token (
  -- SHA-256 of the part of the token that is signed: a signature can be spelled in several ways.
  token_hash text primary key,
  merchant text not null,
  -- Nobody's so far, it may make or join one account until then.
  waits_until timestamptz,
  spent_at timestamptz,
  -- The token's own end: nobody takes it after that.
  expires_at timestamptz not null
);

-- The demo's stand-in for the third parties signs with this key, on every node. One row, in the demo only.
create table stand_in_key (
  one boolean primary key default true check (one),
  -- Private, as JSON Web Key.
  key text not null
);
