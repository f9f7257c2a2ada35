// Adds messages to conversations: stored before anybody hears of them, and once, however often they are sent.
import type { ChatMessage } from '@foyer/contract';
import type { Tx } from '../../../db/database.ts';
import {
  type ChatOwner,
  type ChatStatus,
  type Conversation,
  countMessage,
  holdConversation,
} from './conversation-store.ts';
import { insertMessage, messageBy, type NewMessage } from './message-store.ts';

const statusAfter = ({ author, kind }: NewMessage, { status }: Conversation): ChatStatus => {
  if (kind === 'ended') return 'ended';
  if (author === 'agent') return 'open';
  return status === 'open' ? 'open' : 'waiting';
};

export interface Added {
  readonly message: ChatMessage;
  readonly conversation: Conversation;
  /** False where the same message had come before. */
  readonly isNew: boolean;
}

/** An agent has to do with it. */
export const isUnderWay = ({ status }: Pick<Conversation, 'status'>): boolean =>
  status === 'waiting' || status === 'open';

/** Null where the member has no conversation, or none that could end. */
export const addMessage = async (tx: Tx, owner: ChatOwner, message: NewMessage): Promise<Added | null> => {
  const conversation = await holdConversation(tx, owner);
  if (conversation === null) return null;
  const earlier = await messageBy(tx, conversation.id, message);
  if (earlier !== null) return { message: earlier, conversation, isNew: false };
  if (message.kind === 'ended' && !isUnderWay(conversation)) return null;
  await countMessage(tx, conversation.id, message, statusAfter(message, conversation));
  return {
    message: await insertMessage(tx, conversation.id, conversation.lastSeq + 1, message),
    conversation,
    isNew: true,
  };
};
