-- Notices that were set aside: one is kept once for its order, and all go in the end.
create index payment_notice_aside_of_order on payment_notice (order_id) where verdict not in ('booked', 'failed', 'repeated');
create index payment_notice_aside_by_time on payment_notice (at) where verdict not in ('booked', 'failed', 'repeated');
