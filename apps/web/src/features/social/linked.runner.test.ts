// Tests the runner of the linked accounts: where the reason of a refused removal is shown.
import { describe, expect, test, vi } from 'vitest';
import { fakeShell } from '../../kit/fake-page.tsx';
import { settled } from '../../shell/flow/fake-run.ts';
import { run } from '../../shell/flow/flow.ts';
import { fakeFailure } from '../../shell/http/fake-failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { linkedFlow } from './linked.flow.ts';
import { linkedRunner } from './linked.runner.ts';

const google = {
  id: 'Jq3l0mE8o5V1r7dYw2xTz9',
  channel: 'google',
  name: 'Maya Santos',
  linkedAt: '2026-11-21T12:00:00.000Z',
  lastWay: false,
} as const;

async function removed(outcome: Outcome<unknown>) {
  const [send, toast] = [vi.fn(async () => outcome), vi.fn()];
  const openOverlay = vi.fn(async (name: string) => (name === 'alert' ? 'confirmed' : null));
  const shell = fakeShell({ shell: { send, overlays: { open: openOverlay, toast } } });
  const flow = run(linkedFlow([google]), linkedRunner(shell));
  flow.send({ type: 'removeTapped', account: google });
  await settled();
  return { send, toast, openOverlay, state: flow.state() };
}

describe('an account that could not be removed', () => {
  test('stays, without a second message where the error catalogue has shown one', async () => {
    const { send, toast, state } = await removed(fakeFailure({ errorCode: 'identity.last', isShown: true }));
    const claims = { stepup_required: true, 'password.wrong': true, 'code.invalid': true };
    expect(send).toHaveBeenCalledExactlyOnceWith('security.unlinkIdentity', { id: google.id }, { claims });
    expect(toast).not.toHaveBeenCalled();
    expect(state).toEqual({ at: 'shown', items: [google] });
  });

  test('HT-08 says in a toast how long to wait, without an alert', async () => {
    const { toast } = await removed(fakeFailure({ errorCode: 'TOO_MANY_REQUEST', retryAfterSeconds: 120 }));
    expect(toast).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2 minutes'), 'warn', expect.any(Number));
  });

  test('stays when the member closes the step-up', async () => {
    const { openOverlay, toast, state } = await removed(fakeFailure({ errorCode: 'stepup_required' }));
    expect(openOverlay).toHaveBeenLastCalledWith('stepUp', expect.anything());
    expect(toast).not.toHaveBeenCalled();
    expect(state).toEqual({ at: 'shown', items: [google] });
  });
});
