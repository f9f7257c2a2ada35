-- The second factor: the ways a member turned on, authenticators, what log-ins wait for; and what the security page tells of sessions.
alter table member
  -- Ways of the second factor that the member turned on, with commas between.
  add column second_factor text not null default '',
  -- Name of the account that money is paid out to.
  add column payee_name text;

create table authenticator (
  member_id text primary key references member (id) on delete cascade,
  -- AES-256-GCM under a key outside this table: nonce, ciphertext, tag. Null until the first code was right.
  secret bytea,
  enrolled_at timestamptz,
  -- The last time step whose code was taken: none is taken twice.
  last_step bigint not null default 0,
  -- A secret that waits for its first code; the one before it stays good until then.
  pending bytea,
  pending_until timestamptz
);

create table recovery_code (
  member_id text not null references member (id) on delete cascade,
  -- HMAC of the code. A used one is gone.
  code_hash text not null,
  primary key (member_id, code_hash)
);

-- The key of these secrets and hashes where the environment names none. One row.
create table authenticator_key (
  one boolean primary key default true check (one),
  key text not null
);
insert into authenticator_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- A log-in whose first factor was right. Cleaned up by reading the whole table: an index for that would cost every log-in more.
create table login_challenge (
  -- SHA-256 of the challenge, base64url. The challenge itself is stored nowhere.
  challenge_hash text primary key,
  merchant text not null,
  member_id text not null references member (id) on delete cascade,
  device_id text,
  -- Ways that were offered, with commas between.
  options text not null,
  -- As the log-in would have gone on.
  restricted boolean not null,
  remember boolean not null,
  tries integer not null default 0,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

alter table verification_code drop constraint verification_code_purpose_check;
alter table verification_code add constraint verification_code_purpose_check
  check (purpose in ('register', 'login', 'reset', 'verify', 'contact'));

-- Secrets of a device on which the second factor passed are not asked for it again.
alter table device_secret add column second_factor_passed boolean not null default false;

alter table session
  -- What the browser calls itself, and where the log-in came from: its country, and its network without the last digits.
  add column agent text,
  add column region text,
  add column network text,
  -- Since when the member has proven to be at the device, for changes of the security page.
  add column stepped_up_at timestamptz;
