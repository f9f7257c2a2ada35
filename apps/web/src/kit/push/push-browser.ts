// The browser's side of push: its permission, and the one subscription of this site.

import { base64url, bytesOf, type Subscribed } from './push-record.rules.ts';

export type PushPermission = NotificationPermission | 'unsupported';

/** Without a network, a push service never answers. */
const TIMEOUT_MS = 15_000;

type View = Window & typeof globalThis;

const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => void setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS)),
  ]);

export const permissionOf = (view: View): PushPermission =>
  (view.PushManager && view.navigator.serviceWorker && view.Notification?.permission) || 'unsupported';

/** Has the browser ask, which it does within a tap only. */
export const requestPermission = async ({ Notification }: View): Promise<NotificationPermission> =>
  Notification?.requestPermission ? Notification.requestPermission() : 'denied';

const subscribedOf = (found: PushSubscription, swScope: string, vapidKey: string): Subscribed | null => {
  const [p256dh, auth] = [found.getKey('p256dh'), found.getKey('auth')];
  if (!p256dh || !auth) return null;
  return { endpoint: found.endpoint, p256dh: base64url(p256dh), auth: base64url(auth), swScope, vapidKey };
};

/** What ends the subscription: whoever logs in meanwhile gets a new one. */
let ending: Promise<unknown> = Promise.resolve();

/** Ends the subscription on the device itself: no push reaches it, even if the platform never hears of it. */
export function endSubscription(view: View): void {
  ending = inTime(view.navigator.serviceWorker.ready)
    .then(({ pushManager }) => pushManager?.getSubscription())
    .then((known) => known?.unsubscribe())
    .catch(() => undefined);
}

/** The subscription under this key: the one that is there, or a new one; with `renews` always a new one. Null: there is none. */
export async function subscribe(view: View, vapidKey: string, renews: boolean): Promise<Subscribed | null> {
  try {
    await ending;
    const registration = await inTime(view.navigator.serviceWorker.ready);
    const { pushManager, scope } = registration;
    if (!pushManager) return null;
    const known = await pushManager.getSubscription();
    const key = known?.options.applicationServerKey;
    const isOurs = known !== null && key instanceof ArrayBuffer && base64url(key) === vapidKey;
    if (known && isOurs && !renews) return subscribedOf(known, scope, vapidKey);
    await known?.unsubscribe();
    const made = await inTime(
      pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(vapidKey) }),
    );
    return subscribedOf(made, scope, vapidKey);
  } catch {
    return null;
  }
}
