-- A member's money stands in accounts apart: cash (kind member), held for a withdrawal, and a bonus that is not released yet.
alter table account drop constraint account_kind_check, drop constraint account_check;
alter table account
  add constraint account_kind check (kind in ('member', 'held', 'bonus', 'house')),
  add constraint account_balance check ((kind = 'house' and balance is null) or (kind <> 'house' and balance >= 0));

-- What a member filters the own lines by, beside the line, so that a page reads little more than what it shows.
alter table posting add column category text, add column at timestamptz;
alter table posting disable trigger posting_is_final;
update posting set at = transfer.at, category = case
    when transfer.type in ('stake', 'win', 'refund') then 'bet'
    when transfer.type in ('deposit', 'withdraw') then transfer.type
    else 'other' end
  from transfer where transfer.id = posting.transfer_id;
alter table posting enable trigger posting_is_final;
-- The clock of the line, not of the transaction: lines of one account are written one after another, under the lock of its row.
alter table posting alter column at set default clock_timestamp(), alter column at set not null, alter column category set not null;
drop index posting_of_account;
create index posting_by_time on posting (account_id, at desc, id desc) where balance_after is not null;
create index posting_by_category on posting (account_id, category, at desc, id desc) where balance_after is not null;

-- Sums of a day in UTC, kept in the transaction of each movement: a year's totals read a row a day.
create table wallet_day (
  account_id text not null references account (id),
  day date not null,
  deposits bigint not null default 0,
  deposit_count integer not null default 0,
  withdrawals bigint not null default 0,
  withdrawal_count integer not null default 0,
  stakes bigint not null default 0,
  wins bigint not null default 0,
  refunds bigint not null default 0,
  others bigint not null default 0,
  primary key (account_id, day)
);
insert into wallet_day (account_id, day, deposits, deposit_count, stakes, wins, refunds, others)
  select posting.account_id, (posting.at at time zone 'UTC')::date,
    coalesce(sum(posting.amount) filter (where transfer.type = 'deposit'), 0), count(*) filter (where transfer.type = 'deposit'),
    coalesce(-sum(posting.amount) filter (where transfer.type = 'stake'), 0),
    coalesce(sum(posting.amount) filter (where transfer.type = 'win'), 0),
    coalesce(sum(posting.amount) filter (where transfer.type = 'refund'), 0),
    coalesce(sum(posting.amount) filter (where transfer.type in ('demoCredit', 'bonus', 'adjustment')), 0)
  from posting join transfer on transfer.id = posting.transfer_id join account on account.id = posting.account_id
  where account.kind = 'member' group by 1, 2;
