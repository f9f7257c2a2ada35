// Keeps the push token of this device, and asks for the permission once a member is logged in.
import { onNativePushToken } from '../../kit/install/native-push.ts';
import { endSubscription, permissionOf } from '../../kit/push/push-browser.ts';
import type { RouteName } from '../../shell/navigation/routes.ts';
import { canOpen } from '../../shell/overlays/can-open.ts';
import type { Shell } from '../../shell/shell.ts';
import { PUSH_DISMISSED } from '../../shell/storage/keys.ts';
import { PUSH_TO_UNBIND, PUSH_TOKEN } from '../../shell/storage/push-token-key.ts';

/** The code that keeps the token. Most members have neither a token nor the permission, and do without it. */
const loadDevice = () => import('../../kit/push/push-device.ts');

/** The specification's 1.9 to 2 s after a log-in. */
const ASK_AFTER_MS = 2000;

type View = Window & typeof globalThis;

/** Pages of forms and money are left alone @assumed */
const mayLieOver = (route: RouteName): boolean => route === 'home' || route === 'memberHome';

/** PU-01: not again in this session once it was dismissed. */
const mayAsk = (shell: Shell, view: View): boolean => {
  const current = shell.session.current();
  return (
    current !== null &&
    !current.restricted &&
    shell.store.read(PUSH_DISMISSED) !== '1' &&
    permissionOf(view) === 'default'
  );
};

async function ask(shell: Shell, view: View): Promise<void> {
  const { overlays, store, texts, load, session } = shell;
  const member = session.current()?.id;
  if (!mayAsk(shell, view)) return;
  // Without the operator's key no browser can subscribe: nobody is asked for what cannot be.
  const [settings] = await Promise.all([load('push.settings', {}), texts.load('push')]);
  if (!settings.ok || !settings.value.vapidKey) return;
  // Whoever never saw the question has not said no: without its code the next session asks.
  if (!(await canOpen(overlays, 'pushPrompt')) || !mayAsk(shell, view)) return;
  const answer = await overlays.open('pushPrompt', {}, mayLieOver);
  if (answer === 'granted') {
    await loadDevice().then(({ checkPush }) => checkPush(shell, view));
    return;
  }
  // It was taken back: the member has gone, or has allowed it in the settings. Nobody has said no.
  if (session.current()?.id !== member || permissionOf(view) === 'granted') return;
  store.write(PUSH_DISMISSED, '1');
  if (answer !== 'denied') return;
  await overlays.open('alert', { title: texts.t('common.notice'), message: texts.t('push.blocked') });
}

/** Unbinds the device of a member who has left, where the log-out got no answer. */
function unbind(shell: Shell): void {
  if (shell.store.read(PUSH_TO_UNBIND) !== null)
    void loadDevice()
      .then(({ unbindLater }) => unbindLater(shell))
      .catch(() => undefined);
}

/** What each session begins; the app's tokens are taken once a page. */
const beginnings = new WeakMap<Shell, () => void>();

function beginningOf(shell: Shell, view: View): () => void {
  const { store, clock, events, overlays } = shell;
  const check = (): void => {
    const isKept = store.read(PUSH_TOKEN) !== null || store.read(PUSH_TO_UNBIND) !== null;
    if (isKept || permissionOf(view) === 'granted')
      void loadDevice()
        .then(({ checkPush }) => checkPush(shell, view))
        .catch(() => undefined);
  };
  /** The app tells its token once a page; a log-out takes away the record, and the next member needs it again. */
  let ofApp: string | null = null;
  /** True where it was not there. */
  const keepRecord = (): boolean => {
    // The record tells when a token came: the same one again is no news.
    if (ofApp === null || store.read(PUSH_TOKEN)?.token === ofApp) return false;
    // The options are those of a browser's subscription; an app has none.
    store.write(PUSH_TOKEN, { token: ofApp, createTime: clock.now(), options: {} });
    return true;
  };
  onNativePushToken(view, (token) => {
    ofApp = token;
    if (keepRecord()) check();
  });
  events.on('sessionEnded', ({ why }) => {
    // While it waits for a page that it may lie over, the member may log out.
    overlays.close('pushPrompt');
    // The platform may not hear of the log-out: no push may come to whoever has the phone next.
    if (why !== 'loggedOutElsewhere' && permissionOf(view) === 'granted') endSubscription(view);
  });
  events.on('wentOnline', () => unbind(shell));
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    keepRecord();
    check();
    clearTimeout(timer);
    timer = setTimeout(() => void ask(shell, view).catch(() => undefined), ASK_AFTER_MS);
  };
}

/** Called with each session, and where a member has left without an answer. */
export function startPush(shell: Shell, view: View): void {
  const begin = beginnings.get(shell) ?? beginningOf(shell, view);
  beginnings.set(shell, begin);
  if (shell.session.current()) begin();
  else unbind(shell);
}
