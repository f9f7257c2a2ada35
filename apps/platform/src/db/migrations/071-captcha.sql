-- Puzzles that wait for an answer, and proofs that wait to be used. Any node may serve either.
create table captcha_challenge (
  id text primary key,
  merchant text not null,
  action text not null,
  -- slide, click, question or image; null: started by version 3, nothing shown yet.
  kind text,
  answer jsonb,
  tries_left smallint not null default 0,
  shown_at timestamptz,
  expires_at timestamptz not null
);
create index captcha_challenge_expiry on captcha_challenge (expires_at);

create table captcha_proof (
  -- SHA-256 of all values of the proof.
  proof_hash text primary key,
  merchant text not null,
  action text not null,
  expires_at timestamptz not null
);
create index captcha_proof_expiry on captcha_proof (expires_at);
