// Performs the effects of the password change.
import type { LoginAnswer } from '@foyer/contract';
import type { Runner } from '../../shell/flow/flow.ts';
import { eventOf, type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import { forgetLogin } from '../../shell/session/remembered-record.ts';
import { sessionOf } from '../../shell/session/session-of.ts';
import { confirmed, stepUpClaims } from '../../shell/session/step-up.ts';
import type { Shell } from '../../shell/shell.ts';
import type { ChangeEffect, ChangeEvent } from './change-password.flow.ts';
import { type ChangeProblem, type PasswordChange, reasonOf, refusals } from './change-password.rules.ts';

/** The screen's services for the flow. */
export interface ChangeForm extends FormScreen<ChangeProblem['at']> {
  /** Says whether to ask for the old password: not where nobody chose it, or where there is none. Called once. */
  readonly setOldRequired: (isRequired: boolean) => void;
}

/** The form waits for the answer no longer than this. */
const LOOK_UP_MS = 3_000;

export function changePasswordRunner(shell: Shell, screen: ChangeForm): Runner<ChangeEvent, ChangeEffect> {
  const { session, navigation } = shell;
  const performForm = formRunner(screen);
  const change = (passwords: PasswordChange) =>
    confirmed(shell, (proof) =>
      shell.send('member.password', { ...passwords, ...proof }, { claims: { ...refusals, ...stepUpClaims } }),
    );
  /** Takes the answer also where `member` has left the page meanwhile: the old token may be invalid by now. */
  const take = (answer: LoginAnswer | null, member: string | undefined): void => {
    const current = session.current();
    if (!current || current.id !== member) return;
    const { restrictedFor: _, ...kept } = current;
    // A new session, or the old one without its restriction.
    session.renew(answer ? sessionOf(answer, shell.settings) : { ...kept, restricted: false });
    // SN-03: the remembered log-in opens nothing any more.
    forgetLogin(shell.store);
    shell.overlays.toast(shell.texts.t('changePassword.changed'), 'pos');
  };
  return (effect, send) => {
    switch (effect.do) {
      case 'lookUp':
        // A forced change needs no request: its reason says whether there is a password.
        if (reasonOf(session.current()) !== 'ownWish') return;
        // Without an answer the form asks for the old password: the platform ignores it where there is none.
        return Promise.race([
          shell.load('member.info', {}).then((outcome) => !(outcome.ok && outcome.value.passwordGiven)),
          new Promise<boolean>((resolve) => void setTimeout(() => resolve(true), LOOK_UP_MS)),
        ]).then(screen.setOldRequired);
      case 'send': {
        const member = session.current()?.id;
        return change(effect.change).then((outcome) => {
          if (outcome?.ok) take(outcome.value, member);
          send(eventOf(outcome, refusals, () => ({ type: 'accepted' })));
        });
      }
      case 'enter':
        return navigation.go('home', { replace: true });
      case 'logOut':
        session.end('loggedOut');
        navigation.go('login', { replace: true });
        return;
      default:
        return performForm(effect, send);
    }
  };
}
