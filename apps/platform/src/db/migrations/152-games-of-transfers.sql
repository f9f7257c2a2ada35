-- The game that a stake, a win or a returned stake belongs to, {"vendor", "code"}: the member's line leads to it. None on a lottery's
-- lines, which lead to their receipts, nor on lines from before.
alter table transfer add column game jsonb;
