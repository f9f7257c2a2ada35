// Takes up the second step that a refresh has interrupted.
import { goOn } from '../../shell/session/go-on.ts';
import {
  forgetSecondFactor,
  keptSecondFactor,
  passSecondFactor,
  secondFactorUnderWay,
} from '../../shell/session/second-factor.ts';
import type { Shell } from '../../shell/shell.ts';

/** Where there is one: the sheet opens as it was; whoever passes goes where a log-in leads, whose time ran out to the log-in. */
export async function takeUp(shell: Shell): Promise<void> {
  const { session, navigation } = shell;
  // Who logged in before this came is in it already, on this very page.
  if (secondFactorUnderWay(shell)) return;
  const kept = keptSecondFactor(shell);
  if (!kept) return;
  if (session.current()) {
    forgetSecondFactor(shell);
    return;
  }
  const end = await passSecondFactor(shell, kept);
  const atTheForm = navigation.route() === 'login';
  // On any other page the log-in lay over it: there the member stays.
  if (end === 'passed' && (atTheForm || session.current()?.restricted)) goOn(shell);
  if (end === 'expired' && !atTheForm) navigation.go('login');
}
