// Decisions of the recovery: what is wrong with the input, and what a refusal means.
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import { checkNewPassword, type NewPassword, weakText } from '../../shell/passwords/new-password.rules.ts';
import type { Failure } from '../../shell/shell.ts';
import type { Wish } from './whose.ts';

/** What the form says went wrong, and where. */
export interface RecoverProblem {
  readonly at: 'code' | 'password' | 'form';
  readonly text: TextKey;
  readonly values?: TextValues;
  readonly reference?: string;
}

/** What the second step hands in. */
export interface Confirmation {
  readonly code: string;
  /** Null where only the user name is wanted. */
  readonly newPassword: string | null;
}

/** Limits of the wire. */
const USERNAME_MAX_LENGTH = 200;
const EMAIL_MAX_LENGTH = 254;
/** Something, an at sign, something with a dot: the rest only a message that arrives can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is said of a user name that cannot be one, or null. */
export function checkName(username: string): TextKey | null {
  if (username === '') return 'recover.usernameMissing';
  return username.length > USERNAME_MAX_LENGTH ? 'recover.usernameTooLong' : null;
}

/** What is said of an address that cannot be one, or null. */
export function checkEmail(email: string): TextKey | null {
  if (email === '') return 'recover.emailMissing';
  return email.length <= EMAIL_MAX_LENGTH && EMAIL.test(email) ? null : 'recover.emailInvalid';
}

/** The first thing wrong with the second step, or null. `chosen` is null where only the user name is wanted. */
export function checkConfirmation(code: string, chosen: NewPassword | null): RecoverProblem | null {
  if (code.trim() === '') return { at: 'code', text: 'recover.codeMissing' };
  const complaint = chosen && checkNewPassword(chosen);
  return complaint && { at: 'password', ...complaint };
}

const byKind: Readonly<Record<Exclude<Failure['kind'], 'refused'>, TextKey>> = {
  offline: 'recover.offline',
  network: 'recover.unreachable',
  timeout: 'recover.unreachable',
  malformed: 'recover.unreachable',
  aborted: 'recover.unreachable',
};

function tooMany({ retryAfterSeconds, reference }: Failure): RecoverProblem {
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60);
  return minutes > 1
    ? { at: 'form', text: 'recover.tooManyMinutes', values: { minutes }, reference }
    : { at: 'form', text: 'recover.tooMany', reference };
}

/** Nobody can know what became of it; a new password may be set by now. */
const isLost = ({ kind }: Failure): boolean => kind === 'timeout' || kind === 'network' || kind === 'malformed';

/** What the form says about a confirmation that failed. Every failure has words here, those that are silent elsewhere too. */
export function problemOf(failure: Failure, wish: Wish): RecoverProblem {
  const { errorCode, kind, status, reference } = failure;
  if (errorCode === 'code.invalid') return { at: 'code', text: 'recover.codeInvalid' };
  if (errorCode === 'password.weak') return { at: 'password', text: weakText(failure) };
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return tooMany(failure);
  if (isLost(failure) && wish === 'password') return { at: 'form', text: 'recover.answerLost', reference };
  if (kind !== 'refused') return { at: 'form', text: byKind[kind], reference };
  return { at: 'form', text: status >= 500 ? 'recover.serviceBusy' : 'recover.refused', reference };
}
