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
