-- The unread notices of a member, for the number beside the picture: those that were read stay for a year and are not counted through.
create index outbox_unread on outbox (merchant, recipient, id) where channel = 'notice' and read_at is null;
