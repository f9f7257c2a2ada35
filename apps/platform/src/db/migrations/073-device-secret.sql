-- Secrets by which a device logs its member in by itself: each good once, the next one given with the answer.
create table device_secret (
  -- SHA-256 of the secret, base64url. The secret itself is stored nowhere.
  secret_hash text primary key,
  -- One chain of secrets on one device: it falls as a whole when a spent one comes back.
  family text not null,
  merchant text not null,
  -- No reference: a secret outlives its member, to tell a removed account from a wrong password.
  member_id text not null,
  device_id text not null,
  -- Where it was given out, for operators that pin the address.
  address text not null,
  region text,
  spent_at timestamptz,
  expires_at timestamptz not null
);
create index device_secret_of_family on device_secret (family);
create index device_secret_of_member on device_secret (member_id, device_id);
create index device_secret_expiry on device_secret (expires_at);

-- Device id of the log-in: logging out takes the secrets of that device along.
alter table session add column login_device text;
