-- A message of the member that nobody answered counts as waiting also in a conversation that is under way.
update chat_conversation set waiting_since = chat_message.created_at
from chat_message
where chat_conversation.status = 'open' and chat_message.conversation_id = chat_conversation.id
  and chat_message.seq = chat_conversation.last_seq and chat_message.author = 'member';

-- When a member is looked at: one who may take part in nothing now may do so later.
alter table level_due add column due_at timestamptz not null default now();

-- The label that people of the operator set last, and the bets that the member had made by then: those raise the member to no level again.
create table label_by_staff (
  member_id text primary key references member (id) on delete cascade,
  merchant text not null,
  -- Null: they took it away.
  label text,
  at timestamptz not null,
  -- Minor units, and how many bets.
  stakes bigint not null,
  bets int not null
);
