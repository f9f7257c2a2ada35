import { errorCodes } from '@foyer/contract';
import { describe, expect, test } from 'vitest';
import login from '../../locales/EN/login.json' with { type: 'json' };
import loginProblem from '../../locales/EN/loginProblem.json' with { type: 'json' };
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { problemOf } from './refusal.rules.ts';

const failure = (change: Partial<Failure>) => fakeFailure({ reference: 'LG-1', ...change });

describe('a failed log-in', () => {
  test('an unknown name and a wrong password read the same', () => {
    expect(problemOf(failure({ errorCode: 'not.exists.user' }), 'username')).toEqual(
      problemOf(failure({ errorCode: 'login.cred.err' }), 'username'),
    );
  });

  test.each([
    ['TOO_MANY_REQUEST_LOGIN', { retryAfterSeconds: 300 }, 'loginProblem.tooManyMinutes', { minutes: 5 }],
    ['TOO_MANY_REQUEST', { retryAfterSeconds: 61 }, 'loginProblem.tooManyMinutes', { minutes: 2 }],
    ['TOO_MANY_REQUEST', { retryAfterSeconds: 20 }, 'loginProblem.tooMany', undefined],
    ['TOO_MANY_REQUEST', {}, 'loginProblem.tooMany', undefined],
  ])('%s is never without a state (%o)', (errorCode, more, text, values) => {
    const problem = problemOf(failure({ errorCode, status: 429, ...more }), 'username');
    expect(problem.text).toBe(text);
    expect(problem.values).toEqual(values);
  });

  test('names the other ways in where the back end does, those that this page knows', () => {
    const limited = { errorCode: 'TOO_MANY_REQUEST_LOGIN', status: 429, retryAfterSeconds: 600 };
    expect(problemOf(failure({ ...limited, value: { ways: ['recovery', 'sms', 'pigeon'] } }), 'username')).toEqual({
      at: 'form',
      text: 'loginProblem.tooManyWays',
      values: { minutes: 10 },
      reference: 'LG-1',
      ways: ['sms', 'recovery'],
    });
  });

  test.each([[undefined], [null], ['sms'], [{}], [{ ways: 'sms' }], [{ ways: [] }], [{ ways: [7, null] }]])(
    'names no other ways where a back end sends the value %j',
    (value) => {
      const limited = { errorCode: 'TOO_MANY_REQUEST_LOGIN', status: 429, retryAfterSeconds: 600, value };
      expect(problemOf(failure(limited), 'username')).toEqual({
        at: 'form',
        text: 'loginProblem.tooManyMinutes',
        values: { minutes: 10 },
        reference: 'LG-1',
      });
    },
  );

  test('names no other ways for another refusal', () => {
    const value = { ways: ['sms'] };
    expect(problemOf(failure({ errorCode: 'member.closed', value }), 'username')).not.toHaveProperty('ways');
  });

  test.each([
    ['offline', 'login.offline'],
    ['timeout', 'loginProblem.timeout'],
    ['network', 'login.unreachable'],
    ['malformed', 'login.unreachable'],
  ] as const)('no answer (%s) has words and a reference', (kind, text) => {
    expect(problemOf(failure({ kind, errorCode: kind, status: 0 }), 'username')).toMatchObject({
      at: 'form',
      text,
      reference: 'LG-1',
    });
  });

  test('a gateway that is down (silent elsewhere) has words here', () => {
    expect(problemOf(failure({ kind: 'malformed', status: 502 }), 'username').text).toBe('loginProblem.serviceBusy');
    expect(problemOf(failure({ errorCode: 'service.overloaded', status: 503 }), 'username').text).toBe(
      'loginProblem.serviceBusy',
    );
  });

  test.each(['login.cred.err', 'not.exists.user', 'code.invalid'])(
    'by SMS %s is a wrong code: nothing tells whether anybody has the number',
    (errorCode) => {
      expect(problemOf(failure({ errorCode }), 'sms')).toEqual({ at: 'code', text: 'codes.wrong' });
    },
  );

  test('by SMS everything else reads as by password', () => {
    for (const errorCode of ['member.closed', 'maintenance', 'input.invalid'])
      expect(problemOf(failure({ errorCode }), 'sms')).toEqual(problemOf(failure({ errorCode }), 'username'));
  });

  test('every error code of the contract has an English text', () => {
    for (const [errorCode, status] of Object.entries(errorCodes)) {
      const key = problemOf(failure({ errorCode, status }), 'username').text;
      expect({ login, loginProblem }, `${errorCode} → ${key}`).toHaveProperty(key);
    }
  });
});
