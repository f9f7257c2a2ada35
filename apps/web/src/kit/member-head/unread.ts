// How many messages of the inbox the member has not read: one number for the app, loaded while a component shows it.
import type { AppEvents } from '../../shell/events/events.ts';
import type { Load } from '../../shell/http/outcome.ts';
import type { SessionStore } from '../../shell/shell.ts';

export interface UnreadStore {
  /** Null until it is known. */
  readonly current: () => number | null;
  /** Starts the requests with the first subscriber. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface UnreadDeps {
  readonly load: Load;
  readonly session: Pick<SessionStore, 'current'>;
  readonly events: Pick<AppEvents, 'on'>;
}

export function createUnread({ load, session, events }: UnreadDeps): UnreadStore {
  const watchers = new Set<() => void>();
  let unread: number | null = null;

  const show = (next: number | null): void => {
    unread = next;
    for (const listener of watchers) listener();
  };

  const refresh = async (): Promise<void> => {
    const id = session.current()?.id;
    if (id === undefined || watchers.size === 0) return;
    const info = await load('member.info', {});
    // Of nobody else: another member may have logged in meanwhile. The inbox is open, whatever it holds.
    if (session.current()?.id === id) show(info.ok ? info.value.unread : (unread ?? 0));
  };
  const start = (): void => void refresh();

  events.on('pageShown', start);
  events.on('sessionStarted', start);
  events.on('wentOnline', start);
  events.on('sessionEnded', () => show(null));

  return {
    current: () => unread,
    subscribe: (listener) => {
      watchers.add(listener);
      if (watchers.size === 1) start();
      return () => watchers.delete(listener);
    },
  };
}
