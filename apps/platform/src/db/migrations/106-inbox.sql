-- Notices are the member's inbox: they stay for a year, and the member's reading is kept.
alter table outbox add column read_at timestamptz;
create index outbox_inbox on outbox (merchant, recipient, id desc) where channel = 'notice';

-- The picture that a member chose of those that the operator offers; null: the first letter of the name.
alter table member add column profile_icon smallint check (profile_icon > 0);
