-- Devices that logged a member in before: a hint for limits, never a proof.
create table known_device (
  member_id text not null references member (id) on delete cascade,
  -- SHA-256 of the device id.
  device_hash bytea not null,
  seen_at timestamptz not null default now(),
  primary key (member_id, device_hash)
);

-- The counter that the password of a log-in used, forgotten once the second factor is right too. Null: none was used.
alter table login_challenge add column tries_of text;
