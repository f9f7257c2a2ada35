// The refusals of the registration that its form shows in place, at the field that needs the person.
import type { ErrorOf } from '@foyer/contract';
import { weakText } from '../../kit/passwords/new-password.rules.ts';
import type { InPlace } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { TextKey } from '../../shell/i18n/texts.ts';
import { asRecord } from '../../shell/storage/shapes.ts';
import { nameTexts } from './register.rules.ts';
import type { RegisterProblem } from './register-entry.ts';

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

const captchaInvalid: RegisterProblem = { at: 'captcha', text: 'registerProblem.captchaInvalid' };

/** The refusals of either call: RG-10 alerts the message of each, so that none is missing here. */
export const refusals: Readonly<Record<ErrorOf<'member.register'>, InPlace<RegisterProblem>>> = {
  'username.taken': nameTaken,
  'username.invalid': (failure) => ({ at: 'username', text: nameText(failure) }),
  'password.weak': (failure) => ({ at: 'password', text: weakText(failure) }),
  'mobile.invalid': { at: 'mobile', text: 'registerProblem.mobileInvalid' },
  'mobile.taken': { at: 'mobile', text: 'registerProblem.mobileTaken' },
  'country.refused': { at: 'mobile', text: 'phone.countryRefused' },
  'code.invalid': { at: 'code', text: 'registerProblem.codeInvalid' },
  'terms.outdated': { at: 'agreed', text: 'registerProblem.termsOutdated' },
  'age.required': { at: 'agreed', text: 'registerProblem.agreeMissing' },
  'captcha.required': captchaInvalid,
  'captcha.invalid': captchaInvalid,
  'captcha.unavailable': { at: 'form', text: 'registerProblem.captchaUnavailable' },
};

/** After a lost answer a name or number that is taken may be the person's own. */
export const repeatedRefusals: typeof refusals = {
  ...refusals,
  'username.taken': { at: 'username', text: 'registerProblem.perhapsYours' },
  'mobile.taken': { at: 'mobile', text: 'registerProblem.perhapsYours' },
};

/** True for a refusal that the form shows in place. */
export const isListed = ({ errorCode }: Failure): boolean => Object.keys(refusals).includes(errorCode);
