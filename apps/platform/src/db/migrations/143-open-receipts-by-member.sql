-- The open receipts of an issue, member by member, for those who settle it.
create index concurrently lottery_receipt_open_of_issue on lottery_receipt (game, issue, member_id) where status = 'open';
