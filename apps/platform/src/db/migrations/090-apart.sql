-- What a counter said last stands in its row, so that counting and refusing are one step without a second look.
alter table limit_counter
  -- As the limit was when it was last asked.
  add column most integer,
  -- When the next try is allowed, where tries must keep apart.
  add column free_at timestamptz,
  -- Null where the last try was allowed.
  add column refused_until timestamptz;
