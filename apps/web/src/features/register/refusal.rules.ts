// What a registration that failed means: where the form tells it, and the alert that goes before.
import { calls } from '@foyer/contract';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { weakText } from '../../shell/passwords/new-password.rules.ts';
import type { Failure } from '../../shell/shell.ts';
import { bag } from '../../shell/storage/shapes.ts';
import type { RefusalAlert, RegisterProblem } from './problem.ts';
import { nameTexts } from './register.rules.ts';

type Telling = Pick<RegisterProblem, 'at' | 'text'>;

const byCode: Readonly<Record<string, Telling>> = {
  'mobile.invalid': { at: 'mobile', text: 'register.mobileInvalid' },
  'mobile.taken': { at: 'mobile', text: 'register.mobileTaken' },
  'country.refused': { at: 'mobile', text: 'phone.countryRefused' },
  'code.invalid': { at: 'code', text: 'register.codeInvalid' },
  'terms.outdated': { at: 'agreed', text: 'register.termsOutdated' },
  'age.required': { at: 'agreed', text: 'register.agreeMissing' },
  'captcha.required': { at: 'captcha', text: 'register.captchaInvalid' },
  'captcha.invalid': { at: 'captcha', text: 'register.captchaInvalid' },
  'captcha.unavailable': { at: 'form', text: 'register.captchaUnavailable' },
  'region.restricted': { at: 'form', text: 'register.regionRestricted' },
  maintenance: { at: 'form', text: 'register.maintenance' },
};

const byKind: Readonly<Record<Exclude<Failure['kind'], 'refused'>, TextKey>> = {
  offline: 'register.offline',
  network: 'register.unreachable',
  timeout: 'register.unreachable',
  malformed: 'register.unreachable',
  aborted: 'register.unreachable',
};

/** What a refused name says, more exactly where the refusal names the rule. */
function nameText({ value }: Failure): TextKey {
  const rule = bag(value)?.rule;
  return Object.entries(nameTexts).find(([name]) => name === rule)?.[1] ?? 'register.usernameRefused';
}

function nameTaken({ value }: Failure): RegisterProblem {
  const proposal = bag(value)?.proposal;
  return {
    at: 'username',
    text: 'register.usernameTaken',
    ...(typeof proposal === 'string' && { proposal }),
  };
}

function tooMany({ retryAfterSeconds, reference }: Failure): RegisterProblem {
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60);
  return minutes > 1
    ? { at: 'form', text: 'register.tooManyMinutes', values: { minutes }, reference }
    : { at: 'form', text: 'register.tooMany', reference };
}

/** What the form says about a failed registration. Every failure has words here, those that are silent elsewhere too. */
export function problemOf(failure: Failure): RegisterProblem {
  const { errorCode, kind, status, reference } = failure;
  if (errorCode.startsWith('TOO_MANY_REQUEST')) return tooMany(failure);
  if (errorCode === 'username.taken') return nameTaken(failure);
  if (errorCode === 'username.invalid') return { at: 'username', text: nameText(failure) };
  if (errorCode === 'password.weak') return { at: 'password', text: weakText(failure) };
  const known = byCode[errorCode];
  if (known) return known.at === 'form' ? { ...known, reference } : known;
  if (kind !== 'refused') return { at: 'form', text: byKind[kind], reference };
  return { at: 'form', text: status >= 500 ? 'register.serviceBusy' : 'register.refused', reference };
}

/** After a lost answer a name or number that is taken may be the person's own. */
export function repeatedProblemOf(failure: Failure): RegisterProblem {
  const problem = problemOf(failure);
  const taken = failure.errorCode === 'username.taken' || failure.errorCode === 'mobile.taken';
  return taken ? { at: problem.at, text: 'register.perhapsYours' } : problem;
}

/** True where nobody can know what became of the call: the same intent is asked for again before anything else is said. */
export const isLost = ({ kind }: Failure): boolean => kind === 'timeout' || kind === 'network' || kind === 'malformed';

const listed: ReadonlySet<string> = new Set([
  ...calls['member.register'].errors,
  ...calls['member.registerMobile'].errors,
]);

/**
 * RG-10: the alert that goes before the words at the field; null where there is none: nobody answered, or the catalogue keeps the code
 * silent. A refusal that the call does not list is a plain notice.
 */
export function alertOf({ kind, errorCode, message, reference }: Failure): RefusalAlert | null {
  if (kind !== 'refused' || errorCode.startsWith('TOO_MANY_REQUEST')) return null;
  return listed.has(errorCode)
    ? { title: 'register.prompt', message, confirm: 'register.promptSubmit' }
    : { title: 'common.notice', message, confirm: 'common.confirm', reference };
}
