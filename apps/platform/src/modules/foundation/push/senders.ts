// Sends to a device by the way that its token tells: a browser's subscription, or the operator's app.
import type { Merchant } from '../../../merchants/merchant.ts';
import type { PlatformContext } from '../../../module.ts';
import { createFirebaseSender } from '../../../ports/push/firebase.ts';
import type { Pushed, PushNotice } from '../../../ports/push/push.ts';
import { sendWebPush } from '../../../ports/push/web-push.ts';
import { maySendTo, subscriptionOf } from '../../../ports/push/web-push-token.rules.ts';
import { vapidKeysOf } from './key-store.ts';

/** `notSupported`: the platform has no way to such a device. */
export type SendPush = (merchant: Merchant, token: string, notice: PushNotice) => Promise<Pushed | 'notSupported'>;

/** A push service that has something to say reaches the operator at its site. */
const subjectOf = ({ hosts }: Merchant): string => `https://${hosts.find((host) => host !== '*') ?? 'localhost'}`;

export const createSenders = ({ db, env }: Pick<PlatformContext, 'db' | 'env'>): SendPush => {
  const projects = new Map<string, ReturnType<typeof createFirebaseSender>>();
  const projectOf = ({ firebaseMessaging: account }: Merchant) => {
    if (account === null) return null;
    const known = projects.get(account.project) ?? createFirebaseSender(account);
    projects.set(account.project, known);
    return known;
  };
  return async (merchant, token, notice) => {
    const subscription = subscriptionOf(token);
    if (subscription === null) return (await projectOf(merchant)?.(token, notice)) ?? 'notSupported';
    if (!maySendTo(subscription, env.pushServices, env.demo)) return 'refused';
    const keys = await vapidKeysOf(db, merchant.code);
    return sendWebPush(subscription, notice, { keys, subject: subjectOf(merchant) });
  };
};
