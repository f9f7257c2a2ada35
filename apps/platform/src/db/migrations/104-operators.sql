-- People who work for an operator, and what they did.
create table operator_account (
  id text primary key,
  merchant text not null,
  name text not null,
  password_hash text not null,
  -- Encrypted.
  totp_secret bytea not null,
  -- The step of the last code: each code is taken once.
  totp_step bigint not null default 0,
  roles text[] not null,
  created_at timestamptz not null default now(),
  unique (merchant, name)
);

create table operator_session (
  -- SHA-256, base64url.
  token_hash text primary key,
  operator_id text not null references operator_account (id) on delete cascade,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);

-- The audit log: rows are added and never change.
create table operator_audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  merchant text not null,
  -- Null: nobody could be recognised, as with a refused log-in.
  operator_id text,
  operator_name text not null,
  call text not null,
  -- Without passwords and codes.
  input jsonb not null,
  -- "done", or the code of the refusal.
  outcome text not null
);
create index operator_audit_of_merchant on operator_audit (merchant, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log does not change';
end $$;
create trigger operator_audit_is_final before update or delete on operator_audit for each row execute function refuse_change();
create trigger operator_audit_stays before truncate on operator_audit for each statement execute function refuse_change();

alter table feedback add column answer text, add column answered_at timestamptz;
create index feedback_open on feedback (merchant, created_at) where answered_at is null;
