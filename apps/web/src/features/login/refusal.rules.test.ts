import { describe, expect, test } from 'vitest';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import type { LoginEntry } from './login.rules.ts';
import { refusalsOf } from './refusal.rules.ts';

const failure = (change: Partial<Failure>) => fakeFailure({ reference: 'LG-1', ...change });
const problemOf = (change: Partial<Failure>, type: LoginEntry['type'] = 'username') =>
  problemBy(refusalsOf[type], failure(change));

describe('a failed log-in', () => {
  test('an unknown name and a wrong password show the same message, at the password', () => {
    const wrong = { at: 'password', text: 'loginProblem.wrongCredentials' };
    for (const errorCode of ['login.cred.err', 'not.exists.user']) expect(problemOf({ errorCode })).toEqual(wrong);
  });

  test.each([
    ['captcha.invalid', 'loginProblem.captchaNeeded'],
    ['captcha.required', 'loginProblem.captchaNeeded'],
    ['token_ip_different', 'loginProblem.placeChanged'],
  ])('%s has its own message at the form, with a reference', (errorCode, text) => {
    expect(problemOf({ errorCode })).toEqual({ at: 'form', text, reference: 'LG-1' });
  });

  test.each([
    ['TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: 300 }, 'failure.tooManyMinutes', { minutes: 5 }],
    ['TOO_MANY_REQUEST', { retryAfterSeconds: 61 }, 'failure.tooManyMinutes', { minutes: 2 }],
    ['TOO_MANY_REQUEST', { retryAfterSeconds: 20 }, 'failure.tooMany', undefined],
    ['TOO_MANY_REQUEST', {}, 'failure.tooMany', undefined],
  ])('%s always leads to a state (%o)', (errorCode, more, text, values) => {
    expect(problemOf({ errorCode, status: 429, ...more })).toEqual({
      at: 'form',
      text,
      ...(values && { values }),
      ...('retryAfterSeconds' in more && { waitSeconds: more.retryAfterSeconds }),
      reference: 'LG-1',
    });
  });

  test('names the back end’s other log-in methods that this page supports', () => {
    const limited = { errorCode: 'TOO_MANY_REQUEST_LOGIN', status: 429, retryAfterSeconds: 600 };
    expect(problemOf({ ...limited, value: { ways: ['recovery', 'sms', 'pigeon'] } })).toEqual({
      at: 'form',
      text: 'loginProblem.tooManyWays',
      values: { minutes: 10 },
      waitSeconds: 600,
      reference: 'LG-1',
      otherMethods: ['sms', 'recovery'],
    });
  });

  test.each([
    [20, 'failure.tooMany'],
    [36_000, 'failure.tooManyHours'],
  ])('names the other log-in methods with a wait of %i seconds', (retryAfterSeconds, text) => {
    const limited = { errorCode: 'TOO_MANY_REQUEST_LOGIN', status: 429, retryAfterSeconds };
    expect(problemOf({ ...limited, value: { ways: ['sms'] } })).toMatchObject({
      at: 'form',
      text,
      otherMethods: ['sms'],
    });
  });

  test.each([[undefined], [null], ['sms'], [{}], [{ ways: 'sms' }], [{ ways: [] }], [{ ways: [7, null] }]])(
    'names no other log-in methods where a back end sends the value %j',
    (value) => {
      const limited = { errorCode: 'TOO_MANY_REQUEST_LOGIN', status: 429, retryAfterSeconds: 600, value };
      expect(problemOf(limited)).toEqual({
        at: 'form',
        text: 'failure.tooManyMinutes',
        values: { minutes: 10 },
        waitSeconds: 600,
        reference: 'LG-1',
      });
    },
  );

  test('names no other log-in methods for another refusal', () => {
    const value = { ways: ['sms'] };
    expect(problemOf({ errorCode: 'TOO_MANY_REQUEST', status: 429, value })).not.toHaveProperty('otherMethods');
  });

  test('HT-08 a bad gateway is silent elsewhere and has a message here', () => {
    expect(problemOf({ kind: 'malformed', status: 502 })).toMatchObject({ at: 'form', text: 'failure.serviceBusy' });
  });

  test.each(['member.closed', 'maintenance', 'input.invalid', 'captcha.unavailable'])(
    'HT-08 %s is for the error catalogue, for both log-in methods',
    (errorCode) => {
      for (const type of ['username', 'sms'] as const) {
        expect(problemOf({ errorCode, isShown: true }, type)).toBeNull();
        expect(refusalsOf[type]).not.toHaveProperty([errorCode]);
      }
    },
  );

  test.each(['login.cred.err', 'not.exists.user', 'code.invalid'])(
    'by SMS %s is a wrong code: it does not reveal who has the number',
    (errorCode) => {
      expect(problemOf({ errorCode }, 'sms')).toEqual({ at: 'code', text: 'codesProblem.wrong' });
    },
  );
});
