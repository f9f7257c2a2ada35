-- Every number of a draw with a table of prizes, in the order of the table; null where a draw has none.
alter table lottery_issue add column prizes jsonb;
