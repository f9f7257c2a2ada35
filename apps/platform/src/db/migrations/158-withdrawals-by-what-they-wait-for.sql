-- A page of withdrawals that wait reads past none of those on hold.
create index concurrently withdrawal_work on withdrawal (merchant, status, created_at) where status in ('waiting', 'onHold');
