// Performs what the log-in flow asks for.
import type { LoginAnswer } from '@foyer/contract';
import { type ProofResult, proofFor } from '../../shell/captcha/captcha-step.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { PROCESSING_LOCK_MS } from '../../shell/flow/processing-lock.ts';
import { landing } from '../../shell/navigation/landing.ts';
import { loginDevice } from '../../shell/session/login-device.ts';
import { LOGIN_DRAFT } from '../../shell/session/login-draft.ts';
import { unforced } from '../../shell/session/session-info.ts';
import type { Shell } from '../../shell/shell.ts';
import { SLOW_CHECK_MS } from './login.constants.ts';
import type { LoginEffect, LoginEvent } from './login.flow.ts';
import { type LoginEntry, type LoginProblem, requestOf } from './login.rules.ts';

/** What the form does for the flow. */
export interface LoginForm {
  readonly pointOut: (at: LoginProblem['at']) => void;
  /** The session has begun: close, go on. */
  readonly entered: () => void;
}

/** LG-01: a code by SMS is proof enough; its sending had a captcha of its own. */
const proofOf = (shell: Shell, { type }: LoginEntry): Promise<ProofResult> =>
  type === 'sms' ? Promise.resolve({ ok: true, fields: {} }) : proofFor(shell, 'login');

/** Begins the session, and keeps for the next time what the person wants kept. */
function begin(shell: Shell, answer: LoginAnswer, { type, username, password, remember: wanted }: LoginEntry): void {
  shell.session.start(type === 'sms' ? unforced(answer) : answer);
  const own = { type, name: username.trim(), password, answer, wanted };
  import('../../shell/session/remembered.ts').then(
    ({ rememberLogin }) => rememberLogin(shell, own),
    // Without that code nothing is kept, and the next log-in asks again.
    () => undefined,
  );
}

export function loginRunner(shell: Shell, form: LoginForm): Runner<LoginEvent, LoginEffect> {
  let slow: ReturnType<typeof setTimeout> | undefined;
  let sent: LoginEntry | null = null;
  return (effect, send) => {
    switch (effect.do) {
      case 'prove': {
        const { entry } = effect;
        void proofOf(shell, entry).then((proof) =>
          send(proof.ok ? { type: 'proved', entry, proof: proof.fields } : { type: 'notProved' }),
        );
        return;
      }
      case 'logIn': {
        const { entry, proof } = effect;
        const request = requestOf(entry, loginDevice(shell.device), proof);
        sent = entry;
        // Nothing of this call is left to the error catalogue: the form has words for every answer.
        void shell.send('session.login', request, { alert: false }).then((outcome) => {
          clearTimeout(slow);
          send(
            outcome.ok
              ? { type: 'accepted', answer: outcome.value }
              : { type: 'refused', failure: outcome, way: entry.type },
          );
        });
        return;
      }
      case 'watchTime':
        clearTimeout(slow);
        slow = setTimeout(() => send({ type: 'tookLong' }), SLOW_CHECK_MS);
        return;
      case 'releaseLockLater':
        setTimeout(() => send({ type: 'lockReleased' }), PROCESSING_LOCK_MS);
        return;
      case 'pointOut':
        return form.pointOut(effect.at);
      case 'enter':
        shell.drafts.drop(LOGIN_DRAFT);
        if (sent) begin(shell, effect.answer, sent);
        return form.entered();
    }
  };
}

/** RT-02, RT-17: where a member goes after the log-in; the form's entry in the history gives way to it. */
export function goOn({ session, navigation }: Shell): void {
  if (session.current()?.restricted) {
    navigation.go('changePassword', { replace: true });
    return;
  }
  const { route, query } = landing(navigation.query(), navigation.origin);
  navigation.go(route, { query, replace: true });
}
