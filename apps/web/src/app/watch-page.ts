// Watches events from the first paint on: moves, the session, the connection, and a page's return from the
// back/forward cache.
import { languages } from '@foyer/contract';
import { LANGUAGE, LANGUAGE_COOKIE } from '../shell/i18n/language-keys.ts';
import { routes } from '../shell/navigation/routes.ts';
import type { House } from './house.ts';

const needsMember = ({ navigation }: House): boolean => routes[navigation.route()].access !== 'public';

function watchMoves(house: House): void {
  const { navigation, pages } = house;
  navigation.subscribe(() => void pages.open(navigation.place()));
}

function watchSession(house: House): void {
  const { shell, navigation, pages } = house;
  shell.events.on('sessionEnded', navigation.recheck);
  // A session that is dead by now has its one reaction in the send itself.
  shell.events.on('sessionDoubted', () => void shell.send('member.info', {}));
  shell.events.on('sessionStarted', () => {
    if (needsMember(house)) void pages.refresh({ veil: true });
  });
}

function watchLanguage(house: House): void {
  const { shell, pages, ground } = house;
  shell.texts.subscribe(() => {
    const language = shell.texts.language();
    const { tag, dir } = languages[language];
    document.documentElement.lang = tag;
    document.documentElement.dir = dir;
    ground.store.write(LANGUAGE, language);
    ground.store.write(LANGUAGE_COOKIE, language);
    shell.events.publish('languageChanged', { language });
    void pages.refresh();
  });
}

/** Out of the back/forward cache a page comes as it was left. A member's page is covered before, and uncovered when checked. */
function watchReturn(view: Window, house: House): void {
  const { shell, navigation, pages, ground } = house;
  const cover = (covered: boolean): void => {
    document.documentElement.style.visibility = covered ? 'hidden' : '';
  };
  view.addEventListener('pagehide', () => {
    navigation.rememberScroll();
    if (needsMember(house)) cover(true);
  });
  view.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const changed = ground.session.reread();
    if (changed) navigation.recheck();
    const check = needsMember(house);
    if (check) {
      void pages.refresh({ veil: true });
      // A session that is dead by now has its one reaction in the send itself.
      void shell.send('member.info', {});
    }
    cover(false);
    shell.events.publish('pageShown', { restored: true });
  });
}

export function watchPage(view: Window, house: House): void {
  const { events } = house.shell;
  watchMoves(house);
  watchSession(house);
  watchLanguage(house);
  watchReturn(view, house);
  view.addEventListener('offline', () => events.publish('wentOffline', {}));
  view.addEventListener('online', () => events.publish('wentOnline', {}));
  view.document.addEventListener('visibilitychange', () => {
    if (view.document.visibilityState === 'visible') events.publish('pageShown', { restored: false });
  });
}
