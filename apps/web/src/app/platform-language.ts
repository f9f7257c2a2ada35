// LA-01: sends the member's language to the platform.
import type { LanguageCode } from '@foyer/contract';
import { mustSendLanguage } from '../shell/i18n/language.rules.ts';
import { areLabelsKnown, forgetMemberLabels, keepMemberLabels } from '../shell/session/member-labels.ts';
import type { Shell } from '../shell/shell.ts';

/**
 * Tells the platform the language after a log-in and after a change, where it knows another one. Keeps the member's
 * labels from the same answer, until the session ends.
 * @param before the language of the page when it began: this code comes later
 */
export function syncPlatformLanguage(
  {
    session,
    load,
    send,
    store,
    texts,
    events,
  }: Pick<Shell, 'session' | 'load' | 'send' | 'store' | 'texts' | 'events'>,
  before: LanguageCode,
): void {
  let latest = 0;
  let running: Promise<void> = Promise.resolve();
  const sendOnce = async (own: number): Promise<void> => {
    const current = session.current();
    if (!current || current.restricted) return;
    const info = await load('member.info', { _: String(Date.now()) });
    // A late answer is of a member who has logged out.
    if (session.current()?.id !== current.id) return;
    if (info.ok) keepMemberLabels(store, current.id, info.value);
    // A later request tells the platform the language instead.
    if (own !== latest) return;
    const language = texts.language();
    if (!info.ok || !mustSendLanguage(language, info.value)) return;
    // Nobody waits for it: the next visit tells it again.
    await send('member.language', { language }, { alert: false });
  };
  // One after the other: the language before would reach the platform after the new one, and stay.
  const sendLanguage = (): void => {
    latest += 1;
    const own = latest;
    running = running.then(() => sendOnce(own));
  };
  events.on('sessionStarted', sendLanguage);
  events.on('sessionFound', sendLanguage);
  events.on('languageChanged', sendLanguage);
  events.on('sessionEnded', () => forgetMemberLabels(store));
  // Somebody who logged in before this code was there, or who left the page before the answer came.
  const current = session.current();
  if (!current) forgetMemberLabels(store);
  if (current && (texts.language() !== before || !areLabelsKnown(store, current))) sendLanguage();
}
