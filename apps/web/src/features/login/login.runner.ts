// Performs the log-in flow. The log-in page loads this file at the form's first touch.
import type { LoginAnswer } from '@foyer/contract';
import { type ProofResult, proofFor } from '../../kit/captcha/captcha-step.ts';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { lostCode, type Runner } from '../../shell/flow/flow.ts';
import { type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { loginDevice } from '../../shell/session/login-device.ts';
import { LOGIN_DRAFT } from '../../shell/session/login-draft.ts';
import { forgetIfRefused } from '../../shell/session/refused-login.ts';
import { startSession, unforced } from '../../shell/session/session-of.ts';
import type { Shell } from '../../shell/shell.ts';
import type { LoginEffect, LoginEvent } from './login.flow.ts';
import type { LoginEntry, LoginProblem } from './login.rules.ts';
import { requestOf } from './login-request.ts';
import { noSecondStep, refusalsOf } from './refusal.rules.ts';

/** The actions of the form that the flow calls. */
export interface LoginForm extends FormScreen<LoginProblem['at']> {
  /** The session has begun: closes the form and continues. */
  readonly onLoggedIn: () => void;
}

/** LG-01: a code by SMS is proof enough; the request for the code had a captcha of its own. */
const proofOf = (shell: Shell, { type }: LoginEntry): Promise<ProofResult> =>
  type === 'sms' ? Promise.resolve({ ok: true, fields: {} }) : proofFor(shell, 'login');

/** Starts the session, and remembers the log-in where the person wants that. */
function begin(shell: Shell, answer: LoginAnswer, { type, username, password, remember: wanted }: LoginEntry): void {
  startSession(shell, type === 'sms' ? unforced(answer) : answer);
  const own = { type, name: username.trim(), password, answer, wanted };
  import('../../shell/session/remembered.ts').then(
    ({ rememberLogin }) => rememberLogin(shell, own),
    // Without the code that remembers, nothing is stored, and the next log-in asks again.
    () => undefined,
  );
}

/** LG-05: the code for the second step is fetched when the back end requires that step. */
async function verify(shell: Shell, value: unknown, entry: LoginEntry): Promise<LoginEvent> {
  const { type, username, password, remember } = entry;
  const { takeSecondFactor } = await import('../../shell/session/second-factor.ts').catch((cause: unknown) => {
    throw lostCode(cause);
  });
  const how = await takeSecondFactor(shell, value, {
    type,
    userName: username.trim(),
    remember,
    proof: { password: type === 'sms' ? password.trim() : password },
  });
  if (how === 'passed') return { type: 'secondFactorPassed' };
  return how === 'unusable' ? { type: 'refused', problem: noSecondStep } : { type: 'withdrawn' };
}

/** Returns the flow's event for an answer to the log-in. */
function answered(outcome: Outcome<LoginAnswer>, entry: LoginEntry): LoginEvent {
  if (outcome.ok) return { type: 'accepted', answer: outcome.value };
  if (outcome.errorCode === 'login_verify_required')
    return { type: 'secondFactorRequired', value: outcome.value, entry };
  return { type: 'refused', problem: problemBy(refusalsOf[entry.type], outcome) };
}

export function loginRunner(shell: Shell, form: LoginForm): Runner<LoginEvent, LoginEffect> {
  const performForm = formRunner(form);
  let sent: LoginEntry | null = null;
  return (effect, send) => {
    switch (effect.do) {
      case 'prove': {
        const { entry } = effect;
        return proofOf(shell, entry).then((proof) =>
          send(proof.ok ? { type: 'proved', entry, proof: proof.fields } : { type: 'withdrawn' }),
        );
      }
      case 'logIn': {
        const { entry, proof } = effect;
        const request = requestOf(entry, loginDevice(shell.device), proof);
        sent = entry;
        const claims = { ...refusalsOf[entry.type], login_verify_required: true };
        return shell.send('session.login', request, { claims }).then((outcome) => {
          forgetIfRefused(shell.store, outcome);
          send(answered(outcome, entry));
        });
      }
      case 'passSecondFactor':
        return verify(shell, effect.value, effect.entry).then(send);
      case 'begin':
        if (sent) begin(shell, effect.answer, sent);
        return;
      case 'finish':
        shell.drafts.drop(LOGIN_DRAFT);
        return form.onLoggedIn();
      default:
        return performForm(effect, send);
    }
  };
}
