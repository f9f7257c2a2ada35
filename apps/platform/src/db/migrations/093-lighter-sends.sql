-- What every send writes weighs less. A table's check is read and prepared anew by each statement that writes to it; the rule of a
-- domain is kept ready. The id by which a provider knows a message is made when somebody takes it, not when it is written.
create domain message_channel as text check (value in ('sms', 'email', 'notice'));
create domain message_state as text check (value in ('waiting', 'sent', 'dropped'));
create domain code_channel as text check (value in ('sms', 'email'));
create domain code_purpose as text check (value in ('register', 'login', 'reset', 'verify', 'contact'));

drop index outbox_due;
alter table outbox
  drop constraint outbox_channel_check,
  drop constraint outbox_state_check,
  alter column channel type message_channel,
  alter column state drop default,
  alter column state type message_state,
  alter column state set default 'waiting',
  alter column message_id drop default,
  alter column message_id drop not null;
create index outbox_due on outbox (due_at) where state = 'waiting' and channel <> 'notice';

alter table verification_code
  drop constraint verification_code_channel_check,
  drop constraint verification_code_purpose_check,
  alter column channel type code_channel,
  alter column purpose type code_purpose;

-- A block of numbers is one more limit of a send, which the codes that are used widen.
drop table sms_block;
alter table limit_counter
  -- As many tries as this are allowed in the window, where it is more than the limit. Null: nothing was earned.
  add column earned integer,
  -- The operator was told in this window that the limit is reached.
  add column told boolean;
