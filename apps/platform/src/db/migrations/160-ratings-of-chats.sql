-- The stars that members gave, one row for each conversation that ended and was rated.
create table chat_rating (
  id text primary key,
  merchant text not null,
  member_id text not null references member (id) on delete cascade,
  conversation_id text not null references chat_conversation (id) on delete cascade,
  -- Number of the message that ended the conversation.
  seq integer not null,
  stars smallint not null check (stars between 1 and 5),
  rated_at timestamptz not null default now(),
  unique (conversation_id, seq)
);
create index chat_rating_list on chat_rating (merchant, rated_at);
create index chat_rating_of_member on chat_rating (member_id, seq);
create index chat_rating_age on chat_rating (rated_at);
insert into chat_rating (id, merchant, member_id, conversation_id, seq, stars, rated_at)
  select id, merchant, member_id, id, last_seq, stars, last_written_at from chat_conversation where status = 'ended' and stars is not null;
