-- What the lists that staff work from stand by, in the rows themselves: a page reads no others.
-- Statements of the earlier release name what they compute `last_message_at` and `slip_at`.
-- When the last message of a conversation came.
alter table chat_conversation add column last_written_at timestamptz not null default now();
-- When the member sent the slip of a transfer.
alter table deposit_order add column slip_sent_at timestamptz;

-- Nodes of an earlier release take slips as well.
create function note_slip() returns trigger language plpgsql as $$
begin
  update deposit_order set slip_sent_at = new.created_at
  where id = substr(new.subject, length('slip|') + 1) and merchant = new.merchant and member_id = new.member_id;
  return null;
end $$;
create trigger slip_of_order after insert or update on document for each row
  when (starts_with(new.subject, 'slip|')) execute function note_slip();
