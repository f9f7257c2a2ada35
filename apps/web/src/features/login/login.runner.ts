// Performs what the log-in flow asks for.
import { proofFor } from '../../shell/captcha/captcha-step.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { PROCESSING_LOCK_MS } from '../../shell/flow/processing-lock.ts';
import { landing } from '../../shell/navigation/landing.ts';
import type { Shell } from '../../shell/shell.ts';
import { LOGIN_DRAFT, SLOW_CHECK_MS } from './login.constants.ts';
import type { LoginEffect, LoginEvent } from './login.flow.ts';
import { type LoginDevice, type LoginProblem, requestOf } from './login.rules.ts';

/** What the form does for the flow. */
export interface LoginForm {
  readonly pointOut: (at: LoginProblem['at']) => void;
  /** The session has begun: close, go on. */
  readonly entered: () => void;
}

const deviceOf = ({ device }: Shell): LoginDevice => ({
  id: device.id(),
  kind: device.kind(),
  officialApp: device.officialApp(),
});

export function loginRunner(shell: Shell, form: LoginForm): Runner<LoginEvent, LoginEffect> {
  let slow: ReturnType<typeof setTimeout> | undefined;
  return (effect, send) => {
    switch (effect.do) {
      case 'prove': {
        const { credentials } = effect;
        void proofFor(shell, 'login').then((proof) =>
          send(proof.ok ? { type: 'proved', credentials, proof: proof.fields } : { type: 'notProved' }),
        );
        return;
      }
      case 'logIn': {
        const request = requestOf(effect.credentials, deviceOf(shell), effect.proof);
        // Nothing of this call is left to the error catalogue: the form has words for every answer.
        void shell.send('session.login', request, { alert: false }).then((outcome) => {
          clearTimeout(slow);
          send(outcome.ok ? { type: 'accepted', answer: outcome.value } : { type: 'refused', failure: outcome });
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
        shell.session.start(effect.answer);
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
