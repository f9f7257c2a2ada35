// Tests the runner of the step-up: what its dialog shows of a refused proof, and its lock.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure, StepUp } from '../../shell/http/outcome.ts';
import { stepUpFlow } from './step-up.flow.ts';
import { stepUpRunner } from './step-up.runner.ts';

const proof: StepUp = { password: 'secret words' };

async function stage(failure: Failure | null) {
  const parts = { attempt: vi.fn(async (_proof: StepUp) => failure), focusField: vi.fn(), finish: vi.fn() };
  const flow = run(stepUpFlow, stepUpRunner(parts));
  flow.send({ type: 'submitted', proof });
  flow.send({ type: 'submitted', proof });
  await vi.advanceTimersByTimeAsync(0);
  return { ...parts, flow };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('performing the step-up', () => {
  test('closes the dialog, and a double tap sends one proof', async () => {
    const { attempt, finish } = await stage(null);
    expect(attempt).toHaveBeenCalledExactlyOnceWith(proof);
    expect(finish).toHaveBeenCalledOnce();
  });

  test.each(['password.wrong', 'code.invalid'])('shows %s at the field and is locked for 500 ms', async (errorCode) => {
    const { flow } = await stage(fakeFailure({ errorCode, message: 'No.' }));
    expect(flow.state()).toEqual({ at: 'settling', problem: { at: 'field', message: 'No.' } });
    await vi.advanceTimersByTimeAsync(499);
    expect(flow.state().at).toBe('settling');
    await vi.advanceTimersByTimeAsync(1);
    expect(flow.state().at).toBe('editing');
  });

  test('HT-08 says in place how long to wait after too many wrong proofs', async () => {
    const many = fakeFailure({ errorCode: 'TOO_MANY_REQUEST_LOGIN', status: 429, retryAfterSeconds: 7200 });
    const { flow } = await stage(many);
    expect(flow.state()).toMatchObject({ problem: { text: 'failure.tooManyHours', values: { hours: 2 } } });
  });

  test('HT-08 frees the dialog without a second message after a failure that the catalogue has shown', async () => {
    const { flow } = await stage(fakeFailure({ kind: 'timeout', errorCode: 'ECONNABORTED', isShown: true }));
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.state()).toEqual({ at: 'editing', problem: null });
  });
});
