-- Codes by SMS and e-mail, how blocks of numbers answer them, and the way of messages to their provider. What has run out is taken
-- away by reading the whole table now and then: an index for that would cost every send more.
create table verification_code (
  merchant text not null,
  purpose text not null check (purpose in ('register', 'login', 'reset')),
  channel text not null check (channel in ('sms', 'email')),
  -- Number in E.164, or address in lower case.
  recipient text not null,
  -- HMAC of the code and of all it is bound to.
  code_hash text not null,
  -- Reserved before a guess is looked at.
  tries integer not null default 0,
  used_at timestamptz,
  expires_at timestamptz not null,
  -- One at a time: a fresh code takes the place of the older.
  primary key (merchant, purpose, channel, recipient)
);

-- The key of these hashes where the environment names none. One row.
create table verification_key (
  one boolean primary key default true check (one),
  key text not null
);
insert into verification_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text);

-- A thousand neighbouring numbers: who pumps SMS for the fee of it sends to blocks in which nobody ever answers.
create table sms_block (
  merchant text not null,
  -- Number in E.164 without its last three digits.
  block text not null,
  sent integer not null,
  verified integer not null default 0,
  -- The operator was told that the block is stopped.
  alarmed boolean not null default false,
  resets_at timestamptz not null,
  primary key (merchant, block)
);

-- waiting: for a provider, or in the demo for good. Sent rows stay in the demo only; dropped ones say nothing any more.
alter table outbox
  -- By this id a provider knows a message that it has taken already.
  add column message_id text not null default gen_random_uuid()::text,
  add column state text not null default 'waiting' check (state in ('waiting', 'sent', 'dropped')),
  add column tries integer not null default 0,
  -- When a sender may take it next; a sender that took it holds it by moving this on.
  add column due_at timestamptz not null default now(),
  -- Past this moment it is not sent any more: a code that has run out helps nobody.
  add column useful_until timestamptz;
create index outbox_due on outbox (due_at) where state = 'waiting' and channel <> 'notice';
-- The page of the demo reads by id.
drop index outbox_latest;
