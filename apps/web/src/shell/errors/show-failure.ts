// Shows that a person's action failed where no form is open to say it.
import type { Fault } from '../flow/flow.ts';
import type { Failure } from '../http/outcome.ts';
import type { Shell } from '../shell.ts';
import { messageFor } from './failure-message.ts';
import { textOf } from './text-of.ts';

/** Milliseconds for which a toast says how long to wait. */
const UNSAID_TOAST_MS = 4000;

/**
 * Shows a failure that the error catalogue has left unsaid, as a toast: too many requests and a bad gateway cause no
 * alert, but a tap without any answer would look broken @assumed.
 */
export function showFailure({ overlays, texts }: Pick<Shell, 'overlays' | 'texts'>, failure: Failure): void {
  if (failure.isShown) return;
  overlays.toast(textOf(texts.t, messageFor(failure)), 'warn', UNSAID_TOAST_MS);
}

/** Shows a fault of our own code. */
export function showFault({ overlays, texts }: Pick<Shell, 'overlays' | 'texts'>, { text, reference }: Fault): void {
  void overlays.open('alert', { title: texts.t('common.notice'), message: texts.t(text), reference });
}
