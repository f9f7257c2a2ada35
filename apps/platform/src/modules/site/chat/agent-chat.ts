// What agents do: see who waits, read, answer, close. In the caller's transaction; each names the operator.
import type { ChatMessage } from '@foyer/contract';
import type { Database, Tx } from '../../../db/database.ts';
import type { WorkPage } from '../../../db/work-list.ts';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { newId } from '../../../secrets/token.ts';
import { languageOf, memberById, notifyMember } from '../../account/member/api.ts';
import {
  type ChatOwner,
  type Conversation,
  conversationOf,
  holdConversation,
  markSeen,
  markTyping,
  type OpenConversation,
  openConversations,
} from './conversation-store.ts';
import { lastMessages, messagesAfter } from './message-store.ts';
import { addMessage, isUnderWay } from './messages.ts';

const MOST_READ = 200;

export interface QueuedChat extends OpenConversation {
  readonly lastMessage: ChatMessage;
}

/** A page of what an agent has to do with now, the longest waiting first. */
export const chatQueue = async (
  on: Database | Tx,
  merchant: string,
  cursor?: string,
): Promise<WorkPage<QueuedChat>> => {
  const { items: open, nextCursor } = await openConversations(on, merchant, cursor);
  const last = await lastMessages(
    on,
    open.map(({ id }) => id),
  );
  const items = open.flatMap((conversation) => {
    const lastMessage = last.get(conversation.id);
    return lastMessage ? [{ ...conversation, lastMessage }] : [];
  });
  return { items, nextCursor };
};

export interface ReadChat {
  readonly conversation: Conversation;
  readonly messages: readonly ChatMessage[];
}

/** The conversation with a member: it counts as read from now on. Null where there is none. */
export const readChat = async (on: Database | Tx, owner: ChatOwner): Promise<ReadChat | null> => {
  const conversation = await conversationOf(on, owner);
  if (conversation === null) return null;
  await markSeen(on, conversation.id, 'agent', conversation.lastSeq);
  return { conversation, messages: await messagesAfter(on, conversation.id, { after: 0, most: MOST_READ }) };
};

/** Shows the member that somebody writes. */
export const typeInChat = async (on: Database | Tx, owner: ChatOwner): Promise<void> => {
  const conversation = await conversationOf(on, owner);
  if (conversation !== null) await markTyping(on, conversation.id, 'agent');
};

interface Answer {
  readonly memberId: string;
  /** Chosen by the caller: the same answer is given once. */
  readonly id: string;
  readonly text: string;
  /** The last message that the agent saw. */
  readonly seq: number;
}

/** Answers a member; one whose chat is not open gets the answer in the inbox, too. False where there is no conversation. */
export const answerChat = async (
  platform: Pick<PlatformContext, 'outbox'>,
  tx: Tx,
  merchant: Merchant,
  { memberId, id, text, seq }: Answer,
): Promise<boolean> => {
  const owner = { merchant: merchant.code, memberId };
  const added = await addMessage(tx, owner, { author: 'agent', id, kind: 'text', text, seen: seq });
  const member = added && (await memberById(tx, memberId));
  if (!member) return false;
  if (added.isNew && !added.conversation.memberIsHere) {
    const notice = { notice: 'chatAnswered', member, values: { answer: text } } as const;
    await notifyMember(platform, tx, notice, { merchant, language: languageOf(member) });
  }
  return true;
};

/** Ends a conversation whose last message is this one; the member may rate it. 'none' where none is under way. */
export const closeChat = async (tx: Tx, owner: ChatOwner, seq: number): Promise<'closed' | 'newer' | 'none'> => {
  const conversation = await holdConversation(tx, owner);
  if (conversation !== null && isUnderWay(conversation) && conversation.lastSeq !== seq) return 'newer';
  const ended = await addMessage(tx, owner, { author: 'agent', id: newId(), kind: 'ended', text: '' });
  return ended === null ? 'none' : 'closed';
};
