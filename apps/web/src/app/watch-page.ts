// Watches navigations, the session, the connection, and returns from the back/forward cache.
import { languages } from '@foyer/contract';
import { LANGUAGE, LANGUAGE_COOKIE } from '../shell/i18n/language-keys.ts';
import { textLanguage } from '../shell/i18n/text-language.ts';
import { routes } from '../shell/navigation/routes.ts';
import type { ClientApp } from './client-app.ts';

const needsMember = ({ navigation }: ClientApp): boolean => routes[navigation.route()].access !== 'public';

function watchMoves(app: ClientApp): void {
  const { navigation, pages } = app;
  navigation.subscribe(() => void pages.open(navigation.pageLocation()));
}

function watchSession(app: ClientApp): void {
  const { shell, navigation, pages } = app;
  shell.events.on('sessionEnded', navigation.recheck);
  // A session that is dead by now has its one reaction in the send itself.
  shell.events.on('sessionDoubted', () => void shell.load('member.info', {}));
  shell.events.on('sessionStarted', () => {
    if (needsMember(app)) void pages.refresh({ veil: true });
  });
}

function watchLanguage(app: ClientApp): void {
  const { shell, pages, core } = app;
  shell.texts.subscribe(() => {
    const language = shell.texts.language();
    const { tag, dir } = languages[textLanguage(language)];
    document.documentElement.lang = tag;
    document.documentElement.dir = dir;
    core.store.write(LANGUAGE, language);
    core.store.write(LANGUAGE_COOKIE, language);
    shell.events.publish('languageChanged', { language });
    void pages.refresh();
  });
}

/** Out of the back/forward cache a page comes as it was left. A member's page is covered before, and uncovered when checked. */
function watchReturn(view: Window, app: ClientApp): void {
  const { shell, navigation, pages, core } = app;
  const cover = (covered: boolean): void => {
    document.documentElement.style.visibility = covered ? 'hidden' : '';
  };
  view.addEventListener('pagehide', () => {
    navigation.rememberScroll();
    if (needsMember(app)) cover(true);
  });
  view.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const changed = core.session.reread();
    if (changed) navigation.recheck();
    const check = needsMember(app);
    if (check) {
      void pages.refresh({ veil: true });
      // A session that is dead by now has its one reaction in the send itself.
      void shell.load('member.info', {});
    }
    cover(false);
    shell.events.publish('pageShown', { restored: true });
  });
}

export function watchPage(view: Window, app: ClientApp): void {
  const { events } = app.shell;
  watchMoves(app);
  watchSession(app);
  watchLanguage(app);
  watchReturn(view, app);
  view.addEventListener('offline', () => events.publish('wentOffline', {}));
  view.addEventListener('online', () => events.publish('wentOnline', {}));
  view.document.addEventListener('visibilitychange', () => {
    if (view.document.visibilityState === 'visible') events.publish('pageShown', { restored: false });
  });
}
