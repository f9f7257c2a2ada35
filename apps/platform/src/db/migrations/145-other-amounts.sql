-- Deposits of which another amount was paid: staff book what arrived, or refuse it.
-- What a verified notice says was paid, where the order asks for another amount.
alter table payment_notice add column paid bigint;
-- What the member ordered, where another amount was booked; what the first of two people confirmed; what was paid and refused.
alter table deposit_order add column ordered bigint, add column approved_amount bigint, add column refused bigint;
