// The browser's permission for push, and the end of this site's subscription: at a log-out nothing has to be fetched for it.

export type PushPermission = NotificationPermission | 'unsupported';

/** Without a network, a push service never answers. */
const TIMEOUT_MS = 15_000;

type View = Window & typeof globalThis;

/** The work's result; a failure where none comes in time. */
export const inTime = <T>(work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => void setTimeout(() => reject(new Error('no answer in time')), TIMEOUT_MS)),
  ]);

export const permissionOf = (view: View): PushPermission =>
  (view.PushManager && view.navigator.serviceWorker && view.Notification?.permission) || 'unsupported';

/** Has the browser ask, which it does within a tap only. */
export const requestPermission = async ({ Notification }: View): Promise<NotificationPermission> =>
  Notification?.requestPermission ? Notification.requestPermission() : 'denied';

let ending: Promise<unknown> = Promise.resolve();

/** Ends the subscription on the device itself: no push reaches it, even if the platform never hears of it. */
export function endSubscription(view: View): void {
  ending = inTime(view.navigator.serviceWorker.ready)
    .then(({ pushManager }) => pushManager?.getSubscription())
    .then((known) => known?.unsubscribe())
    .catch(() => undefined);
}

/** Resolves once the subscription of whoever has left is gone: whoever logs in meanwhile gets a new one. */
export const subscriptionEnded = (): Promise<unknown> => ending;
