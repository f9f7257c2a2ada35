// A browser's address and history for tests: entries, an asynchronous Back, a popstate for every move.

interface Entry {
  readonly href: string;
  state: unknown;
}

export interface FakeBrowser {
  /** The window that the code under test gets. */
  readonly view: Window;
  /** The person presses Back or Forward. */
  readonly move: (by: number) => Promise<void>;
  readonly href: () => string;
  readonly hrefs: () => readonly string[];
  /** Addresses the site was left for. */
  readonly left: readonly string[];
}

const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 1));

/** `backMs`: how long the browser takes for a step that the page asks for. */
export function fakeBrowser(address: string, origin = 'https://www.example.com', backMs = 0): FakeBrowser {
  let entries: Entry[] = [{ href: address, state: null }];
  let at = 0;
  const left: string[] = [];
  const listeners: ((event: { state: unknown }) => void)[] = [];
  const here = (): URL => new URL(entries[at]?.href ?? '/', origin);

  const go = (by: number, ms = 0): void => {
    setTimeout(() => {
      const to = at + by;
      if (to < 0 || to >= entries.length) return;
      at = to;
      for (const listener of listeners) listener({ state: entries[at]?.state });
    }, ms);
  };
  const view = {
    history: {
      scrollRestoration: 'auto',
      get state() {
        return entries[at]?.state ?? null;
      },
      pushState(state: unknown, _title: string, href?: string) {
        entries = [
          ...entries.slice(0, at + 1),
          { href: href ?? (entries[at]?.href as string), state: structuredClone(state) },
        ];
        at += 1;
      },
      replaceState(state: unknown, _title: string, href?: string) {
        entries[at] = { href: href ?? (entries[at]?.href as string), state: structuredClone(state) };
      },
      back: () => go(-1, backMs),
    },
    location: {
      origin,
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
      get hash() {
        return here().hash;
      },
      assign: (to: string) => left.push(to),
      replace: (to: string) => left.push(`replaced: ${to}`),
    },
    addEventListener: (name: string, listener: (event: { state: unknown }) => void) => {
      if (name === 'popstate') listeners.push(listener);
    },
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (timer: ReturnType<typeof setTimeout>) => clearTimeout(timer),
  };
  return {
    // Only what the history port and the navigation use of a window.
    view: view as unknown as Window,
    move: async (by) => {
      go(by);
      await settle();
      await settle();
    },
    href: () => entries[at]?.href ?? '',
    hrefs: () => entries.map(({ href }) => href),
    left,
  };
}
