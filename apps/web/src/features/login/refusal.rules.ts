// Turns a refusal of the log-in into a text.
import { problemBy, type Refusals } from '../../shell/errors/problem.rules.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { LoginEntry, LoginProblem, OtherWay } from './login.rules.ts';

/** An unknown name and a wrong password get the same message, so that nobody can find out which names exist. */
const refusals: Refusals<'password'> = {
  byCode: {
    'login.cred.err': { at: 'password', text: 'loginProblem.wrongCredentials' },
    'not.exists.user': { at: 'password', text: 'loginProblem.wrongCredentials' },
    'member.timeout': { at: 'form', text: 'loginProblem.memberTimeout' },
    'member.excluded': { at: 'form', text: 'loginProblem.memberExcluded' },
    'member.closed': { at: 'form', text: 'loginProblem.memberClosed' },
    'captcha.required': { at: 'form', text: 'loginProblem.captchaNeeded' },
    'captcha.invalid': { at: 'form', text: 'loginProblem.captchaNeeded' },
    token_ip_different: { at: 'form', text: 'loginProblem.placeChanged' },
    'region.restricted': { at: 'form', text: 'loginProblem.regionRestricted' },
    maintenance: { at: 'form', text: 'loginProblem.maintenance' },
    'input.invalid': { at: 'form', text: 'loginProblem.inputInvalid' },
  },
  byKind: {
    offline: 'login.offline',
    network: 'login.unreachable',
    timeout: 'loginProblem.timeout',
    malformed: 'login.unreachable',
    aborted: 'login.unreachable',
  },
  tooMany: 'loginProblem.tooMany',
  tooManyMinutes: 'loginProblem.tooManyMinutes',
  serviceBusy: 'loginProblem.serviceBusy',
  refused: 'loginProblem.refused',
};

/** The back end requires a second step that this site cannot show. */
export const noSecondStep: LoginProblem = { at: 'form', text: 'loginProblem.secondStepNeeded', help: true };

/** By SMS a wrong code and an unknown number get the same message. */
const wrongCode: LoginProblem = { at: 'code', text: 'codes.wrong' };
const wrongCodes: ReadonlySet<string> = new Set(['login.cred.err', 'not.exists.user', 'code.invalid']);

const otherWays: readonly OtherWay[] = ['sms', 'recovery'];

/** The ways that the back end names in its refusal: none where it names none, and none that this page does not know. */
function waysOf({ errorCode, value }: Failure): readonly OtherWay[] {
  if (errorCode !== 'TOO_MANY_REQUEST_LOGIN' || typeof value !== 'object' || value === null || !('ways' in value))
    return [];
  const { ways } = value;
  return Array.isArray(ways) ? otherWays.filter((way) => ways.includes(way)) : [];
}

/**
 * Returns the form's message for a failed log-in. Every failure has a text here, even those that are silent elsewhere.
 */
export function problemOf(failure: Failure, type: LoginEntry['type']): LoginProblem {
  if (type === 'sms' && wrongCodes.has(failure.errorCode)) return wrongCode;
  const ways = waysOf(failure);
  return ways.length > 0
    ? { ...problemBy({ ...refusals, tooManyMinutes: 'loginProblem.tooManyWays' }, failure), ways }
    : problemBy(refusals, failure);
}
