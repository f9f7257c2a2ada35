// A member who has left the chat: from then on answers come to the inbox, too.
import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

/** Whoever has the chat open elsewhere is marked as here again with the next look. */
export const markGone = async (db: Database, conversationId: string): Promise<void> => {
  await db.execute(sql`update chat_conversation set member_here_at = null where id = ${conversationId}`);
};
