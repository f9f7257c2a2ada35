// PU-01: keeps this device's push token whole, and the member's who is logged in.
import type { Shell } from '../../shell/shell.ts';
import { PUSH_TOKEN, type PushRecord } from '../../shell/storage/push-token-key.ts';
import { permissionOf, subscribe } from './push-browser.ts';
import { isOfApp, isOld, recordOf } from './push-record.rules.ts';

type View = Window & typeof globalThis;
type Parts = Pick<Shell, 'send' | 'load' | 'store' | 'clock' | 'session' | 'device'>;

/** Nobody has tapped for these: no failure is shown. */
const silent = { alert: false } as const;

/** A member who may do more than change the password. */
const memberOf = ({ session }: Parts) => {
  const current = session.current();
  return current && !current.restricted ? current : null;
};

async function bind(shell: Parts, { token }: PushRecord): Promise<boolean> {
  const bound = await shell.send('relay.fcmBind', { registrationToken: token }, silent);
  if (!bound.ok || !memberOf(shell)) return false;
  await shell.send('relay.fcmSubscribe', { registrationToken: token, topic: 'ALL' }, silent);
  return true;
}

/** The platform forgets a token that is none any more. */
function drop({ send, store }: Parts, { token }: PushRecord): void {
  void send('relay.fcmUnsubscribe', { registrationToken: token, unsubscribeAll: true }, silent);
  store.remove(PUSH_TOKEN);
}

/** The record of this browser: the one that is good still, or a new one. Null: there is no subscription, or nobody left to have one. */
async function repair(shell: Parts, view: View, vapidKey: string, isGone: boolean): Promise<PushRecord | null> {
  const { store, clock } = shell;
  const known = store.read(PUSH_TOKEN);
  const renews = isGone || (known !== null && isOld(known, clock.now()));
  const subscribed = await subscribe(view, vapidKey, renews);
  const fresh = subscribed && recordOf(subscribed, clock.now());
  // A log-out meanwhile has removed the record: it must not come back.
  if (!memberOf(shell)) return null;
  if (known && fresh?.token === known.token && known.options.vapidKey === vapidKey) return known;
  if (known) drop(shell, known);
  if (fresh) store.write(PUSH_TOKEN, fresh);
  return fresh;
}

/**
 * Checks and repairs the token, renews it after seven days or when the push service has forgotten it (`isGone`), and
 * binds it to the member. False: this device gets no pushes.
 */
export async function checkPush(shell: Parts, view: View, { isGone = false } = {}): Promise<boolean> {
  const member = memberOf(shell);
  const known = shell.store.read(PUSH_TOKEN);
  if (!member) return false;
  if (known && isOfApp(known)) return bind(shell, known);
  if (permissionOf(view, shell.device.signs()) !== 'granted') {
    if (known) drop(shell, known);
    return false;
  }
  const settings = await shell.load('push.settings', {});
  if (!settings.ok) return false;
  const record = await repair(shell, view, settings.value.vapidKey, isGone);
  // Whoever has logged out meanwhile binds nothing: the record would be the next member's.
  if (!record || memberOf(shell)?.id !== member.id) return false;
  return bind(shell, record);
}
