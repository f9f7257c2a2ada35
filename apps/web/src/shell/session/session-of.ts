// SN-01: the session that a log-in's answer begins. The first page does without this file.
import type { LoginAnswer, PageSettings } from '@foyer/contract';
import { readSettings } from '../settings/settings.ts';
import type { SessionInfo, Shell } from '../shell.ts';

/** Why a log-in's answer restricts the session, if it does. LG-04: an expired password forces a change only with the operator's switch. */
function whyRestricted(answer: LoginAnswer, forceExpired: boolean): SessionInfo['restrictedFor'] {
  if (answer.updatePassword) return 'givenPassword';
  return answer.passwordExpired && forceExpired ? 'expiredPassword' : undefined;
}

/**
 * Converts a log-in's answer into the session that storage keeps. An expired password forces its change where the
 * operator has PWDEXPFORCECHANGE3.
 */
export function sessionOf(answer: LoginAnswer, settings: PageSettings): SessionInfo {
  const why = whyRestricted(answer, readSettings(settings).on.forceExpiredPasswordChange);
  return {
    id: answer.id,
    token: answer.token,
    merchantCode: settings.merchant,
    userName: answer.userName,
    type: answer.customerType,
    firstTimeLogin: answer.firstTimeLogin,
    restricted: why !== undefined,
    ...(why && { restrictedFor: why }),
  };
}

/** LG-03, LG-04: a log-in by SMS or identity token never requires a new password. */
export const unforced = (answer: LoginAnswer): LoginAnswer => ({
  ...answer,
  passwordExpired: false,
  updatePassword: false,
});

/** Starts the session of a log-in's answer; `throughLink`: a link began it, and nobody has confirmed the member yet. */
export type StartSession = (answer: LoginAnswer, how?: Pick<SessionInfo, 'throughLink'>) => void;

/** Starts the session of a log-in's answer in this tab. */
export const startSession = ({ session, settings }: Pick<Shell, 'session' | 'settings'>, answer: LoginAnswer): void =>
  session.start(sessionOf(answer, settings));
