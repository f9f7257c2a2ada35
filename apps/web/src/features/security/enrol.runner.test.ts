// Tests the runner of an authenticator's setup: its calls, and how its sheet shows refusals.
import { examples } from '@foyer/contract/examples';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Failure, Outcome, SendOptions } from '../../shell/http/outcome.ts';
import { enrolFlow } from './enrol.flow.ts';
import { enrolRunner } from './enrol.runner.ts';

const secret = examples['security.enrol'].output;
const enrolled = examples['security.enrolConfirm'].output;
const refusal = (errorCode: string, change: Partial<Failure> = {}) =>
  fakeFailure({ errorCode, message: 'No.', reference: 'SE-1', ...change });

/** A sheet whose start and whose code the platform answers this way. */
async function stage(confirm: Outcome<unknown>, start: Outcome<unknown> = { ok: true, value: secret }) {
  const send = vi.fn(async (name: string, _input: object, _options: SendOptions) =>
    name === 'security.enrol' ? start : confirm,
  );
  const openOverlay = vi.fn(async () => null);
  const sheet = { focusField: vi.fn(), leave: vi.fn(), finish: vi.fn(), onSending: vi.fn() };
  const flow = run(enrolFlow, enrolRunner(fakeShell({ shell: { send, overlays: { open: openOverlay } } }), sheet));
  await vi.advanceTimersByTimeAsync(0);
  flow.send({ type: 'submitted', code: '482913' });
  flow.send({ type: 'submitted', code: '482913' });
  await vi.advanceTimersByTimeAsync(0);
  return { ...sheet, flow, send, openOverlay };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('setting up an authenticator app', () => {
  test('finishes with the recovery codes, and a double tap sends one code', async () => {
    const { finish, send, onSending } = await stage({ ok: true, value: enrolled });
    expect(finish).toHaveBeenCalledExactlyOnceWith(enrolled);
    // The sheet may be closed before: the page learns from the call.
    expect(await onSending.mock.calls[0]?.[0]).toEqual({ ok: true, value: enrolled });
    expect(send.mock.calls.map(([name]) => name)).toEqual(['security.enrol', 'security.enrolConfirm']);
    const claimed = ['stepup_required', 'password.wrong', 'code.invalid', 'authenticator.expired'];
    expect(Object.keys(send.mock.calls[0]?.[2].claims ?? {})).toEqual(claimed.slice(0, 3));
    expect(Object.keys(send.mock.calls[1]?.[2].claims ?? {})).toEqual(claimed);
  });

  test('shows a wrong code at its field with the back end’s message, and locks for 500 ms', async () => {
    const { flow, focusField } = await stage(refusal('code.invalid'));
    expect(flow.state()).toMatchObject({ at: 'settling', problem: { at: 'code', message: 'No.' } });
    expect(focusField).toHaveBeenCalledExactlyOnceWith('code');
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.state().at).toBe('editing');
  });

  test('offers a restart when the setup has expired', async () => {
    const { flow } = await stage(refusal('authenticator.expired'));
    expect(flow.state()).toEqual({ at: 'failed', problem: { at: 'form', message: 'No.', reference: 'SE-1' } });
  });

  test('HT-08 frees the form without a second message after a failure that the catalogue has shown', async () => {
    const { flow } = await stage(refusal('unknown_error', { isShown: true }));
    await vi.advanceTimersByTimeAsync(500);
    expect(flow.state()).toMatchObject({ at: 'editing', problem: null });
  });

  test('HT-08 offers a restart, without a second message, when the start has failed', async () => {
    const shown = refusal('method.refused', { isShown: true });
    const { flow, send } = await stage(shown, shown);
    expect(flow.state()).toEqual({ at: 'failed', problem: null });
    expect(send).toHaveBeenCalledOnce();
  });

  test('leaves when the member closes the step-up', async () => {
    const required = refusal('stepup_required');
    const { leave, openOverlay } = await stage(required, required);
    expect(openOverlay).toHaveBeenCalledExactlyOnceWith('stepUp', expect.anything());
    expect(leave).toHaveBeenCalledOnce();
  });
});
