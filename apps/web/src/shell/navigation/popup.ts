// A popup for a foreign page, opened empty within the tap, as browsers require.

/** Of a size that a provider's page is made for. */
const LOOK = 'popup,width=500,height=600';
/** A window of this name is taken over by the next one. */
const NAME = 'foyer-social';

export interface Popup {
  readonly go: (address: string) => void;
  readonly closed: () => boolean;
  readonly close: () => void;
  readonly focus: () => void;
}

/** Opens the window; null where the browser blocks it. */
export function openPopup(view: Pick<Window, 'open'>): Popup | null {
  const opened = view.open('', NAME, LOOK);
  if (!opened || opened.closed) return null;
  return {
    go: (address) => opened.location.replace(address),
    closed: () => opened.closed,
    close: () => opened.close(),
    focus: () => opened.focus(),
  };
}
