import { describe, expect, test } from 'vitest';
import { failure } from '../../shell/http/failure.ts';
import type { Failure } from '../../shell/http/outcome.ts';
import { problemOf } from './launch-problem.rules.ts';

test.each([
  ['region.restricted', 403, false],
  ['member.closed', 403, false],
  ['maintenance', 503, true],
] as const)('a launch refused with %s says so and offers customer service', (code, status, canRetry) => {
  expect(problemOf(failure('refused', code, { status, message: 'Closed' }))).toMatchObject({
    title: 'launchGame.refusedTitle',
    message: 'Closed',
    canRetry,
    help: true,
  });
});

test.each([
  ['game.closed.today', 400, 'This game rests on Sundays.', 'This game rests on Sundays.'],
  ['constructor', 400, 'Not now.', 'Not now.'],
  ['game.closed.today', 400, '', undefined],
  ['unknown_error', 500, 'A fault inside', 'A fault inside'],
  ['game.unavailable', 400, 'Other words', undefined],
  ['game.maintenance', 400, 'Other words', undefined],
])('HT-13 a launch refused with %s, status %i and %j shows %j of the back end', (code, status, message, shown) => {
  expect(problemOf(failure('refused', code, { status, message })).message).toBe(shown);
});

test('a game in maintenance says that nothing was staked, and offers a new try', () => {
  expect(problemOf(failure('refused', 'game.maintenance', { status: 400 }))).toMatchObject({
    title: 'launchGame.maintenanceTitle',
    text: 'launchGame.maintenanceText',
    canRetry: true,
  });
});

describe('a launch without a message of the back end', () => {
  test.each<[string, Failure, string, string]>([
    ['a refusal', failure('refused', 'x', { status: 400 }), 'launchGame.refusedTitle', 'launchGame.refusedText'],
    ['a busy service', failure('refused', 'x', { status: 503 }), 'launchGame.refusedTitle', 'failure.serviceBusy'],
    ['a time-out', failure('timeout', 'ECONNABORTED'), 'launchGame.refusedTitle', 'common.timeoutRetryPlease'],
    ['a lost connection', failure('offline', 'offline'), 'launchGame.unreachedTitle', 'failure.offline'],
    ['no answer', failure('network', 'network'), 'launchGame.unreachedTitle', 'failure.unreachable'],
  ])('HT-09 %s replaces the game, with a retry', (_, failed, title, text) => {
    expect(problemOf(failed)).toMatchObject({ title, text, canRetry: true, reference: failed.reference });
  });

  test('HT-08 too many requests say how long to wait', () => {
    const many = failure('refused', 'TOO_MANY_REQUEST', { status: 429, retryAfterSeconds: 120 });
    expect(problemOf(many)).toMatchObject({ text: 'failure.tooManyMinutes', values: { minutes: 2 }, canRetry: true });
  });
});
