import { describe, expect, test } from 'vitest';
import type { NewPassword } from '../../kit/passwords/new-password.rules.ts';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { Wish } from './account-identity.ts';
import { checkConfirmation, checkEmail, checkName, refusalsOf } from './recover.rules.ts';

const chosen = (password: string): NewPassword => ({
  password,
  oldPassword: null,
  userName: 'demo',
  lengths: { minLength: 8, maxLength: 64 },
});

describe('the input', () => {
  test.each([
    ['', 'recover.usernameMissing'],
    ['x'.repeat(201), 'recover.usernameTooLong'],
    ['demo', null],
  ])('the user name "%s"', (name, text) => expect(checkName(name)).toBe(text));

  test.each([
    ['', 'recover.emailMissing'],
    ['demo', 'recover.emailInvalid'],
    ['demo@', 'recover.emailInvalid'],
    ['demo@aurora', 'recover.emailInvalid'],
    ['two words@aurora.example', 'recover.emailInvalid'],
    [`${'x'.repeat(250)}@a.example`, 'recover.emailInvalid'],
    ['demo@aurora.example', null],
    ['đẹp+a@thư.example', null],
  ])('the address "%s"', (email, text) => expect(checkEmail(email)).toBe(text));

  test.each([
    ['no code', ' ', chosen('tall ships sail'), 'code', 'recover.codeMissing'],
    ['no password', '123456', chosen(''), 'password', 'passwordProblem.missing'],
    ['a short one', '123456', chosen('ships'), 'password', 'passwordProblem.tooShort'],
    ['a common one', '123456', chosen('password1'), 'password', 'passwordProblem.tooCommon'],
    ['one with the name', '123456', chosen('demo-2026-lake'), 'password', 'passwordProblem.mustNotHoldName'],
  ] as const)('%s', (_, code, password, at, text) => {
    expect(checkConfirmation(code, password)).toMatchObject({ at, text });
  });

  test('a code and a good password pass, and for the name the code alone', () => {
    expect(checkConfirmation('123456', chosen('tall ships sail'))).toBeNull();
    expect(checkConfirmation('123456', null)).toBeNull();
  });
});

describe('a recovery that failed', () => {
  const problemOf = (change: Partial<Failure>, wish: Wish = 'password') =>
    problemBy(refusalsOf[wish], fakeFailure({ reference: 'RC-1', ...change }));

  test.each([
    [{ errorCode: 'code.invalid' }, 'code', 'recover.codeInvalid'],
    [{ errorCode: 'password.weak' }, 'password', 'passwordProblem.tooEasy'],
    [{ errorCode: 'password.weak', value: { rule: 'notCommon' } }, 'password', 'passwordProblem.tooCommon'],
    [{ errorCode: 'password.weak', value: { rule: 'notGuessable' } }, 'password', 'passwordProblem.guessable'],
    [{ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 300 }, 'form', 'failure.tooManyMinutes'],
    [{ errorCode: 'TOO_MANY_REQUEST_SMS', status: 429 }, 'form', 'failure.tooMany'],
  ])('%o', (change, at, text) => {
    expect(problemOf(change)).toMatchObject({ at, text });
  });

  test.each([
    ['timeout', 0],
    ['network', 0],
    ['malformed', 0],
    ['refused', 504],
  ] as const)('a lost answer (%s, %i) says how to find out whether the password changed', (kind, status) => {
    expect(problemOf({ kind, status })).toMatchObject({ text: 'recover.answerLost', reference: 'RC-1' });
    expect(problemOf({ kind, status, isShown: true }, 'userName')).toBeNull();
  });

  test('HT-08 unclaimed failures go to the error catalogue', () => {
    expect(problemOf({ errorCode: 'input.invalid', isShown: true })).toBeNull();
  });
});
