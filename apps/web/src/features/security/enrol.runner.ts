// Performs the effects of setting up an authenticator app.
import { problemBy } from '../../shell/errors/problem.rules.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { eventOf, type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { qrOf } from '../../shell/qr/qr.ts';
import { confirmed, stepUpClaims } from '../../shell/session/step-up.ts';
import type { Shell } from '../../shell/shell.ts';
import type { EnrolEffect, EnrolEvent, Enrolled } from './enrol.flow.ts';
import { type EnrolProblem, refusals } from './enrol.rules.ts';

/** `focusField` clears the code, so that the member types it again. */
export interface EnrolSheet extends FormScreen<EnrolProblem['at']> {
  readonly leave: () => void;
  readonly finish: (enrolled: Enrolled) => void;
  /** The sheet may be closed before the call has its answer. */
  readonly onSending: (call: Promise<Outcome<Enrolled> | null>) => void;
}

const claims = { ...stepUpClaims, ...refusals } as const;

async function confirm(shell: Shell, code: string, onSending: EnrolSheet['onSending']): Promise<EnrolEvent> {
  const call = confirmed(shell, (proof) => shell.send('security.enrolConfirm', { code, ...proof }, { claims }));
  onSending(call);
  const outcome = await call;
  if (outcome && !outcome.ok && outcome.errorCode === 'authenticator.expired')
    return { type: 'expired', problem: problemBy(refusals, outcome) };
  return eventOf(outcome, refusals, (enrolled) => ({ type: 'accepted', enrolled }));
}

export function enrolRunner(shell: Shell, sheet: EnrolSheet): Runner<EnrolEvent, EnrolEffect> {
  const performForm = formRunner(sheet);
  return (effect, send) => {
    switch (effect.do) {
      case 'start':
        return confirmed(shell, (proof) => shell.send('security.enrol', proof, { claims: stepUpClaims })).then(
          (outcome) => send(eventOf(outcome, {}, (secret) => ({ type: 'started', secret }))),
        );
      case 'draw':
        // Without the picture the secret can be copied or typed.
        return qrOf(effect.otpauth).then(
          (qr) => send({ type: 'drawn', qr }),
          () => undefined,
        );
      case 'confirm':
        return confirm(shell, effect.code, sheet.onSending).then(send);
      case 'leave':
        return sheet.leave();
      case 'finish':
        return sheet.finish(effect.enrolled);
      default:
        return performForm(effect, send);
    }
  };
}
