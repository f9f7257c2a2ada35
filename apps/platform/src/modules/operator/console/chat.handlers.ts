// What staff do in the chat: see who waits, read, answer, close.
import type { PlatformContext } from '../../../module.ts';
import { type OperatorContext, type OperatorHandlers, OperatorRefusal } from '../../../operator.ts';
import { Refusal } from '../../../refusal.ts';
import type { Documents } from '../../foundation/document/api.ts';
import {
  answerChat,
  chatPicture,
  chatQueue,
  chatRatings,
  closeChat,
  readChat,
  typeInChat,
} from '../../site/chat/api.ts';
import { personOf } from './present.ts';

type ChatCall = Extract<keyof OperatorHandlers, `chats.${string}`>;

const nothing = {};
const ownerOf = ({ merchant }: OperatorContext, memberId: string) => ({ merchant: merchant.code, memberId });

const requireFound = (isFound: boolean): void => {
  if (!isFound) throw new Refusal('not.found');
};

/** `changed`: the member's chat shows at once what was stored. */
export const chatHandlers = (platform: PlatformContext, documents: Documents, changed: (memberId: string) => void) =>
  ({
    'chats.list': async ({ cursor }, context) => {
      const queue = await chatQueue(context.tx, context.merchant.code, cursor);
      const items = queue.items.map(async ({ memberId, status, isWaiting, memberIsTyping: isTyping, lastMessage }) => ({
        member: await personOf(context, memberId),
        status,
        lastMessage,
        isWaiting,
        isTyping,
      }));
      return { items: await Promise.all(items), nextCursor: queue.nextCursor };
    },
    'chats.read': async ({ memberId }, context) => {
      const found = await readChat(context.tx, ownerOf(context, memberId));
      if (found === null) throw new Refusal('not.found');
      context.afterwards(() => changed(memberId));
      const { conversation, messages } = found;
      return {
        member: await personOf(context, memberId),
        isTyping: conversation.memberIsTyping,
        messages: [...messages],
      };
    },
    'chats.picture': async ({ memberId, seq }, context) => {
      const bytes = await chatPicture(documents, context.tx, ownerOf(context, memberId), seq);
      if (bytes === null) throw new Refusal('not.found');
      return { name: `chat-${seq}.jpg`, bytes };
    },
    'chats.typing': async ({ memberId }, context) => {
      await typeInChat(context.tx, ownerOf(context, memberId));
      context.afterwards(() => changed(memberId));
      return nothing;
    },
    'chats.answer': async ({ memberId, id, seq, answer }, { tx, merchant, afterwards }) => {
      requireFound(await answerChat(platform, tx, merchant, { memberId, id, seq, text: answer }));
      afterwards(() => changed(memberId));
      return nothing;
    },
    'chats.ratings': async ({ cursor }, context) => {
      const ratings = await chatRatings(context.tx, context.merchant.code, cursor);
      const items = ratings.items.map(async ({ memberId, stars, seq, at }) => ({
        member: await personOf(context, memberId),
        stars,
        seq,
        at: at.toISOString(),
      }));
      return { items: await Promise.all(items), nextCursor: ratings.nextCursor };
    },
    'chats.close': async ({ memberId, seq }, context) => {
      const outcome = await closeChat(context.tx, ownerOf(context, memberId), seq);
      requireFound(outcome !== 'none');
      if (outcome === 'newer') throw new OperatorRefusal('operator.chat.newer');
      context.afterwards(() => changed(memberId));
      return nothing;
    },
  }) satisfies Pick<OperatorHandlers, ChatCall>;
