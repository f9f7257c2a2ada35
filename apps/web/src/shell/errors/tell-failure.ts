// Shows that a person's action was refused, where no form is open to show it. Every refusal has a message, also those
// that are silent elsewhere; the end of the session has its own.
import type { Fault } from '../flow/flow.ts';
import { endsSession } from '../http/failure.ts';
import type { Failure } from '../http/outcome.ts';
import type { Shell } from '../shell.ts';
import { needsHelp } from './problem.rules.ts';
import { wordsFor } from './words.ts';

export function tellFailure(
  { overlays, react, texts }: Pick<Shell, 'overlays' | 'react' | 'texts'>,
  failure: Failure,
): void {
  if (endsSession(failure)) {
    react(failure);
    return;
  }
  const words = wordsFor(failure);
  const message = 'said' in words ? words.said : texts.t(words.text, words.values);
  const { reference } = failure;
  const help = needsHelp(failure) && ({ help: true } as const);
  void overlays.ask('alert', { title: texts.t('common.notice'), message, reference, ...help });
}

/** Tells of a fault where no form is open that could say it. */
export function tellFault({ overlays, texts }: Pick<Shell, 'overlays' | 'texts'>, { text, reference }: Fault): void {
  void overlays.ask('alert', { title: texts.t('common.notice'), message: texts.t(text), reference });
}
