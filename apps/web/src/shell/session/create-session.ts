// The session of this tab: kept in memory and in session storage, and published to subscribers.
import type { AppEvents } from '../events/events.ts';
import type { SessionInfo, SessionStore } from '../shell.ts';
import type { Store } from '../storage/store.ts';
import { KNOWN_DEVICE } from './known-device.ts';
import { forgetLogin } from './remembered-record.ts';
import { SESSION_INFO } from './session-info.ts';

export interface SessionDeps {
  readonly merchant: string;
  readonly store: Store;
  readonly events: AppEvents;
  /** Tells the platform what it has to know of the end. */
  readonly notifyPlatform: (token: string, why: TokenEnd) => void;
  /** Tells the other tabs. */
  readonly notifyTabs: (ended: SessionInfo, why: SessionEnd) => void;
}

export type SessionEnd = 'loggedOut' | 'notLoggedIn' | 'loggedOutElsewhere';
/** Why a token is done with: its session ended, or another member's session took its place. */
export type TokenEnd = SessionEnd | 'memberChanged';

export interface TabSession extends SessionStore {
  /** Changes what is known of the running session without starting another: a rotated token, a lifted restriction. */
  readonly renew: (info: SessionInfo) => void;
  /** Reads storage again, after the page was away; true when the session is another than before. */
  readonly reread: () => boolean;
}

/** Opens the session; a record of another merchant counts as none. */
export function createSession(deps: SessionDeps): TabSession {
  const { store, events, merchant } = deps;
  const stored = (): SessionInfo | null => {
    const found = store.read(SESSION_INFO);
    return found?.merchantCode === merchant ? found : null;
  };
  const watchers = new Set<() => void>();
  let current = stored();

  const put = (next: SessionInfo | null): void => {
    current = next;
    if (next) store.write(SESSION_INFO, next);
    else store.remove(SESSION_INFO);
    for (const listener of watchers) listener();
  };

  return {
    current: () => current,
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    start: (info) => {
      const replaced = current;
      put(info);
      store.write(KNOWN_DEVICE, '1');
      if (replaced && replaced.id !== info.id) deps.notifyPlatform(replaced.token, 'memberChanged');
      events.publish('sessionStarted', { userName: info.userName, firstTimeLogin: info.firstTimeLogin });
    },
    confirmMember: () => {
      if (!current) return;
      const { throughLink: _, ...confirmed } = current;
      put(confirmed);
    },
    renew: (info) => put({ ...info, ...(current?.throughLink && { throughLink: true }) }),
    end: (why) => {
      const ended = current;
      if (!ended) return;
      put(null);
      // The login remembered on this device is not the one of a member who came by a link.
      if (why === 'loggedOut' && !ended.throughLink) forgetLogin(store);
      deps.notifyPlatform(ended.token, why);
      if (why !== 'loggedOutElsewhere') deps.notifyTabs(ended, why);
      events.publish('sessionEnded', { why });
    },
    reread: () => {
      const before = current?.token;
      const found = stored();
      if (found?.token === before) return false;
      current = found;
      for (const listener of watchers) listener();
      if (!found) events.publish('sessionEnded', { why: 'loggedOutElsewhere' });
      return true;
    },
  };
}
