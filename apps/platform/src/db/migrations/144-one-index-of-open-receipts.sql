-- The index by issue and member serves what this one did; the previous version, too.
drop index lottery_receipt_to_settle;
