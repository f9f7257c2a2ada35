-- When the member proved in person to be one, for this session: by password, code or token. Null: remembered, or handed over.
alter table session add column proven_at timestamptz;
