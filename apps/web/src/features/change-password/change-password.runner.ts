// Performs the effects of the password change.
import type { Runner } from '../../shell/flow/flow.ts';
import { PROCESSING_LOCK_MS } from '../../shell/flow/processing-lock.ts';
import { endsSession } from '../../shell/http/failure.ts';
import { forgetLogin } from '../../shell/session/remembered-record.ts';
import { confirmed } from '../../shell/session/step-up.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ChangeEffect, ChangeEvent } from './change-password.flow.ts';
import { type ChangeProblem, type PasswordChange, reasonOf } from './change-password.rules.ts';

/** The actions of the form that the flow calls. */
export interface ChangeForm {
  readonly focusField: (at: ChangeProblem['at']) => void;
  /** Removes the field for the old password: nobody chose that password, or there is none. */
  readonly dropOld: () => void;
}

export function changePasswordRunner(shell: Shell, form: ChangeForm): Runner<ChangeEvent, ChangeEffect> {
  const { session, navigation } = shell;
  const change = (asked: PasswordChange) =>
    confirmed(shell, (proof) => shell.send('member.password', { ...asked, ...proof }, { alert: false }));
  return (effect, send) => {
    switch (effect.do) {
      case 'lookUp':
        // A forced change needs no request: its reason says whether there is a password.
        if (reasonOf(session.current()) !== 'ownWish') return;
        return shell.send('member.info', {}, { alert: false }).then((outcome) => {
          if (outcome.ok && outcome.value.passwordGiven) form.dropOld();
        });
      case 'send':
        return change(effect.change).then((outcome) => {
          if (!outcome) return send({ type: 'withdrawn' });
          if (!outcome.ok && endsSession(outcome)) shell.react(outcome);
          send(outcome.ok ? { type: 'accepted', answer: outcome.value } : { type: 'refused', failure: outcome });
        });
      case 'focusField':
        form.focusField(effect.at);
        return;
      case 'releaseLockLater':
        setTimeout(() => send({ type: 'lockReleased' }), PROCESSING_LOCK_MS);
        return;
      case 'enter':
        // The answer is a new session without the restriction; the old session is invalid.
        session.renew(effect.answer);
        // SN-03: the remembered log-in opens nothing any more.
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
