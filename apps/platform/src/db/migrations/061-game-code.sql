-- Single-use codes that a launch puts into a game's address.
create table game_code (
  -- SHA-256 of the code, base64url. The code itself is stored nowhere.
  code_hash text primary key,
  merchant text not null,
  -- The site's session that launched: the game's session ends with it.
  session_id text not null references session (id) on delete cascade,
  language text not null,
  back_url text not null,
  expires_at timestamptz not null
);
create index game_code_expiry on game_code (expires_at);
create index game_code_of_session on game_code (session_id);
