// The one subscription of this site in this browser.
import { inTime, subscriptionEnded } from './push-browser.ts';
import { base64url, bytesOf, type Subscribed } from './push-record.rules.ts';

const subscribedOf = (found: PushSubscription, swScope: string, vapidKey: string): Subscribed | null => {
  const [p256dh, auth] = [found.getKey('p256dh'), found.getKey('auth')];
  if (!p256dh || !auth) return null;
  return { endpoint: found.endpoint, p256dh: base64url(p256dh), auth: base64url(auth), swScope, vapidKey };
};

/** The subscription under this key: the one that is there, or a new one; with `renews` always a new one. Null: there is none. */
export async function subscribe(view: Window, vapidKey: string, renews: boolean): Promise<Subscribed | null> {
  try {
    await subscriptionEnded();
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
