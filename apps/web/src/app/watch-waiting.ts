// SP-02: tells whoever opened a sheet over a slow network that its code is on the way.
import type { OverlayQueue } from '../shell/overlays/create-overlays.ts';
import type { Shell } from '../shell/shell.ts';
import type { LoadingNotice } from './loading-notice.ts';

/** Milliseconds without a notice: most code comes within them. @assumed */
const SHOWN_AFTER_MS = 500;
/** SP-02: the notice lasts 5 to 10 s at most: ten, as long as a game is waited for. @assumed */
const LONGEST_MS = 10_000;

interface Parts {
  readonly queue: Pick<OverlayQueue, 'subscribe' | 'waitingOverlays'>;
  readonly shell: { readonly texts: Pick<Shell['texts'], 't'> };
}

/** Nobody waits for what interrupts by itself. */
export function watchWaiting({ queue, shell: { texts } }: Parts, notice: LoadingNotice): void {
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (): void => {
    notice.show(texts.t('common.loading'));
    timer = setTimeout(notice.hide, LONGEST_MS);
  };
  queue.subscribe(() => {
    const waits = queue.waitingOverlays().some(({ kind, ready }) => kind === 'own' && !ready);
    if (waits === isWaiting) return;
    isWaiting = waits;
    clearTimeout(timer);
    if (waits) timer = setTimeout(show, SHOWN_AFTER_MS);
    else notice.hide();
  });
}
