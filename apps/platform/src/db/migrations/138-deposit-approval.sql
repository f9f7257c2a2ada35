-- The operator who confirmed a deposit first, where a second one has to.
alter table deposit_order add column first_approval text;
