// Turns a failed registration into a problem: the field that shows it, and the alert that goes before.
import { registerCodes } from '@foyer/contract';
import { weakText } from '../../kit/passwords/new-password.rules.ts';
import { problemBy, type Refusals } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { asRecord } from '../../shell/storage/shapes.ts';
import { nameTexts } from './register.rules.ts';
import type { FieldName, RefusalAlert, RegisterProblem } from './register-problem.ts';

const refusals: Refusals<FieldName> = {
  byCode: {
    'mobile.invalid': { at: 'mobile', text: 'registerProblem.mobileInvalid' },
    'mobile.taken': { at: 'mobile', text: 'registerProblem.mobileTaken' },
    'country.refused': { at: 'mobile', text: 'phone.countryRefused' },
    'code.invalid': { at: 'code', text: 'registerProblem.codeInvalid' },
    'terms.outdated': { at: 'agreed', text: 'register.termsOutdated' },
    'age.required': { at: 'agreed', text: 'register.agreeMissing' },
    'captcha.required': { at: 'captcha', text: 'registerProblem.captchaInvalid' },
    'captcha.invalid': { at: 'captcha', text: 'registerProblem.captchaInvalid' },
    'captcha.unavailable': { at: 'form', text: 'registerProblem.captchaUnavailable' },
    'region.restricted': { at: 'form', text: 'registerProblem.regionRestricted' },
    maintenance: { at: 'form', text: 'registerProblem.maintenance' },
  },
  byKind: {
    offline: 'registerProblem.offline',
    network: 'register.unreachable',
    timeout: 'register.unreachable',
    malformed: 'register.unreachable',
    aborted: 'register.unreachable',
  },
  tooMany: 'registerProblem.tooMany',
  tooManyMinutes: 'registerProblem.tooManyMinutes',
  serviceBusy: 'registerProblem.serviceBusy',
  refused: 'registerProblem.refused',
};

/** Returns the text for a refused name, more exact where the refusal names the rule. */
function nameText({ value }: Failure): TextKey {
  const rule = asRecord(value)?.rule;
  return Object.entries(nameTexts).find(([name]) => name === rule)?.[1] ?? 'registerProblem.usernameRefused';
}

function nameTaken({ value }: Failure): RegisterProblem {
  const proposal = asRecord(value)?.proposal;
  return {
    at: 'username',
    text: 'registerProblem.usernameTaken',
    ...(typeof proposal === 'string' && { proposal }),
  };
}

/**
 * Returns the form's message for a failed registration. Every failure has a text here, even those that are silent
 * elsewhere.
 */
export function problemOf(failure: Failure): RegisterProblem {
  switch (failure.errorCode) {
    case 'username.taken':
      return nameTaken(failure);
    case 'username.invalid':
      return { at: 'username', text: nameText(failure) };
    case 'password.weak':
      return { at: 'password', text: weakText(failure) };
    default:
      return problemBy(refusals, failure);
  }
}

/** After a lost answer a name or number that is taken may be the person's own. */
export function repeatedProblemOf(failure: Failure): RegisterProblem {
  const problem = problemOf(failure);
  const taken = failure.errorCode === 'username.taken' || failure.errorCode === 'mobile.taken';
  return taken ? { at: problem.at, text: 'registerProblem.perhapsYours' } : problem;
}

/** True where the outcome of the call is unknown: the same intent is sent again before any message. */
export const isLost = ({ kind }: Failure): boolean => kind === 'timeout' || kind === 'network' || kind === 'malformed';

const listed: ReadonlySet<string> = new Set(registerCodes);

/**
 * RG-10: returns the alert before the message at the field; null where nobody answered, or the catalogue keeps the code
 * silent. A refusal that the call does not list is a plain notice.
 */
export function alertOf({ kind, errorCode, message, reference }: Failure): RefusalAlert | null {
  if (kind !== 'refused' || errorCode.startsWith('TOO_MANY_REQUEST')) return null;
  return listed.has(errorCode)
    ? { title: 'registerProblem.prompt', message, confirm: 'registerProblem.promptSubmit' }
    : { title: 'common.notice', message, confirm: 'common.confirm', reference };
}
