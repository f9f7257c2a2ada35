// Performs the effects of the step-up.
import { problemBy } from '../../shell/errors/problem.rules.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import type { Failure, StepUp } from '../../shell/http/outcome.ts';
import type { StepUpEffect, StepUpEvent } from './step-up.flow.ts';
import { refusals, type StepUpProblem } from './step-up.rules.ts';

export interface StepUpForm extends FormScreen<StepUpProblem['at']> {
  /** Makes the change with the proof; answers why the proof was refused. */
  readonly attempt: (proof: StepUp) => Promise<Failure | null>;
  readonly finish: () => void;
}

export function stepUpRunner({ attempt, focusField, finish }: StepUpForm): Runner<StepUpEvent, StepUpEffect> {
  const performForm = formRunner({ focusField });
  return (effect, send) => {
    switch (effect.do) {
      case 'attempt':
        return attempt(effect.proof).then((failure) =>
          send(failure ? { type: 'refused', problem: problemBy(refusals, failure) } : { type: 'accepted' }),
        );
      case 'finish':
        return finish();
      default:
        return performForm(effect, send);
    }
  };
}
