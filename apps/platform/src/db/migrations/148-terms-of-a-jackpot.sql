-- What a pot was opened with counts until it is won. Null: opened by a release before this one; its next round writes what counts then.
alter table jackpot_pot
  add column share int check (share >= 0),
  add column stakes_per_win bigint check (stakes_per_win > 0);
