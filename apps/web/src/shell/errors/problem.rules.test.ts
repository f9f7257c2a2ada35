import { describe, expect, test } from 'vitest';
import { fakeFailure } from '../http/fake-failure.ts';
import type { Failure } from '../http/outcome.ts';
import { inItsWords, type Problem, problemBy, type Refusals } from './problem.rules.ts';

const refusals: Refusals<'member.passwordResetConfirm', Problem<'code' | 'password'>> = {
  'code.invalid': { at: 'code', text: 'recover.codeInvalid' },
  'password.weak': inItsWords('password'),
  unanswered: { at: 'form', text: 'recover.answerLost' },
};

const failure = (change: Partial<Failure>) => fakeFailure({ reference: 'P-1', ...change });

describe('the message of a form about a failed call', () => {
  test.each<[string, Partial<Failure>, object | null]>([
    [
      'its own message, at the field, without a reference',
      { errorCode: 'code.invalid' },
      { at: 'code', text: 'recover.codeInvalid' },
    ],
    [
      'the back end’s message at the field, where the form wants it',
      { errorCode: 'password.weak', message: 'Too short.' },
      { at: 'password', message: 'Too short.' },
    ],
    [
      'our message at the field, where the back end has none',
      { errorCode: 'password.weak' },
      { at: 'password', text: 'failure.refused' },
    ],
    [
      'its own message for a lost answer, with the reference',
      { kind: 'timeout', errorCode: 'ECONNABORTED', status: 0 },
      { at: 'form', text: 'recover.answerLost', reference: 'P-1' },
    ],
    [
      'its own message for an answer that a gateway lost',
      { errorCode: 'unknown_error', status: 504 },
      { at: 'form', text: 'recover.answerLost', reference: 'P-1' },
    ],
    ['nothing when the error catalogue has shown a message', { errorCode: 'some.code', isShown: true }, null],
    [
      'how long to wait, which causes no alert',
      { errorCode: 'TOO_MANY_REQUEST', status: 429, retryAfterSeconds: 61 },
      { at: 'form', text: 'failure.tooManyMinutes', values: { minutes: 2 }, waitSeconds: 61, reference: 'P-1' },
    ],
    ['nothing for a code named like a property of every object', { errorCode: 'constructor', isShown: true }, null],
    [
      'an offer of customer service when a retry cannot help',
      { errorCode: 'maintenance', status: 503, message: 'Back at noon.' },
      { at: 'form', message: 'Back at noon.', reference: 'P-1', help: true },
    ],
  ])('HT-08 is %s', (_, change, problem) => {
    expect(problemBy(refusals, failure(change))).toEqual(problem);
  });
});
