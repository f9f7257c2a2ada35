-- A chat's session can do nothing but chat, and ends with the session it came from.
alter table session drop constraint session_kind_check;
alter table session add constraint session_kind_check check (kind in ('site', 'game', 'chat'));

-- One conversation for each member with the operator: it is picked up again after it has ended.
create table chat_conversation (
  id text primary key,
  merchant text not null,
  member_id text not null references member (id) on delete cascade,
  status text not null default 'idle' check (status in ('idle', 'waiting', 'open', 'ended')),
  -- Grows with every change: whoever knows an older one asks again.
  revision integer not null default 0,
  -- Number of the last message.
  last_seq integer not null default 0,
  waiting_since timestamptz,
  -- The last message that the member, and an agent, has read.
  member_seen integer not null default 0,
  agent_seen integer not null default 0,
  agent_typing_at timestamptz,
  member_typing_at timestamptz,
  -- When the chat's page was last open.
  member_here_at timestamptz,
  stars smallint check (stars between 1 and 5),
  unique (merchant, member_id)
);
create index chat_conversation_queue on chat_conversation (merchant, waiting_since) where status in ('waiting', 'open');

-- The text is data: whoever shows it shows it as text.
create table chat_message (
  conversation_id text not null references chat_conversation (id) on delete cascade,
  seq integer not null,
  author text not null check (author in ('member', 'agent')),
  -- Chosen by the sender: it makes a message arrive once.
  client_id text not null,
  kind text not null check (kind in ('text', 'ended')),
  body text not null,
  created_at timestamptz not null default now(),
  primary key (conversation_id, seq),
  unique (conversation_id, author, client_id)
);
create index chat_message_age on chat_message (created_at);

-- Single-use codes that open the chat's page.
create table chat_code (
  -- SHA-256 of the code, base64url. The code itself is stored nowhere.
  code_hash text primary key,
  merchant text not null,
  session_id text not null references session (id) on delete cascade,
  title text not null,
  back_url text not null,
  expires_at timestamptz not null
);
create index chat_code_expiry on chat_code (expires_at);
create index chat_code_of_session on chat_code (session_id);
