import { describe, expect, test } from 'vitest';
import { fakeFailure } from '../http/fake-failure.ts';
import type { Failure } from '../http/outcome.ts';
import { problemBy, type Refusals } from './problem.rules.ts';

const refusals: Refusals<'password'> = {
  byCode: {
    'login.cred.err': { at: 'password', text: 'loginProblem.wrongCredentials' },
    maintenance: { at: 'form', text: 'loginProblem.maintenance' },
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

const failure = (change: Partial<Failure>) => fakeFailure({ reference: 'P-1', ...change });

describe('what a form says of a failed call', () => {
  test.each<[Partial<Failure>, string]>([
    [{ errorCode: 'TOO_MANY_REQUEST_LOGIN', status: 429 }, 'loginProblem.tooMany'],
    [{ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 60 }, 'loginProblem.tooMany'],
    [{ errorCode: 'service.overloaded', status: 503 }, 'loginProblem.serviceBusy'],
    [{ kind: 'malformed', errorCode: 'malformed', status: 502 }, 'loginProblem.serviceBusy'],
    [{ errorCode: 'constructor' }, 'loginProblem.refused'],
    [{ kind: 'offline', errorCode: 'offline', status: 0 }, 'login.offline'],
    [{ kind: 'timeout', errorCode: 'ECONNABORTED', status: 0 }, 'loginProblem.timeout'],
  ])('%o: as a whole, with a reference', (change, text) => {
    expect(problemBy(refusals, failure(change))).toEqual({ at: 'form', text, reference: 'P-1' });
  });

  test.each([
    ['maintenance', 503, 'loginProblem.maintenance'],
    ['region.restricted', 403, 'loginProblem.refused'],
    ['member.limited', 403, 'loginProblem.refused'],
  ])('%s is nothing that a new try helps against: customer service is offered', (errorCode, status, text) => {
    expect(problemBy(refusals, failure({ errorCode, status }))).toEqual({
      at: 'form',
      text,
      reference: 'P-1',
      help: true,
    });
  });

  test('at a field without a reference', () => {
    expect(problemBy(refusals, failure({ errorCode: 'login.cred.err' }))).toEqual({
      at: 'password',
      text: 'loginProblem.wrongCredentials',
    });
  });

  test.each([
    ['account.under.review', 400, 'Your account is under review.', 'Your account is under review.'],
    ['login.cred.err', 400, 'Other words', undefined],
    ['maintenance', 503, 'Other words', undefined],
    ['TOO_MANY_REQUEST', 429, 'Other words', undefined],
    ['unknown_error', 500, 'A fault inside', undefined],
    ['account.under.review', 400, '', undefined],
  ])(
    'HT-13 for %s with status %i and the message %j the back end’s own words are %j',
    (errorCode, status, message, said) => {
      const problem = problemBy(refusals, failure({ errorCode, status, message }));
      expect('said' in problem ? problem.said : undefined).toBe(said);
    },
  );

  test('a wait is told in whole minutes, rounded up', () => {
    const wait = failure({ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 61 });
    expect(problemBy(refusals, wait)).toMatchObject({ text: 'loginProblem.tooManyMinutes', values: { minutes: 2 } });
  });
});
