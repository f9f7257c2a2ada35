-- A message may be a picture. The picture itself is a document of the member: "chat|<id of the message>".
alter table chat_message drop constraint chat_message_kind_check;
alter table chat_message add constraint chat_message_kind_check check (kind in ('text', 'picture', 'ended'));
