// Returns the form's message for a code that was not sent. This file loads with the HTTP client: only a failed call
// needs it.
import { isListed, problemBy, type Refusals } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { type CodeProblem, mayHaveBeenSent } from './code.rules.ts';

const refusals: Refusals<'recipient'> = {
  byCode: {
    'mobile.invalid': { at: 'recipient', text: 'codesProblem.recipientInvalid' },
    'email.invalid': { at: 'recipient', text: 'codesProblem.recipientInvalid' },
    'country.refused': { at: 'recipient', text: 'phone.countryRefused' },
    'captcha.required': { at: 'form', text: 'codesProblem.captchaNeeded' },
    'captcha.invalid': { at: 'form', text: 'codesProblem.captchaNeeded' },
    'captcha.unavailable': { at: 'form', text: 'codesProblem.captchaUnavailable' },
    'region.restricted': { at: 'form', text: 'codesProblem.regionRestricted' },
    maintenance: { at: 'form', text: 'codesProblem.maintenance' },
  },
  byKind: {
    offline: 'codes.offline',
    network: 'codes.answerLost',
    timeout: 'codes.answerLost',
    malformed: 'codes.answerLost',
    aborted: 'codes.refused',
  },
  tooMany: 'codesProblem.tooMany',
  tooManyMinutes: 'codesProblem.tooManyMinutes',
  serviceBusy: 'codesProblem.serviceBusy',
  refused: 'codes.refused',
};

/** Every failure has a text here, even those that are silent elsewhere. */
export function problemOf(failure: Failure): CodeProblem {
  const lost = mayHaveBeenSent(failure) && !isListed(refusals, failure);
  return lost ? { at: 'form', text: 'codes.answerLost', reference: failure.reference } : problemBy(refusals, failure);
}
