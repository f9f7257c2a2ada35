// Performs the effects of the one-tap prompt, and sends it the events of the page.
import { type Running, run } from '../../shell/flow/flow.ts';
import type { OverlayName } from '../../shell/overlays/overlays.ts';
import type { Shell } from '../../shell/shell.ts';
import { type OneTapEvent, type OneTapState, oneTapFlow } from './one-tap.flow.ts';
import { ONE_TAP_AFTER_MS } from './social.constants.ts';

export interface OneTapPage {
  readonly overlays: Pick<Shell['overlays'], 'topmost' | 'subscribe'>;
  /** Returns false where somebody fills in a form, is logged in, or cannot use the prompt here. */
  readonly free: () => boolean;
  /** Returns true where the provider may learn of this visitor only after they have been asked: the prompt is the provider's. */
  readonly lacksConsent: () => boolean;
  /** Calls back at every touch of the page itself; touches in the prompt do not count. */
  readonly onTouch: (touched: () => void) => void;
  readonly prompt: () => void;
  readonly cancel: () => void;
}

/** Overlays that the buttons themselves stand on. */
const own: ReadonlySet<OverlayName | null> = new Set([null, 'login', 'register']);

export function runOneTap(page: OneTapPage): Pick<Running<OneTapState, OneTapEvent>, 'send'> {
  const { overlays } = page;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (rested: () => void): void => {
    timer = setTimeout(() => (page.lacksConsent() ? wait(rested) : rested()), ONE_TAP_AFTER_MS);
  };
  const running = run(oneTapFlow, (effect, send) => {
    clearTimeout(timer);
    switch (effect.do) {
      case 'wait':
        wait(() => send({ type: 'rested', free: page.free() }));
        // Reports an overlay that is already open as well.
        if (!own.has(overlays.topmost())) send({ type: 'covered' });
        return;
      case 'stopWaiting':
        return;
      case 'prompt':
        return page.prompt();
      case 'cancel':
        return page.cancel();
    }
  });
  overlays.subscribe(() => running.send({ type: own.has(overlays.topmost()) ? 'uncovered' : 'covered' }));
  page.onTouch(() => running.send({ type: 'touched' }));
  return running;
}
