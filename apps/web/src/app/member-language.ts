// LA-01: finds the visitor's language, stores it, and sends it to the platform.
import { chooseLanguage, mustSendLanguage } from '../shell/i18n/language.rules.ts';
import { LANGUAGE, LANGUAGE_COOKIE } from '../shell/i18n/language-keys.ts';
import { areLabelsKnown, keepMemberLabels } from '../shell/session/member-labels.ts';
import type { Shell } from '../shell/shell.ts';
import type { Store } from '../shell/storage/store.ts';

/** Changes to the language that was chosen before, or that the browser wants, where the page came in another; keeps it. */
export function catchUpLanguage(
  store: Store,
  { settings, texts }: Pick<Shell, 'settings' | 'texts'>,
  browser: readonly string[],
): void {
  const { languages: offered, defaultLanguage: fallback } = settings;
  // The cookie first: by it the web server has just chosen.
  const saved = store.read(LANGUAGE_COOKIE) ?? store.read(LANGUAGE);
  const wanted = chooseLanguage({ saved, browser, offered, fallback });
  if (wanted !== texts.language()) {
    // The listener of the change keeps the language.
    void texts.change(wanted).catch(() => undefined);
    return;
  }
  store.write(LANGUAGE, wanted);
  store.write(LANGUAGE_COOKIE, wanted);
}

/**
 * Tells the platform the language after a log-in and after a change, where it knows another one. Keeps the member's
 * labels from the same answer.
 */
export function syncPlatformLanguage({
  session,
  load,
  send,
  store,
  texts,
  events,
}: Pick<Shell, 'session' | 'load' | 'send' | 'store' | 'texts' | 'events'>): void {
  let latest = 0;
  const sendLanguage = async (): Promise<void> => {
    latest += 1;
    const own = latest;
    const current = session.current();
    if (!current || current.restricted) return;
    const info = await load('member.info', { _: String(Date.now()) });
    if (info.ok) keepMemberLabels(store, current.id, info.value);
    // A later request tells the platform the language instead.
    if (own !== latest) return;
    const language = texts.language();
    if (!info.ok || !mustSendLanguage(language, info.value)) return;
    // Nobody waits for it: the next visit tells it again.
    await send('member.language', { language }, { alert: false });
  };
  events.on('sessionStarted', () => void sendLanguage());
  events.on('sessionFound', () => void sendLanguage());
  events.on('languageChanged', () => void sendLanguage());
  // The page may have been left before the answer came.
  const current = session.current();
  if (current && !areLabelsKnown(store, current)) void sendLanguage();
}
