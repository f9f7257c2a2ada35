-- Codes that a member fetches the export of the own data with: good once, for a minute.
create table export_code (
  -- SHA-256, base64url.
  code_hash text primary key,
  merchant text not null,
  member_id text not null references member (id) on delete cascade,
  expires_at timestamptz not null
);
