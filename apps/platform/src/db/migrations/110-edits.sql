-- What operators changed over their files: each change is a version of its own, and none of them changes.
create table site_edit (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- 'settings', 'banner'
  kind text not null,
  key text not null,
  version int not null check (version > 0),
  -- Null: what the operator's files say.
  value jsonb,
  operator text not null,
  at timestamptz not null default now(),
  unique (merchant, kind, key, version)
);
create index site_edit_of_merchant on site_edit (merchant, id);

create function refuse_new_past() returns trigger language plpgsql as $$
begin
  raise exception 'a version of an edit does not change';
end $$;
create trigger site_edit_is_final before update or delete on site_edit for each row execute function refuse_new_past();
create trigger site_edit_stays before truncate on site_edit for each statement execute function refuse_new_past();
