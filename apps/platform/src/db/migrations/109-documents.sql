-- Pictures that members upload, written anew as JPEG and encrypted.
create table document (
  id text primary key,
  merchant text not null,
  member_id text not null references member (id) on delete cascade,
  -- What it belongs to: "slip|<order>", "identity|<kind>". Another picture of the same subject replaces it.
  subject text not null,
  -- Keyed hash of the bytes as they were sent: the same file again stays the same document.
  source_hash text not null,
  content bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (merchant, member_id, subject)
);
-- What is encrypted cannot be compressed.
alter table document alter column content set storage external;
create index document_expired on document (expires_at);

-- The key of these pictures where the environment names none. One row.
create table document_key (
  one boolean primary key default true check (one),
  key text not null
);
insert into document_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- The last identity check of a member. What is sent anew after a refusal is a check with an id of its own.
create table identity_check (
  merchant text not null,
  member_id text not null references member (id) on delete cascade,
  id text not null unique,
  status text not null check (status in ('waiting', 'approved', 'refused')),
  reason text,
  sent_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  primary key (merchant, member_id)
);
create index identity_check_waiting on identity_check (merchant, sent_at) where status = 'waiting';
