// Performs the effects of a new address or number.
import type { SecurityOverview } from '@foyer/contract';
import type { Runner } from '../../shell/flow/flow.ts';
import { eventOf, type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import type { ContactEffect, ContactEvent } from './contact.flow.ts';
import { type ContactProblem, refusals } from './contact.rules.ts';

export interface ContactForm extends FormScreen<ContactProblem['at']> {
  /** Returns null where the member withdrew. */
  readonly save: (code: string) => Promise<Outcome<SecurityOverview> | null>;
  readonly finish: (overview: SecurityOverview) => void;
}

/** `form` returns the current form. */
export function contactRunner(form: () => ContactForm): Runner<ContactEvent, ContactEffect> {
  const performForm = formRunner<ContactProblem['at']>({ focusField: (at) => form().focusField(at) });
  return (effect, send) => {
    switch (effect.do) {
      case 'save':
        return form()
          .save(effect.code)
          .then((outcome) => send(eventOf(outcome, refusals, (overview) => ({ type: 'accepted', overview }))));
      case 'finish':
        return form().finish(effect.overview);
      default:
        return performForm(effect, send);
    }
  };
}
