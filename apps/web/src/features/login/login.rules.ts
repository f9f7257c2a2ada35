// Decisions of the log-in: what is wrong with the input, what a refusal means, what is sent, and where a member goes.
import type { CaptchaProof, LoginRequest } from '@foyer/contract';
import type { TextKey, TextValues } from '../../shell/i18n/texts.ts';
import type { Failure } from '../../shell/shell.ts';
import { PASSWORD_MAX_LENGTH, USERNAME_MAX_LENGTH } from './login.constants.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What the form says went wrong, and where. */
export interface LoginProblem {
  readonly at: 'username' | 'password' | 'form';
  readonly text: TextKey;
  readonly values?: TextValues;
  /** Absent where the person can see what is wrong without support. */
  readonly reference?: string;
}

/** The first thing missing, or null. Usernames are trimmed; passwords are what was typed. */
export function checkCredentials({ username, password }: Credentials): LoginProblem | null {
  if (username.trim() === '') return { at: 'username', text: 'login.usernameMissing' };
  if (username.trim().length > USERNAME_MAX_LENGTH) return { at: 'username', text: 'login.usernameTooLong' };
  if (password === '') return { at: 'password', text: 'login.passwordMissing' };
  if (password.length > PASSWORD_MAX_LENGTH) return { at: 'password', text: 'login.passwordTooLong' };
  return null;
}

type Telling = Pick<LoginProblem, 'at' | 'text'>;

/** Refusals by code. An unknown name and a wrong password read the same, so that nobody can ask which names exist. */
const byCode: Readonly<Record<string, Telling>> = {
  'login.cred.err': { at: 'password', text: 'login.wrongCredentials' },
  'not.exists.user': { at: 'password', text: 'login.wrongCredentials' },
  'member.timeout': { at: 'form', text: 'login.memberTimeout' },
  'member.excluded': { at: 'form', text: 'login.memberExcluded' },
  'member.closed': { at: 'form', text: 'login.memberClosed' },
  'captcha.required': { at: 'form', text: 'login.captchaNeeded' },
  'captcha.invalid': { at: 'form', text: 'login.captchaNeeded' },
  login_verify_required: { at: 'form', text: 'login.secondStepNeeded' },
  token_ip_different: { at: 'form', text: 'login.placeChanged' },
  'region.restricted': { at: 'form', text: 'login.regionRestricted' },
  maintenance: { at: 'form', text: 'login.maintenance' },
  'input.invalid': { at: 'form', text: 'login.inputInvalid' },
};

const byKind: Readonly<Record<Exclude<Failure['kind'], 'refused'>, Telling>> = {
  offline: { at: 'form', text: 'login.offline' },
  network: { at: 'form', text: 'login.unreachable' },
  timeout: { at: 'form', text: 'login.timeout' },
  malformed: { at: 'form', text: 'login.unreachable' },
  aborted: { at: 'form', text: 'login.unreachable' },
};

/** What the form says about a failed log-in. Every failure has words here, those that are silent elsewhere too. */
export function problemOf(failure: Failure): LoginProblem {
  if (failure.errorCode.startsWith('TOO_MANY_REQUEST')) return tooMany(failure);
  const known = byCode[failure.errorCode];
  if (known) return known.at === 'password' ? known : { ...known, reference: failure.reference };
  if (failure.status >= 500) return { at: 'form', text: 'login.serviceBusy', reference: failure.reference };
  if (failure.kind === 'refused') return { at: 'form', text: 'login.refused', reference: failure.reference };
  return { ...byKind[failure.kind], reference: failure.reference };
}

function tooMany({ retryAfterSeconds, reference }: Failure): LoginProblem {
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60);
  return minutes > 1
    ? { at: 'form', text: 'login.tooManyMinutes', values: { minutes }, reference }
    : { at: 'form', text: 'login.tooMany', reference };
}

/** What the device says about itself in a log-in. */
export interface LoginDevice {
  readonly id: string;
  /** Null in an ordinary browser. */
  readonly kind: 'IPAD' | 'PWA' | 'WEBCLIP' | null;
  readonly officialApp: boolean;
}

/** LG-02: the request of a password log-in. */
export function requestOf(credentials: Credentials, device: LoginDevice, proof: CaptchaProof): LoginRequest {
  return {
    ...proof,
    username: credentials.username.trim(),
    password: credentials.password,
    type: 'username',
    loginDeviceId: device.id,
    isOfficialAppLogin: device.officialApp,
    ...(device.kind ? { device: device.kind } : {}),
  };
}
