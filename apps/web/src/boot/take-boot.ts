// Reads the data that the boot script left on the window, and removes it.

export interface Boot {
  /** Token that came in the address, well shaped and alone. */
  readonly token: string | null;
  /** The page is being replaced: the app must not render any more. */
  readonly leaving: boolean;
  /** When a link was tapped whose page has not come yet, ms since 1970; the page's scripts write it. */
  readonly left?: number;
  /** The button that was tapped last; null where the last tap hit none. The page's scripts write it. */
  readonly tap?: Pick<HTMLElement, 'isConnected' | 'click'> | null;
  /** Puts the page's style sheets together, whose rules came in part after the page. Nothing happens the second time. */
  readonly wholeStyles?: () => void;
}

interface Booted {
  __boot?: Boot;
}

/** Takes what the boot script found; without it there was nothing. */
export function takeBoot(view: Window): Boot {
  // The boot script is no module: the window is its only way to hand something on.
  const booted = view as unknown as Booted;
  const boot = booted.__boot ?? { token: null, leaving: false };
  delete booted.__boot;
  return boot;
}
