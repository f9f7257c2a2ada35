// The refusals of the calls that send a code, in the words of their forms.
import { hasLiveCode } from '../../shell/errors/claims.ts';
import { type Problem, problemBy, type Refusals } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { CodeProblem } from './code.rules.ts';

/** The calls that send a code to a number or an address that the person enters. */
type CodeCall = 'sms.noLogin' | 'member.passwordReset' | 'security.emailCode' | 'security.mobileCode';

const invalid: CodeProblem = { at: 'recipient', text: 'codesProblem.recipientInvalid' };
const captchaNeeded: CodeProblem = { at: 'form', text: 'codesProblem.captchaNeeded' };

/** Each call that sends a code claims these. */
export const codeRefusals: Refusals<CodeCall, CodeProblem> = {
  'mobile.invalid': invalid,
  'email.invalid': invalid,
  'country.refused': { at: 'recipient', text: 'phone.countryRefused' },
  'captcha.required': captchaNeeded,
  'captcha.invalid': captchaNeeded,
  // The code may have been sent.
  unanswered: { at: 'form', text: 'codesProblem.answerLost' },
};

/**
 * Returns the problem with a code that was not sent; null where the error catalogue has told the person, or where the
 * code that went out a moment ago still works. A limit that says how long it lasts counts down to the next code.
 */
export function problemOf(failure: Failure): CodeProblem | Problem<never> | null {
  const { errorCode, isShown, reference, retryAfterSeconds: waitSeconds } = failure;
  if (isShown || hasLiveCode(failure)) return null;
  if (waitSeconds && errorCode.startsWith('TOO_MANY_REQUEST'))
    return { at: 'form', text: 'codesProblem.tooMany', waitSeconds, waitFor: 'code', reference };
  return problemBy(codeRefusals, failure);
}
