// Decisions of the recovery: what is wrong with the input, and what a refusal means.
import { mayBeEmail } from '../../kit/codes/email.rules.ts';
import { checkNewPassword, type NewPassword, weakText } from '../../kit/passwords/new-password.rules.ts';
import type { Problem, Refusals } from '../../shell/errors/problem.rules.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import type { Wish } from './account-identity.ts';

/** The problem that the form shows, and the field that it belongs to. */
export type RecoverProblem = Problem<'code' | 'password'>;

/** The input that the second step submits. */
export interface Confirmation {
  readonly code: string;
  /** Null where only the user name is wanted. */
  readonly newPassword: string | null;
}

/** The longest input that the contract allows: longer input is refused before it is sent. */
const USERNAME_MAX_LENGTH = 200;

/** Returns the message for an invalid user name, or null. */
export function checkName(username: string): TextKey | null {
  if (username === '') return 'recover.usernameMissing';
  return username.length > USERNAME_MAX_LENGTH ? 'recover.usernameTooLong' : null;
}

/** Returns the message for an invalid e-mail address, or null. */
export function checkEmail(email: string): TextKey | null {
  if (email === '') return 'recover.emailMissing';
  return mayBeEmail(email) ? null : 'recover.emailInvalid';
}

/** The first thing wrong with the second step, or null. `chosen` is null where only the user name is wanted. */
export function checkConfirmation(code: string, chosen: NewPassword | null): RecoverProblem | null {
  if (code.trim() === '') return { at: 'code', text: 'recover.codeMissing' };
  const complaint = chosen && checkNewPassword(chosen);
  return complaint && { at: 'password', ...complaint };
}

type Refused = Refusals<'member.passwordResetConfirm', RecoverProblem>;

const forName: Refused = {
  'code.invalid': { at: 'code', text: 'recover.codeInvalid' },
  'password.weak': (failure) => ({ at: 'password', text: weakText(failure) }),
};

/** The refusals that the form shows in place. After a lost answer a new password may be set by now. */
export const refusalsOf: Readonly<Record<Wish, Refused>> = {
  userName: forName,
  password: { ...forName, unanswered: { at: 'form', text: 'recover.answerLost' } },
};
