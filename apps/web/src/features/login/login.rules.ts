// Decisions of the log-in before anything is sent: what is wrong with the input.
import type { LoginLimited } from '@foyer/contract';
import type { Problem } from '../../shell/errors/problem.rules.ts';
import { PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from './login.constants.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * The input that the form submits. By SMS the number in E.164 takes the field of the name, and the code takes that of
 * the password.
 */
export interface LoginEntry extends Credentials {
  readonly type: 'username' | 'sms';
  /** True where this device should remember the person. */
  readonly remember: boolean;
}

/** Another log-in method, for an account whose password log-in has to wait. */
export type OtherMethod = LoginLimited['ways'][number];

/** The problem that the form shows, and the field that it belongs to. */
export type LoginProblem = Problem<'username' | 'password' | 'code'> & {
  readonly otherMethods?: readonly OtherMethod[];
  /** The problem of the field below. */
  readonly also?: LoginProblem;
};

function check(at: 'username' | 'password', typed: string, maxLength: number): LoginProblem | null {
  if (typed === '') return { at, text: `login.${at}Missing` };
  return typed.length > maxLength ? { at, text: `login.${at}TooLong` } : null;
}

/** Finds what is missing in either field, or null. Usernames are trimmed; passwords are what was typed. */
export function checkEntry({ type, username, password }: LoginEntry): LoginProblem | null {
  // The phone field checked the number before the code was sent.
  if (type === 'sms') return password.trim() === '' ? { at: 'code', text: 'codes.missing' } : null;
  const ofName = check('username', username.trim(), USERNAME_MAX_LENGTH);
  const ofPassword = check('password', password, PASSWORD_MAX_LENGTH);
  return ofName && ofPassword ? { ...ofName, also: ofPassword } : (ofName ?? ofPassword);
}
