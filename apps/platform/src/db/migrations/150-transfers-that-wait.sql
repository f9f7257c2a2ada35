-- Bank transfers that a person may book, for the list that staff work from.
create index concurrently deposit_order_transfers on deposit_order (merchant, created_at)
  where kind = 'bankTransfer' and status in ('pending', 'expired');
