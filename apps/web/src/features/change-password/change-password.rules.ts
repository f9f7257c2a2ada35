// Decisions of the password change: what is wrong with the input, and what a refusal means.
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import {
  checkNewPassword,
  type NewPassword,
  type PasswordLengths,
  weakText,
} from '../../shell/passwords/new-password.rules.ts';
import type { Failure, SessionInfo } from '../../shell/shell.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** What is known of the member and the operator when a password is chosen. */
export interface Circumstances {
  readonly userName: string;
  readonly lengths: PasswordLengths;
  /** A password that nobody chose is not asked for. */
  readonly oldAsked: boolean;
}

/** LG-03, LG-04: why one is here; a member may also come by their own wish. */
export type Reason = NonNullable<SessionInfo['restrictedFor']> | 'ownWish';

/** A session of before the reason was kept tells only that it is restricted. */
export const reasonOf = (session: Pick<SessionInfo, 'restricted' | 'restrictedFor'> | null): Reason =>
  session?.restricted ? (session.restrictedFor ?? 'expiredPassword') : 'ownWish';

/** What the form says went wrong, and where. */
export interface ChangeProblem {
  readonly at: 'old' | 'new' | 'form';
  readonly text: TextKey;
  readonly values?: TextValues;
  readonly reference?: string;
}

/** The new password as the rules look at it. */
export const chosenOf = (change: PasswordChange, { userName, lengths, oldAsked }: Circumstances): NewPassword => ({
  password: change.newPassword,
  oldPassword: oldAsked ? change.oldPassword : null,
  userName,
  lengths,
});

/** The first thing wrong with the input, or null. */
export function checkChange(change: PasswordChange, around: Circumstances): ChangeProblem | null {
  if (around.oldAsked && change.oldPassword === '') return { at: 'old', text: 'changePassword.oldMissing' };
  const complaint = checkNewPassword(chosenOf(change, around));
  return complaint && { at: 'new', ...complaint };
}

const byKind: Readonly<Record<Exclude<Failure['kind'], 'refused'>, TextKey>> = {
  offline: 'changePassword.offline',
  network: 'changePassword.unreachable',
  timeout: 'changePassword.timeout',
  malformed: 'changePassword.unreachable',
  aborted: 'changePassword.unreachable',
};

/** What the form says about a change that failed. Every failure has words here, those that are silent elsewhere too. */
export function problemOf(failure: Failure): ChangeProblem {
  const { errorCode, kind, status, reference } = failure;
  if (errorCode === 'password.wrong') return { at: 'old', text: 'changePassword.oldWrong' };
  if (errorCode === 'password.weak') return { at: 'new', text: weakText(failure) };
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return { at: 'form', text: 'changePassword.tooMany', reference };
  if (status >= 500) return { at: 'form', text: 'changePassword.serviceBusy', reference };
  return { at: 'form', text: kind === 'refused' ? 'changePassword.refused' : byKind[kind], reference };
}
