-- A counter carries no index that only cleaning up would read: a send counts four times.
drop index limit_counter_expiry;
