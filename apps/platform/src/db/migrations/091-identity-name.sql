-- A member sees which social accounts log in, and takes one away by an id that tells nothing of the provider's own.
alter table identity
  add column id text not null unique default replace(gen_random_uuid()::text, '-', ''),
  -- As the provider called the person when it was linked; null for those of before.
  add column name text;
