-- Members' own lists of games: favourites, and the games played last. One row for each game of a list.
create table own_list_game (
  member_id text not null references member (id) on delete cascade,
  list text not null check (list in ('favourite', 'recent')),
  vendor text not null,
  game text not null,
  -- When the member last changed it, by the clock of that device.
  at timestamptz not null,
  -- A favourite no longer: the row stays, so that a device that has not heard of it does not bring the game back.
  is_removed boolean not null default false,
  primary key (member_id, list, vendor, game)
);
