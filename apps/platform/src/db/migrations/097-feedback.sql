-- What members write to their operator. The text is data: whoever shows it shows it as text.
create table feedback (
  merchant text not null,
  -- The member reads it out to support.
  reference text not null,
  member_id text not null references member (id) on delete cascade,
  kind text not null check (kind in ('problem', 'idea', 'praise')),
  text text not null,
  -- What makes a message arrive once, also after the answer to its key is forgotten.
  idempotency_key text not null,
  created_at timestamptz not null default now(),
  primary key (merchant, reference),
  unique (member_id, merchant, idempotency_key)
);
