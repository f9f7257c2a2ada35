// What the chat's page does for a member: enter, read, write, rate.
import type { InputOf, OutputOf } from '@foyer/contract';
import type { CallContext, MemberContext, PlatformContext, Session } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { newId } from '../../../secrets/token.ts';
import { memberOfSession, openChatSession } from '../../account/session/api.ts';
import type { Documents } from '../../foundation/document/api.ts';
import { siteHost } from '../../play/game/api.ts';
import type { Changes } from './changes.ts';
import { takeChatCode } from './chat-code-store.ts';
import {
  type ChatOwner,
  type Conversation,
  conversationOf,
  markHere,
  markSeen,
  markTyping,
  openConversation,
  placeInQueue,
} from './conversation-store.ts';
import { isStaffedAt } from './hours.rules.ts';
import { messagesAfter, type NewMessage } from './message-store.ts';
import { addMessage } from './messages.ts';
import { createChatPictures } from './pictures.ts';
import { rate } from './rating-store.ts';

/** Messages of one answer @assumed. */
const PAGE = 50;
/** More than anybody types @assumed. */
const MESSAGES_A_MINUTE = 30;
/** Signs of typing, marks of reading and the like @assumed. */
const SIGNS_A_MINUTE = 120;
/** Of one member on all devices: waiting calls come one after another @assumed. */
const LOOKS_A_MINUTE = 240;

/** Of this type, a member has no permission to chat (SN-02). */
const NO_CHAT = 4;

/** Throws Refusal chat.forbidden. */
export const requireChat = ({ type }: Pick<Session, 'type'>): void => {
  if (type === NO_CHAT) throw new Refusal('chat.forbidden');
};

/** What the chat needs to know of a caller. */
export type ChatCaller = Pick<MemberContext, 'merchant' | 'session'>;

export const chatOwnerOf = ({ merchant, session }: ChatCaller): ChatOwner => ({
  merchant: merchant.code,
  memberId: session.memberId,
});

export const createMemberChat = (
  { db, now }: Pick<PlatformContext, 'db' | 'now'>,
  changes: Changes,
  documents: Documents,
) => {
  const count = async (kind: string, most: number, { merchant, memberId }: ChatOwner): Promise<void> => {
    const limit = { key: `chat|${kind}|${merchant}|${memberId}`, most, windowSeconds: 60 };
    const wait = await reserveTry(db, [limit]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
  };

  const mine = async (context: ChatCaller): Promise<Conversation> => {
    requireChat(context.session);
    const owner = chatOwnerOf(context);
    const found = await conversationOf(db, owner);
    if (found !== null) return found;
    await openConversation(db, owner);
    const made = await conversationOf(db, owner);
    if (made === null) throw new Error('a conversation was not kept');
    return made;
  };

  const enter = async ({ code }: InputOf<'chat.enter'>, context: CallContext): Promise<OutputOf<'chat.enter'>> => {
    const { merchant, scheme, host } = context;
    const { launch, member, token } = await db.transaction(async (tx) => {
      const launch = await takeChatCode(tx, merchant.code, code);
      const member = launch === null ? null : await memberOfSession(tx, launch.sessionId);
      if (launch === null || member === null) throw new Refusal('chat.code.invalid');
      const { token } = await openChatSession(tx, merchant, { id: launch.sessionId, memberId: member.memberId });
      await openConversation(tx, { merchant: merchant.code, memberId: member.memberId });
      return { launch, member, token };
    });
    return {
      session: token,
      name: member.userName,
      title: launch.title,
      backUrl: `${scheme}://${siteHost(host)}${launch.backUrl}`,
    };
  };

  const stateOf = async (
    after: number,
    conversation: Conversation,
    { merchant }: ChatCaller,
  ): Promise<OutputOf<'chat.state'>> => {
    const { id, revision, status, lastSeq, agentIsTyping, agentSeen, stars } = conversation;
    // A message that came since belongs to a later revision, with the status and the place that go with it.
    const messages = await messagesAfter(db, id, { after, before: lastSeq + 1, most: PAGE });
    const first = messages[0]?.seq ?? 0;
    return {
      revision,
      status,
      place: status === 'waiting' ? await placeInQueue(db, merchant.code, id) : null,
      isStaffed: isStaffedAt(merchant.chatHours, now()),
      hours: merchant.chatHours,
      agentIsTyping,
      agentSeen,
      stars,
      messages,
      hasOlder: first > after + 1,
      serverTime: now().toISOString(),
    };
  };

  const state = async (
    { after, revision, wait }: InputOf<'chat.state'>,
    context: MemberContext,
  ): Promise<OutputOf<'chat.state'>> => {
    const before = await mine(context);
    await count('look', LOOKS_A_MINUTE, chatOwnerOf(context));
    await markHere(db, before.id);
    if (!wait || before.revision !== revision) return stateOf(after, before, context);
    await changes.wait(before.id, revision);
    return stateOf(after, await mine(context), context);
  };

  /** For a page that is told without asking. */
  const live = {
    /** Marks that the member is here; answers the id of their conversation. */
    here: async (context: ChatCaller): Promise<string> => {
      const { id } = await mine(context);
      await markHere(db, id);
      return id;
    },
    /** What comes after a message, and all else as it is now. */
    news: async (after: number, context: ChatCaller) => stateOf(after, await mine(context), context),
  };

  const add = async (message: Omit<NewMessage, 'author'>, context: MemberContext) => {
    const { id: conversationId } = await mine(context);
    const owner = chatOwnerOf(context);
    await count('message', MESSAGES_A_MINUTE, owner);
    const added = await db.transaction((tx) => addMessage(tx, owner, { author: 'member', ...message }));
    if (added !== null) changes.changed(conversationId);
    return added;
  };

  /** Marks that change what the other side sees. */
  const sign = async (context: ChatCaller, work: (conversation: Conversation) => Promise<void>) => {
    const conversation = await mine(context);
    await count('sign', SIGNS_A_MINUTE, chatOwnerOf(context));
    await work(conversation);
    changes.changed(conversation.id);
    return {};
  };

  const pictures = createChatPictures({
    db,
    documents,
    enter: async (context) => {
      const conversation = await mine(context);
      await count('message', MESSAGES_A_MINUTE, chatOwnerOf(context));
      return conversation;
    },
    changed: changes.changed,
  });

  const handlers = {
    'chat.enter': enter,
    'chat.state': state,
    'chat.older': async ({ before }: InputOf<'chat.older'>, context: MemberContext) => {
      const { id } = await mine(context);
      await count('look', LOOKS_A_MINUTE, chatOwnerOf(context));
      const found = await messagesAfter(db, id, { after: 0, before, most: PAGE });
      return { messages: found, hasOlder: (found[0]?.seq ?? 1) > 1 };
    },
    'chat.send': async ({ id, text }: InputOf<'chat.send'>, context: MemberContext) => {
      const added = await add({ kind: 'text', id, text }, context);
      if (added === null) throw new Error('a conversation is gone');
      return added.message;
    },
    'chat.picture': async (input: InputOf<'chat.picture'>, context: MemberContext) => {
      const owner = chatOwnerOf(context);
      await mine(context);
      await count('look', LOOKS_A_MINUTE, owner);
      return pictures.read(input, owner);
    },
    'chat.typing': (_: InputOf<'chat.typing'>, context: ChatCaller) =>
      sign(context, ({ id }) => markTyping(db, id, 'member')),
    'chat.seen': ({ seq }: InputOf<'chat.seen'>, context: ChatCaller) =>
      sign(context, ({ id }) => markSeen(db, id, 'member', seq)),
    'chat.end': async (_: InputOf<'chat.end'>, context: MemberContext) => {
      await add({ kind: 'ended', id: newId(), text: '' }, context);
      return {};
    },
    'chat.rate': ({ stars }: InputOf<'chat.rate'>, context: MemberContext) =>
      sign(context, async () => {
        if (!(await rate(db, chatOwnerOf(context), stars))) throw new Refusal('input.invalid');
      }),
  };
  return { handlers, live, uploads: { 'chat.sendPicture': pictures.send } };
};
