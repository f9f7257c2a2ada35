// Ends conversations that both sides have left: agents see those alone that somebody still has to do with.
import type { Tx } from '../../../db/database.ts';
import type { PlatformContext } from '../../../module.ts';
import { closeChat } from './agent-chat.ts';
import { type IdleConversation, idleConversations, noteWaiting } from './conversation-store.ts';

/** Whoever writes after so long begins another conversation @assumed */
const IDLE_HOURS = 24;
const AT_ONCE = 100;

/** False where somebody wrote meanwhile. */
const end = async (tx: Tx, { lastSeq, ...owner }: IdleConversation): Promise<boolean> =>
  (await closeChat(tx, owner, lastSeq)) === 'closed';

/** One turn. A conversation whose member waits for an answer stays, however long it takes. */
export const endIdleConversations = async (
  { db }: Pick<PlatformContext, 'db'>,
  changed: (conversationId: string) => void,
): Promise<void> => {
  for (const id of await noteWaiting(db)) changed(id);
  for (const idle of await idleConversations(db, IDLE_HOURS, AT_ONCE))
    if (await db.transaction((tx) => end(tx as Tx, idle))) changed(idle.id);
};
