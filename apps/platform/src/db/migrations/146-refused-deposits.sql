-- Why another amount than was ordered was refused, in the operator's words; the member reads it on the page of the order.
alter table deposit_order add column reason text;
