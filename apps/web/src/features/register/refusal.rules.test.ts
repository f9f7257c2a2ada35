import { callErrors } from '@foyer/contract/schemas';
import { describe, expect, test } from 'vitest';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { isListed, refusals, repeatedRefusals } from './refusal.rules.ts';

const failure = (change: Partial<Failure>) =>
  fakeFailure({ message: 'Words of the platform.', reference: 'RG-1', ...change });
const problemOf = (change: Partial<Failure>) => problemBy(refusals, failure(change));

describe('the place of a refusal', () => {
  test.each<[Partial<Failure>, string, string]>([
    [{ errorCode: 'username.taken' }, 'username', 'registerProblem.usernameTaken'],
    [{ errorCode: 'username.invalid' }, 'username', 'registerProblem.usernameRefused'],
    [{ errorCode: 'username.invalid', value: { rule: 'reserved' } }, 'username', 'registerProblem.usernameReserved'],
    [{ errorCode: 'username.invalid', value: { rule: 'edges' } }, 'username', 'registerProblem.usernameEdges'],
    [{ errorCode: 'username.invalid', value: { rule: 'toString' } }, 'username', 'registerProblem.usernameRefused'],
    [{ errorCode: 'password.weak', value: { rule: 'notCommon' } }, 'password', 'passwordProblem.tooCommon'],
    [{ errorCode: 'password.weak', value: { rule: 'notGuessable' } }, 'password', 'passwordProblem.guessable'],
    [{ errorCode: 'password.weak' }, 'password', 'passwordProblem.tooEasy'],
    [{ errorCode: 'mobile.taken' }, 'mobile', 'registerProblem.mobileTaken'],
    [{ errorCode: 'country.refused' }, 'mobile', 'phone.countryRefused'],
    [{ errorCode: 'code.invalid' }, 'code', 'registerProblem.codeInvalid'],
    [{ errorCode: 'terms.outdated' }, 'agreed', 'registerProblem.termsOutdated'],
    [{ errorCode: 'captcha.invalid' }, 'captcha', 'registerProblem.captchaInvalid'],
    [{ errorCode: 'captcha.unavailable', status: 503 }, 'form', 'registerProblem.captchaUnavailable'],
    [{ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 300 }, 'form', 'failure.tooManyMinutes'],
    [{ errorCode: 'TOO_MANY_REQUEST', status: 429 }, 'form', 'failure.tooMany'],
  ])('%o', (change, at, text) => {
    expect(problemOf(change)).toMatchObject({ at, text });
  });

  test('a taken name brings a free proposal', () => {
    const taken = { errorCode: 'username.taken', value: { proposal: 'maya99' } };
    expect(problemOf(taken)).toMatchObject({ proposal: 'maya99' });
    expect(problemOf({ errorCode: 'username.taken', value: { proposal: 7 } })).not.toHaveProperty('proposal');
  });
});

test.each(['username.taken', 'mobile.taken'])(
  'after a lost answer %s may mean the person’s own account',
  (errorCode) => {
    const taken = failure({ errorCode, value: { proposal: 'maya99' } });
    const { at } = problemBy(refusals, taken) ?? {};
    expect(problemBy(repeatedRefusals, taken)).toEqual({ at, text: 'registerProblem.perhapsYours' });
    expect(problemBy(repeatedRefusals, failure({ errorCode: 'password.weak' }))).toMatchObject({ at: 'password' });
  },
);

test('RG-10 every code of the call has its own alert, and no other code has', () => {
  for (const errorCode of callErrors()['member.register'])
    expect(isListed(failure({ errorCode })), errorCode).toBe(true);
  for (const errorCode of ['some.new.code', 'TOO_MANY_REQUEST', 'constructor', 'unanswered'])
    expect(isListed(failure({ errorCode })), errorCode).toBe(false);
});
