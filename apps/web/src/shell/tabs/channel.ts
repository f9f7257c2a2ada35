// Messages between tabs: BroadcastChannel, or storage events (iOS before 15.4).

export interface Channel {
  readonly post: (message: unknown) => void;
  readonly on: (listener: (message: unknown) => void) => void;
}

const NAME = 'foyer-tabs';
const SLOT = 'MC_TABS';

function overStorage(view: Window): Channel {
  return {
    post: (message) => {
      try {
        // Written and taken away at once: only the event travels.
        view.localStorage.setItem(SLOT, JSON.stringify(message));
        view.localStorage.removeItem(SLOT);
      } catch {
        // Without storage there is no way to the other tabs; each of them finds out by its next call.
      }
    },
    on: (listener) =>
      view.addEventListener('storage', (event) => {
        if (event.key !== SLOT || !event.newValue) return;
        try {
          listener(JSON.parse(event.newValue));
        } catch {
          // Not one of ours.
        }
      }),
  };
}

/** Opens the channel of this origin. */
export function openChannel(view: Window & typeof globalThis): Channel {
  if (typeof view.BroadcastChannel !== 'function') return overStorage(view);
  const channel = new view.BroadcastChannel(NAME);
  return {
    post: (message) => channel.postMessage(message),
    on: (listener) => channel.addEventListener('message', (event) => listener(event.data)),
  };
}
