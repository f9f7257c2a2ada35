// The refusals of the log-in that its form shows in place.

import { messageFor } from '../../shell/errors/failure-message.ts';
import type { Refusals } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { asRecord } from '../../shell/storage/shapes.ts';
import type { LoginEntry, LoginProblem, OtherMethod } from './login.rules.ts';

const knownMethods: readonly OtherMethod[] = ['sms', 'recovery'];

/** The other log-in methods that the back end names and this page knows. */
function otherMethodsOf({ value }: Failure): readonly OtherMethod[] {
  const listed = asRecord(value)?.ways;
  return Array.isArray(listed) ? knownMethods.filter((method) => listed.includes(method)) : [];
}

/** The account has to wait; the back end may name other log-in methods. */
function limited(failure: Failure): LoginProblem {
  const words = messageFor(failure);
  const otherMethods = otherMethodsOf(failure);
  if (otherMethods.length === 0) return { ...words, at: 'form' };
  return words.text === 'failure.tooManyMinutes'
    ? { ...words, at: 'form', text: 'loginProblem.tooManyWays', otherMethods }
    : { ...words, at: 'form', otherMethods };
}

const captchaNeeded: LoginProblem = { at: 'form', text: 'loginProblem.captchaNeeded' };

const ofBoth: Refusals<'session.login', LoginProblem> = {
  token_ip_different: { at: 'form', text: 'loginProblem.placeChanged' },
  'captcha.required': captchaNeeded,
  'captcha.invalid': captchaNeeded,
  TOO_MANY_REQUEST_LOGIN: limited,
};

/** An unknown name and a wrong password get the same message, so that nobody can find out which names exist. */
const wrongCredentials: LoginProblem = { at: 'password', text: 'loginProblem.wrongCredentials' };

/** By SMS a wrong code and an unknown number get the same message. */
const wrongCode: LoginProblem = { at: 'code', text: 'codesProblem.wrong' };

/** The refusals that the form shows in place, by the log-in method. */
export const refusalsOf: Readonly<Record<LoginEntry['type'], Refusals<'session.login', LoginProblem>>> = {
  username: { ...ofBoth, 'login.cred.err': wrongCredentials, 'not.exists.user': wrongCredentials },
  sms: { ...ofBoth, 'login.cred.err': wrongCode, 'not.exists.user': wrongCode, 'code.invalid': wrongCode },
};

/** The back end requires a second step that this site cannot show. */
export const noSecondStep: LoginProblem = { at: 'form', text: 'loginProblem.secondStepNeeded', help: true };
