// A list that everybody sees the same: loaded when it comes near, and again while somebody looks.
import type { Outcome } from '../../shell/http/outcome.ts';
import type { Shell } from '../../shell/shell.ts';

export interface CallWatch<T> {
  /** Null until the first answer, which is `none` where that request fails; the last one stays when the next request fails. */
  readonly current: () => T | null;
  /** Loads with the first subscriber, and stops without subscribers. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface CallWatchDeps<T> extends Pick<Shell, 'events'> {
  readonly read: () => Promise<Outcome<T>>;
  /** The list with nothing in it. */
  readonly none: T;
  readonly everyMs: number;
  readonly isVisible: () => boolean;
}

export function createCallWatch<T>({ read, none, everyMs, events, isVisible }: CallWatchDeps<T>): CallWatch<T> {
  const watchers = new Set<() => void>();
  let value: T | null = null;
  let stop: (() => void) | null = null;

  const refresh = async (): Promise<void> => {
    const outcome = await read();
    if (!outcome.ok && value !== null) return;
    value = outcome.ok ? outcome.value : none;
    for (const listener of watchers) listener();
  };

  const start = (): (() => void) => {
    const timer = setInterval(() => isVisible() && void refresh(), everyMs);
    // The names of games come in the language of the request.
    const offs = (['pageShown', 'languageChanged'] as const).map((sign) => events.on(sign, () => void refresh()));
    void refresh();
    return () => {
      clearInterval(timer);
      for (const off of offs) off();
    };
  };

  return {
    current: () => value,
    subscribe: (listener) => {
      watchers.add(listener);
      stop ??= start();
      return () => {
        watchers.delete(listener);
        if (watchers.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
