-- The last week of the leader board whose prizes an operator has paid, by its Monday.
create table prize_week (
  merchant text primary key,
  monday date not null
);
