// Performs the effects of a new address or number.
import type { SecurityOverview } from '@foyer/contract';
import type { Runner } from '../../shell/flow/flow.ts';
import { PROCESSING_LOCK_MS } from '../../shell/flow/processing-lock.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import type { ContactEffect, ContactEvent } from './contact.flow.ts';

export interface ContactForm {
  /** Returns null where the member withdrew. */
  readonly save: (code: string) => Promise<Outcome<SecurityOverview> | null>;
  readonly focusField: () => void;
  readonly finish: (overview: SecurityOverview) => void;
}

/** `form` returns the current form. */
export const contactRunner =
  (form: () => ContactForm): Runner<ContactEvent, ContactEffect> =>
  (effect, send) => {
    switch (effect.do) {
      case 'save':
        return form()
          .save(effect.code)
          .then((outcome) => {
            if (!outcome) return send({ type: 'withdrawn' });
            send(outcome.ok ? { type: 'accepted', overview: outcome.value } : { type: 'refused', failure: outcome });
          });
      case 'focusField':
        return form().focusField();
      case 'releaseLockLater':
        setTimeout(() => send({ type: 'lockReleased' }), PROCESSING_LOCK_MS);
        return;
      case 'finish':
        return form().finish(effect.overview);
    }
  };
