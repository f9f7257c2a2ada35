-- Sessions, the keys of sealed calls, the seals already seen, hand-off codes.
create table session (
  id text primary key,
  -- site: the member's own. game: handed to a launched game, ends with the session it came from.
  kind text not null check (kind in ('site', 'game')),
  parent_id text references session (id) on delete cascade,
  merchant text not null,
  member_id text not null references member (id) on delete cascade,
  -- SHA-256 of the token, base64url. The token itself is stored nowhere.
  token_hash text not null unique,
  restricted boolean not null default false,
  device text,
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  idle_seconds integer not null,
  expires_at timestamptz not null
);
create index session_of_member on session (member_id);
create index session_of_parent on session (parent_id);
create index session_expiry on session (expires_at);

create table rsa_key (
  id text primary key,
  -- base64 SPKI, as it crosses the wire.
  public_key text not null,
  -- base64 PKCS#8.
  private_key text not null,
  -- Given out from here …
  active_from timestamptz not null unique,
  -- … to here, and accepted a little longer.
  active_to timestamptz not null,
  accepted_to timestamptz not null
);

create table sealed_seen (
  -- SHA-256 of the X-RSA header.
  digest bytea primary key,
  expires_at timestamptz not null
);
create index sealed_seen_expiry on sealed_seen (expires_at);

create table handoff_code (
  code_hash text primary key,
  merchant text not null,
  session_id text not null references session (id) on delete cascade,
  expires_at timestamptz not null
);
create index handoff_code_expiry on handoff_code (expires_at);
create index handoff_code_of_session on handoff_code (session_id);
