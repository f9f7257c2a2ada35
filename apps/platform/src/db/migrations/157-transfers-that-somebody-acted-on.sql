-- Transfers with a slip or a first confirmation stand before the others in the list of staff.
create index concurrently deposit_order_acted_on on deposit_order (merchant, created_at)
  where kind = 'bankTransfer' and status in ('pending', 'expired') and (slip_sent_at is not null or first_approval is not null);
