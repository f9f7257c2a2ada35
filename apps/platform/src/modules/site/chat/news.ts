// PU-01: answers of agents that the member has not read, for the member’s phone.
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import type { NewsSource } from '../../foundation/push/api.ts';
import { memberIsHere } from './conversation-store.ts';

/** An open page reads what comes, and its mark takes a moment over a slow network @assumed */
const READ_SECONDS = 10;

interface Answer {
  readonly isRead: boolean;
  readonly isHere: boolean;
  readonly ageSeconds: number;
}

/** What was read is no news; the phone of a member whose chat is open may just be about to read it. */
const standing = async (db: Database, ref: string): Promise<number | 'over'> => {
  const [conversationId = '', seq = ''] = ref.split('.');
  const [answer] = await rows<Answer>(
    db,
    sql`select conversation.member_seen >= message.seq as "isRead", ${memberIsHere(sql`conversation.member_here_at`)} as "isHere",
        extract(epoch from now() - message.created_at)::float8 as "ageSeconds"
      from chat_message as message join chat_conversation as conversation on conversation.id = message.conversation_id
      where message.conversation_id = ${conversationId} and message.seq = ${seq}::int`,
  );
  if (!answer || answer.isRead) return 'over';
  return answer.isHere ? Math.max(0, Math.ceil(READ_SECONDS - answer.ageSeconds)) : 0;
};

export const chatNews: NewsSource = {
  kind: 'chatAnswered',
  since: (moment) =>
    sql`select conversation.id || '.' || message.seq as ref, conversation.merchant, conversation.member_id,
        null::bigint as amount, message.created_at as at
      from chat_message as message join chat_conversation as conversation on conversation.id = message.conversation_id
      where message.author = 'agent' and message.kind = 'text' and message.created_at > ${moment}
        and message.seq > conversation.member_seen`,
  standing,
};
