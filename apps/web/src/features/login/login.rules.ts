// Decisions of the log-in: what is wrong with the input, what a refusal means, what is sent, and where a member goes.
import type { CaptchaProof, LoginRequest } from '@foyer/contract';
import { type Problem, problemBy, type Refusals } from '../../shell/errors/problem.rules.ts';
import type { LoginDevice } from '../../shell/session/login-device.ts';
import type { Failure } from '../../shell/shell.ts';
import { PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from './login.constants.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What the form hands in. By SMS the number in E.164 stands in the place of the name and the code in that of the password. */
export interface LoginEntry extends Credentials {
  readonly type: 'username' | 'sms';
  /** The person wants to be known here the next time. */
  readonly remember: boolean;
}

/** What the form says went wrong, and where. */
export type LoginProblem = Problem<'username' | 'password' | 'code'>;

/** The first thing missing, or null. Usernames are trimmed; passwords are what was typed. */
export function checkEntry(entry: LoginEntry): LoginProblem | null {
  const { type, username, password } = entry;
  // The number has been looked at before its code was sent.
  if (type === 'sms') return password.trim() === '' ? { at: 'code', text: 'codes.missing' } : null;
  if (username.trim() === '') return { at: 'username', text: 'login.usernameMissing' };
  if (username.trim().length > USERNAME_MAX_LENGTH) return { at: 'username', text: 'login.usernameTooLong' };
  if (password === '') return { at: 'password', text: 'login.passwordMissing' };
  if (password.length > PASSWORD_MAX_LENGTH) return { at: 'password', text: 'login.passwordTooLong' };
  return null;
}

/** An unknown name and a wrong password read the same, so that nobody can ask which names exist. */
const refusals: Refusals<'password'> = {
  byCode: {
    'login.cred.err': { at: 'password', text: 'login.wrongCredentials' },
    'not.exists.user': { at: 'password', text: 'login.wrongCredentials' },
    'member.timeout': { at: 'form', text: 'login.memberTimeout' },
    'member.excluded': { at: 'form', text: 'login.memberExcluded' },
    'member.closed': { at: 'form', text: 'login.memberClosed' },
    'captcha.required': { at: 'form', text: 'login.captchaNeeded' },
    'captcha.invalid': { at: 'form', text: 'login.captchaNeeded' },
    token_ip_different: { at: 'form', text: 'login.placeChanged' },
    'region.restricted': { at: 'form', text: 'login.regionRestricted' },
    maintenance: { at: 'form', text: 'login.maintenance' },
    'input.invalid': { at: 'form', text: 'login.inputInvalid' },
  },
  byKind: {
    offline: 'login.offline',
    network: 'login.unreachable',
    timeout: 'login.timeout',
    malformed: 'login.unreachable',
    aborted: 'login.unreachable',
  },
  tooMany: 'login.tooMany',
  tooManyMinutes: 'login.tooManyMinutes',
  serviceBusy: 'login.serviceBusy',
  refused: 'login.refused',
};

/** What the back end asks for is nothing that can be shown here. */
export const noSecondStep: LoginProblem = { at: 'form', text: 'login.secondStepNeeded', help: true };

/** By SMS a wrong code and a number that nobody has read the same. */
const wrongCode: LoginProblem = { at: 'code', text: 'codes.wrong' };
const wrongCodes: ReadonlySet<string> = new Set(['login.cred.err', 'not.exists.user', 'code.invalid']);

/** What the form says about a failed log-in. Every failure has words here, those that are silent elsewhere too. */
export function problemOf(failure: Failure, type: LoginEntry['type']): LoginProblem {
  if (type === 'sms' && wrongCodes.has(failure.errorCode)) return wrongCode;
  return problemBy(refusals, failure);
}

/** LG-02: the request of a log-in. What a device secret is asked for with is of no use to a log-in by SMS (AL-02). */
export function requestOf(entry: LoginEntry, device: LoginDevice, proof: CaptchaProof): LoginRequest {
  const { type, username, password, remember } = entry;
  return {
    ...proof,
    username: username.trim(),
    password: type === 'sms' ? password.trim() : password,
    type,
    ...device,
    ...(remember && type === 'username' && { remember }),
  };
}
