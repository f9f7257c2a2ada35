// The hidden frame in which vendors' pixels run: on the image CDN's origin, which can read neither the page nor the session.
import type { OutputOf } from '@foyer/contract';

export type DueEvents = OutputOf<'track.events'>['due'];

/** Page of the frame on the image CDN @assumed. */
const FRAME_PATH = '/pixels.html';

export interface PixelFrame {
  readonly fire: (events: DueEvents) => void;
  /** Events that came where no pixel may run wait for the next `fire`. */
  readonly keep: (events: DueEvents) => void;
  /** Takes the frame away, with everything that runs in it. */
  readonly stop: () => void;
  /** Takes away what waits as well. */
  readonly drop: () => void;
}

function hiddenFrame(document: Document, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.title = 'tracking';
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  // It takes events of a site of the operator's only, and knows the site by this. Path and query stay here.
  frame.referrerPolicy = 'origin';
  frame.src = address;
  return frame;
}

/** A frame of `origin`, made with the first events. */
export function createPixelFrame({ document }: Pick<Window, 'document'>, origin: string): PixelFrame {
  let frame: HTMLIFrameElement | null = null;
  let waiting: DueEvents = [];
  let isLoaded = false;
  const post = (): void => {
    if (!isLoaded || waiting.length === 0) return;
    frame?.contentWindow?.postMessage({ events: waiting }, origin);
    waiting = [];
  };
  const keep = (events: DueEvents): void => {
    waiting = [...waiting, ...events];
  };
  const stop = (): void => {
    frame?.remove();
    frame = null;
    isLoaded = false;
  };
  return {
    keep,
    fire: (events) => {
      keep(events);
      if (waiting.length === 0) return;
      if (!frame) {
        frame = hiddenFrame(document, origin + FRAME_PATH);
        frame.onload = () => {
          isLoaded = true;
          post();
        };
        document.body.append(frame);
      }
      post();
    },
    stop,
    drop: () => {
      stop();
      waiting = [];
    },
  };
}
