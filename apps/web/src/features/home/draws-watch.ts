// Keeps a page's draws fresh: loads them after each draw, at a random moment, while visible.
import type { Shell } from '../../shell/shell.ts';
import { isFresh, nextLook } from './countdown.rules.ts';
import type { HomeDraw } from './draws.data.ts';
import type { HomeData } from './home.data.ts';

export interface DrawsWatch {
  readonly current: () => HomeData['draws'];
  /** Starts the requests with the first subscriber, and stops them without subscribers. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly refresh: () => Promise<void>;
}

export interface DrawsWatchDeps extends Pick<Shell, 'clock' | 'events'> {
  /** Loads the draws; rejects where its code does not come. */
  readonly loadDraws: (shown: readonly HomeDraw[]) => Promise<HomeData['draws']>;
  readonly isVisible: () => boolean;
  readonly random: () => number;
}

const drawsOf = (part: HomeData['draws']): readonly HomeDraw[] => (part.at === 'there' ? part.value : []);

export function createDrawsWatch(first: HomeData['draws'], deps: DrawsWatchDeps): DrawsWatch {
  const watchers = new Set<() => void>();
  let part = first;
  let misses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopListening: (() => void) | null = null;

  const plan = (): void => {
    clearTimeout(timer);
    const draws = drawsOf(part);
    if (watchers.size === 0 || draws.length === 0) return;
    timer = setTimeout(checkNow, nextLook(draws, deps.clock.now(), misses, deps.random()));
  };

  const refresh = async (): Promise<void> => {
    clearTimeout(timer);
    const next = await deps.loadDraws(drawsOf(part)).catch(() => part);
    misses = next.at === 'there' && isFresh(next.value, deps.clock.now()) ? 0 : misses + 1;
    // The draws on the page stay when the next request fails.
    if (next.at === 'there' || part.at === 'failed') part = next;
    for (const listener of watchers) listener();
    plan();
  };

  // A hidden page rests; it looks when it is seen again.
  const checkNow = (): void => {
    if (deps.isVisible()) void refresh();
  };

  const shown = (): void => {
    misses = 0;
    if (isFresh(drawsOf(part), deps.clock.now())) plan();
    else void refresh();
  };

  return {
    current: () => part,
    subscribe: (listener) => {
      watchers.add(listener);
      if (watchers.size === 1) {
        const offs = [deps.events.on('pageShown', shown), deps.events.on('wentOnline', shown)];
        stopListening = () => {
          for (const off of offs) off();
        };
        plan();
      }
      return () => {
        watchers.delete(listener);
        if (watchers.size > 0) return;
        clearTimeout(timer);
        stopListening?.();
        stopListening = null;
      };
    },
    refresh,
  };
}
