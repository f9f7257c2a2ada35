// RT-02, RG-07: navigates after a registration, or after a form that logs in and registers.
import type { Shell } from '../shell.ts';
import { navigateAfterLogin } from './after-login.ts';
import type { SessionStart } from './session-start.ts';

/** The facts about the new member beside the session. */
export interface Registered {
  /** True where the member typed no name: the platform chose one. */
  readonly isNameGenerated?: boolean;
}

type Navigated = Pick<Shell, 'events' | 'navigation' | 'session'>;

/** Home in place of the form's entry in the history, unless another handler takes the new member over. */
export function navigateAfterRegistration(shell: Navigated, registered: Registered = {}): void {
  const { events, navigation, session } = shell;
  const member = session.current();
  if (!member) {
    navigation.go('login', { replace: true });
    return;
  }
  let taken = false;
  const takeOver = (): void => {
    taken = true;
  };
  // A member who has to choose a password first is welcomed nowhere yet.
  if (!member.restricted) events.publish('registered', { userName: member.userName, ...registered, takeOver });
  if (!taken) navigateAfterLogin(shell);
}

export const navigateAfterStart = (shell: Navigated, as: SessionStart): void =>
  as === 'registered' ? navigateAfterRegistration(shell) : navigateAfterLogin(shell);
