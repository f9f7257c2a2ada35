// The back end's answer to a call that it refuses, in tests.
import type { Failure } from './outcome.ts';

/** A refusal without words, changed as the test has it. */
export const fakeFailure = (change: Partial<Failure> = {}): Failure => ({
  ok: false,
  kind: 'refused',
  errorCode: 'unknown_error',
  message: '',
  status: 400,
  reference: 'AB12CD34',
  ...change,
});
