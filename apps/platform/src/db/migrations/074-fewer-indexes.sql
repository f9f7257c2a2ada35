-- What a log-in writes carries no index that only cleaning up would read.
drop index session_expiry;
drop index session_of_parent;
create index session_of_parent on session (parent_id) where parent_id is not null;

-- In this order one index finds a seal and cleans up.
alter table sealed_seen drop constraint sealed_seen_pkey;
drop index sealed_seen_expiry;
alter table sealed_seen add primary key (expires_at, digest);
