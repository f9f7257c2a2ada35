import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../shell/errors/joined-problems.ts';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { type Circumstances, checkChange, reasonOf, refusals } from './change-password.rules.ts';

const around: Circumstances = { userName: 'demo', lengths: { minLength: 8, maxLength: 20 }, oldRequired: true };

describe('the reason for the change', () => {
  test.each([
    ['LG-03 the operator chose the password', { restricted: true, restrictedFor: 'givenPassword' }, 'givenPassword'],
    ['LG-04 it has expired', { restricted: true, restrictedFor: 'expiredPassword' }, 'expiredPassword'],
    ['RT-17 an old session without a stored reason', { restricted: true }, 'expiredPassword'],
    ['nothing forces it', { restricted: false }, 'ownWish'],
    ['a visitor', null, 'ownWish'],
  ] as const)('%s', (_, session, reason) => {
    expect(reasonOf(session)).toBe(reason);
  });
});

describe('the input', () => {
  test.each([
    ['old one missing', '', 'night lake', 'old', 'changePassword.oldMissing'],
    ['new one missing', 'old', '', 'new', 'passwordProblem.missing'],
    ['too short', 'old', 'lake', 'new', 'passwordProblem.tooShort'],
    ['too long', 'old', 'night lake lights on the lake', 'new', 'passwordProblem.tooLong'],
    ['the same', 'night lake', 'night lake', 'new', 'changePassword.mustDiffer'],
    ['with the name', 'old', 'demo-lake-1', 'new', 'passwordProblem.mustNotHoldName'],
    ['a common one', 'old', 'password123', 'new', 'passwordProblem.tooCommon'],
  ])('RT-04 %s', (_, oldPassword, newPassword, at, text) => {
    expect(checkChange({ oldPassword, newPassword }, around)).toMatchObject({ at, text });
  });

  test('RT-04 both fields that are empty have their message, the upper one first', () => {
    expect(problemsIn(checkChange({ oldPassword: '', newPassword: '' }, around))).toMatchObject([
      { at: 'old', text: 'changePassword.oldMissing' },
      { at: 'new', text: 'passwordProblem.missing' },
    ]);
  });

  test('accepts a good password', () => {
    expect(checkChange({ oldPassword: 'old', newPassword: 'night lake' }, around)).toBeNull();
  });

  test('LG-03 a generated password is not required, and the new one need not differ from it', () => {
    const given = { ...around, oldRequired: false };
    expect(checkChange({ oldPassword: '', newPassword: 'night lake' }, given)).toBeNull();
  });
});

describe('a failed change', () => {
  const failure = (change: Partial<Failure>) => fakeFailure({ reference: 'CP-1', ...change });
  test.each([
    [{ errorCode: 'password.wrong' }, 'old', 'changePassword.oldWrong'],
    [{ errorCode: 'password.weak' }, 'new', 'passwordProblem.tooEasy'],
    [{ errorCode: 'password.weak', value: { rule: 'notCommon' } }, 'new', 'passwordProblem.tooCommon'],
    [{ errorCode: 'password.weak', value: { rule: 'notGuessable' } }, 'new', 'passwordProblem.guessable'],
    [{ errorCode: 'password.weak', value: { rule: 'different' } }, 'new', 'changePassword.mustDiffer'],
    [{ errorCode: 'TOO_MANY_REQUEST', status: 429 }, 'form', 'failure.tooMany'],
    [{ kind: 'timeout' as const, status: 0 }, 'form', 'changePassword.answerLost'],
    [{ kind: 'malformed' as const, status: 502 }, 'form', 'changePassword.answerLost'],
    [{ errorCode: 'service.unavailable', status: 503 }, 'form', 'failure.serviceBusy'],
  ])('RT-04 %o', (change, at, text) => {
    expect(problemBy(refusals, failure(change))).toMatchObject({ at, text });
  });
});
