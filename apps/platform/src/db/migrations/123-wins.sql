-- Wins that others see on the operator's site: more than the bet cost, the newest first. A day of them is read at once.
create index lottery_receipt_won on lottery_receipt (merchant, settled_at desc) where status = 'won' and win > total;

-- Members whose wins nobody else sees.
create table hidden_wins (
  member_id text primary key references member (id) on delete cascade
);
