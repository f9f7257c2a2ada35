// Decisions of the password change: what a new password must be, and what a refusal means.
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import type { Failure } from '../../shell/shell.ts';

export interface PasswordLengths {
  readonly minLength: number;
  readonly maxLength: number;
}

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** One line of the list that ticks itself off while the member types. */
export interface PasswordRule {
  readonly name: 'length' | 'different' | 'notTheName';
  readonly met: boolean;
}

/** What the form says went wrong, and where. */
export interface ChangeProblem {
  readonly at: 'old' | 'new' | 'form';
  readonly text: TextKey;
  readonly values?: TextValues;
  readonly reference?: string;
}

/** Names shorter than this are in too many words to forbid. */
const NAME_MIN_LENGTH = 3;

const lengthOf = (text: string): number => [...text.normalize('NFKC')].length;
const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

const holdsName = (password: string, userName: string): boolean =>
  fold(userName).length >= NAME_MIN_LENGTH && fold(password).includes(fold(userName));

/** The rules for a new password, each met or not. Nothing typed meets none. */
export function rulesFor(change: PasswordChange, userName: string, lengths: PasswordLengths): readonly PasswordRule[] {
  const { oldPassword, newPassword } = change;
  const length = lengthOf(newPassword);
  const typed = length > 0;
  return [
    { name: 'length', met: length >= lengths.minLength && length <= lengths.maxLength },
    { name: 'different', met: typed && newPassword !== oldPassword },
    { name: 'notTheName', met: typed && !holdsName(newPassword, userName) },
  ];
}

/** The first thing wrong with the input, or null. */
export function checkChange(change: PasswordChange, userName: string, lengths: PasswordLengths): ChangeProblem | null {
  if (change.oldPassword === '') return { at: 'old', text: 'changePassword.oldMissing' };
  if (change.newPassword === '') return { at: 'new', text: 'changePassword.newMissing' };
  const broken = rulesFor(change, userName, lengths).find((rule) => !rule.met);
  if (!broken) return null;
  if (broken.name === 'different') return { at: 'new', text: 'changePassword.mustDiffer' };
  if (broken.name === 'notTheName') return { at: 'new', text: 'changePassword.mustNotHoldName' };
  const tooLong = lengthOf(change.newPassword) > lengths.maxLength;
  return tooLong
    ? { at: 'new', text: 'changePassword.tooLong', values: { max: lengths.maxLength } }
    : { at: 'new', text: 'changePassword.tooShort', values: { min: lengths.minLength } };
}

const byKind: Readonly<Record<Exclude<Failure['kind'], 'refused'>, TextKey>> = {
  offline: 'changePassword.offline',
  network: 'changePassword.unreachable',
  timeout: 'changePassword.timeout',
  malformed: 'changePassword.unreachable',
  aborted: 'changePassword.unreachable',
};

/** What the form says about a change that failed. Every failure has words here, those that are silent elsewhere too. */
export function problemOf({ errorCode, kind, status, reference }: Failure): ChangeProblem {
  if (errorCode === 'password.wrong') return { at: 'old', text: 'changePassword.oldWrong' };
  if (errorCode === 'password.weak') return { at: 'new', text: 'changePassword.tooEasy' };
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return { at: 'form', text: 'changePassword.tooMany', reference };
  if (status >= 500) return { at: 'form', text: 'changePassword.serviceBusy', reference };
  return { at: 'form', text: kind === 'refused' ? 'changePassword.refused' : byKind[kind], reference };
}
