-- The open bets of a member, for the number beside the way to them: settled ones stay for years and are not counted through.
create index lottery_receipt_open_of_member on lottery_receipt (member_id) where status = 'open';
