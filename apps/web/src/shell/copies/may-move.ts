// What the worker asks an open window before it moves it to another page.
import { hasText } from '../busy/has-text.ts';
import type { Busy } from '../shell.ts';

/** The question, as a message with a port for the answer: true where nobody loses anything. */
export const MAY_MOVE = { type: 'mayMove' } as const;

/** Answers the worker. A page that it does not control it cannot move either. */
export function answerMayMove({ navigator, document }: Pick<Window, 'navigator' | 'document'>, busy: Busy): void {
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('message', ({ data, ports }) => {
    if ((data as { readonly type?: unknown } | null)?.type !== MAY_MOVE.type) return;
    ports[0]?.postMessage(serviceWorker.controller !== null && !busy.any() && !hasText(document));
  });
}
