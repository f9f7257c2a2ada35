// Push: whose a device is, what its member wants to hear of, and sending it.
import type { MemberContext, Module, PlatformContext } from '../../../module.ts';
import { maySendTo, subscriptionOf } from '../../../ports/push/web-push-token.rules.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { every } from '../../../schedule.ts';
import { choiceOf, saveChoice } from './choice-store.ts';
import { vapidKeysOf } from './key-store.ts';
import { pushData } from './member-data.ts';
import { collectNews, expiredMessages, type NewsSource } from './message-store.ts';
import { isTimeZone } from './quiet.rules.ts';
import { bindToken, dropToken, isTokenOf, subscribeToAll, unbindToken } from './registration-store.ts';
import { type Listener, noticeOf, sendDue } from './send-due.ts';
import { createSenders } from './senders.ts';

const SEND_EVERY_MS = 1000;
/** Nobody tests faster by hand @assumed */
const TESTS_A_MINUTE = 6;
/** A device binds at a log-in and with a new token: more than a member's devices do @assumed */
const BINDINGS_A_MINUTE = 30;

interface PushHooks {
  readonly listener: Listener;
  readonly news: readonly NewsSource[];
}

export const pushModule = (platform: PlatformContext, { listener, news }: PushHooks) => {
  const { db, env } = platform;
  const send = createSenders(platform);

  /** A browser's token names an address that the platform would send to. */
  const requireSendable = (token: string): void => {
    const subscription = subscriptionOf(token);
    if (subscription && !maySendTo(subscription, env.pushServices, env.demo)) throw new Refusal('input.invalid');
  };

  const requireTry = async (what: string, most: number, { session }: MemberContext): Promise<void> => {
    const wait = await reserveTry(db, [{ key: `push|${what}|${session.memberId}`, most, windowSeconds: 60 }]);
    if (wait !== null) throw new Refusal('TOO_MANY_REQUEST', { retryAfterSeconds: wait });
  };

  const test = async (token: string, context: MemberContext) => {
    await requireTry('test', TESTS_A_MINUTE, context);
    const { merchant, session, language } = context;
    if (!(await isTokenOf(db, merchant.code, token, session.memberId))) return { outcome: 'unbound' as const };
    const notice = noticeOf(merchant, language, { kind: 'test', ref: '', amount: null });
    const sent = await send(merchant, token, notice);
    if (sent === 'gone') await dropToken(db, merchant.code, token);
    if (sent === 'taken') return { outcome: 'sent' as const };
    return { outcome: sent === 'gone' || sent === 'notSupported' ? sent : ('unreachable' as const) };
  };

  return {
    name: 'push',
    memberData: pushData(platform),
    expired: [expiredMessages],
    handlers: {
      'relay.fcmBind': async ({ registrationToken: token }, context: MemberContext) => {
        requireSendable(token);
        await requireTry('bind', BINDINGS_A_MINUTE, context);
        const { merchant, session } = context;
        await bindToken(db, merchant.code, token, { memberId: session.memberId, sessionId: session.id });
        return {};
      },
      'relay.fcmSubscribe': async ({ registrationToken: token }, { merchant, session }: MemberContext) => {
        await subscribeToAll(db, merchant.code, token, session.memberId);
        return {};
      },
      'relay.fcmUnsubscribe': async ({ registrationToken, unsubscribeAll = false }, { merchant }) => {
        await (unsubscribeAll ? dropToken : unbindToken)(db, merchant.code, registrationToken);
        return {};
      },
      'push.settings': async (_, { merchant, session }: MemberContext) => {
        const { off, quiet } = await choiceOf(db, session.memberId);
        return { vapidKey: (await vapidKeysOf(db, merchant.code)).publicKey, off: [...off], quiet };
      },
      'push.save': async (choice, { session }: MemberContext) => {
        if (!isTimeZone(choice.timeZone)) throw new Refusal('input.invalid');
        await saveChoice(db, session.memberId, choice);
        return {};
      },
      'push.test': ({ registrationToken }, context: MemberContext) => test(registrationToken, context),
    },
    start: async () =>
      every(SEND_EVERY_MS, 'send pushes', platform.log, async () => {
        await collectNews(db, news);
        await sendDue({ ...platform, listener, news, send });
      }),
  } satisfies Module;
};
