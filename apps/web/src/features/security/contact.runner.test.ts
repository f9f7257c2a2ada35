// Tests the runner of a new address or number: what the form shows of a refusal, and its lock.
import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { contactFlow } from './contact.flow.ts';
import { contactRunner } from './contact.runner.ts';

const overview = examples['security.email'].output;
const submitted = { type: 'submitted', code: '482913' } as const;
const refusal = (errorCode: string, change: object = {}) =>
  fakeFailure({ errorCode, message: 'No.', reference: 'SC-1', ...change });

async function stage(outcome: Outcome<typeof overview> | null) {
  const parts = { save: vi.fn(async (_code: string) => outcome), focusField: vi.fn(), finish: vi.fn() };
  const flow = run(
    contactFlow,
    contactRunner(() => parts),
  );
  parts.focusField.mockClear();
  flow.send(submitted);
  flow.send(submitted);
  await vi.advanceTimersByTimeAsync(0);
  return { ...parts, flow };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('saving a new address or number', () => {
  test('finishes with the new overview, and a double tap saves once', async () => {
    const { save, finish } = await stage({ ok: true, value: overview });
    expect(save).toHaveBeenCalledExactlyOnceWith('482913');
    expect(finish).toHaveBeenCalledExactlyOnceWith(overview);
  });

  test('shows a wrong code at its field with the back end’s message, and locks for 500 ms', async () => {
    const { flow, focusField } = await stage(refusal('code.invalid'));
    expect(flow.state()).toEqual({ at: 'settling', problem: { at: 'code', message: 'No.' } });
    expect(focusField).toHaveBeenCalledExactlyOnceWith('code');
    await vi.advanceTimersByTimeAsync(499);
    expect(flow.state().at).toBe('settling');
    await vi.advanceTimersByTimeAsync(1);
    expect(flow.state().at).toBe('editing');
  });

  test.each(['email.taken', 'email.invalid', 'mobile.taken', 'mobile.invalid', 'country.refused'])(
    'shows %s above the form, as its field is hidden by now',
    async (errorCode) => {
      const { flow } = await stage(refusal(errorCode));
      expect(flow.state()).toMatchObject({ problem: { at: 'form', message: 'No.', reference: 'SC-1' } });
    },
  );

  test('HT-08 frees the form without a second message after a failure that the catalogue has shown', async () => {
    const { flow } = await stage(refusal('unknown_error', { isShown: true }));
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.state()).toEqual({ at: 'editing', problem: null });
  });

  test('HT-08 says in place how long to wait after too many requests', async () => {
    const { flow } = await stage(refusal('TOO_MANY_REQUEST_LOGIN', { status: 429, retryAfterSeconds: 120 }));
    expect(flow.state()).toMatchObject({ problem: { text: 'failure.tooManyMinutes', values: { minutes: 2 } } });
  });
});
