// Performs the effects of the mini-game: messages from and to its frame, and what happens on the page.
import { nextTask } from '../../shell/clock/next-task.ts';
import { MINI_GAME_FAILED } from '../../shell/mini-game/mini-game-failed.ts';
import type { Shell } from '../../shell/shell.ts';
import type { MiniGameEffect, MiniGameEvent } from './mini-game.flow.ts';
import { type FrameReport, frameReport } from './mini-game.rules.ts';

/** The elements of the mini-game, as soon as they are on the page. */
export interface MiniGameElements {
  readonly frame: () => HTMLIFrameElement | null;
  readonly button: () => HTMLElement | null;
}

type ShellParts = Pick<Shell, 'events' | 'navigation' | 'overlays' | 'texts' | 'store'>;

const eventOf: Readonly<Record<FrameReport, MiniGameEvent>> = {
  ready: { type: 'scriptReady' },
  failed: { type: 'scriptFailed' },
  close: { type: 'closed' },
};

export function miniGameRunner(
  { events, navigation, overlays, texts, store }: ShellParts,
  { frame, button }: MiniGameElements,
  view: Pick<Window, 'addEventListener'>,
) {
  // A sandboxed frame has no origin that a message could be addressed to; these hold no secret.
  const post = (message: { readonly miniGame: string; readonly language?: string }): void =>
    frame()?.contentWindow?.postMessage(message, '*');
  const watch = (send: (event: MiniGameEvent) => void): void => {
    view.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
      // Any window may send messages: only this frame's count.
      if (source === null || source !== frame()?.contentWindow) return;
      const report = frameReport(data);
      if (report) send(eventOf[report]);
      // The language may have changed while the script was on its way.
      if (report === 'ready') post({ miniGame: 'language', language: texts.language() });
    });
    events.on('sessionEnded', () => send({ type: 'loggedOut' }));
    navigation.subscribe(() => send({ type: 'pageLeft' }));
    overlays.subscribe(() => {
      if (overlays.topmost()) send({ type: 'pageLeft' });
    });
    texts.subscribe(() => post({ miniGame: 'language', language: texts.language() }));
  };
  const perform: { readonly [Name in MiniGameEffect['do']]: (send: (event: MiniGameEvent) => void) => unknown } = {
    watch,
    // An element can have the focus only once it is shown.
    focusGame: () => nextTask().then(() => frame()?.focus()),
    focusButton: () => nextTask().then(() => button()?.focus()),
    restartGame: () => post({ miniGame: 'restart' }),
    rememberFailure: () => store.write(MINI_GAME_FAILED, '1'),
  };
  return (effect: MiniGameEffect, send: (event: MiniGameEvent) => void): unknown => perform[effect.do](send);
}
