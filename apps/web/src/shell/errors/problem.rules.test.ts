import { describe, expect, test } from 'vitest';
import type { Failure } from '../shell.ts';
import { problemBy, type Refusals } from './problem.rules.ts';

const refusals: Refusals<'password'> = {
  byCode: {
    'login.cred.err': { at: 'password', text: 'login.wrongCredentials' },
    maintenance: { at: 'form', text: 'login.maintenance' },
  },
  byKind: {
    offline: 'login.offline',
    network: 'login.unreachable',
    timeout: 'login.timeout',
    malformed: 'login.unreachable',
    aborted: 'login.unreachable',
  },
  tooMany: 'login.tooMany',
  tooManyMinutes: 'login.tooManyMinutes',
  serviceBusy: 'login.serviceBusy',
  refused: 'login.refused',
};

const failure = (change: Partial<Failure>): Failure => ({
  ok: false,
  kind: 'refused',
  errorCode: 'unknown_error',
  message: '',
  status: 400,
  reference: 'P-1',
  ...change,
});

describe('what a form says of a failed call', () => {
  test.each<[Partial<Failure>, string]>([
    [{ errorCode: 'TOO_MANY_REQUEST_LOGIN', status: 429 }, 'login.tooMany'],
    [{ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 60 }, 'login.tooMany'],
    [{ errorCode: 'service.overloaded', status: 503 }, 'login.serviceBusy'],
    [{ kind: 'malformed', errorCode: 'malformed', status: 502 }, 'login.serviceBusy'],
    [{ errorCode: 'constructor' }, 'login.refused'],
    [{ kind: 'offline', errorCode: 'offline', status: 0 }, 'login.offline'],
    [{ kind: 'timeout', errorCode: 'ECONNABORTED', status: 0 }, 'login.timeout'],
  ])('%o: as a whole, with a reference', (change, text) => {
    expect(problemBy(refusals, failure(change))).toEqual({ at: 'form', text, reference: 'P-1' });
  });

  test.each([
    ['maintenance', 503, 'login.maintenance'],
    ['region.restricted', 403, 'login.refused'],
    ['member.limited', 403, 'login.refused'],
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
      text: 'login.wrongCredentials',
    });
  });

  test('a wait is told in whole minutes, rounded up', () => {
    const wait = failure({ errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 61 });
    expect(problemBy(refusals, wait)).toMatchObject({ text: 'login.tooManyMinutes', values: { minutes: 2 } });
  });
});
