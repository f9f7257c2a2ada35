// Performs the effects of the feedback form.
import type { Runner } from '../../shell/flow/flow.ts';
import { eventOf, type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import type { Shell } from '../../shell/shell.ts';
import { type FeedbackEffect, type FeedbackEvent, type FeedbackProblem, plainText, refusals } from './feedback.flow.ts';

/** Name of the draft of what is typed and of the key of its intent. */
export const FEEDBACK_DRAFT = 'feedback';

/** The actions of the screen that the flow calls. */
export interface FeedbackForm extends FormScreen<FeedbackProblem['at']> {
  readonly clear: () => void;
}

export function feedbackRunner(
  { send: call, drafts }: Pick<Shell, 'send' | 'drafts'>,
  screen: FeedbackForm,
): Runner<FeedbackEvent, FeedbackEffect> {
  const performForm = formRunner(screen);
  return (effect, send) => {
    switch (effect.do) {
      case 'send': {
        const { kind, text, key: idempotencyKey } = effect.entry;
        const input = { kind, text: plainText(text) };
        return call('member.feedback', input, { claims: refusals, idempotencyKey }).then((outcome) =>
          send(eventOf(outcome, refusals, ({ reference }) => ({ type: 'accepted', reference }))),
        );
      }
      case 'clear':
        drafts.drop(FEEDBACK_DRAFT);
        return screen.clear();
      default:
        return performForm(effect, send);
    }
  };
}
