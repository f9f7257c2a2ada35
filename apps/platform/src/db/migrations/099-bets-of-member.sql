-- The member's page lists the bets on all lotteries, the latest first.
create index lottery_receipt_of_member_by_time on lottery_receipt (member_id, placed_at desc, id desc);
