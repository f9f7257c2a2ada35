// The view and actions of the social buttons, before and after their code has loaded.
// The buttons stay in place, so that no running press and no focus is lost.
import type { SocialChannel } from '@foyer/contract';
import type { SocialBehind, SocialButtons } from '../slots.ts';

export interface SocialBoard {
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns another number whenever the result of `current` has changed. */
  readonly version: () => number;
  readonly current: () => SocialButtons;
  readonly choose: (channel: SocialChannel) => void;
  /** Reports that the buttons are visible. */
  readonly near: () => void;
  /** Reports that nobody has touched the page while the buttons were there. */
  readonly markUntouched: () => void;
  /** Connects the loaded code behind the buttons; returns the function that disconnects it. */
  readonly attach: (behind: SocialBehind) => () => void;
}

export interface SocialBoardDeps {
  readonly channels: readonly SocialChannel[];
  /** Loads the code behind the buttons; answers whether it loaded. */
  readonly load: () => Promise<boolean>;
  readonly showLost: () => void;
}

export function createSocialBoard({ channels, load, showLost }: SocialBoardDeps): SocialBoard {
  const watchers = new Set<() => void>();
  let version = 0;
  let behind: SocialBehind | null = null;
  let chosen: SocialChannel | null = null;
  let near = false;
  let isUntouched = false;

  const notify = (): void => {
    version += 1;
    for (const listener of watchers) listener();
  };
  const keep = (channel: SocialChannel | null): void => {
    chosen = channel;
    notify();
  };

  return {
    subscribe: (listener) => {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    version: () => version,
    current: () => behind?.current() ?? { channels, turning: chosen, blocked: false },
    choose: (channel) => {
      if (behind) {
        behind.choose(channel);
        return;
      }
      keep(channel);
      void load().then((there) => {
        if (there) return;
        keep(null);
        showLost();
      });
    },
    near: () => {
      near = true;
      behind?.near(isUntouched);
    },
    markUntouched: () => {
      isUntouched = true;
    },
    attach: (next) => {
      behind = next;
      const stop = next.subscribe(notify);
      if (near) next.near(isUntouched);
      if (chosen) next.chooseWhenReady(chosen);
      keep(null);
      return () => {
        stop();
        behind = null;
      };
    },
  };
}
