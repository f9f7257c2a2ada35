// Decisions of the password change: what is wrong with the input, and what a refusal means.

import {
  checkNewPassword,
  type NewPassword,
  type PasswordLengths,
  weakText,
} from '../../kit/passwords/new-password.rules.ts';
import { type Joined, joinProblems } from '../../shell/errors/joined-problems.ts';
import type { Problem, Refusals } from '../../shell/errors/problem.rules.ts';
import type { SessionInfo } from '../../shell/shell.ts';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** The facts about the member and the operator that the choice of a password depends on. */
export interface Circumstances {
  readonly userName: string;
  readonly lengths: PasswordLengths;
  /** False for a password that nobody chose: the form does not ask for it. */
  readonly oldRequired: boolean;
}

/** LG-03, LG-04: the reason for the change; a member may also come by choice. */
export type Reason = NonNullable<SessionInfo['restrictedFor']> | 'ownWish';

/** A session from before the reason was stored says only that it is restricted. */
export const reasonOf = (session: Pick<SessionInfo, 'restricted' | 'restrictedFor'> | null): Reason =>
  session?.restricted ? (session.restrictedFor ?? 'expiredPassword') : 'ownWish';

/** The problem that the form shows, and the field that it belongs to. */
export type ChangeProblem = Joined<Problem<'old' | 'new'>>;

/** Returns the new password as its rules need it. */
export const chosenOf = (change: PasswordChange, { userName, lengths, oldRequired }: Circumstances): NewPassword => ({
  password: change.newPassword,
  oldPassword: oldRequired ? change.oldPassword : null,
  userName,
  lengths,
});

/** Everything that is wrong with the input, from the top of the form to its end; null where nothing is. */
export function checkChange(change: PasswordChange, around: Circumstances): ChangeProblem | null {
  const oldMissing: ChangeProblem = { at: 'old', text: 'changePassword.oldMissing' };
  const complaint = checkNewPassword(chosenOf(change, around));
  const found = [
    around.oldRequired && change.oldPassword === '' ? oldMissing : null,
    complaint && { at: 'new' as const, ...complaint },
  ];
  return joinProblems(found.filter((problem) => problem !== null));
}

/** The refusals that the form shows in place. */
export const refusals: Refusals<'member.password', ChangeProblem> = {
  'password.wrong': { at: 'old', text: 'changePassword.oldWrong' },
  'password.weak': (failure) => ({ at: 'new', text: weakText(failure) }),
  unanswered: { at: 'form', text: 'changePassword.answerLost' },
};
