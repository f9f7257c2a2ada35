// PU-01: keeps this device's push token whole, and the member's who is logged in.
import type { Outcome } from '../../shell/http/outcome.ts';
import type { Shell } from '../../shell/shell.ts';
import { PUSH_TO_UNBIND, PUSH_TOKEN, type PushRecord } from '../../shell/storage/push-token-key.ts';
import { permissionOf } from './push-browser.ts';
import { isOfApp, isOld, recordOf } from './push-record.rules.ts';
import { subscribe } from './push-subscription.ts';

type View = Window & typeof globalThis;
type Parts = Pick<Shell, 'send' | 'load' | 'store' | 'clock' | 'session' | 'device'>;

/** A member who may do more than change the password. */
const memberOf = ({ session }: Parts) => {
  const current = session.current();
  return current && !current.restricted ? current : null;
};

async function bind(shell: Parts, { token }: PushRecord): Promise<boolean> {
  // Nobody has tapped for it: the next visit binds again.
  const bound = await shell.send('relay.fcmBind', { registrationToken: token }, { alert: false });
  if (!bound.ok || !memberOf(shell)) return false;
  // The device is this member's now: a log-out that nobody answered may not take it away again.
  if (shell.store.read(PUSH_TO_UNBIND)?.token === token) shell.store.remove(PUSH_TO_UNBIND);
  // Nobody has tapped for it: a binding that works subscribes again at the next visit.
  await shell.send('relay.fcmSubscribe', { registrationToken: token, topic: 'ALL' }, { alert: false });
  return true;
}

/** Has the platform forget a token. Nobody has tapped for it, and nobody waits: no failure is shown. */
const unsubscribe = ({ send }: Parts, { token }: PushRecord) =>
  send('relay.fcmUnsubscribe', { registrationToken: token, unsubscribeAll: true }, { alert: false });

/** The platform forgets a token that is none any more. */
function drop(shell: Parts, record: PushRecord): void {
  void unsubscribe(shell, record);
  shell.store.remove(PUSH_TOKEN);
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

/** Asking again may bring another answer: there was none, or not yet. */
const isOpen = (outcome: Outcome<unknown>): boolean =>
  !outcome.ok && (outcome.kind !== 'refused' || outcome.status === 429 || outcome.status >= 500);

/** Unbinds the device of a member who has left, where the log-out got no answer. */
export async function unbindLater(shell: Parts): Promise<void> {
  const { store } = shell;
  const left = store.read(PUSH_TO_UNBIND);
  if (!left) return;
  // The next member's binding moves the device, and may be under way, here or in another tab. An app has one tab, and its record no member.
  const isBoundNext = left.token === store.read(PUSH_TOKEN)?.token;
  if (isBoundNext && (memberOf(shell) || !isOfApp(left))) return;
  if (isOpen(await unsubscribe(shell, left))) return;
  if (store.read(PUSH_TO_UNBIND)?.token === left.token) store.remove(PUSH_TO_UNBIND);
}

async function checkDevice(shell: Parts, view: View, isGone: boolean): Promise<boolean> {
  const member = memberOf(shell);
  const known = shell.store.read(PUSH_TOKEN);
  if (!member) return false;
  if (known && isOfApp(known)) return bind(shell, known);
  if (permissionOf(view) !== 'granted') {
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

/**
 * Checks and repairs the token, renews it after seven days or when the push service has forgotten it (`isGone`), and
 * binds it to the member. False: this device gets no pushes.
 */
export async function checkPush(shell: Parts, view: View, { isGone = false } = {}): Promise<boolean> {
  const isBound = await checkDevice(shell, view, isGone);
  await unbindLater(shell);
  return isBound;
}
