import { expect, test } from 'vitest';
import { failure } from '../../shell/http/failure.ts';
import { problemOf } from './launch-problem.rules.ts';

test.each([
  ['region.restricted', 403, 'launchGame.regionRestricted', false],
  ['maintenance', 503, 'launchGame.maintenance', true],
] as const)('a launch refused with %s says so and offers customer service', (code, status, text, canRetry) => {
  expect(problemOf(failure('refused', code, { status, message: 'Closed' }))).toMatchObject({
    title: 'launchGame.refusedTitle',
    text,
    canRetry,
    help: true,
  });
});

test.each([
  ['game.closed.today', 400, 'This game rests on Sundays.', 'This game rests on Sundays.'],
  ['constructor', 400, 'Not now.', 'Not now.'],
  ['game.closed.today', 400, '', undefined],
  ['unknown_error', 500, 'stack trace', undefined],
  ['game.unavailable', 400, 'Other words', undefined],
])('HT-13 a launch refused with %s, status %i and %j says %j of the back end', (code, status, message, said) => {
  expect(problemOf(failure('refused', code, { status, message })).said).toBe(said);
});
