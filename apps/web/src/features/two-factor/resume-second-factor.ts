// Resumes the second step that a refresh has interrupted.
import { navigateAfterLogin } from '../../shell/session/after-login.ts';
import {
  forgetSecondFactor,
  passSecondFactor,
  secondFactorUnderWay,
  storedSecondFactor,
} from '../../shell/session/second-factor.ts';
import type { Shell } from '../../shell/shell.ts';

/**
 * Reopens the sheet as it was, where there is an unfinished second step. A passed step leads to the log-in's target; a
 * step whose time has run out leads to the log-in.
 */
export async function resumeSecondFactor(shell: Shell): Promise<void> {
  const { session, navigation } = shell;
  // A person who logged in before this code loaded already has the sheet open, on this very page.
  if (secondFactorUnderWay(shell)) return;
  const waiting = storedSecondFactor(shell);
  if (!waiting) return;
  if (session.current()) {
    forgetSecondFactor(shell);
    return;
  }
  const end = await passSecondFactor(shell, waiting);
  const atTheForm = navigation.route() === 'login';
  // On any other page the log-in lay over it: there the member stays.
  if (end === 'passed' && (atTheForm || session.current()?.restricted)) navigateAfterLogin(shell);
  if (end === 'expired' && !atTheForm) navigation.go('login');
}
