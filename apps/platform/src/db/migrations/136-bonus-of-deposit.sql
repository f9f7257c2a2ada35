-- Whether a bonus came with a deposit, not as a reward: those of deposits are counted for each member.
-- The previous version adds bonuses without saying so; theirs do not count.
alter table deposit_bonus add column of_deposit boolean not null default false;
update deposit_bonus set of_deposit = true where id in (select id from deposit_order);
create index deposit_bonus_of_member on deposit_bonus (member_id, merchant);
