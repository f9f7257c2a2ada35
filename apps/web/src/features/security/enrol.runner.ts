// Performs the effects of setting up an authenticator app.
import type { Runner } from '../../shell/flow/flow.ts';
import { PROCESSING_LOCK_MS } from '../../shell/flow/processing-lock.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { qrOf } from '../../shell/qr/qr.ts';
import { confirmed } from '../../shell/session/step-up.ts';
import type { Shell } from '../../shell/shell.ts';
import type { EnrolEffect, EnrolEvent, Enrolled } from './enrol.flow.ts';

export interface EnrolSheet {
  /** Clears the code, so that the member types it again. */
  readonly focusField: () => void;
  readonly leave: () => void;
  readonly finish: (enrolled: Enrolled) => void;
}

const toldBy = <T>(outcome: Outcome<T> | null, done: (value: T) => EnrolEvent): EnrolEvent => {
  if (!outcome) return { type: 'withdrawn' };
  return outcome.ok ? done(outcome.value) : { type: 'refused', failure: outcome };
};

export const enrolRunner =
  (shell: Shell, sheet: EnrolSheet): Runner<EnrolEvent, EnrolEffect> =>
  (effect, send) => {
    switch (effect.do) {
      case 'start':
        return confirmed(shell, (proof) => shell.send('security.enrol', proof, { alert: false })).then((outcome) =>
          send(toldBy(outcome, (secret) => ({ type: 'started', secret }))),
        );
      case 'draw':
        // Without the picture the secret can be copied or typed.
        return qrOf(effect.otpauth).then(
          (qr) => send({ type: 'drawn', qr }),
          () => undefined,
        );
      case 'confirm': {
        const { code } = effect;
        return confirmed(shell, (proof) =>
          shell.send('security.enrolConfirm', { code, ...proof }, { alert: false }),
        ).then((outcome) => send(toldBy(outcome, (enrolled) => ({ type: 'accepted', enrolled }))));
      }
      case 'focusField':
        return sheet.focusField();
      case 'releaseLockLater':
        setTimeout(() => send({ type: 'lockReleased' }), PROCESSING_LOCK_MS);
        return;
      case 'leave':
        return sheet.leave();
      case 'finish':
        return sheet.finish(effect.enrolled);
    }
  };
