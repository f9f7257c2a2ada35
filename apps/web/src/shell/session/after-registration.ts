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

/**
 * Home in place of the form's entry in the history, unless another handler takes the new member over. `stays`: the person
 * goes on with what they had begun, such as a game.
 */
export function navigateAfterRegistration(
  shell: Navigated,
  { stays = false, ...registered }: Registered & { readonly stays?: boolean } = {},
): void {
  const { events, navigation, session } = shell;
  const member = session.current();
  let taken = stays;
  const takeOver = (): void => {
    taken = true;
  };
  const userName = member && !member.restricted ? member.userName : null;
  events.publish('registered', { userName, ...registered, takeOver });
  if (taken) return;
  if (member) navigateAfterLogin(shell);
  else navigation.go('login', { replace: true });
}

/** `stays`: as after a registration. */
export function navigateAfterStart(shell: Navigated, as: SessionStart, stays = false): void {
  if (as === 'registered') navigateAfterRegistration(shell, { stays });
  else if (!stays) navigateAfterLogin(shell);
}
