// Chat: a member talks with the operator's agents, on a page of an origin of its own.
import type { InputOf, OutputOf } from '@foyer/contract';
import { isOn } from '../../../merchants/switch.ts';
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { every } from '../../../schedule.ts';
import type { SessionFinder } from '../../account/session/api.ts';
import type { Documents } from '../../foundation/document/api.ts';
import { safeBackUrl } from '../../play/game/api.ts';
import { createChanges } from './changes.ts';
import { chatAddress } from './chat-address.rules.ts';
import { expiredChatCodes, newChatCode } from './chat-code-store.ts';
import { conversationOf } from './conversation-store.ts';
import { sendDemoVendor } from './demo-vendor.ts';
import { endIdleConversations } from './idle.ts';
import { createLive } from './live.ts';
import { chatOwnerOf, createMemberChat, requireChat } from './member-chat.service.ts';
import { chatData } from './member-data.ts';
import { expiredMessages, unreadCount } from './message-store.ts';
import { expiredRatings } from './rating-store.ts';
import { vendorScript } from './vendor-script.rules.ts';

/** Nobody opens the chat faster by hand; each launch leaves a row for a minute @assumed. */
const LAUNCHES_A_MINUTE = 30;
const IDLE_EVERY_MS = 60_000;

export const chatModule = (platform: PlatformContext, documents: Documents, sessions: Pick<SessionFinder, 'find'>) => {
  const { db } = platform;
  const changes = createChanges(platform);
  const memberChat = createMemberChat(platform, changes, documents);

  const live = createLive(platform, { changes, sessions, chat: memberChat });

  const launch = async (
    { title, backUrl }: InputOf<'relay.launchChat'>,
    context: MemberContext,
  ): Promise<OutputOf<'relay.launchChat'>> => {
    const { merchant, session } = context;
    requireChat(session);
    // The operator's chat is a vendor's, or there is none.
    if (!isOn(merchant, 'chatRelay')) throw new Refusal('not.found');
    const limit = {
      key: `chat|launch|${merchant.code}|${session.memberId}`,
      most: LAUNCHES_A_MINUTE,
      windowSeconds: 60,
    };
    const wait = await reserveTry(db, [limit]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
    const code = await newChatCode(db, merchant.code, { sessionId: session.id, title, backUrl: safeBackUrl(backUrl) });
    return { chatUrl: chatAddress(context, code, context.language) };
  };

  const unread = async (
    _: InputOf<'relay.unreadCount'>,
    context: MemberContext,
  ): Promise<OutputOf<'relay.unreadCount'>> => {
    requireChat(context.session);
    const conversation = await conversationOf(db, chatOwnerOf(context));
    return { unReadCount: conversation ? await unreadCount(db, conversation.id, conversation.memberSeen) : 0 };
  };

  const module = {
    name: 'chat',
    handlers: {
      'relay.launchChat': launch,
      'relay.unreadCount': unread,
      'relay.customerServiceScript': async (_, context) => {
        if (context.session) requireChat(context.session);
        return vendorScript(context);
      },
    },
    chatHandlers: memberChat.handlers,
    uploads: memberChat.uploads,
    memberData: chatData(platform),
    expired: [expiredChatCodes, expiredMessages, expiredRatings],
    routes: (app) => {
      // A node that stops answers whoever waits: their pages ask another one.
      app.addHook('preClose', async () => {
        changes.close();
        live.close();
      });
      live.bind(app);
      if (platform.env.demo) app.get('/demo/chat-vendor.js', (_, reply) => sendDemoVendor(reply));
    },
    start: async () => {
      const stops = [
        changes.start(),
        live.start(),
        every(IDLE_EVERY_MS, 'idle chats', platform.log, () => endIdleConversations(platform, changes.changed)),
      ];
      return async () => {
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  } satisfies Module;
  /** `changedOf`: a member's conversation has changed by somebody else's hand. */
  return { ...module, changedOf: changes.changedOf };
};
