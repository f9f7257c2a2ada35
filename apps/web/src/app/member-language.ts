// LA-01: finds the visitor's language and stores it.
import { chooseLanguage } from '../shell/i18n/language.rules.ts';
import { LANGUAGE, LANGUAGE_COOKIE } from '../shell/i18n/language-keys.ts';
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
    void texts.change(wanted, { isOwnWish: false }).catch(() => undefined);
    return;
  }
  store.write(LANGUAGE, wanted);
  store.write(LANGUAGE_COOKIE, wanted);
}
