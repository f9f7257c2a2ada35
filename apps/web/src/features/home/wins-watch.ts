// The wins of the day on home: loaded when they come near, and again while somebody looks.
import type { OutputOf } from '@foyer/contract';
import type { Shell } from '../../shell/shell.ts';

export type Wins = OutputOf<'game.wins'>;

export interface WinsWatch {
  /** Null until the first answer; the last one stays when the next request fails. */
  readonly current: () => Wins | null;
  /** Loads with the first subscriber, and stops without subscribers. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface WinsWatchDeps extends Pick<Shell, 'load' | 'events'> {
  readonly isVisible: () => boolean;
}

const EVERY_MS = 30_000;

export function createWinsWatch({ load, events, isVisible }: WinsWatchDeps): WinsWatch {
  const watchers = new Set<() => void>();
  let wins: Wins | null = null;
  let stop: (() => void) | null = null;

  const refresh = async (): Promise<void> => {
    const outcome = await load('game.wins', {});
    if (!outcome.ok) return;
    wins = outcome.value;
    for (const listener of watchers) listener();
  };

  const start = (): (() => void) => {
    const timer = setInterval(() => isVisible() && void refresh(), EVERY_MS);
    const off = events.on('pageShown', () => void refresh());
    void refresh();
    return () => {
      clearInterval(timer);
      off();
    };
  };

  return {
    current: () => wins,
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
