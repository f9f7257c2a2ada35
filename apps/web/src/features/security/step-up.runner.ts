// Performs the effects of the step-up.
import type { Runner } from '../../shell/flow/flow.ts';
import { PROCESSING_LOCK_MS } from '../../shell/flow/processing-lock.ts';
import type { Failure, StepUp } from '../../shell/http/outcome.ts';
import type { StepUpEffect, StepUpEvent } from './step-up.flow.ts';

export interface StepUpForm {
  /** Makes the change with the proof; answers why the proof was refused. */
  readonly attempt: (proof: StepUp) => Promise<Failure | null>;
  readonly focusField: () => void;
  readonly finish: () => void;
}

export const stepUpRunner =
  ({ attempt, focusField, finish }: StepUpForm): Runner<StepUpEvent, StepUpEffect> =>
  (effect, send) => {
    switch (effect.do) {
      case 'attempt':
        return attempt(effect.proof).then((failure) =>
          send(failure ? { type: 'refused', failure } : { type: 'accepted' }),
        );
      case 'focusField':
        return focusField();
      case 'releaseLockLater':
        setTimeout(() => send({ type: 'lockReleased' }), PROCESSING_LOCK_MS);
        return;
      case 'finish':
        return finish();
    }
  };
