// Performs the effects of the log-in flow. On the log-in page this file is fetched with the first touch of the form.
import type { LoginAnswer } from '@foyer/contract';
import { type ProofResult, proofFor } from '../../kit/captcha/captcha-step.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { PROCESSING_LOCK_MS } from '../../shell/flow/processing-lock.ts';
import { chunkLost } from '../../shell/http/failure.ts';
import type { Failure, Outcome } from '../../shell/http/outcome.ts';
import { loginDevice } from '../../shell/session/login-device.ts';
import { LOGIN_DRAFT } from '../../shell/session/login-draft.ts';
import { forgetIfRefused } from '../../shell/session/refused-login.ts';
import { unforced } from '../../shell/session/session-info.ts';
import type { Shell } from '../../shell/shell.ts';
import { SLOW_CHECK_MS } from './login.constants.ts';
import type { LoginEffect, LoginEvent } from './login.flow.ts';
import type { LoginEntry, LoginProblem } from './login.rules.ts';
import { requestOf } from './login-request.ts';
import { noSecondStep, problemOf } from './refusal.rules.ts';

/** The actions of the form that the flow calls. */
export interface LoginForm {
  readonly focusField: (at: LoginProblem['at']) => void;
  /** The session has begun: closes the form and continues. */
  readonly onLoggedIn: () => void;
}

/** LG-01: a code by SMS is proof enough; the request for the code had a captcha of its own. */
const proofOf = (shell: Shell, { type }: LoginEntry): Promise<ProofResult> =>
  type === 'sms' ? Promise.resolve({ ok: true, fields: {} }) : proofFor(shell, 'login');

/** Starts the session, and remembers the log-in where the person wants that. */
function begin(shell: Shell, answer: LoginAnswer, { type, username, password, remember: wanted }: LoginEntry): void {
  shell.session.start(type === 'sms' ? unforced(answer) : answer);
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
  try {
    const { takeSecondFactor } = await import('../../shell/session/second-factor.ts');
    const how = await takeSecondFactor(shell, value, {
      type,
      userName: username.trim(),
      remember,
      proof: { password: type === 'sms' ? password.trim() : password },
    });
    if (how === 'passed') return { type: 'secondFactorPassed' };
    return { type: 'secondFactorLeft', problem: how === 'unusable' ? noSecondStep : null };
  } catch {
    return { type: 'refused', problem: problemOf(chunkLost(true), type) };
  }
}

/** Loads the texts of a failure; returns a lost file as the failure where they do not load. */
const worded = ({ texts }: Shell, failure: Failure): Promise<Failure> =>
  texts.complete().then(
    () => failure,
    () => chunkLost(failure.kind !== 'offline'),
  );

/** Returns the flow's event for an answer to the log-in. */
async function toldBy(shell: Shell, outcome: Outcome<LoginAnswer>, entry: LoginEntry): Promise<LoginEvent> {
  if (outcome.ok) return { type: 'accepted', answer: outcome.value };
  if (outcome.errorCode === 'login_verify_required') return { type: 'secondFactorAsked', value: outcome.value, entry };
  return { type: 'refused', problem: problemOf(await worded(shell, outcome), entry.type) };
}

export function loginRunner(shell: Shell, form: LoginForm): Runner<LoginEvent, LoginEffect> {
  let slow: ReturnType<typeof setTimeout> | undefined;
  let sent: LoginEntry | null = null;
  return (effect, send) => {
    switch (effect.do) {
      case 'prove': {
        const { entry } = effect;
        return proofOf(shell, entry).then((proof) =>
          send(proof.ok ? { type: 'proved', entry, proof: proof.fields } : { type: 'notProved' }),
        );
      }
      case 'logIn': {
        const { entry, proof } = effect;
        const request = requestOf(entry, loginDevice(shell.device), proof);
        sent = entry;
        // Skips the error catalogue: the form has a text for every answer of this call.
        return shell.send('session.login', request, { alert: false }).then(async (outcome) => {
          clearTimeout(slow);
          forgetIfRefused(shell.store, outcome);
          send(await toldBy(shell, outcome, entry));
        });
      }
      case 'watchTime':
        clearTimeout(slow);
        slow = setTimeout(() => send({ type: 'tookLong' }), SLOW_CHECK_MS);
        return;
      case 'releaseLockLater':
        setTimeout(() => send({ type: 'lockReleased' }), PROCESSING_LOCK_MS);
        return;
      case 'focusField':
        return form.focusField(effect.at);
      case 'passSecondFactor':
        return verify(shell, effect.value, effect.entry).then(send);
      case 'begin':
        if (sent) begin(shell, effect.answer, sent);
        return;
      case 'finish':
        shell.drafts.drop(LOGIN_DRAFT);
        return form.onLoggedIn();
    }
  };
}
