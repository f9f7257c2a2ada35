// Performs what the password change asks for.
import type { Runner } from '../../shell/flow/flow.ts';
import { PROCESSING_LOCK_MS } from '../../shell/flow/processing-lock.ts';
import { endsSession } from '../../shell/http/failure.ts';
import { forgetLogin } from '../../shell/session/remembered-record.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ChangeEffect, ChangeEvent } from './change-password.flow.ts';
import type { ChangeProblem } from './change-password.rules.ts';

/** What the form does for the flow. */
export interface ChangeForm {
  readonly pointOut: (at: ChangeProblem['at']) => void;
}

export function changePasswordRunner(shell: Shell, form: ChangeForm): Runner<ChangeEvent, ChangeEffect> {
  const { session, navigation } = shell;
  return (effect, send) => {
    switch (effect.do) {
      case 'send':
        void shell.send('member.password', effect.change, { alert: false }).then((outcome) => {
          if (!outcome.ok && endsSession(outcome)) shell.react(outcome);
          send(outcome.ok ? { type: 'accepted', answer: outcome.value } : { type: 'refused', failure: outcome });
        });
        return;
      case 'pointOut':
        form.pointOut(effect.at);
        return;
      case 'releaseLockLater':
        setTimeout(() => send({ type: 'lockReleased' }), PROCESSING_LOCK_MS);
        return;
      case 'enter':
        // The answer is a fresh session without the restriction; the old one is dead.
        session.renew(effect.answer);
        // SN-03: what was remembered does not open anything any more.
        forgetLogin(shell.store);
        navigation.go('home', { replace: true });
        shell.overlays.toast(shell.texts.t('changePassword.changed'));
        return;
      case 'logOut':
        session.end('loggedOut');
        navigation.go('login', { replace: true });
        return;
    }
  };
}
