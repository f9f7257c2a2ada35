// PW-02: the hidden frame of the image CDN with the device id of all the operator's domains.

import { nextChance } from '@foyer/browsers/lost-files/until-loaded';

/** A frame that has not answered by then does not come: no call of the site waits longer. */
const FRAME_TIMEOUT_MS = 30_000;
/** An operator's CDN may have no helper at all. */
const MOST_FRAMES = 4;
/** Page of the frame on the image CDN @assumed. */
const FRAME_PATH = '/device-helper.html';
const DEVICE_ID_SHAPE = /^[0-9A-Za-z-]{36}$/;

function hiddenFrame(document: Document, address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.title = 'device';
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
  // It answers only to a site of the operator's, and knows the site by this.
  frame.referrerPolicy = 'origin';
  frame.src = address;
  return frame;
}

/**
 * Returns the frame's id, or null. Any window may send messages: only this frame's, from exactly this origin, counts.
 * A frame that is there but silent has lost its page or its script: the next chance loads another frame.
 */
export function requestFrameId(
  view: Window,
  origin: string,
  chance: (tries: number) => Promise<void> = (tries) => nextChance(view, tries),
): Promise<string | null> {
  return new Promise((resolve) => {
    let frame: HTMLIFrameElement;
    let isDone = false;
    const loadFrame = (tries: number): void => {
      frame = hiddenFrame(view.document, origin + FRAME_PATH);
      frame.onload = async () => {
        if (tries === MOST_FRAMES) return;
        await chance(tries);
        if (isDone) return;
        frame.remove();
        loadFrame(tries + 1);
      };
      view.document.body.append(frame);
    };
    const done = (id: string | null): void => {
      isDone = true;
      view.clearTimeout(timeout);
      view.removeEventListener('message', hear);
      frame.remove();
      resolve(id);
    };
    const hear = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin || event.source !== frame.contentWindow) return;
      if (typeof event.data === 'string' && DEVICE_ID_SHAPE.test(event.data)) done(event.data);
    };
    const timeout = view.setTimeout(() => done(null), FRAME_TIMEOUT_MS);
    view.addEventListener('message', hear);
    loadFrame(1);
  });
}
