// PU-01: answers of agents that the member has not read, for the member’s phone.
import { sql } from 'drizzle-orm';
import type { NewsSource } from '../../foundation/push/api.ts';

export const chatNews: NewsSource = {
  kind: 'chatAnswered',
  since: (moment) =>
    sql`select conversation.id || '.' || message.seq as ref, conversation.merchant, conversation.member_id,
        null::bigint as amount, message.created_at as at
      from chat_message as message join chat_conversation as conversation on conversation.id = message.conversation_id
      where message.author = 'agent' and message.kind = 'text' and message.created_at > ${moment}
        and message.seq > conversation.member_seen`,
};
