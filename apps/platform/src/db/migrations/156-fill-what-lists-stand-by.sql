-- Slips and messages from before. What has ended stands in no list.
update deposit_order set slip_sent_at = document.created_at
from document
where deposit_order.kind = 'bankTransfer' and deposit_order.status in ('pending', 'expired')
  and document.merchant = deposit_order.merchant and document.member_id = deposit_order.member_id
  and document.subject = 'slip|' || deposit_order.id;

update chat_conversation set last_written_at = chat_message.created_at
from chat_message
where chat_conversation.status in ('waiting', 'open') and chat_message.conversation_id = chat_conversation.id
  and chat_message.seq = chat_conversation.last_seq;

create index chat_conversation_answered on chat_conversation (merchant, last_written_at desc)
  where status in ('waiting', 'open') and waiting_since is null;
