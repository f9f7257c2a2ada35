// App events: what features tell each other. A typed table and a small bus.
import type { LanguageCode } from '@foyer/contract';
import type { Failure } from '../http/outcome.ts';

/** A game by its vendor and its code there. */
interface GameName {
  readonly vendor: string;
  readonly code: string;
}

export interface AppEventTable {
  sessionStarted: { readonly userName: string; readonly firstTimeLogin: boolean };
  /** A session came without a form: by the address, by another tab, by a remembered log-in. */
  sessionFound: Record<never, never>;
  sessionEnded: { readonly why: 'loggedOut' | 'notLoggedIn' | 'loggedOutElsewhere' };
  /** RG-07: somebody has registered. A subscriber that takes over navigates them; otherwise they go on. */
  registered: {
    /** Null: nobody to welcome yet. They are not logged in, or have to choose a password first. */
    readonly userName: string | null;
    /** True where the platform chose the name. */
    readonly isNameGenerated?: boolean;
    readonly takeOver: () => void;
  };
  /** TK-01, registerSubmit: a registration is on its way; `intent` is the same when it is sent again. */
  registrationSent: { readonly intent: string };
  languageChanged: { readonly language: LanguageCode };
  /** The tab became visible again or came out of the back/forward cache. */
  pageShown: { readonly restored: boolean };
  /** The same member's session in another tab has ended on the platform: this one may have too. */
  sessionDoubted: Record<never, never>;
  /**
   * Something may speak against the page's own domain: a call that failed, or, without one, another tab that has found it failing, or code
   * that did not come. `isRead`: the call loads data, which a page or the background does by itself. `stopped`: a person waits for it
   * and cannot go on.
   */
  domainDoubted: {
    readonly by?: { readonly isRead: boolean; readonly failure: Failure };
    readonly stopped?: true;
  };
  /** Money arrived or left while the page was open: whoever shows the balance asks for it again. */
  balanceChanged: Record<never, never>;
  /** TK-01, viewContent: somebody reads about a game before play. */
  gameViewed: GameName;
  /** TK-01, gameLaunch: the browser is on its way to a game for real money. */
  gameLaunched: GameName;
  /** The platform is asked whether consent has to be asked for; over once the sheet waits, or needs not. */
  consentCheck: { readonly isRunning: boolean };
  /** An event of tracking waits on the device. */
  trackedEventKept: Record<never, never>;
  /** TK-01, downloadApp: the browser is on its way to the operator's app. */
  appDownloaded: Record<never, never>;
  /** TK-01, a2hsInstalled: the site has been installed on this device. */
  siteInstalled: Record<never, never>;
  /** TK-01, a2hsFirstOpen: the installed site runs for the first time. */
  installedSiteOpened: Record<never, never>;
  /** IN-03: the install prompt is gone. */
  addToHomeScreenClosed: Record<never, never>;
  /** TK-01, startTrial: a trial is on the screen. */
  trialStarted: GameName;
  /** The operator has changed settings; everything reads the new ones by now. */
  settingsChanged: Record<never, never>;
  /** A call was answered with a copy of the service worker. */
  copyShown: { readonly storedAt: number };
  wentOffline: Record<never, never>;
  wentOnline: Record<never, never>;
}

export type AppEventName = keyof AppEventTable;

/** One that was published, as a name and what it said. */
export type AppEvent = { [N in AppEventName]: readonly [N, AppEventTable[N]] }[AppEventName];

export interface AppEvents {
  /** For code that comes late: what was published before its first call, in order. The bus keeps nothing after that. */
  readonly takeEarly: () => readonly AppEvent[];
  readonly publish: <N extends AppEventName>(name: N, event: AppEventTable[N]) => void;
  readonly on: <N extends AppEventName>(name: N, listener: (event: AppEventTable[N]) => void) => () => void;
}

/** Makes the bus. A listener that throws does not keep the others from hearing. */
export function createEvents(report: (error: unknown) => void): AppEvents {
  const listeners = new Map<AppEventName, Set<(event: never) => void>>();
  let early: AppEvent[] | null = [];
  return {
    takeEarly: () => {
      const taken = early ?? [];
      early = null;
      return taken;
    },
    publish: (name, event) => {
      early?.push([name, event] as AppEvent);
      for (const listener of listeners.get(name) ?? []) {
        try {
          listener(event as never);
        } catch (error) {
          report(error);
        }
      }
    },
    on: (name, listener) => {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener as (event: never) => void));
      return () => set.delete(listener as (event: never) => void);
    },
  };
}
